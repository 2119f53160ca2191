import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ControlTally,
  controlTotals,
  differences,
  figuresOf,
} from '../../../../../../functions/domain/exports/package/control-totals.ts';
import { currencyTotals } from '../../../../../../functions/domain/exports/package/manifest.ts';
import { TotalsTally } from '../../../../../../functions/domain/ledger/totals.ts';
import type { LedgerRow } from '../../../../../../functions/domain/ledger/ledger-row.ts';
import { rowWith } from '../../ledger/rows.ts';

const anyRow = fc
  .record({
    kind: fc.constantFrom('income', 'expense', 'transfer'),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    currency: fc.constantFrom('CAD', 'USD'),
    accountId: fc.constantFrom('checking', 'savings'),
    date: fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-15', '2026-03-31'),
    isSplit: fc.boolean(),
  })
  .map(({ kind, amount, isSplit, ...row }): LedgerRow => {
    const signed = { income: Math.abs(amount), expense: -Math.abs(amount), transfer: amount }[kind];
    const transferTo = row.accountId === 'checking' ? 'savings' : 'checking';
    const part = {
      kind: 'transfer' as const,
      description: 'Part',
      categoryId: 'transfer',
      amount: Math.trunc(signed / 2),
      transferTo,
    } as const;
    return rowWith({
      kind,
      amount: signed,
      ...row,
      ...(isSplit && kind !== 'transfer' ? { parts: [part] } : {}),
    });
  });

/** What the ledger keeps of rows, each once. */
function totalsOf(rows: readonly LedgerRow[]) {
  const tally = new TotalsTally();
  for (const row of rows) tally.add(row);
  return tally.totals();
}

function tallied(rows: readonly LedgerRow[]) {
  const tally = new ControlTally((_id, kind) => kind);
  for (const row of rows) tally.add(row);
  return tally;
}
const tallyOf = (rows: readonly LedgerRow[]) => tallied(rows).figures();

const opened = [
  { id: 'checking', currency: 'CAD', opening: 5000 },
  { id: 'savings', currency: 'USD', opening: 0 },
];

describe('control totals', () => {
  it('of the entries are those that the ledger keeps, and differ by every entry that is lost, doubled or changed', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 12 }), fc.nat(), (rows, seed) => {
        const kept = figuresOf(totalsOf(rows));
        expect(differences(tallyOf(rows), kept)).toEqual([]);
        const at = seed % rows.length;
        expect(differences(tallyOf(rows.toSpliced(at, 1)), kept)).not.toEqual([]);
        expect(differences(tallyOf([...rows, ...rows.slice(at, at + 1)]), kept)).not.toEqual([]);
        const moved = rows.map((row, each) => (each === at ? { ...row, amount: row.amount + 1 } : row));
        expect(differences(tallyOf(moved), kept)).not.toEqual([]);
      }),
    );
  });

  it('open, move and close: what an account held and what moved it is what it holds', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const within = rows.filter(({ date }) => date >= '2026-03-01');
        const totals = controlTotals(
          { accounts: opened, untilEnd: totalsOf(rows), period: totalsOf(within) },
          'CAD',
          (id) => id.toUpperCase(),
          tallied(within),
        );
        for (const total of totals) {
          const { accountId, currency, opening, income, expenses, transfers, personal, closing } = total;
          expect(opening + income + expenses + transfers + personal).toBe(closing);
          const began =
            opened.find(({ id, currency: own }) => id === accountId && own === currency)?.opening ?? 0;
          const of = rows.filter((row) => row.currency === currency);
          const own = of.filter((row) => row.accountId === accountId);
          const brought = of.flatMap(({ parts = [] }) =>
            parts.filter((part) => part.transferTo === accountId),
          );
          const held = own.reduce((sum, { amount }) => sum + amount, began);
          expect(closing).toBe(brought.reduce((sum, { amount }) => sum - amount, held));
        }
        const entries = totals.reduce((sum, total) => sum + total.entries, 0);
        expect(entries).toBe(within.length);
        const byCurrency = currencyTotals(totals);
        expect(byCurrency.reduce((sum, total) => sum + total.entries, 0)).toBe(within.length);
        for (const { currency, income, expenses, net, transfers, personal } of byCurrency) {
          expect(net).toBe(income + expenses);
          const own = within.filter((row) => row.currency === currency);
          expect(net + transfers + personal).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
        }
      }),
    );
  });

  it('name the books’ own currency first', () => {
    const rows = [
      rowWith({ currency: 'USD', accountId: 'savings' }),
      rowWith({ currency: 'CAD', accountId: 'checking' }),
    ];
    const totals = { accounts: opened, untilEnd: totalsOf(rows), period: totalsOf(rows) };
    const currencies = (home: string) =>
      controlTotals(totals, home, (id) => id, tallied(rows)).map(({ currency }) => currency);
    expect(currencies('CAD')).toEqual(['CAD', 'USD']);
    expect(currencies('USD')).toEqual(['USD', 'CAD']);
  });
});
