import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readWorded } from '../support/statements/read-worded.ts';
import type { AccountKind } from '../../shared/model/account.ts';
import type { Statement } from '../../shared/model/statement.ts';
import { minorFromDecimal } from '../../shared/money.ts';

const corpus = new URL('../../../shared/corpus/dev/', import.meta.url);
const isThere = existsSync(new URL('expected.json', corpus));

interface Entry {
  file: string;
  id: string;
  format: string;
  account_type: string;
  expected: {
    outcome: string;
    transaction_count?: number | null;
    accept_counts?: number[];
    currency?: string | null;
    opening_balance?: string | null;
    closing_balance?: string | null;
  };
}

type ExpectedRow = [date: string, amount: string, description: string];

/** Files not read as expected today, each with its cause. A file that comes right must leave this list. */
const KNOWN_FAILURES: Readonly<Record<string, string>> = {};

/** How many files of each format must be read right: rows, dates, amounts, currency and stated balances. */
const FLOORS: Readonly<Record<string, number>> = {
  csv: 65,
  xls: 3,
  xlsx: 5,
  ofx: 12,
  qfx: 3,
  mt940: 9,
  camt053: 10,
  qif: 6,
  pdf: 9,
};

const readJson = (name: string): unknown =>
  isThere ? JSON.parse(readFileSync(new URL(name, corpus), 'utf8')) : [];
const entries = (readJson('expected.json') as Entry[]).filter((entry) => entry.format in FLOORS);
const rowsOf = readJson('expected_rows.json') as Record<string, ExpectedRow[]>;

async function missesOf(entry: Entry): Promise<string[]> {
  const card: { accountKind?: AccountKind } =
    entry.account_type === 'credit-card' ? { accountKind: 'credit-card' } : {};
  const reading = await readWorded(readFileSync(new URL(entry.file, corpus)), {
    fileName: entry.file,
    readPages,
    ...card,
  });
  const mayExplain = /reject|explain|no-transactions|ask/.test(entry.expected.outcome);
  if (reading.kind === 'problem') return mayExplain ? [] : [`${reading.code}: ${reading.detail}`];
  return entry.expected.outcome === 'reject'
    ? ['read, but should be refused']
    : compare(entry, reading.statement);
}

function compare({ file, expected }: Entry, statement: Statement): string[] {
  const minor = (decimal: string | null | undefined): number | null =>
    decimal == null ? null : (minorFromDecimal(decimal, statement.currency ?? '') ?? null);
  const misses: string[] = [];
  const counts = [expected.transaction_count, ...(expected.accept_counts ?? [])];
  if (expected.transaction_count != null && !counts.includes(statement.transactions.length))
    misses.push('count');
  (rowsOf[file] ?? []).forEach(([date, amount], at) => {
    const row = statement.transactions[at];
    if (row && row.date !== date) misses.push(`date of row ${row.row}`);
    if (row && row.amount !== minor(amount)) misses.push(`amount of row ${row.row}`);
  });
  if (/^[A-Z]{3}$/.test(expected.currency ?? '') && expected.currency !== statement.currency)
    misses.push('currency');
  if (expected.opening_balance != null && minor(expected.opening_balance) !== statement.opening)
    misses.push('opening');
  if (expected.closing_balance != null && minor(expected.closing_balance) !== statement.closing)
    misses.push('closing');
  return misses;
}

if (!isThere)
  process.stderr.write(
    '\nThe statement corpus is not beside the checkout (../shared/corpus/dev): these tests did not run.\n',
  );

describe.skipIf(!isThere)('the statement corpus', () => {
  it.each(Object.entries(FLOORS))('%s: at least %i files are read right', async (format, floor) => {
    const own = entries.filter((entry) => entry.format === format);
    const misses = await Promise.all(own.map(async (entry) => [entry.id, await missesOf(entry)] as const));
    const failed = misses.filter(([, list]) => list.length > 0);
    expect(failed.filter(([id]) => !(id in KNOWN_FAILURES))).toEqual([]);
    expect(own.length - failed.length).toBeGreaterThanOrEqual(floor);
  });

  it('lists no file as failing that is read right', async () => {
    const listed = entries.filter((entry) => entry.id in KNOWN_FAILURES);
    const right = await Promise.all(
      listed.map(async (entry) => ((await missesOf(entry)).length === 0 ? [entry.id] : [])),
    );
    expect(right.flat()).toEqual([]);
  });
});
