import { mkdir, writeFile } from 'node:fs/promises';
import Papa from 'papaparse';
import {
  evidenceFor,
  preparedReceipt,
  preparedTransaction,
  type MatchReceipt,
  type MatchTransaction,
} from '../../functions/domain/matching/match-evidence.ts';
import { suggestMatches } from '../../functions/domain/matching/suggest-matches.ts';
import { readStatement } from '../../functions/domain/statements/read-statement.ts';
import { addDays } from '../../shared/civil-date.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { sayUsage } from './json-lines.ts';

/** Something the product does and the plain way it is measured against, both on the same data in the same run. */
interface Trial {
  readonly name: string;
  readonly what: string;
  readonly baseline: string;
  readonly run: () => unknown;
  readonly runBaseline: () => unknown;
}

interface Result {
  readonly name: string;
  readonly what: string;
  readonly ms: number;
  readonly baseline: string;
  readonly baselineMs: number;
  readonly ratio: number;
}

const ROUNDS = 5;
const FIRST_DAY = '2025-01-01';
const vendors = [
  'Cafe Myriade',
  'Hydro Ottawa',
  'Staples',
  'Bell Canada',
  'Petro Canada',
  'Home Depot',
  'Air Transat',
];

/** The same numbers in every run (a linear congruential generator), so that results can be compared. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function ledger(count: number): MatchTransaction[] {
  const roll = dice(1);
  return Array.from({ length: count }, (_, n) => ({
    id: `t${String(n)}`,
    date: addDays(FIRST_DAY, roll(365)),
    description: `POS VISA ${String(1000 + roll(9000))} ${vendors[roll(vendors.length)] ?? ''} MONTREAL QC`,
    amount: -(100 + roll(50_000)),
    currency: 'CAD',
  }));
}

/** Receipts of every few transactions, written up to three days before the bank booked them. */
function receiptsOf(transactions: readonly MatchTransaction[], count: number): MatchReceipt[] {
  const roll = dice(2);
  const step = Math.floor(transactions.length / count);
  return transactions
    .filter((_, n) => n % step === 0)
    .map(({ id, date, description, amount, currency }) => ({
      id: `r${id}`,
      vendor: description.slice(14, -12),
      date: addDays(date, -roll(4)),
      amount: -amount,
      currency,
    }));
}

function matchTrials(): Trial[] {
  const transactions = ledger(10_000);
  const receipts = receiptsOf(transactions, 1000);
  const objects = [...transactions, ...receipts];
  const common = {
    what: '1,000 receipts × 10,000 transactions',
    run: () => suggestMatches({ transactions, receipts }),
  };
  const allPairs = () => {
    const rows = transactions.map(preparedTransaction);
    return receipts
      .map(preparedReceipt)
      .map((receipt) => rows.filter((row) => evidenceFor(receipt, row)).length);
  };
  const sorting = () =>
    objects.toSorted((a, b) => Math.abs(a.amount) - Math.abs(b.amount) || (a.id < b.id ? -1 : 1));
  return [
    { name: 'match', baseline: 'scoring all pairs', ...common, runBaseline: allPairs },
    { name: 'match', baseline: 'sorting the same objects', ...common, runBaseline: sorting },
  ];
}

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

const trials = { match: matchTrials, statement: statementTrials };
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
  const results: Result[] = [];
  for (const trial of chosen.flatMap((name) => trials[name]())) results.push(await measured(trial));
  process.stdout.write(`${tableOf(results)}\n`);
  await keep(results);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
