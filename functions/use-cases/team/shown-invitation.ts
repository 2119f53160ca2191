import type { Invitation } from '../../../shared/model/team.ts';
import type { StoredInvitation } from '../../store/teams.ts';

/** Whether an invitation waits for an answer: nobody took it, took it back or let it end. */
export const isOpen = ({ status, endsAt }: StoredInvitation, now: Date): boolean =>
  status === 'pending' && now.toISOString() < endsAt;

/** An invitation that waits, as its master sees it. */
export const shownInvitation = ({
  id,
  invitedEmail,
  invitationCode,
  role,
  accessLevel,
  createdAt,
  endsAt,
  mail,
}: StoredInvitation): Invitation => ({
  ...{
    id,
    invitedEmail,
    invitationCode,
    role,
    accessLevel,
    status: 'pending',
    createdAt,
    expiresAt: endsAt,
    mail,
  },
});
