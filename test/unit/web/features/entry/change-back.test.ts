import { expect, it } from 'vitest';
import { changeBack } from '../../../../../web/features/entry/change-back.ts';
import { transactionWith } from '../../../functions/domain/ledger/rows.ts';

const fromAbroad = transactionWith({
  kind: 'expense',
  amount: -100_00,
  taxesSaid: true,
  reverseCharge: true,
});

it.each([{ kind: 'income' }, { kind: 'transfer' }, { use: 'owner' }] as const)(
  'makes a purchase that was no service from abroad for a while one again: %o',
  (change) => {
    expect(changeBack(fromAbroad, change)).toMatchObject({ kind: 'expense', reverseCharge: true });
  },
);

it('leaves the taxes of any other purchase to themselves when its kind comes back', () => {
  const said = transactionWith({ kind: 'expense', taxesSaid: true });
  expect(changeBack(said, { kind: 'income' })).not.toHaveProperty('taxes');
});
