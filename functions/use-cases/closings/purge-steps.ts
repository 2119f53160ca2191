import type { Cloud } from '../../runtime/cloud.ts';
import { areLatecomersOver } from '../../store/closings.ts';
import type { StoredClosing } from '../../store/closings.ts';

type Parts = Pick<Cloud, 'change' | 'closings' | 'erasures' | 'people' | 'now'>;

/**
 * What is being deleted for good, by now if its day has come: from here on it can be taken back no more, and an organization is none. Undefined
 * where nothing is to be deleted, or not yet.
 */
export function begunPurge(
  of: StoredClosing['of'],
  id: string,
  cloud: Parts,
): Promise<StoredClosing | undefined> {
  return cloud.change({ organizationId: id }, 'purge-progressed', async (change) => {
    const closing = await cloud.closings.of(of, id);
    if (closing?.status !== 'asked') return closing;
    if (closing.dueAt > change.at) return undefined;
    const begun = { status: 'purging' } as const;
    change.put(cloud.closings.changing(closing, begun));
    if (of === 'organization') change.put(cloud.erasures.end(id));
    // All that goes with an account begins at once: none of it is taken back while some of it is gone.
    const account = closing.withAccount && of === 'organization';
    const person = account ? await cloud.closings.of('person', closing.by) : undefined;
    if (person?.status === 'asked') change.put(cloud.closings.changing(person, begun));
    return { ...closing, ...begun, version: closing.version + 1 };
  });
}

/** Notes that nothing was left: for the first time, or after those who came late, from when on nothing tells any more that there was anything. */
export function noteSwept({ of, id }: StoredClosing, cloud: Parts): Promise<void> {
  return cloud.change({ organizationId: id }, 'purge-progressed', async (change) => {
    const closing = await cloud.closings.of(of, id);
    if (!closing) return;
    const { sweptAt } = closing;
    if (sweptAt === undefined) change.put(cloud.closings.changing(closing, { sweptAt: change.at }));
    else if (areLatecomersOver(sweptAt, cloud.now())) change.put(cloud.closings.removing(closing));
  });
}
