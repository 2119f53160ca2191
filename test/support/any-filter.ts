import fc from 'fast-check';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import type { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import { anyDetails, anyRow, detailed } from '../unit/functions/domain/ledger/rows.ts';

const words = fc.constantFrom('blue', 'paint', 'Ink', 'rent');
const receiptId = '01900000-0000-7000-8000-0000000000aa';

/** Any rows of an organisation with all that a filter asks about, each described by its own number. */
export const anyRows = (organizationId: string, maxLength = 30): fc.Arbitrary<LedgerRow[]> =>
  fc
    .array(fc.tuple(anyRow, anyDetails, fc.array(words, { maxLength: 2 }), fc.boolean(), fc.boolean()), {
      maxLength,
    })
    .map((drawn) =>
      drawn.map(([row, details, said, isImported, isMatched], at) =>
        detailed(
          {
            ...row,
            organizationId,
            id: `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`,
            amount:
              row.kind === 'expense'
                ? 0 - Math.abs(row.amount)
                : row.kind === 'income'
                  ? Math.abs(row.amount)
                  : row.amount,
            description: [`${at}:`, ...said].join(' '),
            source: isImported ? ('import:one' as const) : ('entry' as const),
            ...(isMatched ? { receiptId, receiptIds: [receiptId] } : {}),
          },
          details,
        ),
      ),
    );

/** One of those rows. */
export function someRow(organizationId: string): LedgerRow {
  const one = anyRows(organizationId, 1).filter((rows) => rows.length === 1);
  const [row] = fc.sample(one, 1).flat();
  if (!row) throw new Error('No row was drawn.');
  return row;
}

const day = fc.constantFrom(
  '2025-12-31',
  '2026-01-01',
  '2026-01-20',
  '2026-02-28',
  '2026-03-05',
  '2026-12-31',
);
const amount = fc.integer({ min: 0, max: 110_000 });

const conditions = fc.record({
  ...{ from: day, to: day },
  account: fc.constantFrom('checking', 'Checking', 'cash'),
  category: fc.constantFrom('Office', 'Meals', 'expense'),
  kind: fc.constantFrom('income', 'expense', 'transfer'),
  q: fc.constantFrom('BLUE', 'paint blue', 'ink', 'cash', ''),
  matched: fc.constantFrom('true', 'false'),
  needs: fc.constantFrom('receipt', 'category'),
  source: fc.constantFrom('entry', 'import'),
  use: fc.constantFrom('personal', 'owner'),
  tax: fc.constantFrom('stated', 'none'),
  apartFrom: fc.constantFrom('CAD', 'USD'),
  ...{ minAmount: amount, maxAmount: amount },
} as const);

type Condition = keyof (typeof conditions extends fc.Arbitrary<infer C> ? C : never);

const names: Condition[] = [
  ...(['from', 'to', 'account', 'category', 'kind', 'q', 'matched'] as const),
  ...(['needs', 'source', 'use', 'tax', 'apartFrom', 'minAmount', 'maxAmount'] as const),
];

/** Any filter of those rows. Mostly of a few conditions: more of them leave no row, which would show little. */
export const anyFilter: fc.Arbitrary<TransactionFilter> = fc
  .tuple(
    conditions,
    fc.oneof({ weight: 3, arbitrary: fc.subarray(names, { maxLength: 3 }) }, fc.subarray(names)),
  )
  .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])));
