/** How far the bank's day lies from the document's, in steps that banks and customers make. */
export type DateStep =
  | 'none'
  | 'week-before'
  | 'days-before'
  | 'day-before'
  | 'same'
  | 'next'
  | 'two'
  | 'three'
  | 'five'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'six-weeks'
  | 'quarter';

/** Days before and after a document within which its payment is looked for. */
export const DAYS_BEFORE_MAX = 10;
export const DAYS_AFTER_MAX = 75;
/** What a document says was paid before it, as a deposit, was paid at most so many days before. */
export const DEPOSIT_DAYS_BEFORE_MAX = 45;
/** A document that tells no day was paid at most so many days before it came. */
export const UNDATED_DAYS_BEFORE_MAX = 75;

/** The last day of each step, counted from the document's day. */
const STEPS: readonly [days: number, step: DateStep][] = [
  [-4, 'week-before'],
  [-2, 'days-before'],
  [-1, 'day-before'],
  [0, 'same'],
  [1, 'next'],
  [2, 'two'],
  [3, 'three'],
  [5, 'five'],
  [7, 'week'],
  [14, 'fortnight'],
  [32, 'month'],
  [46, 'six-weeks'],
  [DAYS_AFTER_MAX, 'quarter'],
];
/** All steps of a payment within reach. */
export const dateSteps = STEPS.map(([, step]) => step);

const STEP_OF_DAY = Array.from({ length: DAYS_BEFORE_MAX + DAYS_AFTER_MAX + 1 }, (_, n) => {
  const days = n - DAYS_BEFORE_MAX;
  return STEPS.find(([last]) => days <= last)?.[1] ?? 'quarter';
});

/** The step of `later` days after the document's day (negative: before it); undefined beyond any payment's reach. */
export function dateStep(later: number): DateStep | undefined {
  return STEP_OF_DAY[later + DAYS_BEFORE_MAX];
}

/** Days since 1970-01-01 of a `yyyy-MM-dd`, without making a Date: there may be a hundred thousand. */
export function dayNumber(date: string): number {
  const digit = (at: number) => date.charCodeAt(at) - 48;
  const month = digit(5) * 10 + digit(6);
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3) - (month <= 2 ? 1 : 0);
  // Howard Hinnant's days_from_civil: years begin in March, so that the leap day is the last.
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digit(8) * 10 + digit(9) - 1;
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  );
}
