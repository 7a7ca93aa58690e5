import { flag, optional, type LeavesOf } from '../../core/codec.js';
import type { RuleBase } from '../scenario/special-rule-base.js';
import { language } from './language.js';
import { between, id, some } from './leaf.js';

/** What every special rule may say of itself. */
export const ruleBase = (): LeavesOf<RuleBase> => ({
  id: optional(id),
  negative: optional(flag),
  if: optional(some(language.clause)),
  until: optional(some(language.clause)),
});

/** A place in the order of initiative. */
export const initiative = /*#__PURE__*/ between(1, 99);
