import type { Receipt } from '../../../shared/model/receipt.ts';
import type { CategoryOffer } from '../categories/category-offer.ts';
import type { BookNames } from './book-names.ts';
import { withCategory } from './shown-transaction.ts';

/** A document as the books keep it: its category by its id alone. */
export interface KeptReceipt extends Omit<
  Receipt,
  'category' | 'suggestedCategory' | 'proposedPayment' | 'keptUntil'
> {
  readonly suggestedCategory?: CategoryOffer | undefined;
}

/** A document as the API shows it: with what its category is called now. */
export function shownReceipt({ suggestedCategory, ...receipt }: KeptReceipt, names: BookNames): Receipt {
  const { categoryId } = receipt;
  return {
    ...receipt,
    ...(categoryId === null ? { category: null } : withCategory({ categoryId }, names)),
    ...(suggestedCategory ? { suggestedCategory: withCategory(suggestedCategory, names) } : {}),
  };
}
