import type { NameKeys } from '../text/name-key.ts';
import { habitName } from './habit.ts';

/** One text for the direction and the telling words by which rows are alike; undefined where the text tells nothing. */
export function namedRow(
  row: { readonly description: string; readonly amount: number },
  keys: NameKeys,
): string | undefined {
  const named = habitName(row, keys);
  return named && `${named.direction} ${named.name}`;
}
