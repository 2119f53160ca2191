import { foldText } from '../text/fold-text.ts';
import type { CategoryRow } from './category-rules.ts';
import { PAID_BY_HAND } from './sure-merchants.ts';

/**
 * A row as the document tells of it that was matched with it: of a purchase by the vendor's printed name, of money in that an own invoice was paid.
 * Undefined for who is paid by hand: they may work in a trade for the business, whatever the head of their invoice says.
 */
export function toldByDocument<Row extends CategoryRow>(row: Row, vendor: string): Row | undefined {
  if (row.amount > 0) return { ...row, isInvoiced: true };
  return PAID_BY_HAND.test(foldText(row.description)) ? undefined : { ...row, description: vendor };
}
