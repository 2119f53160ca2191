import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { reconcile } from '../../../../../functions/domain/ledger/reconcile.ts';
import { rowWith } from './rows.ts';

const amount = fc.integer({ min: -100_000, max: 100_000 });
/** What became of each row of the statement. */
const fate = fc.constantFrom('brought', 'known', 'left-out', 'deleted', 'changed', 'moved');
const stated = fc.array(fc.record({ amount, fate, by: amount }), { maxLength: 20 });
const others = fc.array(fc.record({ amount, isByHand: fc.boolean() }), { maxLength: 10 });
const later = fc.array(amount, { maxLength: 5 });

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const row = (id: string, moved: number, source: LedgerRow['source']): LedgerRow =>
  rowWith({ id, amount: moved, source, description: id, date: '2026-03-10' });

describe('reconcile', () => {
  it('explains the difference to the cent, each reason by what was done for it', () => {
    fc.assert(
      fc.property(amount, amount, stated, others, later, (opening, heldBefore, statement, beside, after) => {
        const named = statement.map((one, at) => ({ ...one, id: `s${at}` }));
        const of = (...fates: string[]) => named.filter((one) => fates.includes(one.fate));
        const as = (id: string, moved: number) => row(id, moved, 'import:one');
        const rows = [
          ...of('brought', 'known').map((one) => as(one.id, one.amount)),
          ...of('changed').map((one) => as(one.id, one.amount + one.by)),
          ...beside.map((one, at) => row(`o${at}`, one.amount, one.isByHand ? 'entry' : 'import:two')),
        ];
        const closing = opening + sum(named.map((one) => one.amount));
        const lines = reconcile({
          ...{ heldBefore, opening, closing, rows },
          brought: of('brought', 'deleted', 'changed', 'moved').map((one) => as(one.id, one.amount)),
          known: new Set(of('known').map(({ id }) => id)),
          moved: of('moved').map((one) => as(one.id, one.amount)),
          after: {
            amount: sum(after),
            count: after.length,
            rows: after.map((one, at) => row(`a${at}`, one, 'entry')),
          },
        });
        const balance = heldBefore + sum(rows.map((one) => one.amount)) + sum(after);
        expect(sum(lines.map((line) => line.amount))).toBe(balance - closing);
        const told = (reason: string) => lines.find((line) => line.reason === reason)?.amount ?? 0;
        expect({
          before: told('before'),
          byHand: told('by-hand'),
          elsewhere: told('elsewhere'),
          changed: told('changed'),
          deleted: told('deleted'),
          leftOut: told('left-out'),
          after: told('after'),
        }).toEqual({
          before: heldBefore - opening,
          byHand: sum(beside.filter((one) => one.isByHand).map((one) => one.amount)),
          elsewhere: sum(beside.filter((one) => !one.isByHand).map((one) => one.amount)),
          changed: sum([...of('changed').map((one) => one.by), ...of('moved').map((one) => 0 - one.amount)]),
          deleted: 0 - sum(of('deleted').map((one) => one.amount)),
          leftOut: 0 - sum(of('left-out').map((one) => one.amount)),
          after: sum(after),
        });
      }),
    );
  });

  it('tells what differs in days whose rows are too many to be named as one sum', () => {
    const rows = [row('s', -1250, 'import:one')];
    const after = { amount: 0, count: 0, rows: [] };
    const sides = {
      heldBefore: 5000,
      opening: 5000,
      brought: rows,
      rows,
      moved: [],
      after,
      known: new Set<string>(),
    };
    // Of the days before, the statement says 2000 and the books hold 2300.
    expect(reconcile({ ...sides, unread: 2300, closing: 5000 + 2000 - 1250 })).toEqual([
      { reason: 'unread', amount: 300, count: null, rows: [] },
    ]);
    expect(reconcile({ ...sides, unread: 2000, closing: 5000 + 2000 - 1250 })).toEqual([]);
  });

  it('says nothing where nothing differs', () => {
    const rows = [row('s', -1250, 'import:one')];
    const after = { amount: 0, count: 0, rows: [] };
    const sides = { heldBefore: 5000, opening: 5000, closing: 3750, brought: rows, rows, moved: [], after };
    expect(reconcile({ ...sides, known: new Set() })).toEqual([]);
  });
});
