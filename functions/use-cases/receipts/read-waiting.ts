import type { Cloud } from '../../runtime/cloud.ts';
import { waitsForRoom } from '../../store/receipts.ts';
import { documentRoom } from './document-limit.ts';
import { readAgain } from './open-document.ts';

type Parts = Pick<Cloud, 'change' | 'plans' | 'organizations' | 'receipts' | 'now'>;

/** Documents of one message; a further one goes on. */
const AT_ONCE = 50;

/**
 * Has documents read that waited for room in the plan: the longest first, as many as there is room for. What is left waits for the next
 * month. Done twice it is done once, as each waits no more from then on.
 */
export async function readWaiting(organizationId: string, cloud: Parts): Promise<void> {
  const { room, next } = await documentRoom(organizationId, cloud);
  const most = Math.min(room, AT_ONCE);
  const { items, more } = await cloud.receipts.waitingForRoom(organizationId, Math.max(most, 1));
  const chosen = items.slice(0, most);
  for (const { id } of chosen) await readNow(organizationId, id, cloud);
  await cloud.change({ organizationId }, 'waiting-read', async (change) => {
    const areLeft = more || items.length > chosen.length;
    if (areLeft) change.put(cloud.plans.roomAwaited(organizationId, next));
    if (areLeft && room > most) change.enqueue({ kind: 'read-waiting', organizationId });
    // One that began to wait since does so for the next month.
    const awaited = await cloud.plans.roomAwaitedBy(organizationId);
    if (!areLeft && awaited && awaited.day < next) change.put(cloud.plans.roomAwaitedNoMore(awaited));
  });
}

/** Has one read, unless somebody has seen to it since it was found. */
function readNow(organizationId: string, id: string, cloud: Parts): Promise<void> {
  return cloud.change({ organizationId }, 'waiting-read', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, id);
    if (!receipt || !waitsForRoom(receipt)) return;
    const { after, work } = readAgain(receipt, change.at);
    change.put(cloud.receipts.change(receipt, after));
    change.enqueue(work);
  });
}
