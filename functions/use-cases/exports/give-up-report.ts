import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { StoredReport } from '../../store/reports.ts';
import { tellingOfReport } from '../notices/tell.ts';

/** Ends a report that was tried as often as it may be: nothing left, or nobody can tell whether it did. */
export async function giveUpReport(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'reports' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  const { reports, now } = cloud;
  await retryOnConflict(async () => {
    const report = await reports.get(organizationId, id);
    if (report?.status !== 'Processing') return 'ended';
    const changedAt = now().toISOString();
    // Who waits for one to download looks at the list.
    const told = report.recipient ? tellingOfReport(report, 'Failed', cloud) : [];
    return reports.tryChange(report, { status: 'Failed', problem: problemOf(report), changedAt }, told);
  });
}

function problemOf({ recipient, claimedAt }: StoredReport): NonNullable<StoredReport['problem']> {
  const { problems, files } = wordsToKeep;
  if (claimedAt !== undefined) return { code: 'mail-unknown', detail: problems['mail-unknown'] };
  const code = recipient ? 'report-given-up' : 'made-report-given-up';
  return { code: 'given-up', detail: say(files, { code }) };
}
