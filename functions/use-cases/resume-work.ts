import type { Cloud } from '../runtime/cloud.ts';
import { unfinishedSince } from '../store/unfinished.ts';
import type { Unfinished } from '../store/unfinished.ts';

const MINUTES_UNTIL_HUNG = 15;
const AT_ONCE_MAX = 100;

/** Asks again for work that should have ended long ago; every kind of work may be done twice. */
export async function resumeWork(cloud: Pick<Cloud, 'table' | 'work' | 'now' | 'receipts'>): Promise<void> {
  const before = new Date(cloud.now().getTime() - MINUTES_UNTIL_HUNG * 60_000).toISOString();
  for (const job of await unfinishedSince(cloud.table, before, AT_ONCE_MAX)) {
    if (job.entity === 'job')
      await cloud.work.send({ kind: 'run-job', organizationId: job.organizationId, jobId: job.id });
    else if (job.entity === 'import')
      await cloud.work.send({ kind: workFor(job), organizationId: job.organizationId, importId: job.id });
    else await giveUp(job, cloud);
  }
}

function workFor({ status }: Unfinished): 'read-statement' | 'commit-import' | 'undo-import' {
  if (status === 'committing') return 'commit-import';
  return status === 'undoing' ? 'undo-import' : 'read-statement';
}

/** A document that never arrived, or whose reading failed for good: the person can fill it in by hand. */
async function giveUp(
  { organizationId, id }: Unfinished,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<void> {
  const receipt = await receipts.get(organizationId, id);
  if (receipt?.status !== 'pending') return;
  const problem = {
    code: 'unreadable-file' as const,
    detail:
      'This document did not arrive or could not be read. Upload it again, or fill in its fields by hand.',
  };
  await receipts.write([receipts.change(receipt, { ...receipt, problem, status: 'processed' })]);
}
