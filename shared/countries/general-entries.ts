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

/** The expense choices that every organisation has beside its template: those of the specification's section 5, and what a bank asks. */
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
  // What an account costs: every statement has some, and few lists name it.
  ['bank-fees', 'bank-charges'],
  ['other', 'other'],
];

/**
 * What most businesses pay, whatever their trade. Where a template has nothing for one of these, books offer the category that general
 * businesses have.
 */
export const usualPurposes: readonly ExpensePurpose[] = ['professional-fees', 'phone'];

const general = new Set([
  ...[...generalIncome, ...generalExpense].map(([name]) => name),
  ...unsortedCategoryIds,
]);

/** What people read of a category of the lists, given by its name: general choices are kept in small letters, with hyphens for blanks. */
export const listedLabel = (name: string): string =>
  general.has(name) ? name.split('-').map(capitalized).join(' ') : name;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
