import type { Invitation, TeamMember, TeamView } from '../../shared/model/team.ts';
import { reader } from './screen.tsx';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** The master of the plumber's books, as the team shows them. */
export const owner: TeamMember = {
  ...{ id: reader.profile.id, userId: reader.profile.id, fullName: 'Grace Hopper' },
  ...{ email: 'grace@example.com', role: 'master', accessLevel: 'full' },
  ...{ joinedAt: null, lastActivity: inDays(0), hasSeat: true },
};

export const helper: TeamMember = {
  ...{ id: 'ada', userId: 'ada', fullName: 'Ada Byron', email: 'ada@example.com' },
  ...{ role: 'assistant', accessLevel: 'full' },
  ...{ joinedAt: '2026-02-01T09:00:00.000Z', lastActivity: null, hasSeat: true },
};

export const bookkeeper: TeamMember = {
  ...{ ...helper, id: 'luca', userId: 'luca', fullName: 'Luca Pacioli', email: 'luca@example.com' },
  role: 'accountant',
};

export const waiting: Invitation = {
  ...{ id: '01890000-0000-7000-8000-0000000000aa', invitedEmail: 'alan@example.com' },
  ...{ invitationCode: '7KQ2-M0X9-TB4E-ZC81-HN5V', role: 'assistant', accessLevel: 'view-only' },
  ...{ status: 'pending', createdAt: inDays(-1), expiresAt: inDays(5.5), mail: 'failed' },
};

/** A team on Business with an assistant, an accountant and an invitation that waits. */
export const team: TeamView = {
  team: { id: '01890000-0000-7000-8000-000000000001', name: 'Hopper Plumbing', masterUserId: 'grace' },
  members: [owner, helper, bookkeeper],
  invitations: [waiting],
  seats: { used: 2, limit: 5 },
};
