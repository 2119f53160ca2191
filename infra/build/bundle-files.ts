import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';

/** One function's files and the packages it asks for at run time. */
export interface BundledFunction {
  /** Contents by file name: `index.mjs`, the programs beside it, the chunks it shares with others, their source maps. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Modules left outside, as imported. */
  readonly outside: readonly string[];
}

/**
 * Gives each function its own folder's files out of one run that printed what several functions share once, in chunks: a
 * function gets just the chunks that it and the programs beside it reach. `root` is what the compiler's paths are relative to.
 */
export function functionsOf(
  { outputs }: Metafile,
  printed: readonly OutputFile[],
  root: string,
  programsBeside: Readonly<Record<string, readonly string[]>>,
): Map<string, BundledFunction> {
  const contents = new Map(printed.map(({ path, contents: bytes }) => [path, bytes]));
  const programs = new Set(Object.values(programsBeside).flat());
  // A module that is imported only when it is needed has a chunk and is an entry of its own, but no function.
  const entries = Object.entries(outputs).filter(
    ([path, { entryPoint }]) => entryPoint !== undefined && !basename(path).startsWith('chunk-'),
  );
  const printedOf = new Map(entries.map(([path, { entryPoint = '' }]) => [entryPoint, path]));
  return new Map(
    entries
      .filter(([, { entryPoint = '' }]) => !programs.has(entryPoint))
      .map(([entry]) => {
        const name = basename(entry, '.mjs');
        const beside = (programsBeside[name] ?? []).flatMap((program) => printedOf.get(program) ?? []);
        const reached = reachedFrom([entry, ...beside], outputs);
        const files = reached.flatMap((path) => [path, `${path}.map`]);
        return [
          name,
          {
            files: new Map(
              files.flatMap((path) => {
                const bytes = contents.get(resolve(root, path));
                return bytes ? [[path === entry ? 'index.mjs' : basename(path), bytes] as const] : [];
              }),
            ),
            outside: reached.flatMap((path) =>
              (outputs[path]?.imports ?? []).filter(({ external }) => external).map((one) => one.path),
            ),
          },
        ];
      }),
  );
}

function reachedFrom(entries: readonly string[], outputs: Metafile['outputs']): string[] {
  const reached = new Set(entries);
  for (const path of reached)
    for (const { path: next, external } of outputs[path]?.imports ?? []) if (!external) reached.add(next);
  return [...reached];
}

/** Where the chunks of all functions lie, each once. */
const SHARED = '.shared';
/** A chunk of which no function knows for so long is no other copy's that is being written. */
const UNKNOWN_MS_MAX = 3_600_000;

const isChunk = (name: string) => name.startsWith('chunk-');

/**
 * Writes the functions whose files differ from what was seen, and drops their chunks of earlier runs; answers their names.
 * A chunk lies once in the folder, under a name that holds its digest, and a function's folder links to it: 400 MB become 15,
 * and on one machine V8 compiles it once for all functions, since its cache knows code by its place. `seen` remembers a digest
 * a function.
 */
export async function writeFunctions(
  functions: ReadonlyMap<string, BundledFunction>,
  folder: string,
  seen: Map<string, string>,
): Promise<string[]> {
  const changed = [...functions].filter(([name, { files }]) => {
    const digest = digestOf(files);
    const differs = seen.get(name) !== digest || !existsSync(join(folder, name, 'index.mjs'));
    seen.set(name, digest);
    return differs;
  });
  const chunks = new Map(changed.flatMap(([, { files }]) => [...files].filter(([name]) => isChunk(name))));
  await mkdir(join(folder, SHARED), { recursive: true });
  await Promise.all([...chunks].map(([name, bytes]) => writeWhole(join(folder, SHARED, name), bytes)));
  await Promise.all(changed.map(([name, { files }]) => writeFolder(join(folder, name), files)));
  await forgetUnlinked(folder);
  return changed.map(([name]) => name).sort();
}

async function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stale = globSync('*.{mjs,map}', { cwd: folder }).filter((name) => !files.has(name));
  // The entry last: who looks meanwhile finds its chunks there.
  const entryLast = [...files].sort(([a], [b]) => Number(a === 'index.mjs') - Number(b === 'index.mjs'));
  for (const [name, bytes] of entryLast)
    await (isChunk(name)
      ? linkTo(join('..', SHARED, name), join(folder, name))
      : writeWhole(join(folder, name), bytes));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
}

async function linkTo(target: string, place: string): Promise<void> {
  if ((await readlink(place).catch(() => undefined)) === target) return;
  await rm(place, { force: true });
  await symlink(target, place);
}

async function forgetUnlinked(folder: string): Promise<void> {
  const linked = new Set(globSync('*/chunk-*', { cwd: folder }).map((path) => basename(path)));
  for (const name of await readdir(join(folder, SHARED))) {
    const place = join(folder, SHARED, name);
    if (!linked.has(name) && Date.now() - statSync(place).mtimeMs > UNKNOWN_MS_MAX) await rm(place);
  }
}

/** Another copy of the product may load the file at this moment: it finds the old one or the new one, never a part of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.equals(bytes)) return;
  // Beside the function's folder, not in it: what a killed start leaves is never packed.
  const beside = `${dirname(file)}.${basename(file)}.${String(process.pid)}`;
  await writeFile(beside, bytes);
  await rename(beside, file);
}

function digestOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex');
}

/** `pdfjs-dist/legacy/build/pdf.mjs` → `pdfjs-dist`, `@scope/name/file` → `@scope/name`. */
export const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
