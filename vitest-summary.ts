import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed, N skipped`, for scripts to read. */
export default class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      // A file that could not be loaded has no tests of its own; count it as one failure.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    }
    const failed = count.failed + count.pending + errors.length;
    process.stdout.write(
      `\n${String(count.passed)} passed, ${String(failed)} failed, ${String(count.skipped)} skipped\n`,
    );
  }
}
