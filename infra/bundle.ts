import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BuildOptions,
  type BuildResult,
  build,
  context,
  type Metafile,
  type OutputFile,
  type Plugin,
} from 'esbuild';
import { packedPackages } from './packed-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where bundles lie: `<name>/index.mjs` for each function. */
export const bundlesFolder = join(root, 'dist/functions');

/** Bundles of the functions, by name. */
export interface Bundles {
  readonly names: readonly string[];
  /** Packages a bundle asks for at run time, because they hold machine code or data; `pack-packages.ts` puts them there. */
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
  const result = await build(options(sources, folder));
  await writeChanged(result.outputFiles, new Map());
  return bundlesOf(result.metafile, folder);
}

/** Bundles every function, and again whatever a change of its sources touches, until stopped. */
export async function watchFunctions(
  watching: Watching,
): Promise<{ bundles: Bundles; stop: () => Promise<void> }> {
  const first = Promise.withResolvers<Bundles>();
  const builder = await context({
    ...options(functionSources(), bundlesFolder),
    plugins: [writing(watching, first)],
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

const options = (sources: ReadonlyMap<string, string>, outdir: string): Options => ({
  absWorkingDir: root,
  entryPoints: [...sources].map(([name, file]) => ({ in: file, out: `${name}/index` })),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  sourcemap: 'external',
  legalComments: 'none',
  // Modules before CommonJS: the SDK's is smaller and starts faster.
  mainFields: ['module', 'main'],
  external: packedPackages,
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
    const changed = await writeChanged(outputFiles, seen);
    first.resolve(bundlesOf(metafile, bundlesFolder));
    if (!isFirst && changed.length > 0) onChange(changed);
    isFirst = false;
  };
  return { name: 'write-changed', setup: (building) => building.onEnd(ended) };
}

/** Writes the files whose text differs from what was seen; answers the functions they belong to. */
async function writeChanged(files: readonly OutputFile[], seen: Map<string, string>): Promise<string[]> {
  const changed = files.filter(({ path, contents }) => {
    const digest = createHash('sha256').update(contents).digest('hex');
    const differs = seen.get(path) !== digest || !existsSync(path);
    seen.set(path, digest);
    return differs;
  });
  await Promise.all(
    changed.map(async ({ path, contents }) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, contents);
    }),
  );
  const bundles = changed.filter(({ path }) => path.endsWith('.mjs'));
  return bundles.map(({ path }) => basename(dirname(path))).sort();
}

function bundlesOf({ outputs }: Metafile, folder: string): Bundles {
  const packages = new Map<string, readonly string[]>();
  for (const [path, { imports }] of Object.entries(outputs)) {
    if (!path.endsWith('.mjs')) continue;
    const outside = imports.filter(({ external }) => external).map((one) => packageOf(one.path));
    packages.set(
      bundleNameOf(path, folder),
      [...new Set(outside)].filter((name) => packedPackages.includes(name)),
    );
  }
  return { names: [...packages.keys()].sort(), packages };
}

const bundleNameOf = (path: string, folder: string): string => dirname(relative(folder, join(root, path)));

/** `pdfjs-dist/legacy/build/pdf.mjs` → `pdfjs-dist`, `@scope/name/file` → `@scope/name`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
