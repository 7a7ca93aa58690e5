import { forEach } from './change.js';
import type { Performer } from './performer.js';
import { performed } from './performed.js';
import { gain } from './rewards.js';

/** Experience for whoever owns the card, or for others: nobody declines it (R-LOOT-10). */
export const performExperience: Performer<'experience'> = ({ state, reading, figure, ability }) => {
  const { to } = ability;
  const gainers =
    to === undefined ? [reading.scope.owner] : reading.figures(to).map(({ id }) => id);
  return forEach(gainers, (id) => gain(id, reading.value(ability.amount)))(
    performed(figure.id)(state),
  );
};
