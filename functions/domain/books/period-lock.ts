import type { CivilDate } from '../../../shared/civil-date.ts';
import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import type { RowChange } from '../ledger/totals.ts';
import { refuse } from '../outcome.ts';
import type { Refusal } from '../outcome.ts';

/** Before every day of any books: with what accounts begin counts from here. */
export const FIRST_DAY: CivilDate = '0001-01-01';

/** Whether a day lies in the closed period. */
export const isClosedOn = (lock: PeriodLock | undefined, day: CivilDate): boolean =>
  lock !== undefined && day <= lock.until;

/** The earliest day that changes reach, as rows were or as they will be; undefined where nothing changes. */
export function earliestDay(changes: readonly RowChange[]): CivilDate | undefined {
  const days = changes.flatMap(({ before, after }) => [before?.date, after?.date]);
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(0);
}

/** The "no" to what would change a closed period, with who closed it and when. */
export const refusedAsClosed = ({ until, byName, on }: PeriodLock): Refusal =>
  refuse('period-locked', { because: { code: 'period-locked', until, byName, on } });
