import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/*
 * What is built of the sources alone, the stacks' templates and the functions' bundles, is built once for all tests and all runs of
 * the same sources. It lies under a hash of everything that goes in, so that it is never of others.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(root, 'node_modules/.cache/matchbook-built');
const SOURCES = ['{infra,functions,shared}/**/*.*', 'package-lock.json', 'cdk.json', 'tsconfig.json'];
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A hash of the files under a folder that match the patterns, their names and contents, and of the Node that reads them. */
export function hashOf(folder: string, patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: folder })).toSorted()) {
    const path = join(folder, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 24);
}

let known: string | undefined;

/** The folder of what is built of the sources as they are; what was built of others a day ago is removed. */
function folderOfSources(cache: string): string {
  known ??= hashOf(root, SOURCES);
  const folder = join(cache, known);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(cache)) {
      const path = join(cache, other);
      if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
    }
  }
  return folder;
}

const LOOK_MS = 50;
/** Whoever began so long ago has been killed: nothing here takes that long. */
const BUILDING_MS = 180_000;

/** Whether nobody else is at it: from then on nobody else begins, until the mark is taken away. */
function begins(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    const begun = statSync(mark, { throwIfNoEntry: false });
    if (begun && Date.now() - begun.mtimeMs > BUILDING_MS) rmSync(mark, { recursive: true, force: true });
    return false;
  }
}

/** Has `build` make what lies at `path`, unless it is there; of several who ask at the same time one builds, and the others wait. */
async function madeOnce(path: string, build: (beside: string) => unknown): Promise<void> {
  const mark = `${path}.begun`;
  while (!existsSync(path)) {
    if (!begins(mark)) {
      await setTimeout(LOOK_MS);
      continue;
    }
    try {
      if (existsSync(path)) return;
      const beside = `${path}.${crypto.randomUUID()}`;
      await build(beside);
      renameSync(beside, path);
    } finally {
      rmSync(mark, { recursive: true, force: true });
    }
  }
}

/** What `build` gives, as JSON has it; it runs only where nothing of that name was built of these sources. */
export async function builtOnce<T>(name: string, build: () => T | Promise<T>, cache = CACHE): Promise<T> {
  const file = join(folderOfSources(cache), `${name}.json`);
  await madeOnce(file, async (beside) => writeFileSync(beside, JSON.stringify(await build())));
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** A folder that `build` fills; it runs only where no folder of that name was built of these sources. */
export async function builtFolderOnce(
  name: string,
  build: (folder: string) => Promise<unknown>,
  cache = CACHE,
): Promise<string> {
  const folder = join(folderOfSources(cache), name);
  await madeOnce(folder, build);
  return folder;
}
