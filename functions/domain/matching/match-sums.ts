import type { DifferenceName, MatchSums } from '../../../shared/model/match.ts';
import { relateAmounts, type AmountRelation } from './amount-evidence.ts';
import type { MatchReceipt } from './match-input.ts';
import { signedAmount } from './prepared-books.ts';

type Payment = { readonly amount: number; readonly currency: string };
type Document = MatchReceipt;

/** A processor keeps at most this share of sales as its fee. */
export const FEE_SHARE_MAX = 0.06;

const NAMES: Readonly<Record<AmountRelation, DifferenceName | null>> = {
  exact: 'tip',
  cents: 'rounding',
  tax: 'tax',
  'tip-usual': 'tip',
  tip: 'tip',
  fee: 'fee',
  less: 'discount',
  net: 'tax',
  'part-usual': 'part',
  part: 'part',
  digit: null,
  'foreign-stated': 'exchange',
  'foreign-near': 'exchange',
  'foreign-far': 'exchange',
};

/**
 * Adds up both sides of a match: documents (undefined: one without an amount) and payments. Equal sums prove it; a difference
 * gets the name that explains it, or the one a person gave.
 */
export function matchSums(
  documents: readonly (Document | undefined)[],
  payments: readonly Payment[],
  given?: DifferenceName,
): MatchSums {
  const currency = payments[0]?.currency ?? '';
  const moved = Math.abs(payments.reduce((sum, { amount }) => sum + amount, 0));
  const known = documents.filter((document) => document !== undefined);
  const isForeign = [...known, ...payments].some((side) => side.currency !== currency);
  if (known.length < documents.length || isForeign) {
    const name = given ?? (isForeign ? 'exchange' : null);
    return { currency, documents: null, payments: moved, difference: null, name };
  }
  const stated = Math.abs(known.reduce((sum, document) => sum + signedAmount(document), 0));
  const difference = moved - stated;
  const name = difference === 0 ? null : (given ?? differenceName(known, stated, moved, payments));
  return { currency, documents: stated, payments: moved, difference, name };
}

function differenceName(
  documents: readonly Document[],
  stated: number,
  moved: number,
  payments: readonly Payment[],
): DifferenceName | null {
  if (stated === 0 || moved === 0) return null;
  const isMoneyIn = payments.every(({ amount }) => amount > 0);
  if (isMoneyIn && moved < stated && moved >= stated * (1 - FEE_SHARE_MAX)) return 'fee';
  const [only] = documents;
  if (documents.length === 1 && only?.due === moved) return 'part';
  const relation = relateAmounts(stated, moved, documents.length === 1 ? only : {});
  return relation ? NAMES[relation] : null;
}
