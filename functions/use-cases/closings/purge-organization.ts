import { waitingMailId } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredClosing } from '../../store/closings.ts';
import type { Erased } from '../../store/erasures.ts';
import { goingHome } from '../team/going-home.ts';
import { begunPurge, noteSwept } from './purge-steps.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'closings'
  | 'erasures'
  | 'erasedFiles'
  | 'people'
  | 'organizations'
  | 'receivedMails'
  | 'payments'
  | 'outbox'
  | 'now'
>;

/** A worker has a quarter of an hour; the rest is asked for anew. */
const AT_A_STRETCH_MS = 8 * 60_000;

/**
 * Deletes an organization whose day has come: its members leave, then its files go with all their versions, its items, and what lies elsewhere
 * and belongs to it, each after what only it leads to. Ended anywhere and begun again it goes on. An hour after nothing was left it is done
 * once more, for what came late.
 */
export async function purgeOrganization(organizationId: string, cloud: Parts): Promise<void> {
  const closing = await begunPurge('organization', organizationId, cloud);
  if (!closing) return;
  const end = cloud.now().getTime() + AT_A_STRETCH_MS;
  await membersLeave(closing, cloud);
  await cloud.erasedFiles.eraseOrganization(organizationId);
  for (const pages of [cloud.erasures.pages(organizationId), cloud.erasures.elsewhere(organizationId)])
    for await (const items of pages) {
      for (const item of items) await followed(item, organizationId, cloud);
      await cloud.erasures.remove(items);
      if (cloud.now().getTime() > end)
        return cloud.outbox.ask({ kind: 'purge-organization', organizationId });
    }
  await noteSwept(closing, cloud);
  if (closing.withAccount)
    await cloud.outbox.ask({ kind: 'purge-person', organizationId: closing.by, userId: closing.by });
}

/** What an item alone leads to goes before it: a customer at Stripe, and a mail as it came unless it waits for others too. */
async function followed(item: Erased, organizationId: string, cloud: Parts): Promise<void> {
  const { entity, customerId, mailKey, alsoFor = [] } = item;
  if (customerId !== undefined && (entity === 'subscription' || entity === 'stripe-customer')) {
    if (!cloud.payments)
      throw new Error('A customer is to be deleted, and there is no key to ask Stripe by.');
    await cloud.payments.deleteCustomer(customerId);
  }
  if (mailKey === undefined) return;
  const others = alsoFor.filter((id) => id !== organizationId);
  const waiting = await Promise.all(
    others.map((id) => cloud.receivedMails.get(id, waitingMailId(id, mailKey))),
  );
  if (waiting.every((other) => other === undefined)) await cloud.erasedFiles.eraseMail(mailKey);
}

/** Everybody is a member no more; who stays works in books of their own. Whom the index told of once is known from then on. */
async function membersLeave(closing: StoredClosing, cloud: Parts): Promise<void> {
  const { id: organizationId } = closing;
  const found = (await cloud.people.membershipsIn(organizationId)).map(({ userId }) => userId);
  const all = [...new Set([...closing.members, ...found])];
  if (all.length > closing.members.length)
    await cloud.change({ organizationId }, 'purge-progressed', async (change) => {
      const kept = await cloud.closings.of('organization', organizationId);
      if (!kept) return;
      const members = [...new Set([...kept.members, ...all])];
      if (members.length > kept.members.length) change.put(cloud.closings.changing(kept, { members }));
    });
  for (const userId of all) await leaves(userId, closing, cloud);
}

async function leaves(userId: string, closing: StoredClosing, cloud: Parts): Promise<void> {
  const { id: organizationId } = closing;
  await cloud.change({ organizationId }, 'purge-progressed', async (change) => {
    const [membership, person] = await Promise.all([
      cloud.people.membership(userId, organizationId),
      cloud.people.person(userId),
    ]);
    change.put(cloud.people.forgettingActivity({ userId, organizationId }));
    if (!membership) return;
    change.put(cloud.people.endingMembership(membership));
    const goes = !person || person.closing || (closing.withAccount && userId === closing.by);
    if (!goes) change.put(...(await goingHome(membership, person.fullName, change.at, cloud)));
  });
}
