import type { TeamMember } from '../../../shared/model/team.ts';
import { hasSeat, takesSeat } from '../../domain/team/seats.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { OrganizationMember } from '../../store/people.ts';
import { limitsInForce } from './seats-of.ts';

type Parts = Pick<Cloud, 'people' | 'plans' | 'now'>;

/** The members of an organization as all of them see each other: the master first, then in the order in which they joined. */
export async function shownMembers(organizationId: string, cloud: Parts): Promise<TeamMember[]> {
  const [members, { seats }] = await Promise.all([
    cloud.people.members(organizationId, cloud.now()),
    limitsInForce(organizationId, cloud),
  ]);
  const activities = await cloud.people.lastActivities(members);
  const seated = members.map(({ userId, role, joinedAt = '' }) => ({ userId, role, joinedAt }));
  return members
    .toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))
    .map((member) => ({
      ...shownMember(member, activities.get(member.userId)),
      hasSeat: !takesSeat(member) || seats === undefined || hasSeat(member.userId, seated, seats),
    }));
}

const rankOf = ({ role, joinedAt = '', userId }: OrganizationMember): string =>
  [role === 'master' ? 0 : 1, joinedAt, userId].join();

function shownMember(
  { userId, fullName, email, role, accessLevel, joinedAt, overrides }: OrganizationMember,
  lastActivity: string | undefined,
): Omit<TeamMember, 'hasSeat'> {
  return {
    ...{ id: userId, userId, fullName, email, role, accessLevel, joinedAt: joinedAt ?? null },
    lastActivity: lastActivity ?? null,
    ...(overrides ? { abilities: overrides } : {}),
  };
}
