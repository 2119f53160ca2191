import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Takes an invitation back; asked again nothing changes. */
export async function revokeInvitation(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'teams'>,
): Promise<{ revoked: true } | Refusal> {
  return cloud.change(caller, 'invitation-revoked', async (change) => {
    const invitation = await cloud.teams.invitation(caller.organizationId, id);
    if (!invitation || invitation.status === 'accepted') return refuse('not-found');
    if (invitation.status === 'pending') {
      change.about({ id, name: invitation.invitedEmail });
      change.put(cloud.teams.changingInvitation(invitation, { status: 'revoked', changedAt: change.at }));
    }
    return { revoked: true };
  });
}
