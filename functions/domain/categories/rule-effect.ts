import type { Words } from '../../../shared/text/words.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { changedEntry } from '../ledger/entry.ts';
import type { CategoryRule } from './category-rule.ts';

/**
 * An entry as a rule leaves it: in the rule's category, moved out of income and expense, personal or the owner's, or in no need of a
 * receipt. The account stays: a row's account is proven by its statement. The version is the caller's to count,
 * and the words are those in which the entry says why it needs no receipt.
 */
export function withRule(
  row: LedgerRow,
  { id, effect }: CategoryRule,
  { entries }: Pick<Words, 'entries'>,
): LedgerRow {
  const { categoryId, isTransfer, use, noReceiptNeeded } = effect;
  const { suggestedCategory, assumed, ...bare } = row;
  const waived = noReceiptNeeded ? { noReceiptNeeded, noReceiptReason: entries.noReceiptByRule() } : {};
  if (use !== undefined)
    return { ...changedEntry(row, { use }), ...waived, ruleId: id, version: row.version };
  if (isTransfer)
    return { ...bare, ...waived, kind: 'transfer', categoryId: categoryId ?? 'transfer', ruleId: id };
  if (categoryId !== undefined) return { ...bare, ...waived, categoryId, ruleId: id };
  return { ...bare, ...waived, ...sortingOf({ suggestedCategory, assumed }) };
}

/** What stands behind a category that no person chose, or beside none; only what there is. */
export const sortingOf = ({
  suggestedCategory,
  ruleId,
  assumed,
}: Pick<LedgerRow, 'suggestedCategory' | 'ruleId' | 'assumed'>) => ({
  ...(suggestedCategory ? { suggestedCategory } : {}),
  ...(ruleId === undefined ? {} : { ruleId }),
  ...(assumed ? { assumed } : {}),
});

/** Whether a person decided what an entry is for: what rules leave alone unless told otherwise. */
export function isChosenByPerson(
  row: Pick<LedgerRow, 'kind' | 'categoryId' | 'ruleId' | 'use' | 'assumed'>,
): boolean {
  if (row.assumed) return false;
  if (row.use !== undefined) return row.ruleId === undefined;
  return row.kind !== 'transfer' && !wantsCategory(row) && row.ruleId === undefined;
}
