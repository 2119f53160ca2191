import type { MemberChange, TeamMember } from '../../../shared/model/team.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { takesSeat } from '../../domain/team/seats.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { Membership } from '../../store/people.ts';
import type { Write } from '../../store/writes.ts';
import { refusedPassword } from '../sessions/refused-password.ts';
import type { PasswordParts } from '../sessions/refused-password.ts';
import { limitsInForce, refusedSeat } from './seats-of.ts';
import { shownMembers } from './shown-members.ts';

type Parts = PasswordParts & Pick<Cloud, 'change' | 'teams' | 'people' | 'plans' | 'reportSchedules' | 'now'>;

/**
 * Changes what a member is or may do, from their next request on; or hands the organization over to them, for which the master gives their
 * password. Of two handed over at once one becomes the master.
 */
export async function changeMember(
  memberId: string,
  wish: MemberChange,
  caller: Caller,
  cloud: Parts,
): Promise<TeamMember | Refusal> {
  if ('password' in wish) {
    const given = { password: wish.password, field: 'password', to: 'hand-over' } as const;
    const refused = await refusedPassword(given, caller, cloud);
    if (refused) return refused;
  }
  const act = 'password' in wish ? 'ownership-transferred' : 'member-changed';
  const outcome = await cloud.change(caller, act, async (change) => {
    const [member, person] = await Promise.all([
      cloud.people.membership(memberId, caller.organizationId),
      cloud.people.person(memberId),
    ]);
    if (!member || !person) return refuse('not-found');
    change.about(
      { id: memberId, name: person.fullName },
      // Which role or access level they get: nothing else of a member would say it later.
      Object.entries(wish).flatMap(([field, value]) => {
        if (field === 'password') return [];
        return typeof value === 'string' ? value : field;
      }),
    );
    return 'password' in wish
      ? handOver(member, caller, change, cloud)
      : changed(member, wish, change, cloud);
  });
  if (isRefusal(outcome)) return outcome;
  const shown = (await shownMembers(caller.organizationId, cloud)).find(({ id }) => id === memberId);
  return shown ? { ...shown, ...outcome } : refuse('not-found');
}

/** What a member has become. */
type Outcome = Partial<Pick<TeamMember, 'role' | 'accessLevel'>>;

async function changed(
  member: Membership,
  wish: Exclude<MemberChange, { password: string }>,
  change: Change,
  cloud: Parts,
): Promise<Outcome | Refusal> {
  if (member.role === 'master') return refuse('wrong-state', { because: { code: 'master-stays' } });
  if ('abilities' in wish) {
    const { plan } = await limitsInForce(member.organizationId, cloud);
    if (plan !== 'enterprise')
      return refuse('plan-limit-reached', { because: { code: 'overrides-need-enterprise' } });
    change.put(cloud.people.changingMembership(member, { overrides: wish.abilities }));
    return {};
  }
  const after = { ...member, ...wish };
  if (after.role === member.role && after.accessLevel === member.accessLevel) return wish;
  const seat = await seatChange(member, after, cloud);
  if (isRefusal(seat)) return seat;
  change.put(cloud.people.changingMembership(member, wish), ...seat);
  return wish;
}

/** The write by which a seat is taken or freed as an accountant becomes an assistant, or the other way; or why there is none. */
async function seatChange(before: Membership, after: Membership, { teams, plans, now }: Parts) {
  const { organizationId } = before;
  const taken = await teams.seatsTaken(organizationId);
  if (takesSeat(before) === takesSeat(after)) return [];
  if (takesSeat(before)) return [teams.freeingSeat(organizationId)];
  const { plan, seats } = await limitsInForce(organizationId, { plans, now });
  return refusedSeat(plan, taken) ?? [teams.takingSeat(organizationId, seats)];
}

/** The master becomes an assistant who may edit, the member the master; what is mailed in the master's name goes on in the new one's. */
async function handOver(
  member: Membership,
  { organizationId, userId }: Caller,
  change: Change,
  cloud: Parts,
): Promise<Outcome | Refusal> {
  const master = await cloud.people.membership(userId, organizationId);
  if (master?.role !== 'master') return refuse('not-allowed');
  if ((await cloud.people.person(member.userId))?.closing)
    return refuse('wrong-state', { because: { code: 'heir-leaves' } });
  if (member.role !== 'assistant') return refuse('wrong-state', { because: { code: 'no-heir' } });
  change.put(
    cloud.people.changingMembership(master, { role: 'assistant', accessLevel: 'full' }),
    cloud.people.changingMembership(member, { role: 'master', accessLevel: 'full' }),
    cloud.people.staying(member.userId),
    ...(await schedulesHandedOver(organizationId, userId, member.userId, cloud)),
  );
  return { role: 'master', accessLevel: 'full' };
}

/** The writes by which what is mailed by schedule in one person's name is mailed in another's. */
async function schedulesHandedOver(
  organizationId: string,
  from: string,
  to: string,
  { reportSchedules }: Parts,
): Promise<Write[]> {
  const schedules = await reportSchedules.of(organizationId);
  return schedules
    .filter(({ userId }) => userId === from)
    .flatMap((schedule) => reportSchedules.change(schedule, { ...schedule, userId: to }));
}
