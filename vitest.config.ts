import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    // Tests may import the examples, which import the package by its own name.
    alias: [
      { find: /^gloomhaven-rules$/, replacement: `${root}src/index.ts` },
      { find: /^gloomhaven-rules\/([^/]+)$/, replacement: `${root}src/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // The code has no global state, so a fresh environment per file would only cost time.
    isolate: false,
    // Nothing else runs beside the tests: no core need be kept free.
    maxWorkers: '100%',
    // Counts are fixed, not times: a busy machine must not fail a test.
    testTimeout: 120_000,
    setupFiles: ['test/setup.ts'],
    reporters: ['default', './vitest-summary.ts'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/*.d.ts'] },
  },
});
