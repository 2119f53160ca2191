import { randomUUID } from 'node:crypto';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { ReportToBeMade } from '../../store/report-states.ts';
import { organizationOf } from '../books/organization-of.ts';
import { failed, problemOf } from './ended-report.ts';
import { noteReport } from './note-report.ts';
import { reportFile } from './report-file.ts';
import type { FileParts } from './report-file.ts';

type Parts = FileParts & Pick<Cloud, 'change' | 'organizations' | 'reports' | 'files'>;

/**
 * Makes a report that is to be downloaded, and keeps its file. Each attempt has a file of its own, which is noted before it is written: one
 * that a worker left behind is found by the next, and what is ready is always one whole file.
 */
export async function keepReport(report: ReportToBeMade, cloud: Parts): Promise<void> {
  const { organizationId, fileId: leftBehind } = report;
  const fileId = randomUUID();
  const begun = await noteReport(report, { ...report, fileId }, cloud);
  if (isRefusal(begun)) throw new Error('Somebody else is making this report.');
  if (leftBehind !== undefined) await cloud.files.removeReport(organizationId, leftBehind);
  const file = await reportFile(begun, await organizationOf(organizationId, cloud, report.language), cloud);
  if (typeof file === 'string') {
    await noteReport(begun, failed(problemOf(file)), cloud);
    return;
  }
  const size = await cloud.files.saveReport(organizationId, fileId, report.format, file.chunks);
  const made = { status: 'Ready', size, rows: file.rows, isKept: true } as const;
  const ended = await noteReport(begun, made, cloud);
  // Somebody else makes it, or it was given up.
  if (isRefusal(ended)) await cloud.files.removeReport(organizationId, fileId);
}
