import { isDeepStrictEqual } from 'node:util';
import { placed } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Effect } from '../../store/change.ts';
import { organizationOf } from '../books/organization-of.ts';
import { dueRun } from './schedule-change.ts';

interface Books {
  readonly id: string;
  readonly fiscalYearStart: string;
}

/** The write that has schedules placed anew where a change of the settings moves the fiscal year: their quarters and years are those of it. */
export function placingSchedules(
  { id: organizationId, fiscalYearStart }: Books,
  change: object & { readonly fiscalYearStart?: string },
): Effect[] {
  const { fiscalYearStart: after = fiscalYearStart } = change;
  return after === fiscalYearStart ? [] : [{ kind: 'place-schedules', organizationId }];
}

/** Places the schedules of books by their fiscal year as it is now; done twice it changes nothing more. */
export async function placeSchedules(
  organizationId: string,
  cloud: Pick<Cloud, 'change' | 'reportSchedules' | 'organizations' | 'now'>,
): Promise<void> {
  const { reportSchedules, now } = cloud;
  const actor = { organizationId, system: 'place-schedules' } as const;
  const { fiscalYearStart } = await organizationOf(organizationId, cloud);
  for (const { id } of await reportSchedules.of(organizationId))
    await cloud.change(actor, 'schedule-moved', async (change) => {
      const before = await reportSchedules.get(organizationId, id);
      if (!before) return;
      const after = placed(before, fiscalYearStart);
      if (isDeepStrictEqual(after.due, before.due)) return;
      change.about({ id, name: before.label });
      change.put(...reportSchedules.change(before, after));
      change.enqueue(...dueRun(after, now()));
    });
}
