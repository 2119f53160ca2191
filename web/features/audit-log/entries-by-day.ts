import { todayIn } from '../../../shared/civil-date.ts';
import type { AuditLogEntry } from '../../../shared/model/audit-log.ts';

/** What was done on one day. */
export interface AuditDay {
  readonly day: string;
  readonly entries: readonly AuditLogEntry[];
}

/** Entries, newest first, by the days of the books. */
export function entriesByDay(entries: readonly AuditLogEntry[], timeZone: string): AuditDay[] {
  const days = Map.groupBy(entries, ({ at }) => todayIn(timeZone, new Date(at)));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
