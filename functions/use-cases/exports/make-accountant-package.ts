import { todayIn } from '../../../shared/civil-date.ts';
import { limits } from '../../../shared/limits.ts';
import type { GeneratedReport, WantedPackage } from '../../../shared/model/export.ts';
import { hasPackages, planInForce } from '../../../shared/plans.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { reportName } from '../../domain/exports/report-name.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { notBegun } from '../../store/packing.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf, settingsOf } from '../books/organization-of.ts';
import { emptyOrTooLarge } from './empty-or-too-large.ts';
import { refusedDays } from '../reports/report-days.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'plans' | 'reports' | 'outbox' | 'now'>;

/** Who orders a package, and what tells the order from others: `id` is the report's, `asked` a digest of what was said (`bodyId`). */
type PackageOrderer = Pick<StoredReport, 'id' | 'asked' | 'organizationId' | 'userId' | 'language'>;

/** To whom a package is mailed, and what belongs to that. */
interface Mailing extends Pick<StoredReport, 'recipient'> {
  readonly further?: readonly Write[];
}

/** Takes the order of a package that a person sent. Asked again under the same id it is the same one. */
export function makeAccountantPackage(
  { id, ...days }: WantedPackage,
  { organizationId, userId, person }: Caller,
  cloud: Parts,
): Promise<GeneratedReport | Refusal> {
  const language = person.language ?? spokenLanguage();
  return orderPackage(days, { id, asked: bodyId(days), organizationId, userId, language }, cloud);
}

/**
 * Has all that an accountant needs of some days put into one zip, in the background. Days without entries, with more than one ledger holds, a plan
 * that lacks the formats, and more packages than a day may bring are refused at once. Asked again under the same id it is the same package.
 * `mailing`: to whom it goes once it is whole, and what is written with the order or, where it is refused or was taken before, not at all.
 */
export async function orderPackage(
  { from, to }: Pick<WantedPackage, 'from' | 'to'>,
  orderer: PackageOrderer,
  cloud: Parts,
  { recipient, further = [] }: Mailing = {},
): Promise<GeneratedReport | Refusal> {
  const { id, asked, organizationId } = orderer;
  const earlier = await cloud.reports.get(organizationId, id);
  if (earlier) return samePackage(earlier, asked);
  const refusal = refusedDays({ from, to }) ?? (await refusedPlan(organizationId, cloud));
  if (refusal) return refusal;
  const organization = await organizationOf(organizationId, cloud);
  const order = { type: 'transactions', onlyMatched: false } as const;
  const nothing = await emptyOrTooLarge(order, { from, to }, organization, cloud);
  if (nothing?.refused === 'export-too-large') return { ...nothing, because: { code: 'report-too-large' } };
  if (nothing) return nothing;
  const at = cloud.now().toISOString();
  return keep(
    {
      ...orderer,
      ...(recipient ? { recipient } : {}),
      name: packageName(organization, { from, to }),
      ...{ type: 'package', format: 'zip', from, to, fields: [], onlyMatched: false },
      ...{ status: 'Processing', progress: 0, size: null, packing: notBegun },
      ...{ createdAt: at, changedAt: at, version: 1 },
    },
    further,
    cloud,
  );
}

/** What its file is called. */
export const packageName = (
  { name }: { readonly name: string },
  { from, to }: Pick<WantedPackage, 'from' | 'to'>,
): string => reportName({ from, to }, { title: name, extension: 'zip' });

/** Why the plan in force has no packages, if it has none. */
export async function refusedPlan(
  organizationId: string,
  { plans, now }: Pick<Parts, 'plans' | 'now'>,
): Promise<Refusal | undefined> {
  const plan = planInForce(await plans.of(organizationId), now());
  return hasPackages(plan) ? undefined : refuse('plan-lacks-format');
}

/** Counts it among the day's in the same transaction, so that two at once cannot both be the last that it allows. */
async function keep(
  report: StoredReport,
  further: readonly Write[],
  cloud: Parts,
): Promise<GeneratedReport | Refusal> {
  const { organizationId, id: reportId } = report;
  const { timeZone } = await settingsOf(organizationId, cloud);
  const day = todayIn(timeZone, cloud.now());
  const counted = cloud.reports.counting(organizationId, day, limits.packagesADay, 'packages');
  const message = cloud.outbox.asking({ kind: 'pack-package', organizationId, reportId });
  if ((await cloud.reports.tryAdd(report, [counted, ...message, ...further])) === 'written') return report;
  const existing = await cloud.reports.get(organizationId, reportId);
  if (existing) return samePackage(existing, report.asked);
  if ((await cloud.reports.madeOn(organizationId, day, 'packages')) < limits.packagesADay)
    throw new Error('Others were quicker when a package was to be ordered.');
  const because = { code: 'packages-used-up', limit: limits.packagesADay, timeZone } as const;
  return refuse('export-limit-reached', { because });
}

function samePackage(earlier: StoredReport, asked: string): GeneratedReport | Refusal {
  return earlier.asked === asked ? earlier : refuse('already-exists');
}
