import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { say } from '../../../shared/text/said.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Effect } from '../../store/change.ts';
import { assumingSincePlanned } from '../ledger/assume-taxes.ts';
import { tellingOfImport } from '../notices/tell.ts';
import { endImport, statementGivenBack } from './stations/end-import.ts';
import { planFor } from './stations/plan-import.ts';
import { writeChunks } from './stations/write-chunks.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'imports'
  | 'organizations'
  | 'periodLocks'
  | 'plans'
  | 'files'
  | 'ledger'
  | 'categories'
  | 'rates'
  | 'notices'
  | 'questions'
  | 'now'
  | 'log'
>;

/**
 * Walks a statement whose commit was decided from station 9 to 12: its rows are written chunk by chunk, each with its totals and
 * its marker in one transaction. Killed anywhere and begun again it writes the chunks that have no marker yet: the plan is stored,
 * the markers say what is done. It goes on though whoever committed it was removed meanwhile, other than a bulk act: the decision was theirs to make
 * when they made it, half a statement is proven by nothing, and the master takes a whole one out in one step.
 */
export async function commitImport(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'committing') return;
  const planned = await planFor(job, cloud);
  if (planned.kind === 'problem') {
    await endImport(
      job,
      { status: 'failed', problem: planned.problem },
      () => [...statementGivenBack(job, cloud), ...tellingOfImport(job, 'import-failed', cloud)],
      {},
      cloud,
    );
    return;
  }
  const added = await writeChunks(planned.job, planned.plan, cloud);
  const rows = planned.plan.chunks.flat();
  const { from, to } = daysOf(rows);
  const days = { organizationId, from, to };
  const further = [
    ...(added > 0 ? [] : statementGivenBack(job, cloud)),
    ...layoutKept(planned.job, cloud),
    ...(await assumingSincePlanned(rows, organizationId, cloud)),
    ...tellingOfImport(job, 'import-finished', cloud),
    ...(from <= to
      ? [
          { kind: 'match-period' as const, ...days },
          { kind: 'pair-period' as const, ...days },
        ]
      : []),
  ];
  const isWhole = added === rows.length;
  const problem = isWhole ? {} : await closedMeanwhile(planned.job, cloud);
  await endImport(planned.job, { status: 'committed', added, ...problem }, () => further, { added }, cloud);
}

/** What is told of rows that did not come in, where more was closed after they were planned. */
async function closedMeanwhile(
  { organizationId, closedUntil = '', period }: StoredImport,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Pick<StoredImport, 'problem'>> {
  const lock = await ledger.lock(organizationId);
  if (!lock || lock.until <= closedUntil || !isClosedOn(lock, period?.from ?? '')) return {};
  const { until, byName, on } = lock;
  const detail = say(wordsToKeep.refusals, { code: 'period-locked', until, byName, on });
  return { problem: { code: 'period-locked', detail } };
}

/** The write that keeps how the person had the file read and where it went, for the next one of its shape. */
function layoutKept(job: StoredImport, { imports }: Pick<Cloud, 'imports'>): Effect[] {
  const { organizationId, answers = {}, columns = {}, accountId, chosenAccountId } = job;
  const hasChosen =
    chosenAccountId !== undefined || Object.keys(answers).length + Object.keys(columns).length > 0;
  if (!(job.remember ?? hasChosen) || job.signature === undefined) return [];
  return [imports.keepLayout({ organizationId, signature: job.signature, answers, columns, accountId })];
}
