import { randomBytes } from 'node:crypto';
import type { InvitationMade, WantedInvitation } from '../../../shared/model/team.ts';
import { hasTeam } from '../../../shared/plans.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { invitationId } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { INVITATION_BYTES, invitationCodeFrom } from '../../domain/team/invitation-codes.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredInvitation } from '../../store/teams.ts';
import { settingsOf } from '../books/organization-of.ts';
import { countingMail } from '../exports/counting-mail.ts';
import { limitsInForce } from './seats-of.ts';
import { isOpen } from './shown-invitation.ts';

export type InvitingParts = Pick<
  Cloud,
  'change' | 'teams' | 'people' | 'organizations' | 'plans' | 'mailings' | 'now'
>;

/** An invitation is valid for so long (specification section 9). */
const DAYS_VALID = 7;
const MS_PER_DAY = 86_400_000;

/** What somebody is invited as. */
type Wish = Pick<StoredInvitation, 'invitedEmail' | 'role' | 'accessLevel'>;

/**
 * Invites an address into the caller's team, and mails it a code. Inviting it again sends a new code and ends the earlier one: an address
 * has one invitation. Whoever is a member is not invited.
 */
export async function inviteTeamMember(
  { team_id, invited_email, role, access_level }: WantedInvitation,
  caller: Caller,
  cloud: InvitingParts,
): Promise<InvitationMade | Refusal> {
  const { organizationId } = caller;
  const team = await cloud.teams.get(organizationId);
  if (!team || team.id !== team_id) return refuse('not-found', { because: { code: 'team-unknown' } });
  const wish = { invitedEmail: invited_email, role, accessLevel: access_level };
  const id = invitationId(organizationId, invited_email);
  const standing = await cloud.teams.invitation(organizationId, id);
  const act = standing && isOpen(standing, cloud.now()) ? 'invitation-resent' : 'member-invited';
  const made = await cloud.change(caller, act, (change) => invite(id, wish, caller, change, cloud));
  if (isRefusal(made)) return made;
  const { invitedEmail, invitationCode, endsAt } = made;
  return {
    ...{ id, team_id, invited_email: invitedEmail, invitation_code: invitationCode },
    ...{ status: 'pending', expires_at: endsAt },
  };
}

/** Puts an invitation with a new code, and its mail, into a unit of work. */
export async function invite(
  id: string,
  wish: Wish,
  { organizationId, userId, person }: Caller,
  change: Change,
  cloud: InvitingParts,
): Promise<StoredInvitation | Refusal> {
  const { plan } = await limitsInForce(organizationId, cloud);
  if (wish.role === 'assistant' && !hasTeam(plan))
    return refuse('plan-limit-reached', { because: { code: 'plan-without-team' } });
  const members = await cloud.people.members(organizationId, cloud.now());
  if (members.some(({ email }) => email.toLowerCase() === wish.invitedEmail))
    return refuse('already-exists', { because: { code: 'is-member' } });
  const { timeZone } = await settingsOf(organizationId, cloud);
  const counted = await countingMail(wish.invitedEmail, { id: organizationId, timeZone }, cloud);
  if (isRefusal(counted)) return counted;
  const before = await cloud.teams.invitation(organizationId, id);
  const invitation: StoredInvitation = {
    ...{ id, organizationId, userId, ...wish },
    invitationCode: invitationCodeFrom(randomBytes(INVITATION_BYTES)),
    language: person.language ?? spokenLanguage(),
    endsAt: new Date(Date.parse(change.at) + DAYS_VALID * MS_PER_DAY).toISOString(),
    ...{ status: 'pending', mail: 'waiting', createdAt: change.at, changedAt: change.at },
    version: (before?.version ?? 0) + 1,
  };
  const { role, accessLevel } = wish;
  change.about({ id, name: wish.invitedEmail }, role === 'assistant' ? [role, accessLevel] : [role]);
  change.put(...cloud.teams.inviting(invitation, before), ...counted);
  change.enqueue({ kind: 'mail-invitation', organizationId, invitationId: id });
  return invitation;
}
