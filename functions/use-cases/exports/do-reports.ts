import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { sendReport } from './send-report.ts';

/** Does what is asked of the worker that makes reports; throws for work of another stage. */
export async function doReports(work: Work, cloud: Cloud): Promise<void> {
  if (work.kind === 'send-report') return sendReport(work.organizationId, work.reportId, cloud);
  throw new Error(`${work.kind} is not the work of this stage.`);
}
