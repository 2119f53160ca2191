import type { EntryKind, FormLine, Source } from '../model/template.ts';

/** What income is for, in words that every country's form can place. */
export const incomePurposes = ['sales', 'other-income', 'interest-income'] as const;
export type IncomePurpose = (typeof incomePurposes)[number];

/**
 * What an expense is for, in words that every country's form can place. Where two forms draw a line differently the finer
 * word exists: `indemnity` beside `insurance`, `construction-subcontractors` beside `subcontractors`, `supplies` (used up in the
 * work) beside `office` and `materials` (sold on), `entertainment` (of customers) beside `meals` (one's own, on journeys).
 */
export const expensePurposes = [
  'advertising',
  'bank-charges',
  'commissions',
  'construction-subcontractors',
  'delivery',
  'entertainment',
  'equipment',
  'equipment-rental',
  'home-office',
  'indemnity',
  'insurance',
  'interest',
  'licences',
  'materials',
  'meals',
  'memberships',
  'office',
  'other',
  'pension',
  'phone',
  'professional-fees',
  'rent',
  'repairs',
  'software',
  'subcontractors',
  'supplies',
  'training',
  'travel',
  'utilities',
  'vehicle',
  'wages',
] as const;
export type ExpensePurpose = (typeof expensePurposes)[number];

export type Purpose = IncomePurpose | ExpensePurpose;

/** A line of a form together with the purposes that belong on it. */
export interface PlacedLine extends FormLine {
  readonly purposes: readonly Purpose[];
}

type Row<P extends Purpose> = readonly [number: string, label: string, ...purposes: P[]];

const placed = <P extends Purpose>(
  kind: EntryKind,
  form: string,
  source: Source,
  rows: readonly Row<P>[],
): PlacedLine[] =>
  rows.map(([number, label, ...purposes]) => ({ code: `${form} ${number}`, label, kind, source, purposes }));

/** Lines of `form` that take income: each row is the line's number, its label on the form and what belongs there. */
export const incomeLines = (
  form: string,
  source: Source,
  rows: readonly Row<IncomePurpose>[],
): PlacedLine[] => placed('income', form, source, rows);

/** Lines of `form` that take expenses, written like `incomeLines`. */
export const expenseLines = (
  form: string,
  source: Source,
  rows: readonly Row<ExpensePurpose>[],
): PlacedLine[] => placed('expense', form, source, rows);
