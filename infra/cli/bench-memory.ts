import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startBenchBooks } from './bench-books.ts';
import { chequingCsv, provenRows } from './bench-statement.ts';
import { peakMemoryMb } from './peak-memory.ts';

/** What memory is measured of: brings one file in after another. */
interface Importer {
  bring(file: Uint8Array): Promise<unknown>;
  stop(): Promise<void>;
}

const importers = {
  statement: (): Promise<Importer> => Promise.resolve({ bring: provenRows, stop: () => Promise.resolve() }),
  commit: booksImporter,
};

const WARM_ROWS = 1000;

/** A line that tells the most memory the files of so many rows took, each in a process of its own; MB. */
export async function memoryNote(
  what: keyof typeof importers,
  rowCounts: readonly number[],
): Promise<string> {
  const found: string[] = [];
  for (const rows of rowCounts)
    found.push(`${await growthOf(what, rows)} MB for ${rows.toLocaleString('en')} rows`);
  return `${what}: memory in use grew by ${found.join(', ')}`;
}

async function growthOf(what: string, rows: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'matchbook-bench-'));
  const file = join(folder, 'statement.csv');
  try {
    await writeFile(file, chequingCsv(rows));
    const { stdout } = await promisify(execFile)(process.execPath, [
      fileURLToPath(import.meta.url),
      what,
      file,
    ]);
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The high-water mark of this process's memory that one file adds to that of a small one. */
async function measureHere(what: keyof typeof importers, file: string): Promise<number> {
  const importer = await importers[what]();
  await importer.bring(new TextEncoder().encode(chequingCsv(WARM_ROWS)));
  const bytes = await readFile(file);
  const beforeMb = peakMemoryMb('self') ?? 0;
  await importer.bring(bytes);
  const grownMb = (peakMemoryMb('self') ?? 0) - beforeMb;
  await importer.stop();
  return Math.round(grownMb);
}

async function booksImporter(): Promise<Importer> {
  const books = await startBenchBooks();
  return {
    async bring(file) {
      const organizationId = await books.found();
      await books.commit(organizationId, await books.read(organizationId, file));
    },
    stop: () => books.stop(),
  };
}

const [what, file] = process.argv.slice(2);
if (import.meta.main && (what === 'statement' || what === 'commit') && file !== undefined)
  process.stdout.write(`${await measureHere(what, file)}\n`);
