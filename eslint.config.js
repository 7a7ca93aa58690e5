import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import functional from 'eslint-plugin-functional';
import tseslint from 'typescript-eslint';
import { localMutation } from './scripts/local-mutation-rule.mjs';

/** Nothing in the library may ask the machine: it would be neither pure nor the same everywhere. */
const IMPURE_GLOBALS = [
  'Date',
  'Intl',
  'process',
  'console',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'structuredClone',
  'Buffer',
  'window',
  'document',
  'globalThis',
  'require',
];
/** Answers of these depend on the machine's language. */
const LOCALE_METHODS = [
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
];

/** Parameters with these names are collections of the caller, made to be filled. */
const WORKING_NAMES = '^(out|into|scratch|faults)([A-Z]|$)';
/** Structures inside the library that several functions fill; none is part of an input or answer. */
const WORKING_TYPES = [
  'CompiledBoard', // keeps rows of range and sight, computed when first asked for
  'Aim', // keeps the cells from which a foe can be attacked, computed when first asked for
  'Source', // a text that is being read
  'Placing', // figures being put on a board
];

/** Only specifiers that plain Node resolves, in ESM and CommonJS alike. */
const importPatterns = [
  {
    regex: '^fp-ts(?!/lib/[A-Za-z]+\\.js$)',
    message: "Write 'fp-ts/lib/Module.js': Node ESM resolves nothing else.",
  },
  {
    regex: '^io-ts(?!$|/lib/[A-Za-z]+\\.js$)',
    message: "Write 'io-ts' or 'io-ts/lib/Module.js'.",
  },
];
const noNode = { regex: '^node:', message: 'The library is headless.' };
const noSeedrandom = { regex: '^seedrandom', message: 'Chance comes from src/rng.' };

export default defineConfig(
  globalIgnores([
    'dist',
    'coverage',
    'docs/api',
    'reports',
    '.pack',
    '.examples',
    '.stryker-tmp',
    'test/conformance',
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/require-array-sort-compare': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Reads of typed arrays and of checked indexes: noUncheckedIndexedAccess marks every one.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-imports': ['error', { patterns: importPatterns }],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { functional, local: { rules: { 'local-mutation': localMutation } } },
    rules: {
      'functional/no-throw-statements': 'error',
      'functional/no-classes': 'error',
      'functional/no-this-expressions': 'error',
      'functional/no-promise-reject': 'error',
      'local/local-mutation': [
        'error',
        { workingNames: WORKING_NAMES, workingTypes: WORKING_TYPES },
      ],
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from src/rng.' },
        ...LOCALE_METHODS.map((property) => ({
          property,
          message: 'Order and text must not depend on the locale.',
        })),
      ],
      'no-restricted-imports': ['error', { patterns: [...importPatterns, noNode, noSeedrandom] }],
    },
  },
  {
    files: ['src/rng/**/*.ts', 'src/*.d.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...importPatterns, noNode] }] },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js', '**/*.d.mts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        module: 'writable',
      },
    },
  },
);
