import { RETENTION_YEARS } from '../../../shared/record-keeping.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/** The same day, so many years later; of a leap day the last of its February. */
export function afterRetention(day: string, years = RETENTION_YEARS): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4, 10)}`;
  const isDay = new Date(later).toISOString().slice(0, 10) === later;
  return isDay ? later : `${later.slice(0, 8)}28`;
}

/** The day on which a document goes that is archived at an instant: not before the retention of an entry that it proves has ended. */
export function archivedUntil(instant: string, proven: readonly Pick<LedgerRow, 'date'>[]): string {
  const latest = proven.reduce((day, { date }) => (date > day ? date : day), instant.slice(0, 10));
  return afterRetention(latest);
}

/** For which of the entries that it proves a document has to be kept longest, and until when; undefined where for none any more. */
export function keptFor(
  entries: readonly Pick<LedgerRow, 'date' | 'description'>[],
  now: Date,
  years = RETENTION_YEARS,
): { description: string; until: string } | undefined {
  const latest = entries.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
  if (!latest) return undefined;
  const until = afterRetention(latest.date, years);
  return until > now.toISOString().slice(0, 10) ? { description: latest.description, until } : undefined;
}
