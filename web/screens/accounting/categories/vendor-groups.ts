import type { SuggestedCategory } from '../../../../shared/model/category.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';

/** An entry without a category; `alike` is the same for all of one vendor that move money the same way. */
export interface Wanting {
  readonly transaction: Transaction;
  readonly suggestion: SuggestedCategory | null;
  readonly alike: string;
}

/** The entries of one vendor that want a category, newest first, with what they may be. */
export interface VendorGroup {
  readonly alike: string;
  readonly rows: readonly Transaction[];
  readonly newest: Transaction;
  readonly suggestion: SuggestedCategory | null;
}

/** Entries by vendor, in the order in which vendors first come; of several suggestions the surest is the vendor's. */
export function vendorGroups(wanting: readonly Wanting[]): VendorGroup[] {
  const groups = Map.groupBy(wanting, ({ alike }) => alike);
  return [...groups].flatMap(([alike, some]) => {
    const rows = some.map(({ transaction }) => transaction);
    const [newest] = rows;
    const offers = some.flatMap(({ suggestion }) => suggestion ?? []);
    const [surest] = offers.toSorted((a, b) => b.confidence - a.confidence);
    return newest ? [{ alike, rows, newest, suggestion: surest ?? null }] : [];
  });
}

/** One with a suggestion. */
export type Acceptable = Wanting & { readonly suggestion: SuggestedCategory };

/** Those whose suggestion is sure enough to be accepted together with others; confidence in percent. */
export const acceptable = (wanting: readonly Wanting[], confidenceMin: number): Acceptable[] =>
  wanting.flatMap(({ suggestion, ...one }) =>
    suggestion && suggestion.confidence >= confidenceMin ? [{ ...one, suggestion }] : [],
  );
