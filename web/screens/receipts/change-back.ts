import type { Receipt, ReceiptChange } from '../../../shared/model/receipt.ts';

type Values = Omit<ReceiptChange, 'version'>;

/** The change of a document's values that takes another one back: what that one named is as it was. */
export function changeBack(receipt: Receipt, change: Values): Values {
  const { vendor, date, amount, currency, categoryId } = receipt;
  const before = { vendor, date, amount, currency, category: categoryId };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in change));
}
