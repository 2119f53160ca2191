import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Told } from '../../store/notices.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { Write } from '../../store/writes.ts';

/** What telling people of an event uses. */
export type TellingParts = Pick<Cloud, 'notices' | 'now'>;

/** The writes that tell people of an event, beside those that make it true. */
export const telling = (told: Told, { notices, now }: TellingParts): Write[] => [
  notices.telling(told, now().toISOString()),
];

/** Tells of what nothing that is written makes true, the first time that it is noticed. */
export const tellOnce = (told: Told, { notices, now }: TellingParts): Promise<void> =>
  notices.tellOnce(told, now().toISOString());

/** The writes that tell of an import that has ended: each time that it fails is another event. */
export function tellingOfImport(
  { organizationId, id, fileName, version }: StoredImport,
  end: 'import-finished' | 'import-failed',
  cloud: TellingParts,
): Write[] {
  const once = end === 'import-failed' ? { once: version } : {};
  return telling({ organizationId, kind: end, aboutId: id, name: fileName, ...once }, cloud);
}

/** The writes that tell of documents that nobody could read; that the plan has no room for more is no fault of theirs. */
export function tellingOfUnread(receipts: readonly StoredReceipt[], cloud: TellingParts): Write[] {
  return receipts
    .filter(({ status, problem }) => status !== 'pending' && problem && problem.code !== 'plan-limit-reached')
    .flatMap(({ organizationId, id, fileName }) =>
      telling({ organizationId, kind: 'document-unreadable', aboutId: id, name: fileName }, cloud),
    );
}

/** The writes that tell what became of a report. */
export const tellingOfReport = (
  { organizationId, id, name }: StoredReport,
  status: StoredReport['status'],
  cloud: TellingParts,
): Write[] =>
  status === 'Processing'
    ? []
    : telling(
        {
          organizationId,
          kind: status === 'Ready' ? 'report-sent' : 'report-failed',
          aboutId: id,
          name,
        },
        cloud,
      );
