import type { Transaction } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { Translate } from '../../text/translator.ts';
import type { Categories } from '../category/categories.ts';
import { nameOfUse } from './name-of-use.ts';

type Facts = Pick<Transaction, 'kind' | 'categoryId' | 'category' | 'use' | 'amount'>;

/** The category of an entry as a list names it: of one without any, that it has none; of what is not the business's, whose it is. */
export function categoryOf(
  row: Facts,
  { t, labelOf }: Pick<Categories, 'labelOf'> & { t: Translate },
): string {
  if (wantsCategory(row)) return t('transactions.uncategorised');
  return row.use ? t(`entry.details.uses.${nameOfUse(row.use, row.amount)}`) : labelOf(row.category);
}
