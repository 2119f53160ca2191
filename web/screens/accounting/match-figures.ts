import { addDays, monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { Match } from '../../../shared/model/match.ts';

const ACCURACY_DAYS = 90;

/** The civil day of a decision in a time zone; undefined while there is none. */
const dayOf = ({ decidedAt }: Match, timeZone: string) =>
  decidedAt === null ? undefined : todayIn(timeZone, new Date(decidedAt));

/** How many matches were confirmed in the month of `today`. */
export function matchedThisMonth(decided: readonly Match[], today: string, timeZone: string): number {
  return decided.filter(
    (match) => match.status === 'confirmed' && dayOf(match, timeZone)?.startsWith(monthOf(today)),
  ).length;
}

/**
 * Confirmed ÷ (confirmed + rejected) suggestions of the last 90 days in percent; undefined with none. Links by hand, and matches nobody was
 * asked about, don't count.
 */
export function matchAccuracy(
  decided: readonly Match[],
  today: string,
  timeZone: string,
): number | undefined {
  const since = addDays(today, -ACCURACY_DAYS);
  const counted = decided.filter(
    (match) =>
      match.decision !== 'manual' &&
      match.decidedBy !== 'matchbook' &&
      (dayOf(match, timeZone) ?? '') >= since,
  );
  const confirmed = counted.filter(({ status }) => status === 'confirmed').length;
  const rejected = counted.filter(({ status }) => status === 'rejected').length;
  const all = confirmed + rejected;
  return all === 0 ? undefined : Math.round((confirmed / all) * 100);
}
