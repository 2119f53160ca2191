/** What of an entry may say in which currency it is. */
interface Stated {
  readonly source: string;
  readonly receiptIds: readonly string[];
  readonly pairId?: string | undefined;
  readonly payout?: object | undefined;
}

/**
 * Whether the currency of an entry is only what somebody typed: neither a bank nor a document, a pair or a payout says which it is. Such
 * an entry takes that of the account to which it is moved.
 */
export const isCurrencyTyped = ({ source, receiptIds, pairId, payout }: Stated): boolean =>
  !source.startsWith('import:') && receiptIds.length === 0 && pairId === undefined && payout === undefined;
