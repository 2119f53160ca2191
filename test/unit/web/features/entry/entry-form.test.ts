import { describe, expect, it } from 'vitest';
import { NewTransaction } from '../../../../../shared/model/transaction.ts';
import { emptyEntry, entryOf, lacksSomething } from '../../../../../web/features/entry/entry-form.ts';
import type { EntryValues } from '../../../../../web/features/entry/entry-form.ts';

const id = '01890000-0000-7000-8000-000000000001';
const empty = emptyEntry('expense', '2025-03-02');
const whole = { ...empty, description: 'Paper', accountLabel: 'Checking', amount: '12.50' };

const faultsOf = (values: EntryValues) => {
  const { error } = NewTransaction.safeParse({ id, ...entryOf(values, 'CAD') });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), { message }]));
};

describe('a typed entry', () => {
  it('needs description, amount and account', () => {
    const required = { message: 'Fill in this field.' };
    expect(faultsOf(empty)).toEqual({ description: required, amount: required, accountLabel: required });
    expect(faultsOf({ ...whole, date: '' })).toEqual({ date: required });
    expect(lacksSomething(faultsOf(empty))).toBe(true);
  });

  it('tells an amount of zero and one that is no number apart', () => {
    const zero = { amount: { message: 'Enter an amount other than zero.' } };
    const unread = { amount: { message: 'Write the amount as digits, such as 12.50.' } };
    expect(faultsOf({ ...whole, amount: '0.00' })).toEqual(zero);
    expect(faultsOf({ ...whole, amount: 'abc' })).toEqual(unread);
    expect(lacksSomething(faultsOf({ ...whole, amount: 'abc' }))).toBe(false);
  });

  it('is what the API takes once it is whole', () => {
    expect(faultsOf(whole)).toEqual({});
    expect(entryOf(whole, 'CAD')).toMatchObject({ description: 'Paper', amount: 1250, category: undefined });
  });
});
