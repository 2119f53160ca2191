import { todayIn } from '../../../shared/civil-date.ts';
import { limits } from '../../../shared/limits.ts';
import { defaultExportFields } from '../../../shared/model/export.ts';
import type { GeneratedReport, WantedReport } from '../../../shared/model/export.ts';
import { endingOf } from '../../../shared/report-files.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { reportName, reportTitle } from '../../domain/exports/report-name.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/reports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from '../reports/report-days.ts';
import { emptyOrTooLarge } from './empty-or-too-large.ts';
import { refusedFormat } from './refused-format.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'plans' | 'reports' | 'outbox' | 'now'>;

/**
 * Has a report made as a file, in the background, that can then be downloaded. What is empty, too large, of a format that the plan lacks or
 * more than a day may bring is refused at once. Asked again under the same id it is the same report.
 */
export async function makeReport(
  { id, ...wish }: WantedReport,
  { organizationId, userId, person }: Caller,
  cloud: Parts,
): Promise<GeneratedReport | Refusal> {
  const asked = bodyId(wish);
  const earlier = await cloud.reports.get(organizationId, id);
  if (earlier) return sameReport(earlier, asked);
  const refusal = refusedDays(wish) ?? (await refusedFormat(wish, organizationId, cloud));
  if (refusal) return refusal;
  const organization = await organizationOf(organizationId, cloud);
  const nothing = await emptyOrTooLarge({ ...wish, onlyMatched: false }, wish, organization, cloud);
  if (nothing?.refused === 'export-too-large') return { ...nothing, because: { code: 'report-too-large' } };
  if (nothing) return nothing;
  const language = person.language ?? spokenLanguage();
  return order(
    { ...newReport(wish, cloud), id, organizationId, userId, asked, language },
    organization,
    cloud,
  );
}

/** Counts it among the day's in the same transaction, so that two at once cannot both be the last that it allows. */
async function order(
  report: StoredReport,
  { timeZone }: StoredOrganization,
  cloud: Parts,
): Promise<GeneratedReport | Refusal> {
  const { organizationId, id: reportId } = report;
  const day = todayIn(timeZone, cloud.now());
  const counted = cloud.reports.counting(organizationId, day, limits.reportsADay);
  const message = cloud.outbox.asking({ kind: 'send-report', organizationId, reportId });
  if ((await cloud.reports.tryAdd(report, [counted, ...message])) === 'written') return report;
  const existing = await cloud.reports.get(organizationId, reportId);
  if (existing) return sameReport(existing, report.asked);
  const because = { code: 'reports-used-up', limit: limits.reportsADay, timeZone } as const;
  return refuse('export-limit-reached', { because });
}

function sameReport(earlier: StoredReport, asked: string): GeneratedReport | Refusal {
  return earlier.asked === asked ? earlier : refuse('already-exists');
}

function newReport({ type, from, to, format }: Omit<WantedReport, 'id'>, { now }: Parts) {
  const at = now().toISOString();
  return {
    name: reportName({ from, to }, { title: reportTitle({ type, format }), extension: endingOf(format) }),
    ...{ type, from, to, format, onlyMatched: false },
    fields: type === 'transactions' ? [...defaultExportFields] : [],
    ...{ status: 'Processing' as const, size: null, createdAt: at, changedAt: at, version: 1 },
  };
}
