import type { Cloud } from '../../runtime/cloud.ts';

/** Asks for every schedule whose next mail is due, each by itself. Asked twice each period goes once; what a round missed, the next one finds. */
export async function askForSchedules({
  reportSchedules,
  outbox,
  now,
}: Pick<Cloud, 'reportSchedules' | 'outbox' | 'now'>): Promise<void> {
  for await (const { organizationId, id: scheduleId } of reportSchedules.dueBy(now().toISOString()))
    await outbox.ask({ kind: 'run-schedule', organizationId, scheduleId });
}
