import type { TeamView } from '../../../shared/model/team.ts';
import { takesSeat } from '../../domain/team/seats.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { limitsInForce } from './seats-of.ts';
import { isOpen, shownInvitation } from './shown-invitation.ts';
import { shownMembers } from './shown-members.ts';

/** The team of the caller's organization: its members, and for its master the invitations that wait, newest first. */
export async function getTeam(
  { organizationId, abilities }: Caller,
  cloud: Pick<Cloud, 'teams' | 'people' | 'plans' | 'now'>,
): Promise<TeamView> {
  const isMaster = abilities.includes('canManageUsers');
  const [team, members, { seats }, invitations] = await Promise.all([
    cloud.teams.get(organizationId),
    shownMembers(organizationId, cloud),
    limitsInForce(organizationId, cloud),
    isMaster ? cloud.teams.invitations(organizationId) : [],
  ]);
  const master = members.find(({ role }) => role === 'master');
  return {
    team: team ? { id: team.id, name: team.name, masterUserId: master?.userId ?? '' } : null,
    members,
    invitations: invitations
      .filter((invitation) => isOpen(invitation, cloud.now()))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(shownInvitation),
    seats: { used: members.filter(takesSeat).length, limit: seats ?? null },
  };
}
