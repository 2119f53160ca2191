import { describe, expect, it } from 'vitest';
import { recogniseAccount } from '../../../../../functions/domain/ledger/recognise-account.ts';
import { startingAccounts } from '../../../../../shared/model/account.ts';
import type { Account } from '../../../../../shared/model/account.ts';

const starting: Account[] = startingAccounts.map((account) => ({
  ...account,
  currency: 'CAD',
  lastDigits: null,
  openingBalance: 0,
}));
const numbered = starting.map((one) => (one.id === 'checking' ? { ...one, lastDigits: '1234' } : one));
const known = (accounts: Account[], more: { chosenId?: string; rememberedId?: string } = {}) => ({
  organizationId: 'o',
  currency: 'CAD' as const,
  accounts,
  usedIds: new Set<string>(),
  ...more,
});
const stated = (number?: string, kind?: Account['kind'], currency: string | null = 'CAD') => ({
  account:
    number === undefined && kind === undefined
      ? null
      : { label: '', ...(number === undefined ? {} : { number }), ...(kind ? { kind } : {}) },
  currency,
});

describe('recogniseAccount', () => {
  it('follows the person, then the number, then the shape of the file', () => {
    const wish = { chosenId: 'cash', rememberedId: 'savings' };
    expect(recogniseAccount(stated('**** 1234'), known(numbered, wish)).account.id).toBe('cash');
    expect(
      recogniseAccount(stated('**** 1234'), known(numbered, { rememberedId: 'savings' })).account.id,
    ).toBe('checking');
    expect(recogniseAccount(stated(), known(numbered, { rememberedId: 'savings' })).account.id).toBe(
      'savings',
    );
  });

  it('takes an account of the kind that has no number yet', () => {
    expect(recogniseAccount(stated('99 1234 5678', 'checking'), known(starting))).toMatchObject({
      account: { id: 'checking' },
      isNew: false,
    });
    expect(recogniseAccount(stated(undefined, 'credit-card'), known(numbered)).account.id).toBe(
      'credit-card',
    );
    expect(recogniseAccount(stated(), known(numbered)).account.id).toBe('checking');
  });

  it('proposes a new account for another number or currency, the same one every time', () => {
    const first = recogniseAccount(stated('99 1234 5678', 'checking'), known(numbered));
    expect(first).toMatchObject({
      isNew: true,
      account: { name: 'Checking 5678', lastDigits: '5678', currency: 'CAD' },
    });
    const again = recogniseAccount(stated('99 1234 5678', 'checking'), known([...numbered, first.account]));
    expect(again).toMatchObject({ isNew: false, account: { id: first.account.id } });
    expect(recogniseAccount(stated(undefined, undefined, 'EUR'), known(starting))).toMatchObject({
      isNew: true,
      account: { name: 'Checking EUR', currency: 'EUR' },
    });
  });

  it('proposes an account of its own for the file of a payment service, one a currency, and finds it again', () => {
    const file = (currency: string | null) => ({ account: null, currency, service: 'PayPal' });
    const home = recogniseAccount(file('CAD'), known(starting));
    expect(home).toMatchObject({
      isNew: true,
      isAssumed: false,
      account: { name: 'PayPal', currency: 'CAD' },
    });
    const abroad = recogniseAccount(file('USD'), known([...starting, home.account]));
    expect(abroad).toMatchObject({ isNew: true, account: { name: 'PayPal USD', currency: 'USD' } });
    const both = known([...starting, home.account, abroad.account]);
    for (const { account } of [home, abroad])
      expect(recogniseAccount(file(account.currency), both)).toMatchObject({ account, isNew: false });
    const ownName = starting.map((one) => (one.id === 'savings' ? { ...one, name: 'PAYPAL' } : one));
    expect(recogniseAccount(file('CAD'), known(ownName)).account.id).toBe('savings');
    expect(recogniseAccount(file('CAD'), known(starting, { rememberedId: 'checking' }))).toMatchObject({
      account: { id: 'checking' },
      isAssumed: false,
    });
  });

  it('calls the pocket that a service keeps after both, and finds one that was called after the pocket alone', () => {
    const main = { account: { label: 'Main · CAD' }, currency: 'CAD', service: 'Revolut' };
    const found = recogniseAccount(main, known(starting));
    expect(found).toMatchObject({ isNew: true, account: { name: 'Revolut Main · CAD' } });
    expect(recogniseAccount(main, known([...starting, found.account]))).toMatchObject({ isNew: false });
    const before = { ...found.account, id: 'before', name: 'Main · CAD' };
    expect(recogniseAccount(main, known([...starting, before])).account.id).toBe('before');
  });

  it('assumes what only its kind speaks for, and is sure of what the person, a number or a name says', () => {
    const isAssumed = (...args: Parameters<typeof recogniseAccount>) => recogniseAccount(...args).isAssumed;
    expect(isAssumed(stated(), known(starting))).toBe(true);
    expect(isAssumed(stated('99 1234 5678', 'checking'), known(starting))).toBe(true);
    expect(isAssumed(stated(), known(starting, { chosenId: 'checking' }))).toBe(false);
    expect(isAssumed(stated('**** 1234'), known(numbered))).toBe(false);
    const savings = { account: { label: 'SAVINGS' }, currency: 'CAD' };
    expect(recogniseAccount(savings, known(starting))).toMatchObject({
      account: { id: 'savings' },
      isAssumed: false,
    });
  });

  it('takes an account for none that the same file calls by another name, whatever their order', () => {
    const several = (accounts: Account[]) => ({ ...known(accounts), isOneOfSeveral: true });
    const called = (label: string) => ({ account: { label }, currency: 'CAD' });
    const main = recogniseAccount(called('Main'), several(starting));
    const client = recogniseAccount(called('Client money'), several(starting));
    expect([main, client].map(({ account, isNew }) => [account.name, isNew])).toEqual([
      ['Main', true],
      ['Client money', true],
    ]);
    const kept = [...starting, main.account, client.account];
    expect(recogniseAccount(called('Client money'), several(kept)).account.id).toBe(client.account.id);
  });

  it('tells accounts apart whose numbers end alike, once each has been proposed', () => {
    const first = recogniseAccount(stated('100 20 7777', 'checking'), known(numbered));
    const second = recogniseAccount(stated('900 80 7777', 'checking'), {
      ...known([...numbered, first.account]),
      usedIds: new Set([first.account.id]),
    });
    const kept = known([...numbered, first.account, second.account]);
    for (const [number, { account }] of [
      ['100 20 7777', first],
      ['900 80 7777', second],
    ] as const)
      expect(recogniseAccount(stated(number, 'checking'), kept).account.id).toBe(account.id);
  });
});

it('never takes the pocket of a service for a bank’s account that is called the same', () => {
  const pocket = { account: { label: 'Savings' }, currency: 'CAD', service: 'Revolut' };
  expect(recogniseAccount(pocket, known(starting))).toMatchObject({
    isNew: true,
    account: { name: 'Revolut Savings' },
  });
  const banks = numbered.map((one) => ({ ...one, id: `harbour-${one.id}`, lastDigits: '4417' }));
  expect(recogniseAccount(pocket, known(banks))).toMatchObject({ isNew: true });
});
