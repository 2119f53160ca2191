import { familyKeyOf, type SuggestedCategory, type VendorFamily } from '../../../../shared/model/category.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';

/** An entry without a category; `alike` is the same for all of one vendor that move money the same way. */
export interface Wanting {
  readonly transaction: Transaction;
  readonly suggestion: SuggestedCategory | null;
  readonly alike: string;
  /** What its vendor has in common with others here, whom one decision may be for. */
  readonly family?: VendorFamily | undefined;
}

/** The entries of one vendor that want a category, newest first, with what they may be. */
export interface VendorGroup {
  readonly alike: string;
  readonly rows: readonly Transaction[];
  readonly newest: Transaction;
  readonly suggestion: SuggestedCategory | null;
  readonly family?: VendorFamily | undefined;
  /** Whether these are some of them only, which a person has ticked. */
  readonly isPart?: true;
}

/** Vendors that one decision may be for, with all of their entries; offered is what all of them may be. */
export interface FamilyGroup extends VendorGroup {
  readonly family: VendorFamily;
  readonly vendors: readonly VendorGroup[];
}

/** Entries by vendor, in the order in which vendors first come; of several suggestions the surest is the vendor's. */
export function vendorGroups(wanting: readonly Wanting[]): VendorGroup[] {
  const groups = Map.groupBy(wanting, ({ alike }) => alike);
  return [...groups].flatMap(([alike, some]) => {
    const rows = some.map(({ transaction }) => transaction);
    const [newest] = rows;
    const offers = some.flatMap(({ suggestion }) => suggestion ?? []);
    const [surest] = offers.toSorted((a, b) => b.confidence - a.confidence);
    const family = some.find((one) => one.family)?.family;
    return newest ? [{ alike, rows, newest, suggestion: surest ?? null, family }] : [];
  });
}

/**
 * Vendors in the order in which they first come, those of one family in one place. One that may be something by itself keeps a line of its
 * own, unless all of the family may be that: what is accepted together with others stands in sight.
 */
export function worklistLines(wanting: readonly Wanting[]): (VendorGroup | FamilyGroup)[] {
  const keyOf = ({ family, alike }: VendorGroup) => familyKeyOf(family) || alike;
  const lines = [...Map.groupBy(vendorGroups(wanting), keyOf)];
  return lines.flatMap(([key, vendors]) => {
    const shared = sharedOffer(vendors);
    if (shared) return familyLine(key, vendors, shared);
    const [offered, open] = [true, false].map((is) =>
      vendors.filter(({ suggestion }) => (suggestion !== null) === is),
    );
    return [...(offered ?? []), ...familyLine(key, open ?? [], null)];
  });
}

/** Vendors of a family in one line; a single one in its own. */
function familyLine(
  key: string,
  vendors: readonly VendorGroup[],
  suggestion: SuggestedCategory | null,
): (VendorGroup | FamilyGroup)[] {
  const [first] = vendors;
  if (!first?.family || vendors.length === 1) return [...vendors];
  const rows = vendors.flatMap((vendor) => vendor.rows);
  return [{ ...first, family: first.family, alike: key, vendors, rows, suggestion }];
}

/** The surest of what all of them may be, where that is one category. */
function sharedOffer(vendors: readonly VendorGroup[]): SuggestedCategory | null {
  const offers = vendors.map(({ suggestion }) => suggestion);
  const [first] = offers.toSorted((a, b) => (b?.confidence ?? 0) - (a?.confidence ?? 0));
  return offers.every((one) => one?.categoryId === first?.categoryId) ? (first ?? null) : null;
}

/** One with a suggestion. */
export type Acceptable = Wanting & { readonly suggestion: SuggestedCategory };

/** Those whose suggestion is sure enough to be accepted together with others; confidence in percent. */
export const acceptable = (wanting: readonly Wanting[], confidenceMin: number): Acceptable[] =>
  wanting.flatMap(({ suggestion, ...one }) =>
    suggestion && suggestion.confidence >= confidenceMin ? [{ ...one, suggestion }] : [],
  );
