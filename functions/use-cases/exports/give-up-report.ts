import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredReport } from '../../store/reports.ts';

/** Ends a report that was tried as often as it may be: nothing left, or nobody can tell whether it did. */
export async function giveUpReport(
  organizationId: string,
  id: string,
  { reports, now }: Pick<Cloud, 'reports' | 'now'>,
): Promise<void> {
  await again(async () => {
    const report = await reports.get(organizationId, id);
    if (report?.status !== 'Processing') return 'ended';
    const changedAt = now().toISOString();
    return reports.tryChange(report, { status: 'Failed', problem: problemOf(report), changedAt });
  });
}

function problemOf({ claimedAt }: StoredReport): NonNullable<StoredReport['problem']> {
  const { problems, files } = wordsToKeep;
  return claimedAt === undefined
    ? { code: 'given-up', detail: say(files, { code: 'report-given-up' }) }
    : { code: 'mail-unknown', detail: problems['mail-unknown'] };
}
