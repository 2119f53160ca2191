import type * as z from 'zod';
import type { listAuditLog as route } from '../../../shared/contract/audit-log.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter } from '../../store/cursor.ts';
import { settingsOf } from '../books/organization-of.ts';
import { startOf } from '../page.ts';
import { readAuditLog } from './read-audit-log.ts';
import { shownAuditEntries } from './shown-audit-entries.ts';

/** What reading the log uses. */
export type AuditLogParts = Pick<Cloud, 'auditEntries' | 'organizations' | 'people' | 'now'>;

/** Entries are less than 1 kB: so many are a query of at most 1 MB. */
const ENTRIES_READ_MAX = 1000;

/** A page of what was done, newest first; with a filter as much of it as lies in the next 1,000 entries. */
export async function listAuditLog(
  { limit, cursor, ...filter }: z.output<typeof route.query>,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: AuditLogParts,
): Promise<z.output<typeof route.reply> | Refusal> {
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...filter, list: 'audit-log', limit, cursor };
  const start = startOf(listed, { organizationId });
  if (isRefusal(start)) return start;
  const { timeZone } = await settingsOf(organizationId, cloud);
  const stretch = { organizationId, timeZone, after: start.after, limit, readMax: ENTRIES_READ_MAX };
  const { entries, last } = await readAuditLog(filter, stretch, cloud);
  const items = await shownAuditEntries(entries, cloud);
  if (!last) return { items };
  const nextCursor = cursorAfter(cloud.auditEntries.positionOf(last), organizationId, listed);
  return { items, nextCursor, lookedBackTo: last.at };
}
