import * as z from 'zod';
import { Client } from '../model/client.ts';
import { Cursor, Id, pageOf } from '../model/common.ts';
import {
  GivenInvitation,
  Invitation,
  InvitationMade,
  MemberChange,
  NewOrganization,
  NewTeam,
  OrganizationEntry,
  Team,
  TeamMember,
  TeamView,
  WantedInvitation,
} from '../model/team.ts';
import { route } from './route.ts';

/** Who works together in an organization's books, and in which organizations a person works. */
export const getTeam = route({
  method: 'GET',
  path: '/team',
  summary: 'The team of the organization: its members, and for its master the invitations that wait',
  access: 'member',
  touches: ['table:read'],
  reply: TeamView,
  problems: [],
});

export const createTeam = route({
  method: 'POST',
  path: '/team',
  summary: 'Create the team of the organization; its master may',
  realBooksOnly: true,
  access: 'canManageUsers',
  touches: ['table:read', 'table:write'],
  body: NewTeam,
  reply: Team,
  status: 201,
  problems: ['already-exists', 'changed-meanwhile'],
});

export const inviteTeamMember = route({
  method: 'POST',
  path: '/invite-team-member',
  summary: 'Invite somebody by their email address; inviting the same address again sends a new code',
  realBooksOnly: true,
  access: 'canManageUsers',
  rate: 'invite',
  touches: ['table:read', 'table:write'],
  body: WantedInvitation,
  reply: InvitationMade,
  problems: [
    'too-many-requests',
    ...(['not-found', 'already-exists', 'changed-meanwhile', 'plan-limit-reached'] as const),
    'export-limit-reached',
  ],
});

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/team/invitations/{id}',
  summary: 'Take an invitation back: its code lets nobody in any more',
  realBooksOnly: true,
  access: 'canManageUsers',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: z.object({ revoked: z.literal(true) }),
  problems: ['not-found', 'changed-meanwhile'],
});

export const resendInvitation = route({
  method: 'POST',
  path: '/team/invitations/{id}/resend',
  summary: 'Mail an invitation again, with a new code that is valid for seven days; the earlier code ends',
  realBooksOnly: true,
  access: 'canManageUsers',
  rate: 'invite',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: Invitation,
  problems: [
    'too-many-requests',
    'not-found',
    'changed-meanwhile',
    'plan-limit-reached',
    'export-limit-reached',
  ],
});

export const acceptInvitation = route({
  method: 'POST',
  path: '/accept-invitation',
  summary: 'Join the team that invited the signed-in person, by the code from the email',
  whileClosing: true,
  access: 'member',
  rate: 'join',
  touches: ['table:read', 'table:write'],
  body: GivenInvitation,
  reply: z.object({ team_name: z.string() }),
  problems: [
    'too-many-requests',
    ...(['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile', 'other-address'] as const),
    'plan-limit-reached',
  ],
});

export const changeMember = route({
  method: 'PATCH',
  path: '/team/members/{id}',
  summary: 'Change what a member is or may do, or hand the organization over to them by one’s password',
  realBooksOnly: true,
  access: 'canManageUsers',
  touches: ['table:read', 'table:write', 'pool:prove'],
  params: z.object({ id: Id }),
  body: MemberChange,
  reply: TeamMember,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'plan-limit-reached', 'too-many-requests'],
});

export const removeMember = route({
  method: 'DELETE',
  path: '/team/members/{id}',
  summary: 'Remove a member, as the master; or leave, by one’s own id',
  realBooksOnly: true,
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: z.object({ removed: z.literal(true) }),
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const listOrganizations = route({
  method: 'GET',
  path: '/organizations',
  summary: 'The organizations that the signed-in person is a member of, the active one first',
  access: 'member',
  touches: ['table:read'],
  reply: z.object({ items: z.array(OrganizationEntry) }),
  problems: [],
});

export const listClients = route({
  method: 'GET',
  path: '/clients',
  summary:
    'What waits in each organization that the signed-in person is a member of, those first whose return is due first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(25),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Client),
  problems: ['invalid-input'],
});

export const addOrganization = route({
  method: 'POST',
  path: '/organizations',
  summary: 'Add a further business, whose master the signed-in person is; it starts on Starter',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: NewOrganization,
  reply: OrganizationEntry,
  status: 201,
  problems: ['already-exists', 'wrong-state', 'changed-meanwhile', 'plan-limit-reached'],
});

export const openOrganization = route({
  method: 'POST',
  path: '/organizations/{id}/open',
  summary: 'Make an organization the one that opens where an address names none',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: z.string().max(80) }),
  reply: OrganizationEntry,
  problems: ['not-found'],
});
