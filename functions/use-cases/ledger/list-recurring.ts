import type { RecurringSeries } from '../../../shared/model/entry-pair.ts';
import { todayIn } from '../../../shared/civil-date.ts';
import { isMissingOn } from '../../domain/recurring/find-recurring.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { settingsOf } from '../books/organization-of.ts';

/** What comes again and again, as it was found when entries last came; what is missing as of today. Nothing where that is not wanted. */
export async function listRecurring(
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'pairs' | 'organizations' | 'now'>,
): Promise<{ items: RecurringSeries[] }> {
  const { timeZone, autoTrackSubscriptions = true } = await settingsOf(organizationId, cloud);
  if (!autoTrackSubscriptions) return { items: [] };
  const today = todayIn(timeZone, cloud.now());
  const kept = await cloud.pairs.recurring(organizationId);
  const items = (kept?.items ?? []).map((series) => ({ ...series, isMissing: isMissingOn(series, today) }));
  return { items };
}
