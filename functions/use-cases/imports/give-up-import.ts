import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Effect } from '../../store/change.ts';
import { tellingOfImport } from '../notices/tell.ts';
import { statementGivenBack } from './stations/end-import.ts';

type Parts = Pick<Cloud, 'change' | 'imports' | 'plans' | 'notices' | 'now'>;
type ImportWork = Extract<Work, { importId: string }>;

/** In which state an import waits for each kind of work. */
const WAITS_FOR: Readonly<Record<ImportWork['kind'], StoredImport['status']>> = {
  'read-pages': 'reading',
  'read-statement': 'reading',
  'commit-import': 'committing',
  'undo-import': 'undoing',
};

/**
 * Ends an import whose work was tried as often as it may be. Of a reading nothing has entered the books. A commit may have written some
 * of its rows: they are taken out again, so that nobody's books hold half a statement. Rows that an undo could not take out stay, and
 * it can be asked for again.
 */
export async function giveUpImport(work: ImportWork, cloud: Parts): Promise<void> {
  const { organizationId, importId } = work;
  const begun = await cloud.imports.get(organizationId, importId);
  if (!begun) return;
  const act = work.kind === 'undo-import' ? 'import-undone' : 'import-committed';
  await cloud.change({ organizationId, continues: begun.entry }, act, async (change) => {
    const job = await cloud.imports.get(organizationId, importId);
    if (job?.status !== WAITS_FOR[work.kind]) return;
    const { change: end, further } = endOf(job, cloud);
    change.put(
      cloud.imports.changed(job, { ...end, changedAt: change.at, entry: undefined }),
      ...further,
      ...(job.status === 'undoing' ? [] : tellingOfImport(job, 'import-failed', cloud)),
    );
    change.complete(job.entry, {}, 'failed');
  });
}

function endOf(job: StoredImport, cloud: Parts): { change: Partial<StoredImport>; further: Effect[] } {
  const { organizationId, id: importId } = job;
  switch (job.status) {
    case 'committing': {
      const problem = problemOf('commit-given-up');
      // Without a plan no row was written.
      if (job.plan === undefined)
        return { change: { status: 'failed', problem }, further: statementGivenBack(job, cloud) };
      const further = [
        ...statementGivenBack(job, cloud),
        cloud.imports.plansOutdated(organizationId),
        { kind: 'undo-import' as const, organizationId, importId },
      ];
      return { change: { status: 'undoing', progress: 0, problem }, further };
    }
    case 'undoing':
      return { change: { status: 'committed', problem: problemOf('undo-given-up') }, further: [] };
    default:
      return { change: { status: 'failed', problem: problemOf('statement-given-up') }, further: [] };
  }
}

const problemOf = (code: 'commit-given-up' | 'undo-given-up' | 'statement-given-up') => ({
  code: 'given-up' as const,
  detail: say(wordsToKeep.files, { code }),
});
