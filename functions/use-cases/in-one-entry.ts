import type { Act } from '../../shared/audit-acts.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { Change, System } from '../store/change.ts';

interface ActingSystem {
  readonly organizationId: string;
  readonly system: System;
}

/**
 * Carries out an act of the background in as many units of work as it takes; `work` gives whether it put anything. The first that does leaves
 * the act's one entry, the others continue it. Where it ends half-way, whoever does the rest leaves an entry for the rest.
 */
export function inOneEntry(
  actor: ActingSystem,
  act: Act,
  cloud: Pick<Cloud, 'change'>,
): (work: (change: Change) => Promise<boolean>) => Promise<void> {
  const { organizationId } = actor;
  let hasEntry = false;
  return async (work) => {
    const who = hasEntry ? { organizationId, continues: undefined } : actor;
    const wrote = await cloud.change(who, act, work);
    hasEntry ||= wrote;
  };
}
