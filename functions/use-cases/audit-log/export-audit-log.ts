import type * as z from 'zod';
import { todayIn } from '../../../shared/civil-date.ts';
import type { exportAuditLog as route } from '../../../shared/contract/audit-log.ts';
import type { SentFile } from '../../../shared/model/sent-file.ts';
import { csvBeginning, lineOfCells, textCell } from '../../../shared/csv.ts';
import type { AuditLogEntry } from '../../../shared/model/audit-log.ts';
import { auditWords } from '../../../shared/text/audit-words.ts';
import { zoneFormats } from '../../../shared/zone-formats.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter } from '../../store/cursor.ts';
import { settingsOf } from '../books/organization-of.ts';
import { startOf } from '../page.ts';
import type { AuditLogParts } from './list-audit-log.ts';
import { readAuditLog } from './read-audit-log.ts';
import { shownAuditEntries } from './shown-audit-entries.ts';

/** An answer holds at most 6 MB: so many lines fit, however long their names are. */
const ENTRIES_PER_PART = 4000;

/**
 * A part of the log as CSV, newest first, with the cursor of the next part where it goes on; the titles stand in the first one, so that the
 * parts one after the other are one file. 100,000 entries are 25 parts. The export is an entry of the log itself, with its first part.
 */
export async function exportAuditLog(
  { cursor, ...filter }: z.output<typeof route.query>,
  caller: Caller,
  cloud: AuditLogParts & Pick<Cloud, 'change' | 'table'>,
): Promise<SentFile | Refusal> {
  const { organizationId } = caller;
  const listed = { ...filter, list: 'audit-log.csv', limit: ENTRIES_PER_PART, cursor };
  const start = startOf(listed, caller);
  if (isRefusal(start)) return start;
  const { timeZone } = await settingsOf(organizationId, cloud);
  const [limit, readMax] = [ENTRIES_PER_PART, ENTRIES_PER_PART];
  const stretch = { organizationId, timeZone, after: start.after, limit, readMax };
  const { entries, last } = await readAuditLog(filter, stretch, cloud);
  const lines = (await shownAuditEntries(entries, cloud)).map((entry) => lineOf(entry, timeZone));
  if (cursor === undefined) await noteExport(caller, cloud);
  const { titles, fileName } = auditWords();
  return {
    text: (cursor === undefined ? csvBeginning(Object.values(titles)) : '') + lines.join(''),
    fileName: fileName(todayIn(timeZone, cloud.now())),
    ...(last && {
      nextCursor: cursorAfter(cloud.auditEntries.positionOf(last), organizationId, listed),
    }),
  };
}

/** Reading the log as a file changes nothing but the log. */
async function noteExport(caller: Caller, cloud: Pick<Cloud, 'change'>): Promise<void> {
  await cloud.change(caller, 'audit-log-exported', (change) => {
    change.about({ id: caller.organizationId });
    change.record();
    return Promise.resolve();
  });
}

const clock = zoneFormats({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' });

function lineOf(
  { at, actor, act, thing, summary, device, address }: AuditLogEntry,
  timeZone: string,
): string {
  const moment = new Date(at);
  const who = 'system' in actor ? auditWords().matchbook : actor.fullName;
  const cells = [
    `${todayIn(timeZone, moment)} ${clock(timeZone).format(moment)}`,
    ...[timeZone, who, summary, act, thing?.id, device, address],
  ];
  return lineOfCells(cells.map((cell) => textCell(cell ?? '')));
}
