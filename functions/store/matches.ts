import { AFTER_ALL, ifNew, ifVersion } from './table.ts';
import type { Table, Write, Written } from './table.ts';
import { matches, matchMentions, organizationPartition } from './entities.ts';
import type { MatchMention, StoredMatch } from './entities.ts';

/** Matches about one receipt or transaction that are looked at, at most. */
const MENTIONS_MAX = 60;

/** Suggested and decided links between receipts and transactions. */
export class Matches {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredMatch | undefined> {
    return this.#table.get(matches, [organizationPartition(organizationId), `MATCH#${id}`]);
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredMatch[]> {
    return this.#table.getMany(
      matches,
      ids.map((id) => [organizationPartition(organizationId), `MATCH#${id}`] as const),
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

  /** The writes by which a match is about another transaction than before, and found by it. */
  moved(match: StoredMatch, from: string, to: string): Write[] {
    const transactionIds = match.transactionIds.map((id) => (id === from ? to : id));
    const mention = { organizationId: match.organizationId, about: to, matchId: match.id };
    return [this.change(match, { ...match, transactionIds }), this.#table.put(matchMentions, mention)];
  }

  /** The writes that take a suggestion back: what a person had taken back before is remembered, so that it is not made again. */
  withdrawal(match: StoredMatch): Write[] {
    return match.byHandOnly
      ? [this.change(match, { ...match, status: 'undone', decidedAt: null })]
      : this.#removals(match);
  }

  #removals(match: StoredMatch): Write[] {
    return [
      this.#table.remove(matches, match, ifVersion(match.version)),
      ...mentionsOf(match).map((mention) => this.#table.remove(matchMentions, mention)),
    ];
  }

  async write(writes: readonly Write[]): Promise<void> {
    await this.#table.write(writes);
  }

  /** Writes all of these or, where something stands otherwise by now, nothing. */
  tryWrite(writes: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite(writes);
  }

  /** Open suggestions, surest first, or decisions, newest first. */
  page(
    organizationId: string,
    kind: 'SUGGESTIONS' | 'DECISIONS',
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<{ items: StoredMatch[]; more: boolean }> {
    return this.#table.page(matches, {
      index: 'index1',
      partition: `ORG#${organizationId}#${kind}`,
      newestFirst: kind === 'DECISIONS',
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }

  /** The sort key that a list goes on from after this match. */
  positionOf(match: StoredMatch): string {
    return matches.index1?.(match)?.[1] ?? '';
  }

  suggestions(organizationId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, { index: 'index1', partition: `ORG#${organizationId}#SUGGESTIONS` });
  }

  decisions(organizationId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, { index: 'index1', partition: `ORG#${organizationId}#DECISIONS` });
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
      from: `ABOUT#${id}#`,
      to: `ABOUT#${id}#${AFTER_ALL}`,
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
