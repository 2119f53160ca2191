import {
  evidenceFor,
  preparedReceipt,
  preparedTransaction,
  type MatchReceipt,
  type MatchTransaction,
  type Prepared,
  type Reason,
} from './match-evidence.ts';
import { TransactionIndex } from './transaction-index.ts';

/** A receipt and the transaction it probably belongs to. The reasons' weights add up to `confidence` (0–100). */
export interface SuggestedMatch {
  readonly receiptIds: string[];
  readonly transactionIds: string[];
  readonly confidence: number;
  readonly decision: 'auto' | 'suggest';
  readonly reasons: Reason[];
  readonly runnerUp?: { readonly transactionIds: string[]; readonly confidence: number };
}

/** What is compared: both lists in any order, ids unique within each. */
export interface MatchInput {
  readonly transactions: readonly MatchTransaction[];
  readonly receipts: readonly MatchReceipt[];
}

interface Pair {
  readonly receiptId: string;
  readonly transactionId: string;
  readonly confidence: number;
  readonly reasons: Reason[];
}

/** Below this a pair is not worth a person's look. */
const CONFIDENCE_MIN = 50;
/** From here on a match is made without asking, if nothing else comes near. */
const AUTO_MIN = 90;
/** How many points behind the next best must be for a match to be clear. */
const CLEAR_MARGIN = 10;

/**
 * Finds the transaction of each receipt: every one of both is used at most once, surest pairs first. Where another
 * transaction or another receipt would do (nearly) as well, the confidence falls below certainty and a person decides.
 * The order of the input never changes the answer. Surest first.
 */
export function suggestMatches({ transactions, receipts }: MatchInput): SuggestedMatch[] {
  const pairs = pairsOf(transactions.map(preparedTransaction), receipts.map(preparedReceipt)).toSorted(
    bySurest,
  );
  const taken = assign(pairs);
  const rivals = rivalsOf(pairs, taken);
  return taken.pairs.map((pair) => matchOf(pair, rivals)).toSorted(byConfidence);
}

function pairsOf(transactions: Prepared<MatchTransaction>[], receipts: Prepared<MatchReceipt>[]): Pair[] {
  const index = new TransactionIndex(transactions);
  return receipts.flatMap((receipt) =>
    index.candidatesFor(receipt).flatMap((transaction) => {
      const reasons = evidenceFor(receipt, transaction) ?? [];
      const confidence = reasons.reduce((sum, { weight }) => sum + weight, 0);
      if (confidence < CONFIDENCE_MIN) return [];
      return [{ receiptId: receipt.item.id, transactionId: transaction.item.id, confidence, reasons }];
    }),
  );
}

/** Equal confidence falls back to the ids, so that the answer is the same for every order of the input. */
function bySurest(a: Pair, b: Pair): number {
  return (
    b.confidence - a.confidence ||
    compareText(a.receiptId, b.receiptId) ||
    compareText(a.transactionId, b.transactionId)
  );
}

function byConfidence(a: SuggestedMatch, b: SuggestedMatch): number {
  return b.confidence - a.confidence || compareText(a.receiptIds.join(), b.receiptIds.join());
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

interface Assignment {
  readonly pairs: Pair[];
  readonly byReceipt: ReadonlyMap<string, Pair>;
  readonly byTransaction: ReadonlyMap<string, Pair>;
}

/** Takes the surest pairs whose two sides are still free. */
function assign(pairs: readonly Pair[]): Assignment {
  const byReceipt = new Map<string, Pair>();
  const byTransaction = new Map<string, Pair>();
  for (const pair of pairs) {
    if (byReceipt.has(pair.receiptId) || byTransaction.has(pair.transactionId)) continue;
    byReceipt.set(pair.receiptId, pair);
    byTransaction.set(pair.transactionId, pair);
  }
  return { pairs: [...byReceipt.values()], byReceipt, byTransaction };
}

interface Rivals {
  readonly transactionFor: ReadonlyMap<string, Pair>;
  readonly receiptFor: ReadonlyMap<string, Pair>;
}

/**
 * The best pair not taken, by receipt and by transaction. A pair is no rival when its other side is more surely placed
 * elsewhere: the same coffee every morning is not ambiguous, the same coffee twice in one morning is.
 */
function rivalsOf(pairs: readonly Pair[], { byReceipt, byTransaction }: Assignment): Rivals {
  const transactionFor = new Map<string, Pair>();
  const receiptFor = new Map<string, Pair>();
  for (const pair of pairs) {
    const { receiptId, transactionId, confidence } = pair;
    const ofReceipt = byReceipt.get(receiptId);
    const ofTransaction = byTransaction.get(transactionId);
    if (ofReceipt === pair) continue;
    if ((ofTransaction?.confidence ?? 0) <= confidence && !transactionFor.has(receiptId))
      transactionFor.set(receiptId, pair);
    if ((ofReceipt?.confidence ?? 0) <= confidence && !receiptFor.has(transactionId))
      receiptFor.set(transactionId, pair);
  }
  return { transactionFor, receiptFor };
}

function matchOf(pair: Pair, { transactionFor, receiptFor }: Rivals): SuggestedMatch {
  const runnerUp = transactionFor.get(pair.receiptId);
  const doubt = doubtOf(pair, runnerUp, receiptFor.get(pair.transactionId));
  const confidence = pair.confidence + (doubt?.weight ?? 0);
  return {
    receiptIds: [pair.receiptId],
    transactionIds: [pair.transactionId],
    confidence,
    decision: confidence >= AUTO_MIN ? 'auto' : 'suggest',
    reasons: doubt ? [...pair.reasons, doubt] : pair.reasons,
    ...(runnerUp && {
      runnerUp: {
        transactionIds: [runnerUp.transactionId],
        confidence: Math.min(runnerUp.confidence, confidence),
      },
    }),
  };
}

/** The nearer the rival, the more points it takes; with any rival that near, the pair is never certain. */
function doubtOf(pair: Pair, transaction: Pair | undefined, receipt: Pair | undefined): Reason | undefined {
  const isTransaction = (transaction?.confidence ?? 0) >= (receipt?.confidence ?? 0);
  const rival = isTransaction ? transaction : receipt;
  if (!rival) return undefined;
  const margin = pair.confidence - rival.confidence;
  if (margin >= CLEAR_MARGIN) return undefined;
  const lowered = Math.min(pair.confidence - (CLEAR_MARGIN - Math.max(0, margin)), AUTO_MIN - 1);
  const detail = `another ${isTransaction ? 'transaction' : 'receipt'} fits ${margin <= 0 ? 'just' : 'nearly'} as well`;
  return { kind: 'rival', detail, weight: lowered - pair.confidence };
}
