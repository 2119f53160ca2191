import * as z from 'zod';
import { accessLevels, overridable, roles } from '../abilities.ts';
import { FilledLine, FullName, Id, Instant, SignInEmail, Text } from './common.ts';
import { Plan } from './organization.ts';

/** What a member can be made by others: the master is one by founding the books or by being handed them. */
const invitedRoles = ['assistant', 'accountant'] as const;

/** Who works together in an organization's books. */
export const Team = z.object({ id: Id, name: z.string(), masterUserId: z.string() });
export type Team = z.infer<typeof Team>;

export const NewTeam = z.strictObject({ id: Id, name: FullName });
export type NewTeam = z.infer<typeof NewTeam>;

/** Single abilities of a member that differ from what their role gives. */
const MemberOverrides = z.partialRecord(z.enum(overridable), z.boolean());

/** Somebody of a team; `id` is the one by which they are changed and removed. */
export const TeamMember = z.object({
  id: z.string(),
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  accessLevel: z.enum(accessLevels),
  /** Null: they founded the books before there were teams. */
  joinedAt: Instant.nullable(),
  lastActivity: Instant.nullable(),
  /** Whether they have one of the plan's seats, or need none; who has not only reads. */
  hasSeat: z.boolean(),
  /** What differs from their role while the plan is Enterprise. */
  abilities: MemberOverrides.optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** An invitation that waits. */
export const Invitation = z.object({
  id: Id,
  invitedEmail: z.string(),
  invitationCode: z.string(),
  role: z.enum(invitedRoles),
  accessLevel: z.enum(accessLevels),
  status: z.literal('pending'),
  createdAt: Instant,
  expiresAt: Instant,
  /** What became of its mail. */
  mail: z.enum(['waiting', 'sent', 'failed', 'unknown']),
});
export type Invitation = z.infer<typeof Invitation>;

/** A team as a member sees it: invitations are shown to its master alone. `limit` null: without limit. */
export const TeamView = z.object({
  team: Team.nullable(),
  members: z.array(TeamMember),
  invitations: z.array(Invitation),
  seats: z.object({ used: z.int(), limit: z.int().nullable() }),
});
export type TeamView = z.infer<typeof TeamView>;

/** An invitation as the documented call asks for it (specification section 7). */
export const WantedInvitation = z.strictObject({
  team_id: Id,
  invited_email: SignInEmail,
  role: z.enum(invitedRoles).default('assistant'),
  access_level: z.enum(accessLevels).default('full'),
});
export type WantedInvitation = z.output<typeof WantedInvitation>;

/** An invitation as the documented call answers it. */
export const InvitationMade = z.object({
  id: Id,
  team_id: Id,
  invited_email: z.string(),
  invitation_code: z.string(),
  status: z.literal('pending'),
  expires_at: Instant,
});
export type InvitationMade = z.infer<typeof InvitationMade>;

/** A code as it was typed, pasted or followed. */
export const GivenInvitation = z.strictObject({ invitation_code: FilledLine(80) });

/** What a master makes of a member; `password`: their own, to hand over the organization. */
export const MemberChange = z.union([
  z.strictObject({ accessLevel: z.enum(accessLevels) }),
  z.strictObject({ role: z.enum(invitedRoles) }),
  z.strictObject({ role: z.literal('master'), password: Text(256).min(1) }),
  z.strictObject({ abilities: MemberOverrides }),
]);
export type MemberChange = z.infer<typeof MemberChange>;

/** An organization that somebody is a member of. */
export const OrganizationEntry = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  accessLevel: z.enum(accessLevels),
  plan: Plan,
  /** Whether it is the one that opens where an address names none. */
  isActive: z.boolean(),
});
export type OrganizationEntry = z.infer<typeof OrganizationEntry>;

/** A further business of somebody. */
export const NewOrganization = z.strictObject({ id: Id, name: FullName });
export type NewOrganization = z.infer<typeof NewOrganization>;
