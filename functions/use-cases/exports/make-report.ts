import { defaultExportFields } from '../../../shared/model/export.ts';
import type { GeneratedReport, WantedReport } from '../../../shared/model/export.ts';
import { endingOf } from '../../../shared/report-files.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { reportName, reportTitle } from '../../domain/exports/report-name.ts';
import { bodyId } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/reports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from '../reports/report-days.ts';
import { countingReport } from './counting-reports.ts';
import { emptyOrTooLarge } from './empty-or-too-large.ts';
import { refusedFormat } from './refused-format.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'plans' | 'reports' | 'now'>;

/**
 * Has a report made as a file, in the background, that can then be downloaded. What is empty, too large, of a format that the plan lacks or
 * more than a day may bring is refused at once. Asked again under the same id it is the same report.
 */
export async function makeReport(
  { id, ...wish }: WantedReport,
  caller: Caller,
  cloud: Parts,
): Promise<GeneratedReport | Refusal> {
  const { organizationId, userId, person } = caller;
  const asked = bodyId(wish);
  return cloud.change(caller, 'report-ordered', async (change) => {
    const earlier = await cloud.reports.get(organizationId, id);
    if (earlier) return sameReport(earlier, asked);
    const refusal = refusedDays(wish) ?? (await refusedFormat(wish, organizationId, cloud));
    if (refusal) return refusal;
    const organization = await organizationOf(organizationId, cloud);
    const nothing = await emptyOrTooLarge({ ...wish, onlyMatched: false }, wish, organization, cloud);
    if (nothing?.refused === 'export-too-large') return { ...nothing, because: { code: 'report-too-large' } };
    if (nothing) return nothing;
    const counted = await countingReport('reports', organization, cloud);
    if (isRefusal(counted)) return counted;
    const language = person.language ?? spokenLanguage();
    const report = { ...newReport(wish, change.at), id, organizationId, userId, asked, language };
    change.about({ id, name: report.name });
    change.put(cloud.reports.addition(report), counted);
    change.enqueue({ kind: 'send-report', organizationId, reportId: id });
    return report;
  });
}

function sameReport(earlier: StoredReport, asked: string): GeneratedReport | Refusal {
  return earlier.asked === asked ? earlier : refuse('already-exists');
}

function newReport({ type, from, to, format, dayOrder }: Omit<WantedReport, 'id'>, at: string) {
  return {
    name: reportName({ from, to }, { title: reportTitle({ type, format }), extension: endingOf(format) }),
    ...{ type, from, to, format, onlyMatched: false },
    ...(dayOrder ? { dayOrder } : {}),
    fields: type === 'transactions' ? [...defaultExportFields] : [],
    ...{ status: 'Processing' as const, size: null, createdAt: at, changedAt: at, version: 1 },
  };
}
