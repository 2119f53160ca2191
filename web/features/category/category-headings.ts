import type { OfferedCategory } from '../../../shared/countries/index.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';

/** The headings under which people look for a category, in the order in which they stand. */
export const categoryHeadings = [
  'own',
  'income',
  'work',
  'office',
  'road',
  'people',
  'marketing',
  'money',
  'other',
] as const;
export type CategoryHeading = (typeof categoryHeadings)[number];

const headingOfPurpose: Readonly<Record<Purpose, CategoryHeading>> = {
  sales: 'income',
  'other-income': 'income',
  'interest-income': 'income',
  materials: 'work',
  supplies: 'work',
  equipment: 'work',
  'equipment-rental': 'work',
  repairs: 'work',
  delivery: 'work',
  office: 'office',
  software: 'office',
  phone: 'office',
  rent: 'office',
  utilities: 'office',
  'home-office': 'office',
  travel: 'road',
  vehicle: 'road',
  meals: 'road',
  entertainment: 'road',
  subcontractors: 'people',
  'construction-subcontractors': 'people',
  wages: 'people',
  pension: 'people',
  'professional-fees': 'people',
  advertising: 'marketing',
  commissions: 'marketing',
  'bank-charges': 'money',
  interest: 'money',
  insurance: 'money',
  indemnity: 'money',
  licences: 'money',
  memberships: 'money',
  training: 'other',
  other: 'other',
};

/** Under which heading a category is looked for; what the books added themselves has one of its own. */
export const headingOf = ({ purpose }: Pick<OfferedCategory, 'purpose'>): CategoryHeading =>
  purpose === undefined ? 'own' : headingOfPurpose[purpose];
