import fc from 'fast-check';
import type { LedgerRow, RowPart } from '../../../functions/domain/ledger/ledger-row.ts';
import { addDays, daysBetween } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { salesTaxKinds } from '../../../shared/sales-tax-kinds.ts';
import { rowWith } from '../../unit/functions/domain/ledger/rows.ts';
import { anyBooks } from './any-books.ts';
import type { AnyBooks } from './any-books.ts';

/** Books with their entries. */
export interface AnyLedger extends AnyBooks {
  readonly rows: readonly LedgerRow[];
}

const ROWS_MAX = 30;
const CURRENCIES = ['CAD', 'USD', 'GBP', 'EUR', 'AUD', 'NZD'] as const;

/** Only books of Québec keep a QST as such: others have it among the taxes of provinces. */
const anyTaxIn = ({ country }: AnyBooks) =>
  fc.record(
    {
      kind: fc.oneof(
        fc.constantFrom('GST', 'HST', 'VAT', 'PST'),
        fc.constantFrom(...salesTaxKinds.filter((kind) => kind !== 'QST' || country === 'Canada')),
        fc.constant('Maut'),
      ),
      rate: fc.constantFrom(5, 9.975, 13, 20),
      permille: fc.nat(170),
    },
    { requiredKeys: ['kind', 'permille'] },
  );

/** Whom entries name; contractors are told apart by it. */
const PAYEES = ['Nadia Cole', 'Omar Reyes', 'Brock & Daughters'] as const;

const anyRowIn = (books: AnyBooks): fc.Arbitrary<LedgerRow> =>
  fc
    .record({
      id: fc.uuid({ version: 7 }),
      // Refunds are what the other kind's category takes.
      kind: fc.constantFrom('income', 'income', 'expense', 'expense', 'expense', 'transfer'),
      size: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 500_000 })),
      isOut: fc.boolean(),
      description: fc.constantFrom(...PAYEES),
      currency: fc.oneof(
        { weight: 3, arbitrary: fc.constant(books.home) },
        { weight: 2, arbitrary: fc.constantFrom(...CURRENCIES) },
      ),
      worthIn: fc.oneof(
        { weight: 3, arbitrary: fc.constant(books.home) },
        { weight: 1, arbitrary: fc.constantFrom(...CURRENCIES) },
      ),
      worth: fc.option(fc.integer({ min: 0, max: 400_000 })),
      categoryId: fc.oneof(fc.constantFrom(...books.ids), fc.constantFrom(...books.telling, 'gone')),
      accountId: fc.constantFrom('checking', 'savings', 'cash'),
      date: anyDateAround(books.days),
      noReceiptNeeded: fc.boolean(),
      taxes: fc.array(anyTaxIn(books), { maxLength: 3 }),
      use: fc.constantFrom(undefined, 'personal', 'owner'),
      share: fc.constantFrom(undefined, undefined, undefined, 1, 33, 50, 99),
      parts: fc.array(
        fc.record({
          kind: fc.constantFrom('income', 'expense', 'expense', 'transfer'),
          categoryId: fc.constantFrom(...books.ids),
          permille: fc.integer({ min: 1, max: 400 }),
          taxed: fc.option(fc.nat(170)),
        }),
        { maxLength: 3 },
      ),
      isSplit: fc.nat(2).map((n) => n === 0),
      isFromAbroad: fc.nat(3).map((n) => n === 0),
    })
    .map(({ size, isOut, worth, worthIn, taxes, use, share, parts, isSplit, isFromAbroad, ...facts }) => {
      const { kind, currency, date } = facts;
      const amount = kind === 'expense' || (kind === 'transfer' && isOut) ? -size : size;
      const row = rowWith({ ...facts, amount });
      const valued =
        worth === null || worthIn === currency
          ? row
          : {
              ...row,
              worth: {
                currency: worthIn,
                amount: Math.sign(amount) * worth || 0,
                rate: '1.25',
                source: 'person' as const,
                day: date,
              },
            };
      if (kind === 'transfer') return { ...valued, ...(use ? { use } : {}) };
      const stated = taxes.map(({ permille, ...tax }) => ({
        ...tax,
        amount: Math.trunc((size * permille) / 1000),
      }));
      const split = isSplit
        ? parts
            .map((part) => partOf(part, { amount, accountId: facts.accountId }))
            .filter((part) => part.amount !== 0)
        : [];
      return {
        ...valued,
        ...(stated.length > 0 && !isFromAbroad ? { taxes: stated } : {}),
        ...(isFromAbroad && kind === 'expense' ? { taxesSaid: true, reverseCharge: true } : {}),
        ...(share === undefined ? {} : { businessShare: share }),
        ...(split.length > 0 ? { parts: split } : {}),
      };
    });

/**
 * A part of the entry's own kind is some of its amount; of the other one it was held back, as the fees of a payout are; one that moved went to
 * another account, whichever way the entry's money went.
 */
function partOf(
  {
    kind,
    categoryId,
    permille,
    taxed,
  }: { kind: RowPart['kind']; categoryId: string; permille: number; taxed: number | null },
  { amount, accountId }: Pick<LedgerRow, 'amount' | 'accountId'>,
): RowPart {
  const size = Math.trunc((Math.abs(amount) * permille) / 1000);
  if (kind === 'transfer')
    return {
      ...{ kind, categoryId: 'transfer', description: '', amount: Math.sign(amount) * size || 0 },
      transferTo: accountId === 'savings' ? 'cash' : 'savings',
    };
  return {
    ...{ kind, categoryId, description: '' },
    amount: kind === 'income' ? size : -size,
    ...(taxed === null ? {} : { tax: Math.trunc((size * taxed) / 1000) }),
  };
}

/** Days within a range, most of them near to where it begins, to where it ends, and to where its months do. */
function anyDateAround({ from, to }: DateRange): fc.Arbitrary<string> {
  const near = (day: string) => fc.integer({ min: -3, max: 3 }).map((by) => addDays(day, by));
  const within = fc.nat(daysBetween(from, to)).map((by) => addDays(from, by));
  return fc.oneof(
    near(from),
    near(to),
    within,
    within,
    within,
    fc.integer({ min: -200, max: 60 }).map((by) => addDays(from, by)),
  );
}

/** Any ledger. */
export const anyLedger: fc.Arbitrary<AnyLedger> = anyBooks.chain((books) =>
  fc
    .uniqueArray(anyRowIn(books), { maxLength: ROWS_MAX, size: 'max', selector: ({ id }) => id })
    .map((rows) => ({ ...books, rows })),
);
