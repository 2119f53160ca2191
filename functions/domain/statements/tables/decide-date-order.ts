import { daysBetween, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { dateInOrder, type WrittenDate } from '../../text/written-date.ts';

/** The order of a file's days and whether the file settles it; `alternatives` are the orders it could be as well. */
export interface DateOrderDecision {
  order: DateOrder;
  isSettled: boolean;
  alternatives: DateOrder[];
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
const LONG_SPAN_DAYS = 1100;
const DISTINCT_MIN = 3;
/** Dots stand between day, month and year nearly everywhere: fewer days in another order may be an accident. */
const DISTINCT_WITH_DOTS_MIN = 5;

/**
 * Decides how all days of a file are written, together: by a day above 12, by the order of the rows (one reading keeps them
 * sorted, the others do not), by dots where days come first, else it assumes the tighter reading or `hint`.
 */
export function decideDateOrder(
  dates: readonly WrittenDate[],
  hint: DateOrder,
  given?: DateOrder,
): DateOrderDecision {
  const open = dates.filter((date) => date.kind === 'numbers');
  if (given !== undefined) return settledAs(given);
  if (open.length === 0) return settledAs(hint);
  const fitting = ORDERS.filter((order) => open.every((date) => dateInOrder(date, order) !== undefined));
  const plausible = withoutFarFetched(fitting, open, hint);
  if (plausible.length === 0) return contradictory(open, hint);
  const [only] = plausible;
  if (only !== undefined && plausible.length === 1) return settledAs(only);
  const settled =
    orderByRows(plausible, dates) ?? orderByDots(plausible, dates, hint) ?? orderBySpan(plausible, dates);
  return settled === undefined ? assumed(plausible, open, hint) : settledAs(settled);
}

function settledAs(order: DateOrder): DateOrderDecision {
  return { order, isSettled: true, alternatives: [] };
}

/** Two-digit years first are only thought of where they are usual, or where the other orders spread the rows far more. */
function withoutFarFetched(fitting: DateOrder[], dates: WrittenDate[], hint: DateOrder): DateOrder[] {
  const usual = fitting.filter((order) => order !== 'ymd');
  if (usual.length === 0 || hint === 'ymd') return fitting;
  const isTighter = usual.every((order) => spanOf(dates, order) > 4 * spanOf(dates, 'ymd') + 30);
  return isTighter ? fitting : usual;
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

/** The only order that keeps the rows of several days sorted. */
function orderByRows(orders: DateOrder[], dates: readonly WrittenDate[]): DateOrder | undefined {
  const [order, another] = orders.filter((it) => isSorted(daysIn(dates, it)));
  const distinct = new Set(daysIn(dates, orders[0] ?? 'dmy')).size;
  const distinctMin = hasDots(dates) && order !== 'dmy' ? DISTINCT_WITH_DOTS_MIN : DISTINCT_MIN;
  return another === undefined && distinct >= distinctMin ? order : undefined;
}

/** With dots the day comes first, but where people otherwise write months or years first. */
function orderByDots(
  orders: DateOrder[],
  dates: readonly WrittenDate[],
  hint: DateOrder,
): DateOrder | undefined {
  return hasDots(dates) && hint === 'dmy' && orders.includes('dmy') ? 'dmy' : undefined;
}

/** Rows that would be spread over years unless their years come first, and are in no order then. */
function orderBySpan(orders: DateOrder[], dates: readonly WrittenDate[]): DateOrder | undefined {
  const usual = orders.filter((order) => order !== 'ymd');
  const isSpread = usual.every(
    (order) => spanOf(dates, order) > LONG_SPAN_DAYS && !isSorted(daysIn(dates, order)),
  );
  return orders.includes('ymd') && isSpread && spanOf(dates, 'ymd') < LONG_SPAN_DAYS ? 'ymd' : undefined;
}

function hasDots(dates: readonly WrittenDate[]): boolean {
  return dates.some((date) => date.kind === 'numbers' && date.separator === '.');
}

function assumed(orders: DateOrder[], dates: WrittenDate[], usual: DateOrder): DateOrderDecision {
  const hint = hasDots(dates) && orders.includes('dmy') ? 'dmy' : usual;
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
