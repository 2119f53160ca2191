import { addDays } from '../../../shared/civil-date.ts';
import { RETENTION_YEARS, type RetentionRule } from '../../../shared/record-keeping.ts';
import { rangeNamed } from '../../../shared/report-ranges.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/** The same day, so many years later; of a leap day the last of its February. */
export function afterRetention(day: string, years = RETENTION_YEARS): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4, 10)}`;
  const isDay = new Date(later).toISOString().slice(0, 10) === later;
  return isDay ? later : `${later.slice(0, 8)}28`;
}

/** The day from which on nobody asks for an entry's document any more: authorities count from the end of the entry's fiscal year. */
function provesUntil(
  { date }: Pick<LedgerRow, 'date'>,
  { years, fiscalYearStart }: Pick<RetentionRule, 'years' | 'fiscalYearStart'>,
): string {
  const { to: yearEnd } = rangeNamed('this-year', { today: date, fiscalYearStart });
  return afterRetention(addDays(yearEnd, 1), Math.max(years, RETENTION_YEARS));
}

/** The day on which a document goes that is archived at an instant: not before the retention of an entry that it proves has ended. */
export function archivedUntil(
  instant: string,
  proven: readonly Pick<LedgerRow, 'date'>[],
  rule: RetentionRule,
): string {
  const days = proven.map((entry) => provesUntil(entry, rule));
  return days.reduce((last, day) => (day > last ? day : last), afterRetention(instant.slice(0, 10)));
}

/** For which of the entries that it proves a document has to be kept longest, and until when; undefined where for none any more. */
export function keptFor(
  entries: readonly Pick<LedgerRow, 'date' | 'description'>[],
  now: Date,
  rule: RetentionRule,
): { description: string; until: string } | undefined {
  const latest = entries.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
  if (!latest) return undefined;
  const until = provesUntil(latest, rule);
  return until > now.toISOString().slice(0, 10) ? { description: latest.description, until } : undefined;
}
