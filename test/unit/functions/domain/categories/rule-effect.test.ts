import { describe, expect, it } from 'vitest';
import { habitOf } from '../../../../../functions/domain/categories/habit.ts';
import { isChosenByPerson, withRule } from '../../../../../functions/domain/categories/rule-effect.ts';
import { changedEntry } from '../../../../../functions/domain/ledger/entry.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';
import { rowWith as row } from '../ledger/rows.ts';

const id = '0198f6a0-0000-7000-8000-000000000001';
const conditions = { text: 'rent' };
const offer = { categoryId: 'Rent', confidence: 80, source: 'merchant' as const, reason: 'known' };
const wanting = row({ categoryId: 'expense', description: 'NORTH RENTALS 0042', suggestedCategory: offer });

describe('withRule', () => {
  it('gives the category, drops the offer and keeps the account and the money', () => {
    const after = withRule(wanting, { id, conditions, effect: { categoryId: 'Rent' } }, wordsFor());
    expect(after).toMatchObject({ categoryId: 'Rent', ruleId: id, amount: wanting.amount });
    expect(after.suggestedCategory).toBeUndefined();
    expect(after.accountId).toBe(wanting.accountId);
  });

  it('takes a transfer out of income and expense, and waives a receipt with its reason', () => {
    const effect = { isTransfer: true, noReceiptNeeded: true } as const;
    expect(withRule(wanting, { id, conditions, effect }, wordsFor())).toMatchObject({
      kind: 'transfer',
      categoryId: 'transfer',
      noReceiptNeeded: true,
      noReceiptReason: 'By a rule of these books',
    });
  });

  it.each(['personal', 'owner'] as const)('says whose money it is: %s', (use) => {
    const ruled = withRule(wanting, { id, conditions, effect: { use } }, wordsFor());
    const facts = { kind: 'transfer', categoryId: 'transfer', use, ruleId: id, version: wanting.version };
    expect(ruled).toMatchObject(facts);
    expect(ruled.suggestedCategory).toBeUndefined();
    expect(isChosenByPerson(ruled)).toBe(false);
    expect(habitOf(ruled)).toBeUndefined();
    // Once a person says it too, it is theirs.
    expect(isChosenByPerson(changedEntry(ruled, { use }))).toBe(true);
  });

  it('takes what was split and shared with it', () => {
    const part = { kind: 'expense', description: '' } as const;
    const parts = [
      { ...part, categoryId: 'Rent', amount: wanting.amount + 100 },
      { ...part, categoryId: 'Travel', amount: -100 },
    ];
    const split = { ...wanting, categoryId: 'Rent', parts };
    expect(
      withRule(split, { id, conditions, effect: { use: 'personal' } }, wordsFor()).parts,
    ).toBeUndefined();
  });

  it('keeps the offer where it says nothing of the category', () => {
    const after = withRule(wanting, { id, conditions, effect: { noReceiptNeeded: true } }, wordsFor());
    expect(after).toMatchObject({ categoryId: 'expense', suggestedCategory: offer });
    expect(after.ruleId).toBeUndefined();
  });
});

describe('habitOf', () => {
  it('learns from a person’s choice, not from rules, kinds or transfers', () => {
    expect(habitOf(row({ categoryId: 'Rent', description: 'NORTH RENTALS 0042' }))).toMatchObject({
      direction: 'out',
      categoryId: 'Rent',
    });
    expect(habitOf(wanting)).toBeUndefined();
    expect(habitOf(row({ categoryId: 'Rent', ruleId: id }))).toBeUndefined();
    expect(habitOf(row({ categoryId: 'Rent', kind: 'transfer' }))).toBeUndefined();
  });

  it('learns no category of what moved in part, as the principal in a loan payment does', () => {
    const interest = row({ categoryId: 'Interest', description: 'LOAN PYMT BDC CAPITAL 009912' });
    const principal = { kind: 'transfer', categoryId: 'transfer', amount: -1, description: '' } as const;
    expect(habitOf(interest)).toMatchObject({ categoryId: 'Interest' });
    expect(habitOf({ ...interest, parts: [principal] })).toBeUndefined();
  });

  it('is unlearned with the choice', () => {
    const chosen = changedEntry(wanting, { categoryId: 'Rent' });
    expect(chosen.suggestedCategory).toBeUndefined();
    expect(habitOf(changedEntry(chosen, { categoryId: 'expense' }))).toBeUndefined();
  });
});
