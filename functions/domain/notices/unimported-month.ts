import { addDays, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';

/** The days that one statement holds. */
interface Stated {
  readonly from: string;
  readonly to: string;
}

/** Banks take some days to close a month. */
const DAYS_AFTER_MONTH = 10;
/** An account without statements for so long is no longer in use. */
const DAYS_IN_USE = 190;

/** The first day from which statements tell whether an account is in use and lacks a month. */
export const statedFrom = (today: string): string => addDays(lastMonth(today).from, -DAYS_IN_USE);

/** The last month, where it ended long enough ago and no statement of an account in use holds a day of it. */
export function unimportedMonth(today: string, statements: readonly Stated[]): string | undefined {
  const { from, to } = lastMonth(today);
  if (today <= addDays(to, DAYS_AFTER_MONTH)) return undefined;
  const isInUse = statements.some((one) => one.to >= statedFrom(today) && one.to < from);
  const isImported = statements.some((one) => one.from <= to && one.to >= from);
  return isInUse && !isImported ? monthOf(from) : undefined;
}

const lastMonth = (today: string): Stated => daysOfMonth(monthOf(addDays(`${monthOf(today)}-01`, -1)));
