import type { ScheduledContent } from '../../../shared/model/report-schedule.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { refusedFormat, refusedPlan } from '../exports/refused-format.ts';
import { withoutReturn } from '../exports/without-return.ts';

/**
 * Why an organisation can't have this mailed, if it can't: its plan lacks the format or the package, the report does, or its books have no
 * such return.
 */
export async function refusedContent(
  content: ScheduledContent,
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'plans' | 'now'>,
): Promise<Refusal | undefined> {
  if (content.kind === 'package') return refusedPlan(organization.id, cloud);
  if (content.type === 'sales-tax')
    return withoutReturn(organization) ?? refusedFormat(content, organization.id, cloud);
  return refusedFormat(content, organization.id, cloud);
}

/** Why nothing is mailed in the name of who answers for a schedule, if nothing is: they left these books, or may export from them no longer. */
export async function refusedOwner(
  { organizationId, userId }: Pick<KeptReportSchedule, 'organizationId' | 'userId'>,
  { people, now }: Pick<Cloud, 'people' | 'now'>,
): Promise<Refusal | undefined> {
  const membership = await people.membership(userId, organizationId);
  return membership && (await people.abilities(membership, now())).includes('canExport')
    ? undefined
    : refuse('not-allowed', { because: { code: 'schedule-of-nobody' } });
}
