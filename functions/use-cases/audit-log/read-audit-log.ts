import { addDays } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import { kindOf } from '../../../shared/audit-acts.ts';
import type { ActKind } from '../../../shared/audit-acts.ts';
import { instantOfHour } from '../../domain/days/hour-of-day.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { AuditEntry } from '../../store/audit-entries.ts';

/** Which entries are wanted: of days in the organization's time zone, the last one included, of one person, of one kind. */
export interface AuditFilter {
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
  readonly userId?: string | undefined;
  readonly kind?: ActKind | undefined;
}

/** Where to read, and how much: at most `limit` entries are found, and not many more than `readMax` looked at. */
interface Stretch {
  readonly organizationId: string;
  readonly timeZone: string;
  readonly after: string | undefined;
  readonly limit: number;
  readonly readMax: number;
}

/** What was found, and the last entry looked at where the log goes on behind it. */
interface Found {
  readonly entries: readonly AuditEntry[];
  readonly last?: AuditEntry;
}

const READ_AT_ONCE = 250;

/**
 * A stretch of the log, newest first. A filter is no index: entries are looked through, and after `readMax` of them it says where to go on,
 * so that what a page reads does not grow with the log.
 */
export async function readAuditLog(
  filter: AuditFilter,
  { organizationId, timeZone, after, limit, readMax }: Stretch,
  { auditEntries }: Pick<Cloud, 'auditEntries'>,
): Promise<Found> {
  const { from, to } = filter;
  const span = {
    ...(from === undefined ? {} : { from: instantOfHour(from, 0, timeZone) }),
    ...(to === undefined ? {} : { before: instantOfHour(addDays(to, 1), 0, timeZone) }),
  };
  const isFiltered = filter.userId !== undefined || filter.kind !== undefined;
  const atOnce = isFiltered ? READ_AT_ONCE : limit;
  const found: AuditEntry[] = [];
  let position = after;
  for (let read = 0; ;) {
    const page = await auditEntries.page(organizationId, { ...span, after: position, limit: atOnce });
    for (const [index, entry] of page.items.entries()) {
      if (!isWanted(filter, entry)) continue;
      if (found.push(entry) < limit) continue;
      const isLast = index === page.items.length - 1 && !page.more;
      return { entries: found, ...(isLast ? {} : { last: entry }) };
    }
    const last = page.items.at(-1);
    read += page.items.length;
    if (!page.more || !last) return { entries: found };
    if (read >= readMax) return { entries: found, last };
    position = auditEntries.positionOf(last);
  }
}

const isWanted = ({ userId, kind }: AuditFilter, { actor, act }: AuditEntry): boolean =>
  (userId === undefined || ('userId' in actor && actor.userId === userId)) &&
  (kind === undefined || kindOf(act) === kind);
