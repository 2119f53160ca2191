import type { LedgerRow } from '../ledger/ledger-row.ts';

/** A category that another one takes in. */
export interface Merge {
  readonly from: string;
  readonly into: string;
}

/** Whether an entry, or a part of it, is in a category. */
export const isIn = ({ categoryId, parts = [] }: LedgerRow, id: string): boolean =>
  categoryId === id || parts.some((part) => part.categoryId === id);

/** An entry with all that it says of the one category said of the other. The version is the caller's to count. */
export function mergedRow(row: LedgerRow, { from, into }: Merge): LedgerRow {
  const { suggestedCategory, parts, brought, payout } = row;
  const moved = <T extends { readonly categoryId: string }>(thing: T): T =>
    thing.categoryId === from ? { ...thing, categoryId: into } : thing;
  return {
    ...moved(row),
    ...(suggestedCategory ? { suggestedCategory: moved(suggestedCategory) } : {}),
    ...(parts ? { parts: parts.map(moved) } : {}),
    ...(brought ? { brought: moved(brought) } : {}),
    ...(payout?.salesId === from ? { payout: { ...payout, salesId: into } } : {}),
  };
}
