import { describe, expect, it } from 'vitest';
import { NewAccount } from '../../../../../shared/model/account.ts';
import type { Account } from '../../../../../shared/model/account.ts';
import { accountOf, accountValues } from '../../../../../web/features/account/account-form.ts';

const id = '01890000-0000-7000-8000-000000000001';
const savings: Account = {
  id: 'savings',
  name: 'Savings',
  kind: 'savings',
  currency: 'USD',
  lastDigits: '0815',
  openingBalance: -120_050,
};

describe('a typed account', () => {
  it('is the account that was shown, when nothing is typed', () => {
    const { id: _named, ...facts } = savings;
    expect(accountOf(accountValues(savings, 'CAD'))).toEqual(facts);
  });

  it('says no digits and no opening balance by empty fields', () => {
    const values = accountValues({ ...savings, lastDigits: null, openingBalance: 0 }, 'CAD');
    expect(values).toMatchObject({ lastDigits: '', openingBalance: '' });
    expect(accountOf(values)).toMatchObject({ lastDigits: null, openingBalance: 0 });
  });

  it('begins in the currency of the books, and lacks only its name', () => {
    const { error } = NewAccount.safeParse({ id, ...accountOf(accountValues(undefined, 'EUR')) });
    expect(accountValues(undefined, 'EUR').currency).toBe('EUR');
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name']);
  });

  it('is refused for an opening balance that is no amount, not taken without one', () => {
    const values = { ...accountValues(savings, 'CAD'), openingBalance: 'lots' };
    const { error } = NewAccount.safeParse({ id, ...accountOf(values) });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['openingBalance']);
  });
});
