import type { Transaction } from '../../../shared/model/transaction.ts';
import type { SuggestedCategory } from '../../../shared/model/category.ts';
import { useText } from '../../text/use-text.ts';
import { useCategories } from './categories.ts';

/**
 * What an offered category of an entry is called: where money moves against it, a refund of it; of a loan payment that is split by taking it,
 * that the loan is paid back too.
 */
export function useOfferName(): (
  offer: Pick<SuggestedCategory, 'category' | 'categoryId' | 'interest'>,
  row: Pick<Transaction, 'kind'>,
) => string {
  const t = useText();
  const { labelOf, sideOf } = useCategories();
  return ({ category, categoryId, interest }, { kind }) => {
    const name = labelOf(category);
    if (interest !== undefined) return t('categories.withRepayment', { category: name });
    const isRefund = kind !== 'transfer' && sideOf(categoryId, kind) !== kind;
    return isRefund ? t('entry.refundOf', { category: name }) : name;
  };
}
