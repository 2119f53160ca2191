import { addDays, daysBetween } from '../../../shared/civil-date.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';

/** Days from one payment to the next: by the week, every two weeks, by the month or the quarter, as late as a check is cashed. */
const RHYTHMS: readonly (readonly [least: number, most: number])[] = [
  [6, 8],
  [13, 15],
  [23, 38],
  [83, 98],
];
const MONTH_DAYS = 30.44;
/** How far from whole months payments of one day of the month may lie, and how many months: those between may be sorted by their documents. */
const CASHED_WITHIN = 8;
const MONTHS_MAX = 6;
/** Payments in an unbroken rhythm by which the next one surely is what they were. */
const SURE_FROM = 3;
const SURE = 0.99;
/** What two earlier payments make of the next, and a single one. */
const LIKELY = 0.85;
const ONCE = 0.7;

/** What nameless payments of one sum have been, as rent that is paid by check. */
export interface SumAnswer {
  readonly categoryId: string;
  readonly payments: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * Payments whose text names nobody, by account and sum to the cent: one that comes in the rhythm of earlier ones is what these were. Undefined
 * where they were several things, or the days lie otherwise.
 */
export class SameSums {
  readonly #keys = new NameKeys();
  readonly #bySum: ReadonlyMap<string | undefined, readonly CategorisedRow[]>;

  readonly #waiting: ReadonlyMap<string | undefined, readonly CategoryRow[]>;

  /** `waiting`: what is asked about. Of two of one sum that come close together one is something else, and nothing tells which. */
  constructor(history: readonly CategorisedRow[], waiting: readonly CategoryRow[]) {
    this.#bySum = Map.groupBy(history, (row) => this.#sumOf(row));
    this.#waiting = Map.groupBy(waiting, (row) => this.#sumOf(row));
  }

  answer(row: CategoryRow): SumAnswer | undefined {
    const sum = this.#sumOf(row);
    const same = sum === undefined ? [] : (this.#bySum.get(sum) ?? []);
    const [categoryId, ...others] = new Set(same.map((one) => one.categoryId));
    if (categoryId === undefined || others.length > 0) return undefined;
    const days = same.map(({ date }) => date).filter((date) => date < row.date);
    const gaps = gapsBefore(row.date, days.toSorted().toReversed());
    const inRhythm = unbroken(gaps);
    if (inRhythm >= SURE_FROM) {
      const confidence = this.#isCrowded(sum, row, gaps[0] ?? 0) ? LIKELY : SURE;
      return { categoryId, payments: inRhythm, confidence };
    }
    const payments = gaps.findIndex((gap) => !isRegular(gap));
    const counted = payments < 0 ? gaps.length : payments;
    return counted === 0
      ? undefined
      : { categoryId, payments: counted, confidence: counted > 1 ? LIKELY : ONCE };
  }

  /** Whether another payment of the sum waits within the rhythm's shortest gap. */
  #isCrowded(sum: string | undefined, { date }: CategoryRow, gap: number): boolean {
    const [least] = RHYTHMS.find((one) => isIn(one, gap)) ?? [0];
    const [from, to] = [addDays(date, 1 - least), addDays(date, least - 1)];
    const near = this.#waiting.get(sum)?.filter((one) => one.date >= from && one.date <= to) ?? [];
    return near.length > 1;
  }

  #sumOf({ description, amount, currency, accountId }: CategoryRow): string | undefined {
    return this.#keys.keyOf(description) === '' ? `${accountId} ${currency} ${String(amount)}` : undefined;
  }
}

/** Days from each payment to the next later one, the latest first. */
const gapsBefore = (day: string, newestFirst: readonly string[]): number[] =>
  newestFirst.map((each, at) => daysBetween(each, newestFirst[at - 1] ?? day));

/** How many gaps follow one another in the rhythm of the latest. */
function unbroken(gaps: readonly number[]): number {
  const rhythm = RHYTHMS.find((one) => isIn(one, gaps[0] ?? 0));
  const end = rhythm ? gaps.findIndex((gap) => !isIn(rhythm, gap)) : 0;
  return end < 0 ? gaps.length : end;
}

const isIn = ([least, most]: readonly [number, number], gap: number): boolean => gap >= least && gap <= most;

function isRegular(gap: number): boolean {
  const months = Math.round(gap / MONTH_DAYS);
  const isOfMonth =
    months >= 1 && months <= MONTHS_MAX && Math.abs(gap - months * MONTH_DAYS) <= CASHED_WITHIN;
  return isOfMonth || RHYTHMS.some((one) => isIn(one, gap));
}
