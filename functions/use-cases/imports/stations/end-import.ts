import type { Cloud } from '../../../runtime/cloud.ts';
import { retryOnConflict } from '../../../store/retry-on-conflict.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { Write } from '../../../store/writes.ts';

/** Station 12 of an import, and the last of its undo: ends it with what else belongs to its end, once; who comes second finds it ended. */
export async function endImport(
  { organizationId, id, status }: StoredImport,
  end: Partial<StoredImport>,
  further: readonly Write[],
  { imports, now }: Pick<Cloud, 'imports' | 'now'>,
): Promise<void> {
  const outcome = await retryOnConflict(async () => {
    const latest = await imports.get(organizationId, id);
    if (latest?.status !== status) return 'ended';
    return imports.tryChange(latest, { ...end, progress: 1, changedAt: now().toISOString() }, further);
  });
  if (outcome === 'conflict') throw new Error(`The import ${id} changed each time that it was to end.`);
}

/** An import that adds nothing takes nothing of the plan's statements. */
export function statementGivenBack(
  { organizationId, countedIn }: StoredImport,
  { plans }: Pick<Cloud, 'plans'>,
): Write[] {
  return countedIn === undefined ? [] : [plans.usageChange(organizationId, countedIn, { statements: -1 })];
}
