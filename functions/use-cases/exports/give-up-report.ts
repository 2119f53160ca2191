import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredReport } from '../../store/reports.ts';
import { tellingOfReport } from '../notices/tell.ts';

/** Ends a report that was tried as often as it may be: nothing left, or nobody can tell whether it did. */
export async function giveUpReport(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'reports' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  const { reports, now } = cloud;
  await again(async () => {
    const report = await reports.get(organizationId, id);
    if (report?.status !== 'Processing') return 'ended';
    const changedAt = now().toISOString();
    const told = tellingOfReport(report, 'Failed', cloud);
    return reports.tryChange(report, { status: 'Failed', problem: problemOf(report), changedAt }, told);
  });
}

function problemOf({ claimedAt }: StoredReport): NonNullable<StoredReport['problem']> {
  const { problems, files } = wordsToKeep;
  return claimedAt === undefined
    ? { code: 'given-up', detail: say(files, { code: 'report-given-up' }) }
    : { code: 'mail-unknown', detail: problems['mail-unknown'] };
}
