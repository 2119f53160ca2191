import type { ExpensePurpose, IncomePurpose } from './purpose.ts';

/** The income choices that every organisation has beside its template (specification section 5). */
export const generalIncome: readonly (readonly [name: string, purpose: IncomePurpose])[] = [
  ['income', 'sales'],
  ['sales', 'sales'],
  ['consulting', 'sales'],
  ['investment', 'interest-income'],
  ['other', 'other-income'],
];

/** The expense choices that every organisation has beside its template (specification section 5). */
export const generalExpense: readonly (readonly [name: string, purpose: ExpensePurpose])[] = [
  ['food', 'meals'],
  ['transport', 'vehicle'],
  ['utilities', 'utilities'],
  ['office', 'office'],
  ['software', 'software'],
  ['marketing', 'advertising'],
  ['travel', 'travel'],
  ['other', 'other'],
];
