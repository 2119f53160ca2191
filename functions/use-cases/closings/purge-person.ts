import { emailHashOf } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredClosing } from '../../store/closings.ts';
import { feedbackPartitions } from '../../store/feedbacks.ts';
import { mailedPartitions } from '../../store/notice-mails.ts';
import { ownPartitions } from '../../store/people.ts';
import type { Membership } from '../../store/people.ts';
import { secondFactorPartitions } from '../../store/second-factors.ts';
import { signInPartitions } from '../../store/sessions.ts';
import { bucketPartitions } from '../../store/token-buckets.ts';
import { leave } from '../team/leave.ts';
import { close, newClosing } from './closing-writes.ts';
import { begunPurge, noteSwept } from './purge-steps.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'closings'
  | 'erasures'
  | 'people'
  | 'organizations'
  | 'teams'
  | 'notices'
  | 'outbox'
  | 'questions'
  | 'subscriptions'
  | 'userPool'
  | 'userPoolId'
  | 'now'
  | 'log'
>;

/**
 * Deletes a person whose day has come, once every organization of theirs is gone: they leave their teams, then the pool forgets them, so that
 * no sign-in makes anything anew, and last goes what is kept of them. Ended anywhere and begun again it goes on.
 */
export async function purgePerson(userId: string, cloud: Parts): Promise<void> {
  const begun = await begunPurge('person', userId, cloud);
  if (!begun) return;
  const closing = await withAddress(begun, cloud);
  const memberships = await cloud.people.memberships(userId);
  const own = memberships.filter(({ role }) => role === 'master');
  for (const { organizationId } of own) await ownGoes(organizationId, closing, cloud);
  if (own.length > 0) return;
  for (const membership of memberships) await leaveTeam(membership, cloud);
  await cloud.userPool.delete(cloud.userPoolId, userId);
  const { email = '' } = closing;
  const hash = emailHashOf(email);
  const partitions = [
    ...signInPartitions(userId),
    ...feedbackPartitions(userId),
    ...mailedPartitions(userId),
    ...secondFactorPartitions(userId, hash),
    ...bucketPartitions(userId, email),
    ...ownPartitions(userId, hash),
  ];
  for (const partition of partitions)
    for await (const items of cloud.erasures.pagesOf(partition)) await cloud.erasures.remove(items);
  await noteSwept(closing, cloud);
}

/** Their address leads to what is kept by it, also when nothing else of them is left. */
async function withAddress(closing: StoredClosing, cloud: Parts): Promise<StoredClosing> {
  const { id, email: known } = closing;
  if (known !== undefined) return closing;
  const email = (await cloud.people.person(id))?.email ?? '';
  return cloud.change({ organizationId: id }, 'purge-progressed', async (change) => {
    const kept = await cloud.closings.of('person', id);
    if (!kept) return { ...closing, email };
    change.put(cloud.closings.changing(kept, { email }));
    return { ...kept, email, version: kept.version + 1 };
  });
}

/**
 * An organization of theirs goes first. One that became theirs while nobody looked is to be deleted from now on: at once where they are alone
 * in it; its members have the whole grace.
 */
async function ownGoes(organizationId: string, { id: userId }: StoredClosing, cloud: Parts): Promise<void> {
  if (await cloud.closings.of('organization', organizationId))
    return cloud.outbox.ask({ kind: 'purge-organization', organizationId });
  await cloud.change({ organizationId }, 'purge-progressed', async (change) => {
    const [settings, members, known, membership] = await Promise.all([
      cloud.organizations.settings(organizationId),
      cloud.people.membershipsIn(organizationId),
      cloud.closings.of('organization', organizationId),
      cloud.people.membership(userId, organizationId),
    ]);
    if (known || !membership) return;
    if (!settings) {
      change.put(cloud.people.endingMembership(membership), cloud.people.forgettingActivity(membership));
      return;
    }
    const isAlone = members.every((member) => member.userId === userId);
    const closing = newClosing('organization', organizationId, { by: userId, withAccount: true }, change.at);
    const { on } = await close(settings, isAlone ? { ...closing, dueAt: change.at } : closing, change, cloud);
    cloud.log.warn('an organization became somebody’s whose account is deleted', { organizationId, on });
  });
}

/** Out of somebody else's books goes what is about them alone, and then they are no member: the log there says that they left. */
async function leaveTeam(membership: Membership, cloud: Parts): Promise<void> {
  const { organizationId, userId } = membership;
  for await (const items of cloud.erasures.personal(organizationId, userId))
    await cloud.erasures.remove(items);
  await cloud.change({ organizationId, system: 'purge-person' }, 'member-left', async (change) => {
    const member = await cloud.people.membership(userId, organizationId);
    if (!member) return;
    change.about({ id: userId });
    await leave(member, change, cloud);
  });
}
