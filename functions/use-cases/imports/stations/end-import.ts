import type { AuditCounts } from '../../../store/audit-entries.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { Effect } from '../../../store/change.ts';
import type { Write } from '../../../store/writes.ts';
import { hasQuestions } from '../../questions/settle-questions.ts';

/**
 * Station 12 of an import, and the last of its undo: ends it with what else belongs to its end as it stands, once; who comes second finds
 * it ended. The audit log's entry of the decision is completed with how much was done.
 */
export async function endImport(
  { organizationId, id, status, entry }: StoredImport,
  end: Partial<StoredImport> & Pick<StoredImport, 'status'>,
  further: () => readonly Effect[] | Promise<readonly Effect[]>,
  counts: AuditCounts,
  cloud: Pick<Cloud, 'change' | 'imports' | 'questions'>,
): Promise<void> {
  const act = status === 'undoing' ? 'import-undone' : 'import-committed';
  await cloud.change({ organizationId, continues: entry }, act, async (change) => {
    const latest = await cloud.imports.get(organizationId, id);
    if (latest?.status !== status) return;
    const ended = { ...end, progress: 1, changedAt: change.at, entry: undefined };
    change.leaveOutClosed();
    change.put(cloud.imports.changed(latest, ended), ...(await further()));
    // What was asked about rows rests once they are taken out, and waits again once they are back.
    if (await hasQuestions(organizationId, cloud))
      change.enqueue({ kind: 'settle-questions', organizationId });
    change.complete(latest.entry, counts, end.status === 'failed' ? 'failed' : 'completed');
  });
}

/** An import that adds nothing takes nothing of the plan's statements. */
export function statementGivenBack(
  { organizationId, countedIn }: StoredImport,
  { plans }: Pick<Cloud, 'plans'>,
): Write[] {
  return countedIn === undefined ? [] : [plans.usageChange(organizationId, countedIn, { statements: -1 })];
}
