import type { ReportFormat } from './model/export.ts';
import type { Plan } from './model/organization.ts';

/** What a plan allows in one calendar month of the organisation's time zone; undefined means without limit (specification section 9). */
export interface PlanLimits {
  readonly documents: number | undefined;
  readonly statements: number | undefined;
  /** Statements uploaded to be read, whether or not they are then added. */
  readonly statementUploads: number | undefined;
}

const LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  starter: { documents: 10, statements: 2, statementUploads: 20 },
  professional: { documents: 150, statements: undefined, statementUploads: undefined },
  business: { documents: undefined, statements: undefined, statementUploads: undefined },
  enterprise: { documents: undefined, statements: undefined, statementUploads: undefined },
};

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

export function limitsOf(plan: Plan): PlanLimits {
  return LIMITS[plan];
}

interface ChosenPlan {
  readonly name: Plan;
  readonly trialEndsAt: string | null;
}

/** The plan in force at `now`: a trial is Professional until it ends, Starter afterwards. */
export function planInForce(plan: ChosenPlan, now: Date): Plan {
  if (plan.trialEndsAt === null) return plan.name;
  return isOnTrial(plan, now) ? plan.name : 'starter';
}

function isOnTrial({ trialEndsAt }: ChosenPlan, now: Date): boolean {
  return trialEndsAt !== null && now.toISOString() < trialEndsAt;
}

/** How much is mailed for an organisation on one day of its time zone, and to how many addresses that it never mailed before. */
export interface MailLimits {
  readonly mails: number;
  readonly newAddresses: number;
}

/** Nobody has shown yet that somebody on trial is who they say: few strangers hear from them in our name. */
export function mailLimitsOf(plan: ChosenPlan, now: Date): MailLimits {
  return isOnTrial(plan, now) ? { mails: 20, newAddresses: 5 } : { mails: 100, newAddresses: 20 };
}
