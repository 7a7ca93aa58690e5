import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entryOf, publicModules } from './scripts/public-modules.mjs';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
const require = createRequire(import.meta.url);

// fp-ts and io-ts are bundled from their es6 builds: Node needs the CommonJS specifiers that the
// source uses, but no bundler can shake those.
const es6: Plugin = {
  name: 'fp-ts-es6',
  setup(build) {
    build.onResolve({ filter: /^(fp-ts|io-ts)(\/lib\/.+\.js)?$/ }, ({ path }) => {
      const [name, , file = 'index.js'] = path.split('/') as [string, string?, string?];
      const folder = dirname(require.resolve(`${name}/package.json`));
      return { path: join(folder, 'es6', file), sideEffects: false };
    });
  },
};

// The root re-exports the built entries instead of bundling them again: `export * as` would put
// namespace objects into the shared chunks, and single functions would stop shaking.
const rootPointsAtEntries: Plugin = {
  name: 'root-points-at-entries',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? 'cjs' : 'js';
    build.onResolve({ filter: /^\.\/.+\.js$/ }, ({ path }) => ({
      path: `./${entryOf(path)}.${extension}`,
      external: true,
    }));
  },
};

const entries = {
  ...Object.fromEntries(publicModules().map((name) => [name, `src/${name}/index.ts`] as const)),
  // Parts of the root; no subpath of package.json leads to them.
  either: 'src/either.ts',
  explain: 'src/explain.ts',
};
const common: Options = {
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  sourcemap: false,
};

export default defineConfig([
  {
    ...common,
    entry: entries,
    splitting: true,
    noExternal: [/^(fp|io)-ts($|\/)/],
    esbuildPlugins: [es6],
    // All declarations come from one build, or types would be duplicated. Those of the root are
    // written by scripts/root-declarations.mjs.
    // tsup sets `baseUrl`, which TypeScript 6 refuses without `ignoreDeprecations`.
    dts: {
      entry: entries,
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
  },
  {
    ...common,
    entry: { index: 'src/index.ts' },
    splitting: false,
    esbuildPlugins: [rootPointsAtEntries],
  },
]);
