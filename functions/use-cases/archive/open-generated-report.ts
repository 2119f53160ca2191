import type * as z from 'zod';
import type { OpenedFile } from '../../../shared/contract/opened-file.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { madeReportFile } from './made-report-file.ts';
import { noteDownload } from './note-download.ts';

/** Where the file of a report can be downloaded for the next minutes; that a member was given it is noted. */
export async function openGeneratedReport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'reports' | 'files' | 'now'>,
): Promise<z.output<typeof OpenedFile> | Refusal> {
  const made = await madeReportFile(id, caller.organizationId, cloud);
  if (isRefusal(made)) return made;
  const { name, type } = made.report;
  await noteDownload(
    { id, name },
    type === 'package' ? 'package-downloaded' : 'report-downloaded',
    caller,
    cloud,
  );
  return made.file;
}
