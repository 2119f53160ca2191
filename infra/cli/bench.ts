import { mkdir, writeFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { readStatement } from '../../functions/domain/statements/read-statement.ts';
import { addDays } from '../../shared/civil-date.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { dice, matchTrials, vendors, type Trial } from './bench-match.ts';
import { coldReading, readTrials } from './bench-read.ts';
import { sayUsage } from './json-lines.ts';

interface Result {
  readonly name: string;
  readonly what: string;
  readonly ms: number;
  readonly baseline: string;
  readonly baselineMs: number;
  readonly ratio: number;
}

const ROUNDS = 5;

const ROWS_A_DAY = 60;

/** A chequing account's export with debits, credits and the balance after each row. */
function chequingCsv(count: number): string {
  const roll = dice(3);
  let balance = 1_000_000;
  const rows = Array.from({ length: count }, (_, n) => {
    const amount = roll(5) === 0 ? 1 + roll(400_000) : -(1 + roll(90_000));
    balance += amount;
    const money = decimalFromMinor(Math.abs(amount), 'CAD');
    const vendor = vendors[roll(vendors.length)] ?? '';
    const description = `POS VISA ${String(1000 + roll(9000))} ${vendor} ${roll(10) === 0 ? '"MONTREAL, QC"' : 'QC'}`;
    return [
      addDays('2020-01-01', Math.floor(n / ROWS_A_DAY)),
      description.includes('"') ? `"${description.replaceAll('"', '""')}"` : description,
      ...(amount < 0 ? [money, ''] : ['', money]),
      decimalFromMinor(balance, 'CAD'),
    ].join(',');
  });
  return ['Date,Description,Debit,Credit,Balance', ...rows, ''].join('\r\n');
}

function statementTrials(): Trial[] {
  const text = chequingCsv(100_000);
  const bytes = new TextEncoder().encode(text);
  return [
    {
      name: 'statement',
      what: 'CSV of 100,000 rows to proven rows',
      baseline: 'papaparse alone',
      run: () => provenRows(bytes),
      runBaseline: () => Papa.parse(text, { skipEmptyLines: true }),
    },
  ];
}

/** Reads a statement and holds it to its balances, so that a fast wrong answer is no result. */
async function provenRows(bytes: Uint8Array): Promise<void> {
  const reading = await readStatement(bytes, { currency: 'CAD' });
  if (reading.kind === 'problem' || reading.statement.proven !== true)
    throw new Error('The statement of the trial is not proven.');
}

const trials = { match: matchTrials, statement: statementTrials, read: readTrials };
type TrialName = keyof typeof trials;
const isTrialName = (name: string): name is TrialName => Object.hasOwn(trials, name);

async function millisecondsOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Medians of a few rounds after a first one that does not count; both sides take turns, so that a busy machine slows both. */
async function measured({ run, runBaseline, name, what, baseline }: Trial): Promise<Result> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    own.push(await millisecondsOf(run));
    plain.push(await millisecondsOf(runBaseline));
  }
  const ms = median(own.slice(1));
  const baselineMs = median(plain.slice(1));
  return {
    name,
    what,
    ms: rounded(ms),
    baseline,
    baselineMs: rounded(baselineMs),
    ratio: rounded(ms / baselineMs),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function tableOf(results: readonly Result[]): string {
  const header = ['name', 'what', 'ms', 'baseline', 'baseline ms', 'ratio'];
  const lines = results.map(({ name, what, ms, baseline, baselineMs, ratio }) =>
    [name, what, ms, baseline, baselineMs, ratio].map(String),
  );
  const table = [header, ...lines];
  const widths = header.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function keep(results: readonly Result[]): Promise<void> {
  const folder = new URL('../../.local/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const report = { at: new Date().toISOString(), node: process.version, rounds: ROUNDS, results };
  await writeFile(new URL('bench.json', folder), `${JSON.stringify(report, null, 2)}\n`);
}

/** Measures the named trials (all without a name), prints a table and keeps it in `.local/bench.json`. */
async function main(names: string[]): Promise<number> {
  const known = Object.keys(trials).filter(isTrialName);
  const chosen = names.length === 0 ? known : names.filter(isTrialName);
  if (names.some((name) => !isTrialName(name)))
    return sayUsage('There is no trial of that name.', `npm run bench [-- ${known.join('|')} …]`);
  const cold = chosen.includes('read') ? await coldReading() : undefined;
  const results: Result[] = [];
  for (const trial of chosen.flatMap((name) => trials[name]())) results.push(await measured(trial));
  process.stdout.write(`${tableOf(results)}\n`);
  if (cold)
    process.stdout.write(`read: first receipt ${cold.coldMs} ms, ${cold.peakMb} MB in use after it\n`);
  await keep(results);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
