import { daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import type { DateOrder } from '../../../shared/model/statement.ts';
import { dateInOrder, type WrittenDate } from './written-date.ts';

/** The order of a file's days and whether the file settles it; `alternatives` are the orders it could be as well. */
export interface DateOrderDecision {
  order: DateOrder;
  isSettled: boolean;
  alternatives: DateOrder[];
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
const LONG_SPAN_DAYS = 1100;

/**
 * Decides how all days of a file are written, together: by a day above 12, by the order of the rows (one reading keeps them
 * sorted, the other does not), by dots (written day first everywhere), else it assumes the tighter reading or `hint`.
 */
export function decideDateOrder(
  dates: readonly WrittenDate[],
  hint: DateOrder,
  given?: DateOrder,
): DateOrderDecision {
  const open = dates.filter((date) => date.kind === 'numbers');
  if (given !== undefined) return { order: given, isSettled: true, alternatives: [] };
  if (open.length === 0) return { order: hint, isSettled: true, alternatives: [] };
  const fitting = ORDERS.filter((order) => open.every((date) => dateInOrder(date, order) !== undefined));
  const plausible = withoutFarFetched(fitting, open);
  if (plausible.length === 0) return contradictory(open, hint);
  const [only] = plausible;
  if (only !== undefined && plausible.length === 1) return { order: only, isSettled: true, alternatives: [] };
  return settledByRows(plausible, dates) ?? assumed(plausible, open, hint);
}

/** Year-first with two digits is read only where the other orders spread the rows over many years or fail. */
function withoutFarFetched(fitting: DateOrder[], dates: WrittenDate[]): DateOrder[] {
  const usual = fitting.filter((order) => order !== 'ymd');
  if (usual.length === 0) return fitting;
  const isSpread = usual.every((order) => spanOf(dates, order) > LONG_SPAN_DAYS);
  return isSpread && fitting.includes('ymd') && spanOf(dates, 'ymd') < LONG_SPAN_DAYS ? ['ymd'] : usual;
}

/** No order fits every row: the commonest is assumed, and asked about. */
function contradictory(dates: WrittenDate[], hint: DateOrder): DateOrderDecision {
  const fits = (order: DateOrder): number =>
    dates.filter((date) => dateInOrder(date, order) !== undefined).length;
  const usual = ORDERS.filter((order) => order !== 'ymd');
  const order = usual.reduce(
    (best, next) => (fits(next) > fits(best) ? next : best),
    hint === 'ymd' ? 'dmy' : hint,
  );
  return { order, isSettled: false, alternatives: usual.filter((other) => other !== order) };
}

function settledByRows(orders: DateOrder[], dates: readonly WrittenDate[]): DateOrderDecision | undefined {
  const [first] = dates;
  if (first?.kind === 'numbers' && first.separator === '.' && orders.includes('dmy')) {
    return { order: 'dmy', isSettled: true, alternatives: [] };
  }
  const sorted = orders.filter((order) => isSorted(daysIn(dates, order)));
  const [order] = sorted;
  const distinct = new Set(daysIn(dates, orders[0] ?? 'dmy')).size;
  return order !== undefined && sorted.length === 1 && distinct >= 3
    ? { order, isSettled: true, alternatives: [] }
    : undefined;
}

function assumed(orders: DateOrder[], dates: WrittenDate[], hint: DateOrder): DateOrderDecision {
  const [tightest = hint, next = hint] = orders.toSorted((a, b) => spanOf(dates, a) - spanOf(dates, b));
  const isTighter = spanOf(dates, next) > 2 * spanOf(dates, tightest) + 10;
  const order = isTighter || !orders.includes(hint) ? tightest : hint;
  return { order, isSettled: false, alternatives: orders.filter((other) => other !== order) };
}

function daysIn(dates: readonly WrittenDate[], order: DateOrder): CivilDate[] {
  return dates.map((date) => dateInOrder(date, order)).filter((day) => day !== undefined);
}

function isSorted(days: CivilDate[]): boolean {
  const pairs = days.slice(1).map((day, at): [CivilDate, CivilDate] => [days[at] ?? day, day]);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}

function spanOf(dates: readonly WrittenDate[], order: DateOrder): number {
  const days = daysIn(dates, order).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? 0 : daysBetween(first, last);
}
