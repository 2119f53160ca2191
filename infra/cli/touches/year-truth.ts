import type { CategorisedRow } from '../../../functions/domain/categories/category-history.ts';
import { useTaught } from '../../../functions/domain/categories/taught-use.ts';
import { offeredEntries, templateFor, type OfferedCategory } from '../../../shared/countries/index.ts';
import type { Business } from './business.ts';
import type { Year } from './year.ts';
import type { YearRow } from './year-book.ts';

/** Days of a year that a person decided before the rest is judged. */
export const TAUGHT_UNTIL = '2025-04-01';

/** The categories of a business's books. */
export function choicesOf({ country, profession }: Business): OfferedCategory[] {
  const template = templateFor(country, profession);
  return (['expense', 'income'] as const).flatMap((kind) => offeredEntries(template, kind));
}

/** Categories that a row may be put into in these books; where none is for its purpose, any is a person's own way. */
export function rightFor({ truth, amount, cause }: YearRow, choices: readonly OfferedCategory[]): string[] {
  if (truth === 'owner' || truth === 'personal')
    return [...uses].flatMap(([id, use]) => (use === truth ? [id] : []));
  if (truth === undefined) return [];
  const kind = cause === 'refunds' ? 'expense' : amount > 0 ? 'income' : 'expense';
  const meant = choices.filter((choice) => choice.kind === kind && choice.purpose === truth);
  return meant.length > 0 ? meant.map(({ id }) => id) : ['other'];
}

/** What a person who sorted a row taught. */
export function taughtBy(row: YearRow, choices: readonly OfferedCategory[]): CategorisedRow[] {
  const [categoryId] = rightFor(row, choices);
  return categoryId === undefined ? [] : [{ ...row, categoryId }];
}

const uses = new Map(['transfer', 'owner'].map((id) => [id, useTaught(id)]));
/** Whether a row was neither earned nor spent, whoever's it was. */
export const isMoved = ({ truth }: YearRow): boolean => truth === undefined || truth === 'owner';

export function sayDocument({ documents }: Year, id: string): string {
  const receipt = documents.find((one) => one.receipt.id === id)?.receipt;
  return `${receipt?.date ?? ''} ${receipt?.vendor ?? ''} ${String(receipt?.amount)}`;
}

export function sayRow({ rows }: Year, id: string): string {
  const row = rows.find((one) => one.id === id);
  return `${row?.date ?? ''} ${row?.description ?? ''} ${String(row?.amount)}`;
}
