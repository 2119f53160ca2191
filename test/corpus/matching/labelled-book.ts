import type { MatchReceipt, MatchTransaction } from '../../../functions/domain/matching/match-input.ts';

/** What belongs together. */
export interface Link {
  readonly kind: string;
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
}

/** A book with its answers; a tie has several right answers, and only a person can know. */
export interface LabelledBook {
  readonly transactions: MatchTransaction[];
  readonly receipts: MatchReceipt[];
  readonly links: Link[];
  readonly tied: ReadonlySet<string>;
}
