import type { TSESLint } from '@typescript-eslint/utils';

/** An eslint rule: a function may change only what it made itself. */
export declare const localMutation: TSESLint.RuleModule<
  'shared',
  [{ workingNames?: string; workingTypes?: string[] }]
>;
