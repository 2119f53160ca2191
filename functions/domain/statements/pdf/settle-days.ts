import { daysBetween, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import type { DayText } from './printed-day.ts';
import { dayInYear, periodIn, PERIOD_DAYS_MAX, type Period, type PrintedPeriod } from './statement-period.ts';

/** The rows' days, and the orders they could be read in as well. */
export interface SettledDays {
  days: (CivilDate | undefined)[];
  order: DateOrder;
  alternatives: DateOrder[];
}

/** Days this far from the statement's period speak against a reading. */
const SLACK_DAYS = 12;

/** A quarter: most statements cover less. */
const USUAL_DAYS_MAX = 93;

interface Candidate extends SettledDays {
  score: readonly number[];
}

/**
 * Decides order and year of all rows' days together: every day must exist, lie near the statement's period and follow the day
 * before it. A day without year takes the year that brings it nearest to the period, so a December row of a January statement
 * is of the year before.
 */
export function settleDays(
  days: readonly DayText[],
  periods: readonly PrintedPeriod[],
  hint: DateOrder,
  given: DateOrder | undefined,
): SettledDays {
  const orders: DateOrder[] = given ? [given] : ['dmy', 'mdy', ...(hint === 'ymd' ? (['ymd'] as const) : [])];
  const usual = orders.map((order): Candidate => candidateIn(order, days, periods));
  const candidates = [...usual, ...yearFirst(usual, given, days, periods)];
  const ranked = candidates.toSorted(
    (a, b) =>
      compare(a.score, b.score) ||
      Number(isLong(a.days)) - Number(isLong(b.days)) ||
      Number(b.order === hint) - Number(a.order === hint),
  );
  const [best, ...others] = ranked;
  if (!best) return { days: [], order: hint, alternatives: [] };
  const isDotted = days.some((day) => isNumeric(day) && separatorOf(day) === '.');
  const alike = others.filter(
    (it) => compare(it.score, best.score) === 0 && it.days.some((day, at) => day !== best.days[at]),
  );
  const dotted = isDotted ? [best, ...alike].find(({ order }) => order === 'dmy') : undefined;
  if (dotted) return { ...dotted, alternatives: [] };
  return { days: best.days, order: best.order, alternatives: alike.map(({ order }) => order) };
}

/** Days of two-digit years that stand first, as in Hungary, where all lie in the period so and in no other order. */
function yearFirst(
  usual: readonly Candidate[],
  given: DateOrder | undefined,
  days: readonly DayText[],
  periods: readonly PrintedPeriod[],
): Candidate[] {
  const isAway = ({ score: [missing = 0, far = 0] }: Candidate): boolean => missing + far > 0;
  if (given !== undefined || !usual.every(isAway)) return [];
  const candidate = candidateIn('ymd', days, periods);
  return isAway(candidate) || !periods.some((it) => periodIn(it, 'ymd')) ? [] : [candidate];
}

/** Days and months taken for each other spread a month's rows over a year. */
function isLong(days: readonly (CivilDate | undefined)[]): boolean {
  const known = days.filter((day) => day !== undefined).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return first !== undefined && last !== undefined && daysBetween(first, last) > USUAL_DAYS_MAX;
}

function isNumeric(day: DayText): boolean {
  return day.kind === 'pair' || (day.kind === 'complete' && day.written.kind === 'numbers');
}

function separatorOf(day: DayText): string {
  if (day.kind === 'pair') return day.separator;
  return day.kind === 'complete' && day.written.kind === 'numbers' ? day.written.separator : '';
}

function candidateIn(
  order: DateOrder,
  texts: readonly DayText[],
  periods: readonly PrintedPeriod[],
): Candidate {
  const period = periods
    .map((it) => periodIn(it, order))
    .find((it) => it !== undefined && daysBetween(it.from, it.to) <= PERIOD_DAYS_MAX);
  const days = texts.map((text) => nearestDay(text, order, period));
  const known = days.filter((day) => day !== undefined);
  const missing = days.length - known.length;
  const far = period
    ? known.filter((day) => distance(day, period) > (period.from === period.to ? 70 : SLACK_DAYS)).length
    : 0;
  // The likeliest period may be none in this order: its 13th month.
  const isUnread = periods[0] !== undefined && periodIn(periods[0], order) === undefined;
  return { days, order, alternatives: [], score: [missing, far, unsorted(known), Number(isUnread)] };
}

function nearestDay(text: DayText, order: DateOrder, period: Period | undefined): CivilDate | undefined {
  if (text.kind === 'complete') return dayInYear(text, order, 0);
  if (!period) return undefined;
  const year = Number(period.to.slice(0, 4));
  const days = [year, year - 1, year + 1]
    .map((it) => dayInYear(text, order, it))
    .filter((day) => day !== undefined);
  return days.toSorted((a, b) => distance(a, period) - distance(b, period))[0];
}

/** Days outside the period; a single day ends a period of about a month and is passed more easily than run ahead of. */
function distance(day: CivilDate, { from, to }: Period): number {
  if (day > to) return daysBetween(to, day) * (from === to ? 2 : 1);
  return day < from ? daysBetween(day, from) : 0;
}

/** How often the rows change direction: few where days rise section by section. */
function unsorted(days: readonly CivilDate[]): number {
  const falls = days.slice(1).filter((day, at) => day < (days[at] ?? day)).length;
  const rises = days.slice(1).filter((day, at) => day > (days[at] ?? day)).length;
  return Math.min(falls, rises);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
