import type { Plan } from '../../../shared/model/organization.ts';
import { hasTeam } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { digestOfInvitationCode, isInvitationCode } from '../../domain/team/invitation-codes.ts';
import { maskedEmail } from '../../domain/team/masked-email.ts';
import { takesSeat } from '../../domain/team/seats.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { Membership } from '../../store/people.ts';
import type { StoredInvitation } from '../../store/teams.ts';
import { limitsInForce, refusedSeat } from './seats-of.ts';

type Parts = Pick<Cloud, 'change' | 'teams' | 'people' | 'organizations' | 'plans' | 'now'>;

/**
 * Makes the caller a member of the team whose invitation this code is, and its organization the one that they work in. The invitation
 * is spent, the seat taken and the membership written in one transaction: accepted many times at once it makes one member.
 */
export async function acceptInvitation(
  code: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ team_name: string } | Refusal> {
  if (!isInvitationCode(code)) return refuse('not-found', { because: { code: 'invitation-unreadable' } });
  const found = await cloud.teams.invitationByCode(code);
  if (!found) return refuse('not-found', { because: { code: 'invitation-unknown' } });
  const { userId, session, requestId } = caller;
  const { organizationId } = found;
  // In the books that are joined: there they are no member yet.
  const joining = { organizationId, userId, session, ...(requestId === undefined ? {} : { requestId }) };
  return cloud.change(joining, 'member-joined', (change) =>
    join(code, organizationId, caller, change, cloud),
  );
}

async function join(
  code: string,
  organizationId: string,
  { userId, person }: Caller,
  change: Change,
  cloud: Parts,
): Promise<{ team_name: string } | Refusal> {
  const [invitation, team, books] = await Promise.all([
    cloud.teams.invitationByCode(code),
    cloud.teams.get(organizationId),
    cloud.organizations.settings(organizationId),
  ]);
  if (!invitation || !team || !books || books.closing)
    return refuse('not-found', { because: { code: 'invitation-unknown' } });
  if (person.closing) return refuse('wrong-state', { because: { code: 'account-ends' } });
  if (await cloud.people.membership(userId, organizationId))
    return refuse('already-exists', { because: { code: 'already-in-team' } });
  const refused = refusedInvitation(invitation, code, person.email, cloud.now());
  if (refused) return refused;
  const { plan, seats } = await limitsInForce(organizationId, cloud);
  if (takesSeat(invitation)) {
    if (refusedSeat(plan, await cloud.teams.seatsTaken(organizationId))) return refusedToJoin(seats, plan);
    change.put(cloud.teams.takingSeat(organizationId, seats));
  }
  change.about({ id: userId, name: person.fullName });
  change.put(
    cloud.teams.changingInvitation(invitation, { status: 'accepted', changedAt: change.at }),
    cloud.people.addingMembership(membershipOf(invitation, userId, change.at)),
    // Nobody comes into what is deleted by now, or is deleted by now.
    cloud.people.staying(userId),
    cloud.organizations.staying(organizationId),
  );
  change.notify({ kind: 'member-joined', aboutId: userId, name: person.fullName });
  return { team_name: team.name };
}

/** Why somebody finds no seat, as they can have it changed: by the team's owner. */
const refusedToJoin = (seats: number | undefined, plan: Plan): Refusal =>
  refuse('plan-limit-reached', {
    because: hasTeam(plan) ? { code: 'team-full', seats: seats ?? 0 } : { code: 'team-without-plan' },
  });

const membershipOf = (
  { organizationId, role, accessLevel }: StoredInvitation,
  userId: string,
  at: string,
): Membership => ({ ...{ userId, organizationId, role, accessLevel }, joinedAt: at, activeSince: at });

/** Why an invitation lets somebody in no more, or never did, if it does not. */
function refusedInvitation(
  { invitedEmail, invitationCode, status, endsAt }: StoredInvitation,
  code: string,
  email: string,
  now: Date,
): Refusal | undefined {
  // Another code was sent since.
  if (digestOfInvitationCode(code) !== digestOfInvitationCode(invitationCode))
    return refuse('changed-meanwhile', { because: { code: 'invitation-replaced' } });
  if (email.toLowerCase() !== invitedEmail.toLowerCase())
    return refuse('other-address', {
      because: { code: 'invitation-of-other', invited: maskedEmail(invitedEmail), own: maskedEmail(email) },
    });
  if (status === 'accepted') return refuse('wrong-state', { because: { code: 'invitation-used' } });
  if (status === 'revoked') return refuse('wrong-state', { because: { code: 'invitation-revoked' } });
  if (now.toISOString() >= endsAt) return refuse('wrong-state', { because: { code: 'invitation-expired' } });
  return undefined;
}
