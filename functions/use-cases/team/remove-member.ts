import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { goingHome } from './going-home.ts';
import { leave } from './leave.ts';

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
    change.about({ id: memberId, name: person?.fullName });
    await leave(member, change, cloud);
    change.put(...(await goingHome(member, person?.fullName, change.at, cloud)));
    return { removed: true };
  });
}
