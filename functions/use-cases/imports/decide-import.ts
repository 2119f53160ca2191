import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Write } from '../../store/writes.ts';
import { shownImport } from './shown-import.ts';

type Decision = 'commit-import' | 'undo-import';

const STATES = {
  'commit-import': { during: 'committing', after: 'committed' },
  'undo-import': { during: 'undoing', after: 'undone' },
} as const;

/** What a decision changes of an import, what is written with it, and the "no" where that could not be written. */
interface Move {
  readonly change: Partial<StoredImport>;
  readonly further: readonly Write[];
  readonly ifFurtherFails: () => Refusal;
}

/** Writes a decision on an import, and asks the background to carry it out. Where somebody decided meanwhile, theirs stands. */
export async function decideImport(
  job: StoredImport,
  kind: Decision,
  { change, further, ifFurtherFails }: Move,
  cloud: Pick<Cloud, 'imports' | 'work' | 'now'>,
): Promise<StatementImport | Refusal> {
  const { organizationId, id } = job;
  const decision = { status: STATES[kind].during, progress: 0, changedAt: cloud.now().toISOString() };
  const after = await cloud.imports.tryChange(job, { ...change, ...decision }, further);
  if (after !== 'conflict') {
    await cloud.work.send({ kind, organizationId, importId: id });
    return shownImport(after);
  }
  const latest = await cloud.imports.get(organizationId, id);
  if (!latest) return refuse('not-found');
  // Where the import stands as it was read, what was to be written with it could not be.
  return latest.version === job.version ? ifFurtherFails() : decidedBefore(latest, kind, cloud);
}

/** The first asking may have ended between the table and the queue: its work is sent again, which is harmless when it is under way. */
export async function decidedBefore(
  job: StoredImport,
  kind: Decision,
  { work }: Pick<Cloud, 'work'>,
): Promise<StatementImport | Refusal> {
  const { during, after } = STATES[kind];
  if (job.status === after) return shownImport(job);
  if (job.status !== during) return refuse('wrong-state');
  await work.send({ kind, organizationId: job.organizationId, importId: job.id });
  return shownImport(job);
}
