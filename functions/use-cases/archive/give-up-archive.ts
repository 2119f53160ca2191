import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { say } from '../../../shared/text/said.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingOfArchive } from '../notices/tell.ts';

/** Ends a zip of the archive that was tried as often as it may be. */
export async function giveUpArchive(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'archiveExports' | 'notices' | 'now'>,
): Promise<void> {
  await cloud.change({ organizationId }, 'archive-progressed', async (change) => {
    const wanted = await cloud.archiveExports.get(organizationId, id);
    if (wanted?.status !== 'making') return;
    const problem = {
      code: 'given-up',
      detail: say(wordsToKeep.files, { code: 'archive-given-up' }),
    } as const;
    const ended = { status: 'failed', problem, changedAt: change.at } as const;
    change.put(cloud.archiveExports.change(wanted, ended).write);
    change.put(...tellingOfArchive(wanted, 'archive-failed', cloud));
  });
}
