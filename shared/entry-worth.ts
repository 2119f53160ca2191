import type { KeptLine } from './entry-lines.ts';
import { shareOf } from './exchange.ts';
import type { Worth } from './model/worth.ts';

/** The lines of an entry, each with what of its worth belongs to it: together the whole of it, whatever was rounded. */
export function worthLines<L extends KeptLine>(
  lines: readonly L[],
  { amount, worth }: { readonly amount: number; readonly worth?: Worth | undefined },
): (L & { readonly worth: number })[] {
  const whole = worth?.amount ?? 0;
  const shares = lines.map((line) => (line.isPart ? shareOf(whole, line.amount, amount) : 0));
  const rest = shares.reduce((left, share) => left - share, whole);
  return lines.map((line, at) => ({ ...line, worth: line.isPart ? (shares[at] ?? 0) : rest }));
}

/** Whether an entry counts in what is added up in a currency: it is in it, or has a worth in it. */
export function countsIn(
  currency: string,
  { currency: own, worth }: { readonly currency: string; readonly worth?: Worth | undefined },
): boolean {
  return own === currency || worth?.currency === currency;
}
