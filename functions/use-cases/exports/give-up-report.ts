import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/reports.ts';
import { tellingOfReport } from '../notices/tell.ts';

/** Ends a report that was tried as often as it may be: nothing left, or nobody can tell whether it did. */
export async function giveUpReport(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'reports' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  await cloud.change({ organizationId }, 'report-progressed', async (change) => {
    const report = await cloud.reports.get(organizationId, id);
    if (report?.status !== 'Processing') return;
    const failed = { status: 'Failed', problem: problemOf(report), changedAt: change.at } as const;
    change.put(...cloud.reports.change(report, failed).writes);
    // Who waits for one to download looks at the list.
    if (report.recipient) change.put(...tellingOfReport(report, 'Failed', cloud));
  });
}

function problemOf({ recipient, claimedAt }: StoredReport): NonNullable<StoredReport['problem']> {
  const { problems, files } = wordsToKeep;
  if (claimedAt !== undefined) return { code: 'mail-unknown', detail: problems['mail-unknown'] };
  const code = recipient ? 'report-given-up' : 'made-report-given-up';
  return { code: 'given-up', detail: say(files, { code }) };
}
