import type { Cloud } from '../../runtime/cloud.ts';

/** Asks for every daily mail whose hour has come. Asked twice each goes once; what a round missed, the next one finds. */
export async function askForDailyMails({
  noticeMails,
  outbox,
  now,
}: Pick<Cloud, 'noticeMails' | 'outbox' | 'now'>): Promise<void> {
  for await (const { organizationId, userId, day } of noticeMails.dueBy(now().toISOString()))
    await outbox.ask({ kind: 'mail-day', organizationId, userId, day });
}
