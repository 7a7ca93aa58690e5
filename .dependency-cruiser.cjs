// Which module may import which: docs of the layers stand in README.md. A module may import modules
// of a lower layer only; the root index re-exports all of them.

/** Layer of each module. A folder of src that is missing here fails the lint. */
const LAYERS = [
  ['core', 'vocabulary', 'rng'],
  ['hex'],
  ['board', 'condition', 'element', 'modifier-deck'],
  ['line-of-sight', 'pathfinding', 'damage'],
  ['targeting'],
  ['attack', 'focus'],
  ['monster-turn', 'content'],
  ['scenario'],
  ['round', 'campaign'],
  ['demo', 'community', 'render', 'simulate', 'testing'],
];
/** The one import within a layer that is allowed. */
const SHARED_GROUND = 'core';

const folder = (names) => `^src/(${names.join('|')})/`;

const layerRules = LAYERS.map((names, layer) => ({
  name: `layer-${layer}-imports-lower-layers-only`,
  severity: 'error',
  from: { path: folder(names) },
  to: {
    path: folder(LAYERS.slice(layer).flat()),
    // `$1` is the importing module: its own files are fine.
    pathNot: ['^src/$1/', `^src/${SHARED_GROUND}/`],
  },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'core-imports-no-module',
      severity: 'error',
      from: { path: `^src/${SHARED_GROUND}/` },
      to: { path: '^src/', pathNot: `^src/${SHARED_GROUND}/` },
    },
    {
      name: 'no-module-imports-the-root',
      severity: 'error',
      from: { path: '^src/[^/]+/' },
      to: { path: '^src/[^/]+\\.ts$', pathNot: '\\.d\\.ts$' },
    },
    {
      name: 'every-module-has-a-layer',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: folder(LAYERS.flat()) },
      to: {},
    },
    {
      name: 'through-the-index-or-internal',
      comment:
        "index.ts is a module's public face, internal.ts what kernels of other modules share.",
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^src/[^/]+/',
        pathNot: ['^src/$1/', `^src/${SHARED_GROUND}/`, '^src/[^/]+/(index|internal)\\.ts$'],
      },
    },
    {
      name: 'root-through-the-index',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: '^src/[^/]+/', pathNot: '^src/[^/]+/index\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment:
        'Types may speak of each other: the language of cards is one recursive type. At run time nothing may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-specifiers',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'only-three-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules', pathNot: 'node_modules/(@types/)?(fp-ts|io-ts|seedrandom)/' },
    },
    { name: 'no-node-builtins', severity: 'error', from: {}, to: { dependencyTypes: ['core'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.build.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
