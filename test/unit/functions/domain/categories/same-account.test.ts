import { describe, expect, it } from 'vitest';
import { accountMovedWith } from '../../../../../functions/domain/categories/same-account.ts';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { canadianChoices, rowSaying as row } from '../../../../support/category-rows.ts';

const choices = canadianChoices('contractor');
const owner = (description: string, amount = -250_000) => ({
  ...row(description, amount),
  categoryId: 'owner',
});
const guess = (history: ReturnType<typeof owner>[], text: string, amount = -180_000) =>
  categorySuggester({ rules: [], history, choices })(row(text, amount));

describe('money that moved with an account named by its number alone', () => {
  it('is what earlier money between both was, the same way', () => {
    expect(guess([owner('TFR-TO C/C 6412')], 'TFR-TO C/C 6412')).toMatchObject({
      ...{ categoryId: 'owner', confidence: SURE_MIN, reason: { code: 'same-account', rows: 1 } },
    });
    expect(guess([owner('VIREMENT À 30022')], 'VIREMENT À 30022')?.categoryId).toBe('owner');
  });

  it('is nothing for another number or way, where it was several things, and from another account', () => {
    const history = [owner('TFR-TO C/C 6412')];
    expect(guess(history, 'TFR-TO C/C 6413')).toBeUndefined();
    expect(guess(history, 'TFR-TO C/C 6412', 180_000)?.reason.code).not.toBe('same-account');
    expect(
      guess([...history, { ...owner('TFR-TO C/C 6412'), categoryId: 'other' }], 'TFR-TO C/C 6412'),
    ).toBeUndefined();
    const elsewhere = history.map((one) => ({ ...one, accountId: 'savings' }));
    expect(guess(elsewhere, 'TFR-TO C/C 6412')).toBeUndefined();
  });

  it('names the account of a transfer, and nothing of a check, a reference or a shop', () => {
    expect(accountMovedWith('TFR-TO C/C 6412')).toBe('6412');
    expect(accountMovedWith('Online Transfer to SAV ...8820')).toBe('8820');
    for (const text of [
      'CHECK # 1041',
      'Online Transfer to CHK ...5526 transaction#: 18575902141',
      'SHELL 6412',
    ])
      expect(accountMovedWith(text), text).toBeUndefined();
  });

  it('takes neither the year of a day nor a sum for the number of an account', () => {
    for (const text of [
      'ONLINE TRANSFER 03/15/2026',
      'Transfer 15 Mar 2026',
      'VIREMENT 15.03.2026',
      'E-TRANSFER 20260315',
      'TRANSFER 1500.00',
      'TRANSFER 1,500.00',
    ])
      expect(accountMovedWith(text), text).toBeUndefined();
    expect(accountMovedWith('Online Transfer to SAV ...8820 03/15/2026')).toBe('8820');
  });
});
