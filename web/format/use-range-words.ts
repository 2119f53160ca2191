import { daysOfMonth, monthOf } from '../../shared/civil-date.ts';
import type { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import { useText } from '../text/use-text.ts';
import { useDateFormat } from './date-format.ts';
import { formatDay, formatMonth } from './format.ts';

/** Days as one says them: a month by its name. Undefined where no end is given. */
export function useRangeWords(): (range: Pick<TransactionFilter, 'from' | 'to'>) => string | undefined {
  const t = useText();
  const format = useDateFormat();
  return ({ from, to }) => {
    const month = from && daysOfMonth(monthOf(from));
    if (month && month.from === from && month.to === to) return formatMonth(monthOf(from), 'long');
    const [first, last] = [from && formatDay(from, format), to && formatDay(to, format)];
    if (first && last) return `${first} – ${last}`;
    if (first) return t('transactions.since', { day: first });
    return last && t('transactions.until', { day: last });
  };
}
