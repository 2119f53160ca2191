import { daysOfMonth } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { balancesByMonth, journalEntry, posting } from '../hledger.ts';
import type { BookFacts } from './book-facts.ts';
import { percentOf } from './percent-of.ts';

const CLAIMABLE = /^claimable:(income|expense):(.+) [A-Z]{3}$/;

/**
 * The journal with what is claimed of the tax on purchases entered at the end of each month of some days: by category, the share of what
 * purchases and their refunds come to together, of which the refunds' own share is less of them.
 */
export function closedJournal(
  journal: string,
  days: DateRange,
  { home, percentOf: percentIn }: Pick<BookFacts, 'home' | 'percentOf'>,
): string {
  const closings = [...balancesByMonth(journal, days)].flatMap(([month, balances]) => {
    const lastDay = daysOfMonth(month).to;
    const on = lastDay < days.to ? lastDay : days.to;
    const categories = new Set([...balances.keys()].flatMap((name) => CLAIMABLE.exec(name)?.[2] ?? []));
    return [...categories].map((categoryId) => {
      const of = (kind: string) => balances.get(`claimable:${kind}:${categoryId} ${home}`) ?? 0;
      const percent = percentIn(categoryId);
      const refunded = percentOf(of('income'), percent);
      const bought = percentOf(of('income') + of('expense'), percent) - refunded;
      return journalEntry(on, [
        posting(`income:${categoryId}`, -refunded, home),
        posting(`expense:${categoryId}`, -bought, home),
        posting(`tax:claimed:income:${categoryId}`, refunded, home),
        posting(`tax:claimed:expense:${categoryId}`, bought, home),
      ]);
    });
  });
  return [journal, ...closings].join('\n');
}
