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

/** Writes a decision on an import, and that the background carries it out. Where somebody decided meanwhile, theirs stands. */
export async function decideImport(
  job: StoredImport,
  kind: Decision,
  { change, further, ifFurtherFails }: Move,
  cloud: Pick<Cloud, 'imports' | 'outbox' | 'now'>,
): Promise<StatementImport | Refusal> {
  const { organizationId, id } = job;
  const decision = { status: STATES[kind].during, progress: 0, changedAt: cloud.now().toISOString() };
  const asked = cloud.outbox.asking({ kind, organizationId, importId: id });
  const after = await cloud.imports.tryChange(job, { ...change, ...decision }, [...further, ...asked]);
  if (after !== 'conflict') return shownImport(after);
  const latest = await cloud.imports.get(organizationId, id);
  if (!latest) return refuse('not-found');
  // Where the import stands as it was read, what was to be written with it could not be.
  return latest.version === job.version ? ifFurtherFails() : decidedBefore(latest, kind);
}

/** What is answered where an import was decided on before: the same decision stands, another one is refused. */
export function decidedBefore(job: StoredImport, kind: Decision): StatementImport | Refusal {
  const { during, after } = STATES[kind];
  return job.status === after || job.status === during ? shownImport(job) : refuse('wrong-state');
}
