import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Statement, StatementTransaction } from '../../shared/model/statement.ts';
import { minorFromDecimal } from '../../shared/money.ts';
import { readWorded } from '../support/statements/read-worded.ts';

const corpus = new URL('../../../shared/corpus/strangers/', import.meta.url);
const isThere = existsSync(new URL('expected.json', corpus));
if (!isThere)
  process.stderr.write(
    '\nNOT CHECKED: no cases at ../shared/corpus/strangers; the tests of tables hold made ones of their kinds.\n',
  );

type ExpectedRow = readonly [date: string, amount: string];
interface Case {
  readonly kind: string;
  readonly expected: {
    readonly rows?: readonly ExpectedRow[] | null;
    readonly alt_rows?: readonly ExpectedRow[] | null;
    readonly opening?: string | null;
    readonly closing?: string | null;
    readonly currency?: string | null;
  };
}

/** What the rows come to in each currency where the cases list none. */
const SUMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '011-paypal-conversion-authorisation.csv': { CAD: 7354, USD: 0 },
  '044-stripe-balance-history.csv': { CAD: -9500 },
};

const cases = isThere
  ? (JSON.parse(readFileSync(new URL('expected.json', corpus), 'utf8')) as Record<string, Case>)
  : {};
const statements = Object.entries(cases).filter(([file]) => /\.(csv|qfx)$/.test(file));

const minor = (decimal: string): number => minorFromDecimal(decimal, 'EUR') ?? NaN;

/** Fees as rows of their own, as some cases have them. */
function withFeesApart(rows: readonly StatementTransaction[]): StatementTransaction[] {
  return rows.flatMap(({ fee = 0, ...row }) =>
    fee === 0
      ? [row]
      : [
          { ...row, amount: row.amount - fee },
          { ...row, amount: fee },
        ],
  );
}

function isAs(rows: readonly StatementTransaction[], expected: readonly ExpectedRow[]): boolean {
  if (rows.length !== expected.length) return false;
  return rows.every(({ date, otherDate, amount }, at) => {
    const [day, decimal] = expected[at] ?? ['', ''];
    return minor(decimal) === amount && [date, otherDate].includes(day);
  });
}

function sumsOf({ accounts, ...whole }: Statement): Record<string, number> {
  return Object.fromEntries(
    (accounts ?? [whole]).map(({ currency, transactions }) => [
      currency ?? '',
      transactions.reduce((sum, { amount }) => sum + amount, 0),
    ]),
  );
}

function faultsOf(file: string, statement: Statement, { expected }: Case): string[] {
  const { transactions, proven, rejected, opening, closing } = statement;
  const faults = rejected.filter(({ isNotBooked }) => !isNotBooked).map(({ reason }) => reason);
  if (proven === false) faults.push('does not add up');
  if (expected.opening != null && minor(expected.opening) !== opening) faults.push('opening');
  if (expected.rows && expected.closing != null && minor(expected.closing) !== closing)
    faults.push('closing');
  const ways = [expected.rows, expected.alt_rows].filter((rows) => rows != null);
  const readings = [transactions, withFeesApart(transactions)];
  if (ways.length > 0 && !readings.some((rows) => ways.some((way) => isAs(rows, way)))) faults.push('rows');
  const sums = SUMS[file];
  if (sums && JSON.stringify(sumsOf(statement)) !== JSON.stringify(sums)) faults.push('sums');
  return faults;
}

describe.skipIf(!isThere)('statements that strangers could not bring in elsewhere', () => {
  it('are those of the corpus', () => {
    expect(statements.length).toBeGreaterThanOrEqual(13);
  });

  it.each(statements)('%s is read right', async (file, its) => {
    const reading = await readWorded(readFileSync(new URL(file, corpus)), { fileName: file });
    expect(reading.kind).toBe('read');
    if (reading.kind === 'read') expect(faultsOf(file, reading.statement, its)).toEqual([]);
  });
});
