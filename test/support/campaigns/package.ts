import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { contract } from '../../../shared/contract/index.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { Reports } from '../../../functions/store/reports.ts';
import { peakMemoryMb } from '../../../infra/cli/peak-memory.ts';
import { booksOf } from '../books.ts';
import type { LocalCloud } from '../local-cloud.ts';
import { orderedPackage, packageBooks, year } from './package-books.ts';
import type { PackageBooks } from './package-books.ts';
import { factsOf } from '../report-facts.ts';
import { randomFrom } from './random.ts';

const WORKER = fileURLToPath(new URL('../package-worker.ts', import.meta.url));
/** What a worker may take, in megabytes. */
const MEMORY_MAX = 512;
const LOOK_MS = 20;

export interface PackageTrial {
  readonly seed: number;
  /** How often its worker is killed. */
  readonly points: number;
  readonly documents: number;
  readonly tell: (line: string) => void;
}

/** What is wrong with a package whose worker was killed; empty as it should be. */
export type Failures = readonly string[];

/**
 * Packs one package of so many documents while its worker is killed (SIGKILL), each time somewhere in the next stretch of its way; then holds the zip
 * against its check sums, its documents against their originals, and its control totals against what the ledger says.
 */
export async function packWhileKilled(cloud: LocalCloud, trial: PackageTrial): Promise<Failures> {
  const random = randomFrom(trial.seed);
  const books = await packageBooks(cloud, trial.documents, random);
  trial.tell(`${trial.documents} documents are in the books`);
  const id = await orderedPackage(cloud, books);
  const { peakMb, ms } = await workKilled(cloud, { ...trial, random, books, id });
  trial.tell(`packed in ${Math.round(ms / 1000)} s of work, a worker had ${peakMb} MB at most`);
  const tooMuch = peakMb > MEMORY_MAX ? [`A worker had ${peakMb} MB.`] : [];
  return [...tooMuch, ...(await lookedAt(books, id, trial))];
}

interface Killed extends PackageTrial {
  readonly random: () => number;
  readonly books: PackageBooks;
  readonly id: string;
}

/** One worker after the other takes the package: each but the last is killed once it is so far. */
async function workKilled(
  cloud: LocalCloud,
  { points, random, books, id, tell }: Killed,
): Promise<{ peakMb: number; ms: number }> {
  const reports = new Reports(booksOf(cloud).table);
  const stored = async () => factsOf(await reports.get(books.organizationId, id));
  let [peakMb, ms] = [0, 0];
  for (let point = 0; point <= points; point += 1) {
    const [until, from] = [(point + random()) / points, performance.now()];
    const worker = workerFor(cloud, books, id);
    const ended = new Promise<void>((resolve) => worker.on('exit', () => resolve()));
    for (let isAlive = true; isAlive;) {
      peakMb = Math.max(peakMb, peakOf(worker));
      isAlive = worker.exitCode === null && worker.signalCode === null;
      const { progress = 1, status } = (await stored()) ?? {};
      if (status !== 'Processing' || (point < points && progress >= until * 0.95)) break;
      await setTimeout(LOOK_MS);
    }
    peakMb = Math.max(peakMb, peakOf(worker));
    if (point < points) worker.kill('SIGKILL');
    await ended;
    ms += performance.now() - from;
    const { progress = 1, packing } = (await stored()) ?? {};
    if (point < points)
      tell(
        `killed ${point + 1}: at ${Math.round(progress * 100)}%, ${packing?.parts.length ?? 0} parts of ${packing?.offset ?? 0} bytes`,
      );
  }
  return { peakMb, ms };
}

function workerFor(cloud: LocalCloud, { organizationId }: PackageBooks, reportId: string): ChildProcess {
  const asked = JSON.stringify({ stack: cloud.stack(), organizationId, reportId });
  return spawn(process.execPath, [WORKER, asked], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The most memory that a process has had until now, while it lives, in megabytes. */
function peakOf({ pid }: ChildProcess): number {
  return pid === undefined ? 0 : Math.round(peakMemoryMb(pid) ?? 0);
}

const Manifest = z.object({
  controlTotals: z.array(
    z.object({
      ...{ accountId: z.string(), currency: z.string(), opening: z.string(), income: z.string() },
      ...{ expenses: z.string(), transfers: z.string(), personal: z.string(), closing: z.string() },
      entries: z.int(),
    }),
  ),
});

/** Downloads the zip as a person does, unpacks it by programs that others made, and tells what is wrong with it. */
async function lookedAt(
  { member, sums }: PackageBooks,
  id: string,
  { tell }: PackageTrial,
): Promise<Failures> {
  const folder = mkdtempSync(join(tmpdir(), 'matchbook-package-'));
  try {
    const opened = await member.ask('GET', `/generated-reports/${id}/file`);
    const { url } = contract.openGeneratedReport.reply.parse(opened);
    const { body } = await fetch(url);
    if (!body) return ['The zip is empty.'];
    const zip = join(folder, 'package.zip');
    await writeFile(zip, piecesOf(body));
    const run = (command: string, ...args: string[]) =>
      spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const tested = run('unzip', '-tq', zip);
    const unpacked = run('unzip', '-q', zip, '-d', 'all');
    const checked = spawnSync('sha256sum', ['-c', '--strict', 'SHA256SUMS'], {
      ...{ cwd: join(folder, 'all'), encoding: 'utf8', maxBuffer: 2 ** 28 },
    });
    tell(`${tested.stdout.trim()} sha256sum: ${checked.stdout.trim().split('\n').length} files`);
    const listed = readFileSync(join(folder, 'all/SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const packed = listed.filter((line) => line.includes('  documents/')).map((line) => line.slice(0, 64));
    const once = new Set(packed);
    return [
      ...(tested.status === 0 ? [] : [`unzip -t: ${tested.stdout}${tested.stderr}`]),
      ...(unpacked.status === 0 ? [] : [`unzip: ${unpacked.stderr}`]),
      ...(checked.status === 0 ? [] : [`sha256sum: ${checked.stderr}`]),
      ...(packed.length === sums.size && once.symmetricDifference(sums).size === 0
        ? []
        : [`${packed.length} documents of ${sums.size}, ${once.size} of them different.`]),
      ...(await totalsDiffering(member, join(folder, 'all/manifest.json'))),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is downloaded, piece by piece: none of it is ever whole in memory. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Where the control totals are not the movements of the ledger's accounts. */
async function totalsDiffering(member: PackageBooks['member'], manifest: string): Promise<Failures> {
  const { controlTotals } = Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const balance = contract.getTrialBalance.reply.parse(
    await member.ask('GET', `/trial-balance?from=${year.from}&to=${year.to}`),
  );
  const moved = balance.currencies.flatMap(({ currency, accounts }) =>
    accounts
      .filter(({ count, opening, closing }) => count > 0 || opening !== 0 || closing !== 0)
      .map(({ accountId, count, ...figures }) => {
        const say = (minor: number) => decimalFromMinor(minor, currency);
        return {
          ...{ accountId, currency, opening: say(figures.opening), income: say(figures.income) },
          ...{ expenses: say(figures.expenses), transfers: say(figures.transfers) },
          ...{ personal: say(figures.personal), closing: say(figures.closing), entries: count },
        };
      }),
  );
  const told = (totals: readonly object[]) =>
    totals
      .map((total) => JSON.stringify(total))
      .toSorted()
      .join('\n');
  return told(moved) === told(controlTotals) ? [] : [`Totals: ${told(controlTotals)} of ${told(moved)}.`];
}
