import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import { namedRow } from './named-row.ts';

/** What is asked: an entry as it was sorted. */
type Sorted = Pick<CategorisedRow, 'description' | 'amount' | 'categoryId'>;

/**
 * Makes the function that tells what of an entry is the business's own, in percent, where the latest one of its name in that category was
 * the business's in part: the electricity of a home, a telephone that is private too. Undefined where all of it is.
 */
export function shareAsBefore(history: readonly CategorisedRow[]): (row: Sorted) => number | undefined {
  const keys = new NameKeys();
  const latest = new Map<string, CategorisedRow>();
  for (const row of history) {
    const name = namedRow(row, keys);
    const before = name === undefined ? undefined : latest.get(name);
    if (name !== undefined && (!before || before.date <= row.date)) latest.set(name, row);
  }
  return (row) => {
    const before = latest.get(namedRow(row, keys) ?? '');
    return before?.categoryId === row.categoryId ? before.businessShare : undefined;
  };
}
