import { isDeepStrictEqual } from 'node:util';
import { placed } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { Write } from '../../store/writes.ts';
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
  { outbox }: Pick<Cloud, 'outbox'>,
): Write[] {
  const { fiscalYearStart: after = fiscalYearStart } = change;
  return after === fiscalYearStart ? [] : outbox.asking({ kind: 'place-schedules', organizationId });
}

/** Places the schedules of books by their fiscal year as it is now; done twice it changes nothing more. */
export async function placeSchedules(
  organizationId: string,
  cloud: Pick<Cloud, 'reportSchedules' | 'organizations' | 'outbox' | 'now'>,
): Promise<void> {
  const { reportSchedules, outbox, now } = cloud;
  const { fiscalYearStart } = await organizationOf(organizationId, cloud);
  for (const { id } of await reportSchedules.of(organizationId)) {
    const written = await again(async () => {
      const before = await reportSchedules.get(organizationId, id);
      if (!before) return 'gone';
      const after = placed(before, fiscalYearStart);
      if (isDeepStrictEqual(after.due, before.due)) return 'as-it-was';
      const work = outbox.asking(...dueRun(after, now()));
      return reportSchedules.tryWrite([...reportSchedules.change(before, after), ...work]);
    });
    if (written === 'conflict') throw new Error('Others were quicker whenever a schedule was to be placed.');
  }
}
