import { v7 } from 'uuid';
import { memberships, profiles } from '../../../functions/store/people.ts';
import { furtherBooks } from '../../../functions/use-cases/books/found-books.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';
import { email, password } from './audited-books.ts';

/** The team of the books, newly created. */
async function team({ ask }: AuditedBooks): Promise<string> {
  const id = v7();
  await ask('createTeam', { body: { id, name: 'Beekeepers' } });
  return id;
}

/** Somebody invited into it: the invitation's id. */
async function invited(books: AuditedBooks): Promise<string> {
  const body = { team_id: await team(books), invited_email: 'ann@example.com', role: 'accountant' };
  return String((await books.ask('inviteTeamMember', { body }))['id']);
}

/** A member of the books beside their master. */
async function joined({ cloud: { table }, organizationId }: AuditedBooks): Promise<string> {
  const [userId, at] = [v7(), '2026-01-01T00:00:00.000Z'];
  await table.write([
    table.put(profiles, { id: userId, email: 'ann@example.com', fullName: 'Ann Ledger' }),
    table.put(memberships, {
      ...{ userId, organizationId, role: 'accountant', accessLevel: 'full', joinedAt: at, activeSince: at },
    }),
  ]);
  return userId;
}

/** What confirms that the books are to be deleted, whose person has others too. */
async function ending({ cloud, organizationId: userId }: AuditedBooks) {
  const other = furtherBooks({ id: v7(), name: 'Beehives' }, userId, '2020-01-01T00:00:00.000Z');
  await cloud.table.write(cloud.organizations.opening(other));
  const { name = '' } = (await cloud.organizations.settings(userId)) ?? {};
  return { password, confirmation: name, endTeam: true };
}

/** How a person invited by somebody else's team accepts: the code that they are mailed. */
async function invitedElsewhere({ cloud, organizationId: userId }: AuditedBooks): Promise<string> {
  const [organizationId, code, at] = [v7(), 'AAAA-BBBB-CCCC-DDDD-EEEE', cloud.now().toISOString()];
  const endsAt = new Date(cloud.now().getTime() + 86_400_000).toISOString();
  await cloud.table.write([
    ...cloud.organizations.opening(furtherBooks({ id: organizationId, name: 'Others' }, v7(), at)),
    cloud.teams.adding({ organizationId, id: v7(), name: 'Others', createdAt: at }),
    ...cloud.teams.inviting(
      {
        ...{ id: v7(), organizationId, userId, invitedEmail: email, invitationCode: code, language: 'en' },
        ...{ role: 'accountant', accessLevel: 'full', status: 'pending', mail: 'sent', version: 1 },
        ...{ createdAt: at, changedAt: at, endsAt },
      },
      undefined,
    ),
  ]);
  return code;
}

/** Teams and the organizations of a person. */
export const teamTrials: AuditTrials = {
  createTeam: { act: 'team-created', request: () => ({ body: { id: v7(), name: 'Beekeepers' } }) },
  inviteTeamMember: {
    act: 'member-invited',
    isEachAnother: true,
    request: async (books) => ({
      body: { team_id: await team(books), invited_email: 'ann@example.com', role: 'accountant' },
    }),
  },
  resendInvitation: {
    act: 'invitation-resent',
    isEachAnother: true,
    request: async (books) => ({ id: await invited(books) }),
  },
  revokeInvitation: { act: 'invitation-revoked', request: async (books) => ({ id: await invited(books) }) },
  acceptInvitation: {
    act: 'member-joined',
    isElsewhere: true,
    request: async (books) => ({ body: { invitation_code: await invitedElsewhere(books) } }),
  },
  changeMember: {
    act: 'member-changed',
    request: async (books) => ({ id: await joined(books), body: { role: 'assistant' } }),
  },
  removeMember: { act: 'member-removed', request: async (books) => ({ id: await joined(books) }) },
  requestAccountDeletion: {
    act: 'account-deletion-requested',
    request: () => ({ body: { password, confirmation: email } }),
  },
  withdrawAccountDeletion: {
    act: 'account-deletion-withdrawn',
    request: async ({ ask }) => {
      await ask('requestAccountDeletion', { body: { password, confirmation: email } });
      return {};
    },
  },
  requestOrganizationDeletion: {
    act: 'organization-deletion-requested',
    request: async (books) => ({ id: books.organizationId, body: await ending(books) }),
  },
  withdrawOrganizationDeletion: {
    act: 'organization-deletion-withdrawn',
    request: async (books) => {
      const [id, body] = [books.organizationId, await ending(books)];
      await books.ask('requestOrganizationDeletion', { id, body });
      return { id };
    },
  },
  addOrganization: {
    act: 'organization-added',
    isElsewhere: true,
    request: () => ({ body: { id: v7(), name: 'Beehives' } }),
  },
};
