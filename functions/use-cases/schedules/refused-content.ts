import { abilitiesOf } from '../../../shared/abilities.ts';
import type { ScheduledContent } from '../../../shared/model/report-schedule.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { refusedFormat } from '../exports/refused-format.ts';
import { refusedPlan } from '../exports/make-accountant-package.ts';

/** Why an organisation can't have this mailed, if it can't: its plan lacks the format or the package, or the report does. */
export const refusedContent = (
  content: ScheduledContent,
  organizationId: string,
  cloud: Pick<Cloud, 'plans' | 'now'>,
): Promise<Refusal | undefined> =>
  content.kind === 'package'
    ? refusedPlan(organizationId, cloud)
    : refusedFormat(content, organizationId, cloud);

/** Why nothing is mailed in the name of who answers for a schedule, if nothing is: they left these books, or may export from them no longer. */
export async function refusedOwner(
  { organizationId, userId }: Pick<KeptReportSchedule, 'organizationId' | 'userId'>,
  { people }: Pick<Cloud, 'people'>,
): Promise<Refusal | undefined> {
  const membership = await people.membership(userId, organizationId);
  return membership && abilitiesOf(membership).includes('canExport')
    ? undefined
    : refuse('not-allowed', { because: { code: 'schedule-of-nobody' } });
}
