import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, type BuildResult, build, context, type Plugin } from 'esbuild';
import { functionsOf, packageOf, writeFunctions, type BundledFunction } from './build/bundle-files.ts';
import { inlineFiles } from './build/inline-files.ts';
import { standardFonts } from './build/standard-fonts.ts';
import { packedPackages } from './build/packed-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs that a function starts beside itself, as processes and threads: each a file of its folder. */
const programsBeside: Readonly<Record<string, readonly string[]>> = {
  'read-pages': ['apart/reading-main', 'apart/watch-main', 'recognition/lines-main'].map(
    (name) => `functions/adapters/page-text/${name}.ts`,
  ),
};

/** Where bundles lie: `<name>/index.mjs` for each function. */
export const bundlesFolder = join(root, 'dist/functions');

/** Bundles of the functions, by name. */
export interface Bundles {
  readonly names: readonly string[];
  /** Packages a bundle asks for at run time, because they hold machine code or data; `build/pack-packages.ts` puts them there. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
}

export interface Watching {
  /** Told the functions whose bundle has changed, after it is written; the first build isn't told. */
  readonly onChange: (names: readonly string[]) => void;
  /** Told when a build fails, with the compiler's words; the old bundles stay. */
  readonly onFailure?: (message: string) => void;
}

/** Bundles every function of `functions/http` and `functions/background`, or the given sources, in one run. */
export async function bundleFunctions(sources = functionSources(), folder = bundlesFolder): Promise<Bundles> {
  const { metafile, outputFiles } = await build(options(sources, folder));
  const functions = functionsOf(metafile, outputFiles, root, programsBeside);
  await writeFunctions(functions, folder, new Map());
  return bundlesOf(functions);
}

/** Bundles every function, and again whatever a change of its sources touches, until stopped. */
export async function watchFunctions(
  watching: Watching,
): Promise<{ bundles: Bundles; stop: () => Promise<void> }> {
  const first = Promise.withResolvers<Bundles>();
  const builder = await context({
    ...options(functionSources(), bundlesFolder),
    plugins: [inlineFiles, standardFonts, writing(watching, first)],
  });
  await builder.watch();
  const bundles = await first.promise.catch(async (error: unknown) => {
    await builder.dispose();
    throw error;
  });
  return { bundles, stop: () => builder.dispose() };
}

/** File of each function by name; throws when two share one. */
export function functionSources(): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const file of globSync('functions/{http,background}/*.ts', { cwd: root }).sort()) {
    const name = basename(file, '.ts');
    const other = sources.get(name);
    if (other) throw new Error(`${other} and ${file} would be one function “${name}”: rename one.`);
    sources.set(name, file);
  }
  return sources;
}

type Options = BuildOptions & { metafile: true; write: false };

const options = (sources: ReadonlyMap<string, string>, folder: string): Options => ({
  absWorkingDir: root,
  entryPoints: [...sources].flatMap(([name, file]) => [
    { in: file, out: name },
    ...(programsBeside[name] ?? []).map((program) => ({ in: program, out: basename(program, '.ts') })),
  ]),
  // As deep as a function's own folder, so that the source maps' relative paths hold there too.
  outdir: join(folder, 'printed'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  // What several functions share is compiled and printed once; `functionsOf` says which have it.
  splitting: true,
  chunkNames: 'chunk-[hash]',
  // Positions only: the sources lie in the repository.
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  // Modules before CommonJS: the SDK's is smaller and starts faster.
  mainFields: ['module', 'main'],
  external: packedPackages,
  plugins: [inlineFiles, standardFonts],
  // CommonJS packages inside a module still call require.
  banner: {
    js: "import{createRequire as bundleRequire}from'node:module';const require=bundleRequire(import.meta.url);",
  },
  logLevel: 'silent',
  metafile: true,
  write: false,
});

function writing({ onChange, onFailure }: Watching, first: PromiseWithResolvers<Bundles>): Plugin {
  const seen = new Map<string, string>();
  let isFirst = true;
  const ended = async ({ errors, outputFiles = [], metafile }: BuildResult): Promise<void> => {
    const message = errors.map(({ text, location }) => `${location?.file ?? ''} ${text}`).join('\n');
    if (message || !metafile) {
      first.reject(new Error(message));
      return onFailure?.(message);
    }
    const functions = functionsOf(metafile, outputFiles, root, programsBeside);
    const changed = await writeFunctions(functions, bundlesFolder, seen);
    first.resolve(bundlesOf(functions));
    if (!isFirst && changed.length > 0) onChange(changed);
    isFirst = false;
  };
  return { name: 'write-changed', setup: (building) => building.onEnd(ended) };
}

function bundlesOf(functions: ReadonlyMap<string, BundledFunction>): Bundles {
  const packages = new Map(
    [...functions].map(([name, { outside }]) => [
      name,
      [...new Set(outside.map(packageOf))].filter((one) => packedPackages.includes(one)),
    ]),
  );
  return { names: [...packages.keys()].sort(), packages };
}
