import type { ParsedLine } from './parsed-lines.ts';
import { isBetweenDays } from './statement-period.ts';

/** Whether a line is nothing but the days from which to which a statement is: it begins no row. */
export function isRange({ days: [first, last, ...more], money, words }: ParsedLine): boolean {
  if (first?.day.kind !== 'complete' || last?.day.kind !== 'complete') return false;
  // "To" may be read as the weekday of the second day.
  const lead = words[first.to]?.text ?? '';
  return more.length === 0 && money.length === 0 && /^\D+$/.test(lead) && isBetweenDays(lead);
}
