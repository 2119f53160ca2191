import type { Country, Profession } from '../model/template.ts';
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
 * What people of any trade look for, under the names that general businesses have for it. Where the template has its own for one of these, books
 * offer that alone: nobody should have to choose between two words for the same.
 */
export const usualPurposes: readonly ExpensePurpose[] = [
  'meals',
  'vehicle',
  'travel',
  'office',
  'software',
  'phone',
  'utilities',
  'equipment',
  'advertising',
  'professional-fees',
  'insurance',
  'bank-charges',
  'interest',
];

interface FurtherExpense {
  readonly id: string;
  readonly name: string;
  readonly purpose: ExpensePurpose;
  /** Where it is offered alone; left out: in every country, to every trade. */
  readonly country?: Country;
  readonly profession?: Profession;
}

/**
 * Premises, staff and trade: every form has a line for each, and a business may have them, though the lists of few name them. A shop is a general
 * business; the lists of the other trades have what they buy, sell and hire. What a state of the United States is paid of sales tax is in the
 * sales there, and so an expense (Schedule C, line 23). Where the template has its own for one, books offer that alone.
 */
export const furtherExpenses: readonly FurtherExpense[] = [
  { id: 'rent', name: 'Rent', purpose: 'rent' },
  { id: 'wages', name: 'Wages', purpose: 'wages' },
  { id: 'goods-for-resale', name: 'Goods for Resale', purpose: 'materials', profession: 'general' },
  { id: 'subcontractors', name: 'Subcontractors', purpose: 'subcontractors', profession: 'general' },
  { id: 'shipping-and-delivery', name: 'Shipping and Delivery', purpose: 'delivery', profession: 'general' },
  {
    id: 'repairs-and-maintenance',
    name: 'Repairs and Maintenance',
    purpose: 'repairs',
    profession: 'general',
  },
  // What is paid into employees' funds is on a line of its own (P8, label G).
  { id: 'superannuation', name: 'Superannuation', purpose: 'pension', country: 'Australia' },
  { id: 'taxes-and-licenses', name: 'Taxes and Licenses', purpose: 'licences', country: 'USA' },
];

/** What has the place of a general income choice, the likeliest first. Chosen or not, `income` says only which way the money went. */
export const incomeInPlaceOf: Readonly<Record<string, readonly string[]>> = {
  income: [],
  sales: ['sales-revenue'],
  consulting: ['consulting-fees', 'service-income', 'sales'],
  investment: ['interest-income'],
  other: ['other-income'],
};

const general = new Set([
  ...[...generalIncome, ...generalExpense].map(([name]) => name),
  ...unsortedCategoryIds,
]);

/** What people read of a category of the lists, given by its name: general choices are kept in small letters, with hyphens for blanks. */
export const listedLabel = (name: string): string =>
  general.has(name) ? name.split('-').map(capitalized).join(' ') : name;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
