import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Write } from '../../store/writes.ts';
import { shownImport } from './shown-import.ts';

type Decision = 'commit-import' | 'undo-import';

const STATES = {
  'commit-import': { during: 'committing', after: 'committed', act: 'import-committed' },
  'undo-import': { during: 'undoing', after: 'undone', act: 'import-undone' },
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
  { change: decided, further, ifFurtherFails }: Move,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'imports'>,
): Promise<StatementImport | Refusal> {
  const { organizationId, id } = job;
  const { during, act } = STATES[kind];
  return cloud.change(caller, act, async (change) => {
    if (change.isRetry) {
      const latest = await cloud.imports.get(organizationId, id);
      if (!latest) return refuse('not-found');
      // Where the import stands as it was read, what was to be written with it could not be.
      return latest.version === job.version ? ifFurtherFails() : decidedBefore(latest, kind);
    }
    const entry = change.begin();
    const moved = { ...decided, status: during, progress: 0, changedAt: change.at, entry };
    change.about({ id, name: job.fileName });
    change.put(cloud.imports.changed(job, moved), ...further);
    change.enqueue({ kind, organizationId, importId: id });
    return shownImport({ ...job, ...moved, version: job.version + 1 });
  });
}

/** What is answered where an import was decided on before: the same decision stands, another one is refused. */
export function decidedBefore(job: StoredImport, kind: Decision): StatementImport | Refusal {
  const { during, after } = STATES[kind];
  return job.status === after || job.status === during ? shownImport(job) : refuse('wrong-state');
}
