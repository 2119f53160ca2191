import { formatsOf } from '../../../shared/report-formats.ts';
import type { GeneratedReport, ReportFormat } from '../../../shared/model/export.ts';
import { hasPackages, hasReportFormat, planInForce } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Why a report can't be had as such a file, if it can't: by the plan, or at all. */
export async function refusedFormat(
  { type, format }: { readonly type: GeneratedReport['type']; readonly format: ReportFormat },
  organizationId: string,
  { plans, now }: Pick<Cloud, 'plans' | 'now'>,
): Promise<Refusal | undefined> {
  const plan = planInForce(await plans.of(organizationId), now());
  if (!hasReportFormat(plan, format)) return refuse('plan-lacks-format');
  if (formatsOf(type).includes(format)) return undefined;
  return refuse('unsupported-format', { because: { code: 'format-not-made' } });
}

/** Why the plan in force has no packages, if it has none. */
export async function refusedPlan(
  organizationId: string,
  { plans, now }: Pick<Cloud, 'plans' | 'now'>,
): Promise<Refusal | undefined> {
  const plan = planInForce(await plans.of(organizationId), now());
  return hasPackages(plan) ? undefined : refuse('plan-lacks-format');
}
