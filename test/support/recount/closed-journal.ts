import { daysOfMonth } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { balancesByMonth, journalEntry, posting } from '../hledger.ts';
import type { BookFacts } from './book-facts.ts';
import { percentOf } from './percent-of.ts';

const CLAIMABLE = /^claimable:(.+) [A-Z]{3}$/;

/**
 * The journal with what is claimed of the tax on purchases entered at the end of each month of some days: by category, the share of what
 * purchases and their refunds come to together.
 */
export function closedJournal(
  journal: string,
  days: DateRange,
  { home, percentOf: percentIn }: Pick<BookFacts, 'home' | 'percentOf'>,
): string {
  const closings = [...balancesByMonth(journal, days)].flatMap(([month, balances]) => {
    const lastDay = daysOfMonth(month).to;
    const on = lastDay < days.to ? lastDay : days.to;
    const categories = new Set([...balances.keys()].flatMap((name) => CLAIMABLE.exec(name)?.[1] ?? []));
    return [...categories].map((categoryId) => {
      const paid = balances.get(`claimable:${categoryId} ${home}`) ?? 0;
      const claimed = percentOf(paid, percentIn(categoryId));
      return journalEntry(on, [
        posting(`expense:${categoryId}`, -claimed, home),
        posting(`tax:claimed:${categoryId}`, claimed, home),
      ]);
    });
  });
  return [journal, ...closings].join('\n');
}
