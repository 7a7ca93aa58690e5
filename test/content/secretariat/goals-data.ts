/** The shape of the file of goals and special rules beside the project, as far as it is read: for tests only. */

import { existsSync } from 'node:fs';

import { readSecretariat, SECRETARIAT } from './folder.js';

/** A value of our language that is made here. */
export type Json = Readonly<Record<string, unknown>>;

/** For each size of the party, `"2"` to `"4"`. */
export type RawByParty<A> = Readonly<Partial<Record<string, A>>>;

/** A place by letters. */
export interface RawAt {
  readonly marker: string | readonly string[];
}

/** Pressure plates that open something. */
export interface RawPlates {
  readonly plates: readonly string[] | RawByParty<readonly string[]>;
  readonly by: 'anyCharacter' | 'allCharacters';
}

/** What something waits for. */
export interface RawTrigger {
  readonly doorOpened?: string;
  readonly destroyed?: string;
  readonly standing?: string;
  readonly plateOccupied?: RawPlates;
  readonly platesOccupied?: RawPlates;
  readonly bossSpecial?: unknown;
  readonly characterOrAllyOn?: readonly string[];
  readonly looted?: string;
  readonly any?: readonly RawTrigger[];
}

/** A step of the turn of a figure. */
export interface RawStep {
  readonly move?: number;
  readonly attack?: number | string;
  readonly range?: number;
  readonly toward?: { readonly marker?: string; readonly monster?: string };
}

/** What a boss summons. */
export interface RawSummon {
  readonly monster: string;
  readonly count?: number | string | RawByParty<number>;
  readonly rank?: RawByParty<string>;
  readonly each?: RawByParty<readonly string[]>;
}

/** One step of a cycle of spawns. */
export interface RawSpawned {
  readonly monster: string;
  readonly at: RawAt;
  readonly rank: RawByParty<string>;
}

/** A special rule. */
export interface RawRule {
  readonly type: string;
  readonly effect?: string;
  readonly card?: string;
  readonly condition?: string;
  readonly count?: number | RawByParty<number>;
  readonly scenarioEffect?: boolean;
  readonly monster?: string;
  readonly monsters?: readonly string[];
  readonly monsterCounts?: RawByParty<RawByParty<readonly string[]>>;
  readonly what?: string;
  readonly to?: string;
  readonly at?: unknown;
  readonly until?: RawTrigger;
  readonly trigger?: RawTrigger;
  readonly after?: RawTrigger;
  readonly while?: RawTrigger;
  readonly opensWhen?: RawTrigger;
  readonly rooms?: readonly string[];
  readonly tiles?: readonly string[];
  readonly maxPerRoom?: string;
  readonly doors?: readonly string[];
  readonly each?: string;
  readonly once?: boolean;
  readonly when?: string;
  readonly rounds?: unknown;
  readonly round?: number;
  readonly players?: readonly number[];
  readonly rank?: RawByParty<unknown>;
  readonly order?: readonly RawSpawned[];
  readonly hp?: string;
  readonly hpRounding?: 'floor' | 'ceil';
  readonly side?: string;
  readonly initiative?: number | string;
  readonly turn?: readonly RawStep[];
  readonly opensDoors?: boolean;
  readonly healable?: boolean;
  readonly monstersTargetIt?: boolean;
  readonly modifierDeck?: string;
  readonly which?: string;
  readonly allowed?: readonly string[];
  readonly set?: RawByParty<string>;
  readonly by?: number;
  readonly max?: number;
  readonly hexes?: number;
  readonly obstacle?: string;
  readonly focus?: string;
  readonly affects?: string;
  readonly attack?: number;
  readonly advantage?: boolean;
  readonly disadvantage?: boolean;
  readonly startOfTurn?: { readonly heal?: number; readonly damage?: number };
  readonly summon?: readonly RawSummon[];
}

/** A goal or a loss. */
export interface RawGoal {
  readonly type: string;
  readonly of?: readonly RawGoal[];
  readonly monster?: string;
  readonly monsters?: readonly string[];
  readonly except?: readonly string[];
  readonly formula?: string;
  readonly count?: number | string;
  readonly each?: boolean;
  readonly tiles?: 'all' | readonly string[];
  readonly marker?: string;
  readonly who?: string;
  readonly mode?: string;
  readonly what?: string;
  readonly to?: { readonly marker: string; readonly adjacent?: boolean };
  readonly plates?: readonly string[] | RawByParty<readonly string[]>;
  readonly rounds?: string;
  readonly round?: number;
  readonly while?: { readonly alive: string };
  readonly unless?: { readonly standingOn: RawAt };
  readonly after?: RawTrigger;
}

/** The goal and the special rules of a scenario. */
export interface RawScenario {
  readonly scenario: string;
  readonly goal: RawGoal;
  readonly loss?: RawGoal;
  readonly specialRules: readonly RawRule[];
  readonly doors?: Readonly<Record<string, readonly unknown[]>>;
  readonly markers?: Readonly<Record<string, readonly { readonly hexes: readonly unknown[] }[]>>;
}

const FILE = '../goals.json';

/** Whether the file is there. */
export const hasGoals = existsSync(`${SECRETARIAT}${FILE}`);

/** All scenarios of the file. */
export const readGoals = (): readonly RawScenario[] =>
  readSecretariat(FILE) as readonly RawScenario[];
