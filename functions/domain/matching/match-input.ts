import type { CivilDate } from '../../../shared/civil-date.ts';
import type { NameMemory } from '../text/name-book.ts';
import type { MatchReason } from '../../../shared/text/en/matches.ts';

/** A line of the ledger that a receipt may belong to. `amount` in minor units, money out negative. */
export interface MatchTransaction {
  readonly id: string;
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  /** The last four digits of the account or card, where they are known. */
  readonly last4?: string | null | undefined;
}

/**
 * A read document. `amount` in minor units, positive; a credit note (or a negative amount) is money coming back. What a
 * document may say beyond its total sharpens the comparison and may be missing.
 */
export interface MatchReceipt {
  readonly id: string;
  readonly vendor: string | null;
  readonly date: CivilDate | null;
  /** The day on which it came: without a date its payment lies around that one. */
  readonly cameOn?: CivilDate | undefined;
  readonly amount: number;
  readonly currency: string;
  readonly kind?: string | undefined;
  /** The books' owner issued it, and `vendor` is the customer: money comes in for it, and goes out for a credit note. */
  readonly isIssued?: boolean | undefined;
  /** The document's own number, as printed. */
  readonly number?: string | null | undefined;
  /** The card that the receipt says it was paid with. */
  readonly last4?: string | null | undefined;
  /** Before tax, in minor units. */
  readonly subtotal?: number | null | undefined;
  /** What is left to pay of it: after what was paid before, rounded to coins. In minor units. */
  readonly due?: number | null | undefined;
  /** Written on the slip by hand, in minor units, not part of `amount`. */
  readonly tip?: number | null | undefined;
}

/** What an organisation has taught: pairs of names confirmed or rejected, and links that must never be offered again. */
export interface MatchMemory extends NameMemory {
  readonly never?:
    | readonly { readonly receiptIds: readonly string[]; readonly transactionIds: readonly string[] }[]
    | undefined;
}

/** What is compared: both lists in any order, ids unique within each. */
export interface MatchInput {
  readonly transactions: readonly MatchTransaction[];
  readonly receipts: readonly MatchReceipt[];
  readonly memory?: MatchMemory | undefined;
  /** How many units of `to` one unit of `from` bought that day; undefined where it is not known. */
  readonly rateOn?: ((from: string, to: string, day: CivilDate) => number | undefined) | undefined;
}

/** One piece of evidence, what it says, and the points of confidence it adds or takes. */
export interface Reason {
  readonly kind: 'amount' | 'date' | 'name' | 'card' | 'rival';
  readonly because: readonly MatchReason[];
  readonly weight: number;
  /** It is for a person to judge, so that the match is never made without asking. */
  readonly isOpen?: true;
}

/** What belongs together, as far as we can tell. The reasons' weights add up to `confidence` (0–100, a probability in percent). */
export interface SuggestedMatch {
  readonly receiptIds: string[];
  readonly transactionIds: string[];
  readonly confidence: number;
  readonly decision: 'auto' | 'suggest';
  readonly reasons: Reason[];
  /** The next best for the same receipt, and why it lost. */
  readonly runnerUp?: {
    readonly transactionIds: string[];
    readonly confidence: number;
    readonly lost: Loss;
  };
}

/** The question on which an option fell behind most, and what there is to say of it. */
export interface Loss {
  readonly by: 'amount' | 'date' | 'name' | 'nothing';
  readonly because: readonly MatchReason[];
}
