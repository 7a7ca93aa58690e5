/**
 * What active bonuses, items, traps, goals and special rules can answer to, in the words of the rules.
 * Each has an actor, most have a target, some an amount.
 */
export const MOMENTS = [
  // Standing: no moment, the effects hold as long as the bonus does.
  'always',
  // Within a turn.
  'duringTurn',
  'turnStarts',
  'turnEnds',
  'cardPlayed',
  'actionStarts',
  'actionEnds',
  'abilityStarts',
  'abilityEnds',
  'hexEntered',
  // An attack on one target, in this order.
  'attack',
  'attacked',
  'cardsDrawn',
  'damageByAttack',
  'attackEnds',
  'retaliated',
  // Hit points.
  'damage',
  'damaged',
  'healed',
  'dies',
  'killed',
  'exhausted',
  // Conditions, elements, cards, items.
  'conditionGained',
  'elementConsumed',
  'elementInfused',
  'cardLost',
  'itemUsed',
  'rested',
  'experienceGained',
  // The board.
  'trapSprung',
  'trapDisarmed',
  'overlayCreated',
  'overlayDestroyed',
  'looted',
  'treasureLooted',
  'doorOpened',
  'roomRevealed',
  'plateOccupied',
  'plateLeft',
  'summoned',
  'spawned',
  // The round and the scenario.
  'setUp',
  'roundStarts',
  'cardsRevealed',
  'roundEnds',
  'scenarioEnds',
  // The campaign.
  'scenarioCompleted',
  'battleGoalCheck',
  'goldDonated',
  'enhanced',
  'retired',
] as const;

/**
 * One of {@link MOMENTS}.
 *
 * `attack` is before a target's card is drawn, on the attacker's side, and `attacked` the same on the
 * target's; `damageByAttack` is when the cards are known and shields still count; `damage` is before any
 * damage is suffered, whatever its source; neither comes for a damage of 0 (R-DMG-1), the first only where
 * something is left after other shields (R-BONUS-6); `damaged` is after it. `dies` is the figure's own death,
 * `killed` somebody's doing. `killed` and `attack` have the victim as target.
 *
 * A moment is a figure's own as the target at `attacked`, `damageByAttack`, `damage`, `damaged`, `healed`,
 * `conditionGained` and `trapSprung`, and as the actor at all others; whoever retaliates is the actor of
 * `retaliated`, and whoever is hurt by that its target; a new figure is the target of `summoned` and
 * `spawned`, and who made it the actor. `setUp`, `roundStarts`, `cardsRevealed`, `roundEnds` and
 * `scenarioEnds` are nobody's: every bearer answers them.
 *
 * `abilityStarts` is before targets are chosen and before it is asked whether the ability can be performed;
 * it is of abilities of actions, not of items, modifier cards or rests.
 *
 * The amount of a moment is the damage at `damageByAttack`, `damage`, `damaged` and `killed` (0 for a kill
 * outright), the hit points at `healed`, the money tokens at `looted`, the experience at `experienceGained`,
 * the gold at `goldDonated`, the checkmarks at `battleGoalCheck`, the number of the ability at
 * `abilityStarts` and `abilityEnds`; elsewhere it is 1. A count includes what happens just now.
 */
export type Moment = (typeof MOMENTS)[number];
