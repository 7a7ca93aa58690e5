import fc from 'fast-check';

/** Seeded, so that a run can be repeated: `FC_SEED=7 FC_RUNS=10000 npm test` looks elsewhere, for longer. */
fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 20_000),
  numRuns: Number(process.env['FC_RUNS'] ?? 100),
});
