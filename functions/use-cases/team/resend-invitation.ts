import type { Invitation } from '../../../shared/model/team.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { invite } from './invite-team-member.ts';
import type { InvitingParts } from './invite-team-member.ts';
import { shownInvitation } from './shown-invitation.ts';

/** Mails an invitation again, with a new code; one that has ended is an invitation again, one that was accepted or revoked is not. */
export async function resendInvitation(
  id: string,
  caller: Caller,
  cloud: InvitingParts,
): Promise<Invitation | Refusal> {
  const made = await cloud.change(caller, 'invitation-resent', async (change) => {
    const standing = await cloud.teams.invitation(caller.organizationId, id);
    if (standing?.status !== 'pending') return refuse('not-found');
    const { invitedEmail, role, accessLevel } = standing;
    return invite(id, { invitedEmail, role, accessLevel }, caller, change, cloud);
  });
  return isRefusal(made) ? made : shownInvitation(made);
}
