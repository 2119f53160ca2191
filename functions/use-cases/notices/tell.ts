import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredArchiveExport } from '../../store/archive-exports.ts';
import type { StoredImport } from '../../store/imports.ts';
import { noticeOf } from '../../store/notices.ts';
import type { StoredNotice, Told } from '../../store/notices.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredReport } from '../../store/report-states.ts';
import type { Effect } from '../../store/change.ts';
import { writeAsRead } from '../write-as-read.ts';

/** What telling people of an event uses. */
export type TellingParts = Pick<Cloud, 'notices' | 'now'>;

/** The writes that tell people of an event, beside those that make it true: in the app, and by mail those who want that. */
export function telling(told: Told, cloud: TellingParts): Effect[] {
  const notice = noticeOf(told, cloud.now().toISOString());
  return [cloud.notices.telling(notice), mailing(notice)];
}

/** Tells of what nothing that is written makes true, the first time that it is noticed. */
export async function tellOnce(told: Told, cloud: TellingParts & Pick<Cloud, 'change'>): Promise<void> {
  const notice = noticeOf(told, cloud.now().toISOString());
  const writes = [cloud.notices.tellingOnce(notice), mailing(notice)];
  await writeAsRead(notice.organizationId, 'told-once', writes, cloud);
}

const mailing = ({ organizationId, id }: StoredNotice): Work => ({
  kind: 'tell-members',
  organizationId,
  noticeId: id,
});

/** The writes that tell of an import that has ended: each time that it fails is another event. */
export function tellingOfImport(
  { organizationId, id, fileName, version }: StoredImport,
  end: 'import-finished' | 'import-failed',
  cloud: TellingParts,
): Effect[] {
  const once = end === 'import-failed' ? { once: version } : {};
  return telling({ organizationId, kind: end, aboutId: id, name: fileName, ...once }, cloud);
}

/** The writes that tell of documents that nobody could read; that the plan has no room for more is no fault of theirs. */
export function tellingOfUnread(receipts: readonly StoredReceipt[], cloud: TellingParts): Effect[] {
  return receipts
    .filter(({ status, problem }) => status !== 'pending' && problem && problem.code !== 'plan-limit-reached')
    .flatMap(({ organizationId, id, fileName }) =>
      telling({ organizationId, kind: 'document-unreadable', aboutId: id, name: fileName }, cloud),
    );
}

/** What people are told of a report that was mailed, or could not be. */
export const mailedReport = ({ id, name }: StoredReport, status: 'Ready' | 'Failed') =>
  ({ kind: status === 'Ready' ? 'report-sent' : 'report-failed', aboutId: id, name }) as const;

/** The writes that tell what became of a zip of the archive. */
export const tellingOfArchive = (
  { organizationId, id, fileName }: StoredArchiveExport,
  kind: 'archive-ready' | 'archive-failed',
  cloud: TellingParts,
): Effect[] => telling({ organizationId, kind, aboutId: id, name: fileName }, cloud);
