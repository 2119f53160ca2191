import type { GeneratedReport, WantedPackage } from '../../../shared/model/export.ts';
import { hasPackages, planInForce } from '../../../shared/plans.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { reportName } from '../../domain/exports/report-name.ts';
import { bodyId } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import { notBegun } from '../../store/packing.ts';
import type { StoredReport } from '../../store/reports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { countingReport } from './counting-reports.ts';
import { emptyOrTooLarge } from './empty-or-too-large.ts';
import { refusedDays } from '../reports/report-days.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'plans' | 'reports' | 'now'>;

/** Who orders a package, and what tells the order from others: `id` is the report's, `asked` a digest of what was said (`bodyId`). */
type PackageOrderer = Pick<StoredReport, 'id' | 'asked' | 'organizationId' | 'userId' | 'language'>;

/** Takes the order of a package that a person sent. Asked again under the same id it is the same one. */
export function makeAccountantPackage(
  { id, ...days }: WantedPackage,
  caller: Caller,
  cloud: Parts & Pick<Cloud, 'change'>,
): Promise<GeneratedReport | Refusal> {
  const { organizationId, userId, person } = caller;
  const language = person.language ?? spokenLanguage();
  const orderer = { id, asked: bodyId(days), organizationId, userId, language };
  return cloud.change(caller, 'package-ordered', (change) => orderPackage(change, days, orderer, cloud));
}

/**
 * Has all that an accountant needs of some days put into one zip, in the background. Days without entries, with more than one ledger holds, a plan
 * that lacks the formats, and more packages than a day may bring are refused at once. Asked again under the same id it is the same package.
 * `recipient`: to whom it goes once it is whole. Nothing is put where it is refused or was taken before.
 */
export async function orderPackage(
  change: Change,
  { from, to }: Pick<WantedPackage, 'from' | 'to'>,
  orderer: PackageOrderer,
  cloud: Parts,
  recipient?: StoredReport['recipient'],
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
  const counted = await countingReport('packages', organization, cloud);
  if (isRefusal(counted)) return counted;
  const report: StoredReport = {
    ...orderer,
    ...(recipient ? { recipient } : {}),
    name: packageName(organization, { from, to }),
    ...{ type: 'package', format: 'zip', from, to, fields: [], onlyMatched: false },
    ...{ status: 'Processing', progress: 0, size: null, packing: notBegun },
    ...{ createdAt: change.at, changedAt: change.at, version: 1 },
  };
  change.about({ id, name: report.name });
  change.put(cloud.reports.addition(report), counted);
  change.enqueue({ kind: 'pack-package', organizationId, reportId: id });
  return report;
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

function samePackage(earlier: StoredReport, asked: string): GeneratedReport | Refusal {
  return earlier.asked === asked ? earlier : refuse('already-exists');
}
