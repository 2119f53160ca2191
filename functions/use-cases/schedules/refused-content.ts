import type { ScheduledContent } from '../../../shared/model/report-schedule.ts';
import type { Refusal } from '../../domain/outcome.ts';
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
