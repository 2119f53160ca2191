import type { CivilDate } from '../../../shared/civil-date.ts';

/** The second day of a row as its transaction keeps it: nothing where it is the same day, or none. */
export function otherDateOf(date: CivilDate, other: CivilDate | undefined): { otherDate?: CivilDate } {
  return other === undefined || other === date ? {} : { otherDate: other };
}
