// Mutation testing, module by module: npm run mutate -- --mutate 'src/focus/**/*.ts'
// Properties try few inputs, so that a mutant takes seconds; a score is one from below.
process.env.FC_RUNS ??= '4';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts', related: false },
  mutate: [
    'src/{core,rng,hex,board,line-of-sight,pathfinding,targeting,focus,monster-turn,render}/**/*.ts',
    'src/{modifier-deck,condition,element,damage,attack}/**/*.ts',
    '!src/**/*.d.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  // The sandbox is a copy of the project; what is built or downloaded does not belong in it.
  ignorePatterns: ['dist', 'docs', 'coverage', 'reports', '.pack', '.examples'],
};
