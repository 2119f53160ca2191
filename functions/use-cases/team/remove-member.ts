import { randomUUID } from 'node:crypto';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { takesSeat } from '../../domain/team/seats.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Membership } from '../../store/people.ts';
import type { Write } from '../../store/writes.ts';
import { hasQuestions } from '../questions/settle-questions.ts';
import { furtherBooks } from '../books/found-books.ts';

type Parts = Pick<Cloud, 'change' | 'teams' | 'people' | 'organizations' | 'questions'>;

/**
 * Ends a membership: the master removes a member, or a member leaves by their own id. From the next request on they are refused in these
 * books, and what they began before is written no more; they work in books of their own again. The master stays.
 */
export async function removeMember(
  memberId: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ removed: true } | Refusal> {
  const { organizationId, userId, abilities } = caller;
  const isLeaving = memberId === userId;
  if (!isLeaving && !abilities.includes('canManageUsers')) return refuse('not-allowed');
  const act = isLeaving ? 'member-left' : 'member-removed';
  // Whoever leaves does so by removing the membership that their acts depend on.
  const actor = isLeaving ? { ...caller, membership: undefined } : caller;
  return cloud.change(actor, act, async (change) => {
    const [member, person] = await Promise.all([
      cloud.people.membership(memberId, organizationId),
      cloud.people.person(memberId),
    ]);
    if (!member) return refuse('not-found');
    if (member.role === 'master') return refuse('wrong-state', { because: { code: 'master-stays' } });
    await cloud.teams.seatsTaken(organizationId);
    change.about({ id: memberId, name: person?.fullName });
    change.put(
      cloud.people.endingMembership(member),
      cloud.people.forgettingActivity(member),
      ...(takesSeat(member) ? [cloud.teams.freeingSeat(organizationId)] : []),
      ...(await goingHome(member, person?.fullName, change.at, cloud)),
    );
    // What was asked of them is asked of everybody.
    if (await hasQuestions(organizationId, cloud))
      change.enqueue({ kind: 'settle-questions', organizationId });
    return { removed: true };
  });
}

/** The writes by which somebody who leaves an organization works in books of their own: made for them where they have none any more. */
async function goingHome(
  { userId, organizationId }: Membership,
  fullName: string | undefined,
  at: string,
  { people, organizations }: Parts,
): Promise<Write[]> {
  const others = (await people.memberships(userId)).filter(
    (membership) => membership.organizationId !== organizationId,
  );
  // Their own organization carries their id, unless they handed it over.
  const own =
    others.find((membership) => membership.organizationId === userId && membership.role === 'master') ??
    others.find(({ role }) => role === 'master') ??
    others[0];
  if (own) return [people.changingMembership(own, { activeSince: at })];
  return fullName === undefined
    ? []
    : organizations.opening(furtherBooks({ id: randomUUID(), name: fullName }, userId, at));
}
