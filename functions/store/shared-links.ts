import * as z from 'zod';
import { ChangedEnd, openedWhats, SharedLink } from '../../shared/model/shared-link.ts';
import { withOneMore } from '../domain/books/latest-tries.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import {
  elsewhereOf,
  inOrganization,
  listOf,
  orderedBy,
  startingWith,
  organizationPartition,
} from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { alsoAdding, onlyAsRead } from './updates.ts';
import { ifNew } from './writes.ts';
import type { Write, Written } from './writes.ts';

const linkKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `SHARED-LINK#${id}`);
const newestLinks = (organizationId: string, ...report: readonly string[]): string =>
  listOf(organizationId, 'SHARED-LINKS', ...report);
const tokenKey = (digest: string): Key => [`SHARED#${digest}`, 'TOKEN'];
const openingsOf = (linkId: string): string => `SHARED-OPENING#${linkId}#`;
const ticketKey = (organizationId: string, linkId: string, digest: string): Key =>
  inOrganization(organizationId, `SHARED-TICKET#${linkId}#${digest}`);
const triesKey = (organizationId: string, linkId: string): Key =>
  inOrganization(organizationId, `SHARED-LATEST-TRIES#${linkId}`);

/** Whoever opens an ended link is told that it ended, and its log can be read, for more than a year. */
const SECONDS_KEPT = 400 * 86_400;
const SECONDS_COUNTED = 2 * 3600;

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

const StoredSharedLink = SharedLink.omit({ hasPassPhrase: true }).extend({
  organizationId: z.string(),
  userId: z.string(),
  /** Of its token: who reads the table can open no link. */
  digest: z.string(),
  /** What is kept of its pass phrase, where it has one. */
  phrase: z.object({ salt: z.string(), hash: z.string() }).optional(),
  /** The day on which its people were told last that it was opened. */
  toldOn: z.string().optional(),
});
export type StoredSharedLink = z.infer<typeof StoredSharedLink>;

const links = entity({
  name: 'shared-link',
  schema: StoredSharedLink,
  key: ({ organizationId, id }) => linkKey(organizationId, id),
  index1: (link) => [newestLinks(link.organizationId), linkPosition(link)],
  index2: (link) => [newestLinks(link.organizationId, link.reportId), linkPosition(link)],
  expiresAt: ({ endsAt }) => secondsOf(endsAt) + SECONDS_KEPT,
});

const tokens = entity({
  name: 'shared-token',
  schema: OwnedBy.extend({ digest: z.string(), linkId: z.string(), endsAt: z.string() }),
  key: ({ digest }) => tokenKey(digest),
  index1: ({ organizationId, digest }) => elsewhereOf(organizationId, tokenKey(digest)),
  expiresAt: ({ endsAt }) => secondsOf(endsAt) + SECONDS_KEPT,
});

/** With what, as far as it said so by itself. */
const StoredOpening = OwnedBy.extend({
  linkId: z.string(),
  id: z.string(),
  at: z.string(),
  what: z.enum(openedWhats),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  changed: ChangedEnd.optional(),
});
export type StoredOpening = z.infer<typeof StoredOpening>;

const openings = entity({
  name: 'shared-opening',
  schema: StoredOpening,
  key: (opening) => inOrganization(opening.organizationId, openingPosition(opening)),
  expiresAt: ({ at }) => secondsOf(at) + SECONDS_KEPT,
});

const Ticket = OwnedBy.extend({ linkId: z.string(), digest: z.string(), endsAt: z.string() });

const tickets = entity({
  name: 'shared-ticket',
  schema: Ticket,
  key: ({ organizationId, linkId, digest }) => ticketKey(organizationId, linkId, digest),
  expiresAt: ({ endsAt }) => secondsOf(endsAt),
});

const tries = entity({
  name: 'shared-latest-tries',
  schema: OwnedBy.extend({ linkId: z.string(), latest: z.array(z.string()), version: z.int() }),
  key: ({ organizationId, linkId }) => triesKey(organizationId, linkId),
  expiresAt: ({ latest }) => secondsOf(latest.at(-1) ?? '') + SECONDS_COUNTED,
});

/** The sort key that the list of links goes on from after this one. */
export const linkPosition = ({ createdAt, id }: Pick<StoredSharedLink, 'createdAt' | 'id'>): string =>
  orderedBy(createdAt, id);

/** The sort key that the log of a link goes on from after this use. */
export const openingPosition = ({ linkId, at, id }: StoredOpening): string =>
  openingsOf(linkId) + orderedBy(at, id);

/** Where it is kept which link has the token of a digest. */
export const sharedTokenPlace = (digest: string): { pk: string; sk: string } => {
  const [pk, sk] = tokenKey(digest);
  return { pk, sk };
};

/** Links to reports, who used them, and what proves that a pass phrase was told. */
export class SharedLinks {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredSharedLink | undefined> {
    return this.#table.get(links, linkKey(organizationId, id));
  }

  /** The link whose token has this digest. */
  async byToken(digest: string): Promise<StoredSharedLink | undefined> {
    const found = await this.#table.get(tokens, tokenKey(digest));
    return found && this.get(found.organizationId, found.linkId);
  }

  /** Of one report or all, newest first. */
  page(
    organizationId: string,
    { reportId, after, limit }: PageRequest & { reportId?: string | undefined },
  ): Promise<Page<StoredSharedLink>> {
    const list =
      reportId === undefined
        ? ({ index: 'index1', partition: newestLinks(organizationId) } as const)
        : ({ index: 'index2', partition: newestLinks(organizationId, reportId) } as const);
    return this.#table.page(links, { ...list, newestFirst: true, after, limit });
  }

  /** The writes that keep a new link; they are refused where one of its id exists. */
  adding(link: StoredSharedLink): Write[] {
    const { organizationId, id: linkId, digest, endsAt } = link;
    return [
      this.#table.put(links, link, ifNew),
      this.#table.put(tokens, { organizationId, linkId, digest, endsAt }, ifNew),
    ];
  }

  /** The write that has the token of a link kept as long as the link is. */
  #keepingToken({ organizationId, id: linkId, digest, endsAt }: StoredSharedLink): Write {
    return this.#table.put(tokens, { organizationId, linkId, digest, endsAt });
  }

  /** The writes that give a link another end, while it is not revoked and has the end that was read. */
  endChange(before: StoredSharedLink, endsAt: string): Write[] {
    const standing = { ...before, revokedAt: null };
    return [
      this.#table.replace(links, standing, { endsAt, revokedAt: null }),
      this.#keepingToken({ ...before, endsAt }),
    ];
  }

  /** The write that ends a link at once, whatever else is noted of it in that moment; refused where it was revoked before. */
  revocation({ organizationId, id }: StoredSharedLink, revokedAt: string): Write {
    return this.#table.set(links, linkKey(organizationId, id), { revokedAt }, { revokedAt: null });
  }

  /** Counts openings of a link, last used then, whatever else becomes of it in that moment. */
  async count(
    { organizationId, id }: StoredSharedLink,
    openings: number,
    lastOpenedAt: string,
  ): Promise<void> {
    const update = this.#table.set(links, linkKey(organizationId, id), { lastOpenedAt });
    await this.#table.updatePlain('link-opened', alsoAdding(update, 'openings', openings));
  }

  /** Keeps on which day its people were told last that a link was opened. */
  async keepTold({ organizationId, id }: StoredSharedLink, toldOn: string): Promise<void> {
    await this.#table.updatePlain(
      'told-once',
      this.#table.set(links, linkKey(organizationId, id), { toldOn }),
    );
  }

  /** The write that notes one use of a link. */
  noting(opening: StoredOpening): Write {
    return this.#table.put(openings, opening, ifNew);
  }

  /** Notes one use of a link. */
  async note(opening: StoredOpening): Promise<void> {
    await this.#table.writePlain('link-opened', this.noting(opening));
  }

  /** The uses of a link, newest first. */
  openings(organizationId: string, linkId: string, place: PageRequest): Promise<Page<StoredOpening>> {
    const partition = organizationPartition(organizationId);
    const bounds = startingWith(openingsOf(linkId));
    return this.#table.page(openings, { partition, ...bounds, newestFirst: true, ...place });
  }

  /**
   * Counts a try at a pass phrase; `full` where the hour until then has had so many, `conflict` where another one was counted since they
   * were read: that happens at most `triesMax` times in a row.
   */
  async countTry(
    { organizationId, id: linkId }: StoredSharedLink,
    at: Date,
    triesMax: number,
  ): Promise<Written | 'full'> {
    const before = await this.#table.get(tries, triesKey(organizationId, linkId));
    const latest = withOneMore(before?.latest ?? [], at, triesMax);
    if (!latest) return 'full';
    const counted = this.#table.add(tries, { organizationId, linkId, latest, version: 1 }, ['version']);
    return this.#table.updatePlain('try-counted', onlyAsRead(counted, 'version', before?.version));
  }

  /** Keeps that the pass phrase of a link was told. */
  async addTicket({ organizationId, id: linkId }: StoredSharedLink, digest: string, endsAt: string) {
    const ticket = this.#table.put(tickets, { organizationId, linkId, digest, endsAt });
    await this.#table.writePlain('link-unlocked', ticket);
  }

  /** Until when a ticket of a link holds; undefined of what is none. */
  async ticketEnd(link: StoredSharedLink, digest: string): Promise<string | undefined> {
    const found = await this.#table.get(tickets, ticketKey(link.organizationId, link.id, digest));
    return found?.endsAt;
  }
}
