import fc from 'fast-check';
import type { LedgerRow, RowPart } from '../../../../../functions/domain/ledger/ledger-row.ts';
import type { Worth } from '../../../../../shared/model/worth.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { addDays } from '../../../../../shared/civil-date.ts';

/** A ledger row with the given changes. */
export function rowWith(change: Partial<LedgerRow> = {}): LedgerRow {
  return { ...bareRow(), ...change };
}

function bareRow() {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    kind: 'expense' as const,
    description: 'Paper',
    amount: -1205,
    currency: 'CAD' as const,
    categoryId: 'Office',
    accountId: 'checking',
    date: '2026-01-05',
    source: 'entry' as const,
    receiptId: null,
    receiptIds: [] as string[],
    noReceiptNeeded: false,
    userId: 'u',
    organizationId: 'o',
    createdAt: '2026-01-06T02:30:00Z',
    version: 1,
  } satisfies LedgerRow;
}

/** A transaction as the API shows it, with the given changes. */
export function transactionWith(change: Partial<Transaction> = {}): Transaction {
  return { ...bareRow(), category: 'Office', accountLabel: 'Checking', ...change };
}

/** Any row of a few months, accounts and categories. */
export const anyRow: fc.Arbitrary<LedgerRow> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('income', 'expense', 'transfer'),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    currency: fc.constantFrom('CAD', 'USD'),
    categoryId: fc.constantFrom('Office', 'Meals', 'expense', 'income'),
    accountId: fc.constantFrom('checking', 'cash'),
    date: fc.nat(80).map((days) => addDays('2026-01-01', days)),
    noReceiptNeeded: fc.boolean(),
    worth: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined }),
    taxes: fc.array(
      fc.record(
        {
          kind: fc.constantFrom('GST', 'PST', 'VAT', 'tax', 'Maut'),
          rate: fc.constantFrom(5, 20, 17.3),
          percent: fc.nat(12),
        },
        { requiredKeys: ['kind', 'percent'] },
      ),
      { maxLength: 3 },
    ),
  })
  .map(({ worth, taxes, ...row }) => {
    const taxed = taxes.map(({ percent, ...tax }) => ({
      ...tax,
      amount: Math.trunc((Math.abs(row.amount) * percent) / 100),
    }));
    return rowWith({
      ...row,
      ...(worth === undefined ? {} : { worth: worthOf(row, worth) }),
      ...(taxed.length > 0 && row.kind !== 'transfer' ? { taxes: taxed } : {}),
    });
  });

/** A worth in the one currency of two that a row is not in; amounts and rates need not agree to be added up. */
function worthOf(
  { amount, currency, date }: Pick<LedgerRow, 'amount' | 'currency' | 'date'>,
  worth: number,
): Worth {
  const other = currency === 'CAD' ? ('USD' as const) : ('CAD' as const);
  return {
    currency: other,
    amount: amount < 0 ? 0 - worth : worth,
    rate: '1.25',
    source: 'person',
    day: date,
  };
}

/** What a person may say of any row: whose it is, how much of it is the business's, and how it is split. */
export const anyDetails = fc.record({
  use: fc.constantFrom(undefined, 'personal', 'owner'),
  businessShare: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  parts: fc.array(
    fc.record({
      categoryId: fc.constantFrom('Office', 'Meals', 'Fees'),
      thousandths: fc.nat(400),
      hasTax: fc.boolean(),
      isMoved: fc.nat(3).map((n) => n === 0),
    }),
    { maxLength: 2 },
  ),
});

/** A row with those of them that its kind may have. */
export function detailed(
  { kind, amount, ...row }: LedgerRow,
  { use, businessShare, parts }: typeof anyDetails extends fc.Arbitrary<infer D> ? D : never,
): LedgerRow {
  if (kind === 'transfer') return { ...row, kind, amount, ...(use ? { use } : {}) };
  const given = parts.map(({ categoryId, thousandths, hasTax, isMoved }): RowPart => {
    const share = Math.trunc((amount * thousandths) / 1000) || 0;
    if (isMoved)
      return {
        ...{ kind: 'transfer', categoryId: 'transfer', amount: share, description: '' },
        transferTo: 'loan',
      };
    const tax = hasTax ? { tax: Math.trunc(Math.abs(share) / 10) } : {};
    return { kind, categoryId, amount: share, description: '', ...tax };
  });
  const split = given.filter((part) => part.amount !== 0);
  return {
    ...{ ...row, kind, amount },
    ...(businessShare === undefined ? {} : { businessShare }),
    ...(split.length > 0 ? { parts: split } : {}),
  };
}

/** Any row with details. */
export const anyDetailedRow = fc.tuple(anyRow, anyDetails).map(([row, details]) => detailed(row, details));

/** Any transaction as the API shows it, of a few months, accounts and categories. */
export const anyTransaction: fc.Arbitrary<Transaction> = anyRow.map(
  ({ suggestedCategory: _offer, parts: _parts, payout: _payout, ...row }) =>
    transactionWith({ ...row, category: row.categoryId, accountLabel: row.accountId }),
);
