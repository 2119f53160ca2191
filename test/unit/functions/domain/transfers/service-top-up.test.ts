import { expect, it } from 'vitest';
import { pairTransfers, serviceKeeping } from '../../../../../functions/domain/transfers/pair-transfers.ts';

const sides = (name: string) =>
  pairTransfers([
    {
      id: 'out',
      accountId: 'bank',
      date: '2026-02-03',
      description: 'MOBI TO REVOLUT BUSINESS',
      amount: -100_000,
      currency: 'EUR',
    },
    {
      ...{
        id: 'in',
        accountId: 'wallet',
        date: '2026-02-03',
        description: 'Money added from Byrne Joinery',
        amount: 100_000,
      },
      ...{ currency: 'EUR', keptBy: serviceKeeping(name) },
    },
  ]);

it('pairs what was sent to a service with what arrived there only where the account is called after it', () => {
  expect(sides('Revolut')).toMatchObject([{ outId: 'out', inId: 'in', isSure: true }]);
  expect(sides('Business')).toEqual([]);
});
