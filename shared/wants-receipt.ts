import { isBankCharge, isPayroll, paysCard } from './bank-entries.ts';
import type { Transaction } from './model/transaction.ts';

/**
 * The categories of the lists whose document isn't a receipt: of what banks and payment providers take and of interest it is the statement, of
 * wages the payroll. Written down, so that browsers need no lists for it.
 */
export const documentedElsewhere: readonly string[] = [
  ...['bank-fees', 'interest', 'payment-processing-fees'],
  ...['apprentice-wages', 'nursing-and-reception-staff', 'seasonal-tax-staff', 'site-crew-wages', 'wages'],
];

/** The categories of the lists for travel, which nights are filed under: of those law wants a receipt whatever they cost. */
export const travelCategories: readonly string[] = [
  'client-travel',
  'flights-and-hotels',
  'taxis-and-ride-shares',
  'travel',
];
const LODGING =
  /\b(hotels?|motel|inns?|lodg\w*|resort|hostel|suites?|marriott|hilton|hyatt|sheraton|westin|holiday inn|airbnb|vrbo|booking\.?com)\b/i;

type Wanting = Pick<
  Transaction,
  'kind' | 'categoryId' | 'description' | 'amount' | 'receiptIds' | 'noReceiptNeeded' | 'receiptFrom'
>;

/**
 * Whether an expense still wants a receipt: it has none, nobody said that none is needed, law asks for one of its amount, and its document is
 * not another one, as it is of a bank's fees, the payment of a card and wages.
 */
export function wantsReceipt(row: Wanting): boolean {
  const { kind, categoryId, description, receiptIds, noReceiptNeeded } = row;
  return (
    kind === 'expense' &&
    receiptIds.length === 0 &&
    !noReceiptNeeded &&
    !documentedElsewhere.includes(categoryId) &&
    !isSmall(row) &&
    !isBankCharge(description) &&
    !isPayroll(description) &&
    !paysCard(description)
  );
}

/** Whether it costs less than law asks for a receipt of, and may be no night's lodging. */
function isSmall({ amount, receiptFrom, categoryId, description }: Wanting): boolean {
  if (receiptFrom === undefined || Math.abs(amount) >= receiptFrom) return false;
  return !travelCategories.includes(categoryId) && !LODGING.test(description);
}
