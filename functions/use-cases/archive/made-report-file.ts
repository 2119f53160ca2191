import type * as z from 'zod';
import type { OpenedFile } from '../../../shared/contract/opened-file.ts';
import { contentTypeOf } from '../../../shared/report-files.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { fileOfReport, hasFile } from '../../store/report-states.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** A report whose file was made and is kept, with where that can be downloaded for the next minutes; of a deleted one too. */
export async function madeReportFile(
  id: string,
  organizationId: string,
  { reports, files, now }: Pick<Cloud, 'reports' | 'files' | 'now'>,
): Promise<{ readonly report: StoredReport; readonly file: z.output<typeof OpenedFile> } | Refusal> {
  const report = await reports.get(organizationId, id);
  if (!report) return refuse('not-found');
  if (!hasFile(report)) return refuse('wrong-state');
  const link = await files.reportLink(organizationId, fileOfReport(report), report, now());
  return { report, file: { ...link, fileName: report.name, contentType: contentTypeOf(report.format) } };
}
