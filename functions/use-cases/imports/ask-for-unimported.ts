import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'organizations' | 'outbox' | 'now'>;

/** The hour, in UTC, of the one round a day that looks: what it misses, the next day's finds. */
const HOUR = 12;
/** Nowhere on earth is it the eleventh before that: no month ended long enough ago to be missed. */
const FIRST_DAY = 10;
/** Messages of one transaction. */
const AT_ONCE = 50;

/** Asks, for each organisation in its turn, whether statements of the last month are missing. Asked again it tells nothing new. */
export async function askForUnimported({ organizations, outbox, now }: Parts): Promise<void> {
  if (now().getUTCHours() !== HOUR || now().getUTCDate() < FIRST_DAY) return;
  let asked: { kind: 'tell-unimported'; organizationId: string }[] = [];
  for await (const { organizationId } of organizations.listedFrom({ shard: 0, after: '' })) {
    asked.push({ kind: 'tell-unimported', organizationId });
    if (asked.length < AT_ONCE) continue;
    await outbox.ask(...asked);
    asked = [];
  }
  if (asked.length > 0) await outbox.ask(...asked);
}
