import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { say } from '../../../shared/text/said.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { tellingOfArchive } from '../notices/tell.ts';

/** Ends a zip of the archive that was tried as often as it may be. */
export async function giveUpArchive(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'archiveExports' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  const { archiveExports, now } = cloud;
  await retryOnConflict(async () => {
    const wanted = await archiveExports.get(organizationId, id);
    if (wanted?.status !== 'making') return 'ended';
    const problem = {
      code: 'given-up',
      detail: say(wordsToKeep.files, { code: 'archive-given-up' }),
    } as const;
    const ended = { status: 'failed', problem, changedAt: now().toISOString() } as const;
    return archiveExports.tryChange(wanted, ended, tellingOfArchive(wanted, 'archive-failed', cloud));
  });
}
