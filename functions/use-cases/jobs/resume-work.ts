import { say } from '../../../shared/text/said.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { unfinishedSince } from '../../store/unfinished.ts';
import type { Unfinished } from '../../store/unfinished.ts';

const MINUTES_UNTIL_HUNG = 15;
/** A file that no worker has read by now ends them: it is not given to another for ever. */
const MINUTES_UNTIL_GIVEN_UP = 60;
const AT_ONCE_MAX = 100;

type Parts = Pick<Cloud, 'table' | 'work' | 'now' | 'receipts' | 'imports'>;

/** Asks again for work that should have ended long ago; every kind of work may be done twice. */
export async function resumeWork(cloud: Parts): Promise<void> {
  for (const job of await unfinishedSince(cloud.table, minutesAgo(MINUTES_UNTIL_HUNG, cloud), AT_ONCE_MAX))
    await resume(job, cloud);
}

async function resume(job: Unfinished, cloud: Parts): Promise<void> {
  const { organizationId, id } = job;
  if (job.entity === 'receipt') return giveUp(job, cloud);
  if (job.entity === 'job') return cloud.work.send({ kind: 'run-job', organizationId, jobId: id });
  if (job.status === 'reading' && (await givenUp(job, cloud))) return;
  await cloud.work.send({ kind: workFor(job), organizationId, importId: id });
}

/** Ends the reading of a statement that began too long ago; true when it was to end. Nothing of it has entered the books. */
async function givenUp({ organizationId, id }: Unfinished, cloud: Parts): Promise<boolean> {
  const job = await cloud.imports.get(organizationId, id);
  if (job?.status !== 'reading' || job.changedAt > minutesAgo(MINUTES_UNTIL_GIVEN_UP, cloud)) return false;
  const problem = {
    code: 'unreadable-file' as const,
    detail: say(wordsFor().files, { code: 'statement-given-up' }),
  };
  // Where it has gone on by itself in this moment, there is nothing to end.
  await cloud.imports.tryChange(job, { status: 'failed', problem, changedAt: cloud.now().toISOString() });
  return true;
}

const minutesAgo = (minutes: number, { now }: Pick<Cloud, 'now'>): string =>
  new Date(now().getTime() - minutes * 60_000).toISOString();

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
    detail: say(wordsFor().files, { code: 'document-given-up' }),
  };
  await receipts.tryWrite([receipts.change(receipt, { ...receipt, problem, status: 'processed' })]);
}
