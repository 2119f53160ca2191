import { unsortedCategoryIds } from '../unsorted-categories.ts';
import type { ExpensePurpose, IncomePurpose } from './purpose.ts';

/** The income choices that every organisation has beside its template (specification section 5). */
export const generalIncome: readonly (readonly [name: string, purpose: IncomePurpose])[] = [
  ['income', 'sales'],
  ['sales', 'sales'],
  ['consulting', 'sales'],
  ['investment', 'interest-income'],
  ['other', 'other-income'],
];

/** The expense choices that every organisation has beside its template: those of the specification's section 5, and interest. */
export const generalExpense: readonly (readonly [name: string, purpose: ExpensePurpose])[] = [
  ['food', 'meals'],
  ['transport', 'vehicle'],
  ['utilities', 'utilities'],
  ['office', 'office'],
  ['software', 'software'],
  ['marketing', 'advertising'],
  ['travel', 'travel'],
  // What a loan costs, which every form has a line for.
  ['interest', 'interest'],
  ['other', 'other'],
];

const general = new Set([
  ...[...generalIncome, ...generalExpense].map(([name]) => name),
  ...unsortedCategoryIds,
]);

/** What people read of a category of the lists, given by its name: general choices are kept in small letters. */
export const listedLabel = (name: string): string =>
  general.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
