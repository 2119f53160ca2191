import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { mailedReport } from '../notices/tell.ts';
import { failed, perhapsSent } from './ended-report.ts';

/** Ends a report that was tried as often as it may be: nothing left, or nobody can tell whether it did. */
export async function giveUpReport(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'reports'>,
): Promise<void> {
  await cloud.change({ organizationId }, 'report-progressed', async (change) => {
    const report = await cloud.reports.get(organizationId, id);
    if (report?.status !== 'Processing') return;
    const code = report.recipient ? 'report-given-up' : 'made-report-given-up';
    const detail = say(wordsToKeep.files, { code });
    const ended = 'claimedAt' in report ? perhapsSent(report) : failed({ code: 'given-up', detail });
    change.put(...cloud.reports.change(report, ended, change.at).writes);
    // Who waits for one to download looks at the list.
    if (report.recipient) change.notify(mailedReport(report, 'Failed'));
  });
}
