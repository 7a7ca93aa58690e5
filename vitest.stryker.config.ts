import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** As the tests run, without type tests (a mutant need not compile) and without the closing line. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    typecheck: { enabled: false },
    reporters: ['default'],
    exclude: ['**/node_modules/**', 'test/tooling/**', 'test/examples.test.ts'],
  },
});
