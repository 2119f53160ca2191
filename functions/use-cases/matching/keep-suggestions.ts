import { isDeepStrictEqual } from 'node:util';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { matchIdOf } from '../../domain/ids.ts';
import { isOpenReceipt, isOpenRow, receiptFacts } from '../../domain/matching/match-facts.ts';
import { matchSums } from '../../domain/matching/match-sums.ts';
import { suggestMatches } from '../../domain/matching/suggest-matches.ts';
import { wordedMatch, type WordedMatch } from '../../domain/matching/worded-match.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { Write } from '../../store/writes.ts';
import type { Candidates } from './gather-candidates.ts';
import { matchInput } from './gather-candidates.ts';
import { writeAsRead } from '../write-as-read.ts';

type Parts = Pick<Cloud, 'change' | 'receipts' | 'ledger' | 'matches' | 'now'>;

/** Suggestions written side by side: those of one decision share neither receipts nor transactions. */
const KEPT_AT_ONCE = 8;

/**
 * Decides on the candidates together and keeps what is suggested for the receipts in scope; suggestions they had before and
 * have no longer are taken back. Gives the suggestions that now wait. `conflict` where it may have decided by what is no more: something
 * suggested was gone or taken by now, or something was taken back, perhaps for what had gone meanwhile.
 */
export async function suggestAmong(
  candidates: Candidates,
  cloud: Parts,
): Promise<readonly StoredMatch[] | 'conflict'> {
  const { scope, known } = candidates;
  const found = suggestMatches(matchInput(candidates))
    .filter(({ receiptIds }) => receiptIds.some((id) => scope.has(id)))
    .map((match) => wordedMatch(match, wordsToKeep));
  const ids = new Set(found.map((match) => matchIdOf(match)));
  const stale = [...known.values()].filter(
    (match) =>
      match.status === 'pending' && !ids.has(match.id) && match.receiptIds.some((id) => scope.has(id)),
  );
  const { id: organizationId } = candidates.organization;
  for (const match of stale)
    await writeAsRead(organizationId, 'suggestions-withdrawn', cloud.matches.withdrawal(match), cloud);
  const kept: (StoredMatch | 'conflict' | 'decided')[] = [];
  for (let from = 0; from < found.length; from += KEPT_AT_ONCE) {
    const some = found.slice(from, from + KEPT_AT_ONCE);
    kept.push(...(await Promise.all(some.map((match) => keep(match, candidates, cloud)))));
  }
  if (stale.length > 0 || kept.includes('conflict')) return 'conflict';
  return kept.filter((outcome) => typeof outcome !== 'string');
}

async function keep(
  found: WordedMatch,
  candidates: Candidates,
  cloud: Parts,
): Promise<StoredMatch | 'conflict' | 'decided'> {
  const { organization, known } = candidates;
  const id = matchIdOf(found);
  const before = known.get(id) ?? (await cloud.matches.get(organization.id, id));
  if (before?.status === 'confirmed' || before?.status === 'rejected') return 'decided';
  const suggestion = suggestionOf(found, before, candidates, cloud);
  if (before && isSame(before, suggestion)) return before;
  const checks = await freeSides(suggestion, cloud);
  if (!checks) return 'conflict';
  const writes = before ? [cloud.matches.change(before, suggestion)] : cloud.matches.additions(suggestion);
  const isKept = await writeAsRead(organization.id, 'matches-suggested', [...writes, ...checks], cloud);
  return isKept ? { ...suggestion, version: (before?.version ?? 0) + 1 } : 'conflict';
}

function suggestionOf(
  found: WordedMatch,
  before: StoredMatch | undefined,
  { organization, receipts, rows }: Candidates,
  { now }: Parts,
): StoredMatch {
  const documents = found.receiptIds.flatMap((id) => receipts.get(id) ?? []);
  const payments = found.transactionIds.flatMap((id) => rows.get(id) ?? []);
  const mayBeCopy = documents.some(({ twins }) => twins.length > 0);
  return {
    receiptIds: [...found.receiptIds],
    transactionIds: [...found.transactionIds],
    confidence: found.confidence,
    decision: mayBeCopy ? 'suggest' : found.decision,
    reasons: [...found.reasons, ...(mayBeCopy ? [copyReason()] : [])],
    ...(found.runnerUp && { runnerUp: found.runnerUp }),
    sums: matchSums(
      documents.map((receipt) => receiptFacts(receipt, organization.currency)),
      payments,
    ),
    ...(before?.byHandOnly && { byHandOnly: true }),
    ...(before?.wasMade && { wasMade: true, ...runsOf(before) }),
    id: matchIdOf(found),
    organizationId: organization.id,
    status: 'pending',
    decidedAt: null,
    createdAt: before?.createdAt ?? now().toISOString(),
    version: before?.version ?? 1,
  };
}

/** The runs that it was of. */
const runsOf = ({ runId, earlierRunIds }: StoredMatch): Pick<StoredMatch, 'runId' | 'earlierRunIds'> => ({
  ...(runId === undefined ? {} : { runId }),
  ...(earlierRunIds === undefined ? {} : { earlierRunIds }),
});

/** What may be a copy proves no second payment, however well it fits: a person decides. */
const copyReason = (): StoredMatch['reasons'][number] => ({
  kind: 'copy',
  detail: say(wordsToKeep.matches, { code: 'may-be-copy' }),
  weight: 0,
  isOpen: true,
});

/** Whether a suggestion still says what is kept of it; a reason's parts have no order. */
const isSame = (kept: StoredMatch, now: StoredMatch): boolean => {
  const facts = ({ status, confidence, decision, reasons, runnerUp, sums }: StoredMatch) => [
    ...[status, confidence, decision, reasons, sums],
    ...[runnerUp?.transactionIds, runnerUp?.why],
  ];
  return isDeepStrictEqual(facts(kept), facts(now));
};

/** The conditions under which a suggestion holds; undefined where something of it is gone or taken by now. */
async function freeSides(
  { organizationId, receiptIds, transactionIds }: StoredMatch,
  { receipts, ledger }: Parts,
): Promise<Write[] | undefined> {
  const [documents, payments] = await Promise.all([
    receipts.getMany(organizationId, receiptIds),
    ledger.getMany(organizationId, transactionIds),
  ]);
  const isWhole = documents.length === receiptIds.length && payments.length === transactionIds.length;
  if (!isWhole || !documents.every(isOpenReceipt) || !payments.every(isOpenRow)) return undefined;
  return [
    ...documents.map((receipt) => receipts.unchanged(receipt)),
    ...payments.map((row) => ledger.unchanged(row)),
  ];
}
