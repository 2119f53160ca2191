import type { BulkAct } from '../../../../shared/model/bulk-edit.ts';
import type { ListedTransaction } from '../../../../shared/model/transaction.ts';
import type { Categories } from '../../../features/category/categories.ts';

/** What a row is shown with in words. */
interface RowNames extends Pick<Categories, 'labelOf' | 'idOf'> {
  /** The id of the account of a name. */
  readonly accountId: (name: string) => string;
}

/** How a row looks once an act is done: undefined where it is gone. Tax stands in no list. */
export function rowAhead(
  row: ListedTransaction,
  act: BulkAct,
  { labelOf, idOf, accountId }: RowNames,
): ListedTransaction | undefined {
  const sorted = (categoryId: string): ListedTransaction => {
    const { suggestedCategory: _offer, assumed: _assumption, ...rest } = row;
    return { ...rest, categoryId, category: labelOf(categoryId) };
  };
  switch (act.do) {
    case 'category':
      return sorted(idOf(act.category));
    case 'accept':
      return row.suggestedCategory ? sorted(row.suggestedCategory.categoryId) : row;
    case 'account':
      return { ...row, accountLabel: act.accountLabel, accountId: accountId(act.accountLabel) };
    case 'transfer':
      return { ...sorted('transfer'), kind: 'transfer', use: undefined };
    case 'personal':
    case 'owner':
      return { ...sorted('transfer'), kind: 'transfer', use: act.do };
    case 'no-receipt':
      return { ...row, noReceiptNeeded: true };
    case 'delete':
      return undefined;
    default:
      return row;
  }
}
