import type * as z from 'zod';
import type { OpenedFile } from '../../../shared/contract/opened-file.ts';
import { contentTypeOf } from '../../../shared/report-files.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { fileOfReport } from '../../store/reports.ts';

/** Where the file of a report can be downloaded for the next minutes, where it was made and is kept; of a deleted one too. */
export async function openGeneratedReport(
  id: string,
  { organizationId }: Pick<Caller, 'organizationId'>,
  { reports, files, now }: Pick<Cloud, 'reports' | 'files' | 'now'>,
): Promise<z.output<typeof OpenedFile> | Refusal> {
  const report = await reports.get(organizationId, id);
  if (!report) return refuse('not-found');
  if (report.status !== 'Ready' || !report.isKept) return refuse('wrong-state');
  return {
    ...(await files.reportLink(organizationId, fileOfReport(report), report, now())),
    ...{ fileName: report.name, contentType: contentTypeOf(report.format) },
  };
}
