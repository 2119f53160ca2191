import * as z from 'zod';
import { accessLevels } from '../../shared/abilities.ts';
import { Invitation } from '../../shared/model/team.ts';
import { languages } from '../../shared/text/language.ts';
import { digestOfInvitationCode } from '../domain/team/invitation-codes.ts';
import { takesSeat } from '../domain/team/seats.ts';
import { countedIn, countedOut, countOf } from './counts.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { elsewhereOf, inOrganization, organizationPartition, startingWith } from './keys.ts';
import { People } from './people.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const teamKey = (organizationId: string): Key => inOrganization(organizationId, 'TEAM');
const INVITATIONS = 'INVITATION#';
const invitationKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, INVITATIONS + id);
const codeKey = (digest: string): Key => [`INVITED#${digest}`, 'INVITED-CODE'];

/** Whoever follows an ended invitation is told that it ended, for so long. */
const SECONDS_KEPT = 30 * 86_400;

const StoredTeam = OwnedBy.extend({ id: z.string(), name: z.string(), createdAt: z.string() });
export type StoredTeam = z.infer<typeof StoredTeam>;

const teams = entity({
  name: 'team',
  schema: StoredTeam,
  key: ({ organizationId }) => teamKey(organizationId),
});

/**
 * An invitation of one address. It is found by a digest of its code (`INVITED#`), so that no key holds a code; the code itself stays here,
 * with the organization, since its master's list shows it to be passed on. Whoever reads it there still needs the mailbox: it lets in the
 * invited address alone.
 */
const StoredInvitation = Invitation.omit({ status: true, expiresAt: true }).extend({
  organizationId: z.string(),
  /** Who invited, and in which language they write. */
  userId: z.string(),
  language: z.enum(languages),
  accessLevel: z.enum(accessLevels),
  status: z.enum(['pending', 'accepted', 'revoked']),
  /** Until when it lets somebody in. */
  endsAt: z.string(),
  claimedAt: z.string().optional(),
  messageId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredInvitation = z.infer<typeof StoredInvitation>;

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

const invitations = entity({
  name: 'invitation',
  schema: StoredInvitation,
  key: ({ organizationId, id }) => invitationKey(organizationId, id),
  index2: ({ organizationId, id, mail, status, changedAt }) =>
    mail === 'waiting' && status === 'pending'
      ? unfinishedKey(organizationId, hungSince(changedAt), id)
      : undefined,
  expiresAt: ({ endsAt }) => secondsOf(endsAt) + SECONDS_KEPT,
});

const codes = entity({
  name: 'invitation-code',
  schema: OwnedBy.extend({ digest: z.string(), invitationId: z.string(), endsAt: z.string() }),
  key: ({ digest }) => codeKey(digest),
  index1: ({ organizationId, digest }) => elsewhereOf(organizationId, codeKey(digest)),
  expiresAt: ({ endsAt }) => secondsOf(endsAt) + SECONDS_KEPT,
});

/** Teams, whom they invited, and how many of their seats are taken. */
export class Teams {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string): Promise<StoredTeam | undefined> {
    return this.#table.get(teams, teamKey(organizationId));
  }

  /** The write of a new team; an organization has one. */
  adding(team: StoredTeam): Write {
    return this.#table.put(teams, team, ifNew);
  }

  /** All invitations of an organization, ended ones too. */
  invitations(organizationId: string): Promise<StoredInvitation[]> {
    const query = { partition: organizationPartition(organizationId), ...startingWith(INVITATIONS) };
    return Array.fromAsync(this.#table.all(invitations, query));
  }

  invitation(organizationId: string, id: string): Promise<StoredInvitation | undefined> {
    return this.#table.get(invitations, invitationKey(organizationId, id));
  }

  /** The invitation whose code this is, or was until another one was sent; undefined where there is none. */
  async invitationByCode(code: string): Promise<StoredInvitation | undefined> {
    const found = await this.#table.get(codes, codeKey(digestOfInvitationCode(code)));
    return found && this.invitation(found.organizationId, found.invitationId);
  }

  /** The writes of an invitation with a code of its own, in the place of one that was read before. */
  inviting(invitation: StoredInvitation, before: StoredInvitation | undefined): Write[] {
    const { organizationId, id, invitationCode, endsAt } = invitation;
    const code = { organizationId, digest: digestOfInvitationCode(invitationCode), invitationId: id };
    return [
      this.#table.put(invitations, invitation, before ? ifVersion(before.version) : ifNew),
      this.#table.put(codes, { ...code, endsAt }, ifNew),
    ];
  }

  /** The write of what becomes of an invitation, while it stands as read. */
  changingInvitation(before: StoredInvitation, change: Partial<StoredInvitation>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(invitations, after, ifVersion(before.version));
  }

  /** How many seats are taken: by the master and the assistants, as accountants need none. */
  seatsTaken(organizationId: string): Promise<number> {
    const countAll = async () =>
      (await new People(this.#table).membershipsIn(organizationId)).filter(takesSeat).length;
    return countOf({ organizationId, of: 'seats' }, countAll, this.#table);
  }

  /** The write that takes one more seat, refused where the plan has no more; `seats` undefined: it has no limit. */
  takingSeat(organizationId: string, seats: number = Number.MAX_SAFE_INTEGER): Write {
    return countedIn({ organizationId, of: 'seats' }, seats, this.#table);
  }

  /** The write that frees a seat. */
  freeingSeat(organizationId: string): Write {
    return countedOut({ organizationId, of: 'seats' }, this.#table);
  }
}
