import { todayIn } from '../../../shared/civil-date.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Where a day begins last: what goes on a day goes once it is that day everywhere. */
export const LAST_ON_EARTH = 'Pacific/Niue';

/**
 * Asks for every archived document and deleted report to go whose day has come. Asked twice it goes once; what a round missed, the next one
 * finds.
 */
export async function askForEnded({
  receipts,
  reports,
  outbox,
  now,
}: Pick<Cloud, 'receipts' | 'reports' | 'outbox' | 'now'>): Promise<void> {
  const today = todayIn(LAST_ON_EARTH, now());
  for await (const { organizationId, id } of receipts.goneBy(today))
    await outbox.ask({ kind: 'remove-ended', organizationId, receiptId: id });
  for await (const { organizationId, id } of reports.goneBy(today))
    await outbox.ask({ kind: 'remove-ended-report', organizationId, reportId: id });
}
