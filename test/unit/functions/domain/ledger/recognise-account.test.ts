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
});
