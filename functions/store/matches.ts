import * as z from 'zod';
import { Match } from '../../shared/model/match.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy, organizationPartition, startingWith } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const matchKey = (organizationId: string, id: string): Key => inOrganization(organizationId, `MATCH#${id}`);
const surestSuggestions = (organizationId: string): string => listOf(organizationId, 'SUGGESTIONS');
const newestDecisions = (organizationId: string): string => listOf(organizationId, 'DECISIONS');
const mentionsOfId = (id: string): string => `ABOUT#${id}#`;

/**
 * `asked` tells what a person made it by from anything else under its id. `lessonIds` names what its decision taught. `byHandOnly`: a person
 * took back what was made without asking; it is not made so again. `wasMade`: it linked its sides before, and does so again where a person
 * links the same: who then takes back what made it first takes back that link. `earlierRunIds`: the runs that had confirmed it before it was
 * taken apart and confirmed anew, the latest last: once that is taken back it is of theirs again.
 */
export const StoredMatch = Match.extend({
  organizationId: z.string(),
  asked: z.string().optional(),
  lessonIds: z.array(z.string()).optional(),
  byHandOnly: z.boolean().optional(),
  wasMade: z.boolean().optional(),
  earlierRunIds: z.array(z.string()).optional(),
  version: z.int(),
});
export type StoredMatch = z.infer<typeof StoredMatch>;

const matches = entity({
  name: 'match',
  schema: StoredMatch,
  key: ({ organizationId, id }) => matchKey(organizationId, id),
  index1: (match) => {
    if (match.status === 'pending') {
      const surestFirst = String(1000 - Math.round(match.confidence * 10)).padStart(4, '0');
      return [surestSuggestions(match.organizationId), orderedBy(surestFirst, match.id)];
    }
    if (match.status === 'undone' || match.status === 'set-aside') return undefined;
    return [newestDecisions(match.organizationId), orderedBy(match.decidedAt ?? match.createdAt, match.id)];
  },
});

/** Says that a match is about a receipt or a transaction, so that both find it, read consistently. */
const MatchMention = OwnedBy.extend({ about: z.string(), matchId: z.string() });
export type MatchMention = z.infer<typeof MatchMention>;

const matchMentions = entity({
  name: 'match-mention',
  schema: MatchMention,
  key: ({ organizationId, about, matchId }) => inOrganization(organizationId, mentionsOfId(about) + matchId),
});

/** Matches about one receipt or transaction that are looked at, at most. */
const MENTIONS_MAX = 60;

/** Suggested and decided links between receipts and transactions. */
export class Matches {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredMatch | undefined> {
    return this.#table.get(matches, matchKey(organizationId, id));
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredMatch[]> {
    return this.#table.getMany(
      matches,
      ids.map((id) => matchKey(organizationId, id)),
    );
  }

  /** The writes of a new match, found from then on by each of its receipts and transactions. */
  additions(match: StoredMatch): Write[] {
    return [
      this.#table.put(matches, match, ifNew),
      ...mentionsOf(match).map((mention) => this.#table.put(matchMentions, mention)),
    ];
  }

  /** The write of a match as it shall be: what `after` leaves out is gone. */
  change(before: StoredMatch, after: Omit<StoredMatch, 'version'>): Write {
    return this.#table.put(matches, { ...after, version: before.version + 1 }, ifVersion(before.version));
  }

  /** The writes by which a match is about these documents from now on, and found by each. */
  aboutDocuments(match: StoredMatch, after: Omit<StoredMatch, 'version'>): Write[] {
    const { organizationId, id: matchId } = match;
    const added = after.receiptIds.filter((id) => !match.receiptIds.includes(id));
    const mentions = added.map((about) => this.#table.put(matchMentions, { organizationId, about, matchId }));
    return [this.change(match, after), ...mentions];
  }

  /** The writes by which a match is about another transaction than before, and found by it. */
  moved(match: StoredMatch, from: string, to: string): Write[] {
    const transactionIds = match.transactionIds.map((id) => (id === from ? to : id));
    const mention = { organizationId: match.organizationId, about: to, matchId: match.id };
    return [this.change(match, { ...match, transactionIds }), this.#table.put(matchMentions, mention)];
  }

  /** The writes that take a suggestion back: what was made before is remembered, with who took it back. */
  withdrawal(match: StoredMatch): Write[] {
    return match.byHandOnly || match.wasMade
      ? [this.change(match, { ...match, status: 'undone', decidedAt: null })]
      : this.#removals(match);
  }

  #removals(match: StoredMatch): Write[] {
    return [
      this.#table.remove(matches, match, ifVersion(match.version)),
      ...mentionsOf(match).map((mention) => this.#table.remove(matchMentions, mention)),
    ];
  }

  /** Open suggestions, surest first, or decisions, newest first. */
  page(
    organizationId: string,
    kind: 'suggestions' | 'decisions',
    { after, limit }: PageRequest,
  ): Promise<Page<StoredMatch>> {
    const list = kind === 'suggestions' ? surestSuggestions : newestDecisions;
    return this.#table.page(matches, {
      index: 'index1',
      partition: list(organizationId),
      newestFirst: kind === 'decisions',
      after,
      limit,
    });
  }

  /** The sort key that a list goes on from after this match. */
  positionOf(match: StoredMatch): string {
    return matches.index1?.(match)?.[1] ?? '';
  }

  /** How many suggestions are open, counted where they lie. */
  countSuggestions(organizationId: string): Promise<number> {
    return this.#table.count({ index: 'index1', partition: surestSuggestions(organizationId) });
  }

  /** How many suggestions are open, up to `max`: more are as much work. */
  countSuggestionsUpTo(organizationId: string, max: number): Promise<number> {
    return this.#table.countUpTo({ index: 'index1', partition: surestSuggestions(organizationId) }, max);
  }

  suggestions(organizationId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, {
      index: 'index1',
      partition: surestSuggestions(organizationId),
    });
  }

  decisions(organizationId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, { index: 'index1', partition: newestDecisions(organizationId) });
  }

  /** The matches, whatever was decided on them, about any of these receipts and transactions; read consistently. */
  async about(organizationId: string, ids: Iterable<string>): Promise<StoredMatch[]> {
    const wanted = new Set(ids);
    const lists = await Promise.all([...wanted].map((id) => this.#mentions(organizationId, id)));
    const matchIds = new Set(lists.flat().map(({ matchId }) => matchId));
    if (matchIds.size === 0) return [];
    const found = await this.getMany(organizationId, [...matchIds]);
    return found.filter((match) => participantsOf(match).some((id) => wanted.has(id)));
  }

  async #mentions(organizationId: string, id: string): Promise<MatchMention[]> {
    const { items } = await this.#table.page(matchMentions, {
      partition: organizationPartition(organizationId),
      ...startingWith(mentionsOfId(id)),
      limit: MENTIONS_MAX,
    });
    return items;
  }
}

/** The ids of a match's receipts and transactions. */
export const participantsOf = ({
  receiptIds,
  transactionIds,
}: Pick<StoredMatch, 'receiptIds' | 'transactionIds'>): string[] => [...receiptIds, ...transactionIds];

function mentionsOf(match: StoredMatch): MatchMention[] {
  const { organizationId, id: matchId } = match;
  return participantsOf(match).map((about) => ({ organizationId, about, matchId }));
}
