import { mailLimits, planLimits, planSeats, type MailLimits, type PlanLimits } from './limits.ts';
import type { ReportFormat } from './model/export.ts';
import type { Plan } from './model/organization.ts';

/** The CSV of whatever is reported, and those that other programs import. */
const csvFormats: ReadonlySet<ReportFormat> = new Set([
  ...(['csv', 'quickbooks-3', 'quickbooks-4', 'xero-precoded'] as const),
]);

/** Whether a plan has reports as such files: each has those that are CSV. */
export const hasReportFormat = (plan: Plan, format: ReportFormat): boolean =>
  csvFormats.has(format) || plan !== 'starter';

/** Whether a plan has accountant packages: they hold workbooks and PDFs. */
export const hasPackages = (plan: Plan): boolean =>
  hasReportFormat(plan, 'xlsx') && hasReportFormat(plan, 'pdf');

export const trialDays = 14;

/** What a plan allows in a month. */
export function limitsOf(plan: Plan): PlanLimits {
  return planLimits[plan];
}

/** From this share of a month's documents on their people are told. */
const NEAR_SHARE = 0.8;

/** From how many on a monthly limit is near. */
export const nearLimit = (limit: number): number => Math.ceil(NEAR_SHARE * limit);

/** Whether so much of a monthly limit is used that its person should know; never where there is none. */
export const isNearLimit = (used: number, limit: number | undefined): boolean =>
  limit !== undefined && used >= nearLimit(limit);

/** Whether a plan takes more documents a month than another. */
export function hasMoreDocuments(plan: Plan, than: Plan): boolean {
  const [documents, before] = [limitsOf(plan).documents, limitsOf(than).documents];
  return before !== undefined && (documents === undefined || documents > before);
}

/** How many members a plan has seats for, its master among them; undefined: without limit. */
export const seatsOf = (plan: Plan): number | undefined => planSeats[plan];

/** Whether a plan has members beside its master and accountants (specification section 6: Professional or Business). */
export const hasTeam = (plan: Plan): boolean => seatsOf(plan) !== 1;

interface ChosenPlan {
  readonly name: Plan;
  readonly trialEndsAt: string | null;
  /** Of one that is paid for: until when it is, with the days of grace. */
  readonly paidUntil?: string | undefined;
}

/** The plan in force at `now`: a trial is Professional until it ends, a paid one is itself until what was paid ends; then it is Starter. */
export function planInForce(plan: ChosenPlan, now: Date): Plan {
  if (plan.trialEndsAt !== null) return isOnTrial(plan, now) ? plan.name : 'starter';
  const hasEnded = plan.paidUntil !== undefined && plan.paidUntil <= now.toISOString();
  return hasEnded ? 'starter' : plan.name;
}

function isOnTrial({ trialEndsAt }: ChosenPlan, now: Date): boolean {
  return trialEndsAt !== null && now.toISOString() < trialEndsAt;
}

/** How much an organization may mail on a day. */
export function mailLimitsOf(plan: ChosenPlan, now: Date): MailLimits {
  return isOnTrial(plan, now) ? mailLimits.onTrial : mailLimits.afterwards;
}
