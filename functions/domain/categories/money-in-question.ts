import type { Transaction } from '../../../shared/model/transaction.ts';
import { isInsurancePayout } from '../ledger/insurance-payout.ts';
import { merchantWords } from '../text/merchant-words.ts';

/** What lenders pay out, also those who lend on what they collect for a shop; folded. */
const LENT =
  /\b(loans?|mortgage|heloc|line of credit|credit line|pret|darlehen) (\w+ ){0,2}(proceeds|advance|disbursements?|drawdown|draw down|funding|funds|funded|payout|paid out)\b|\b(shopify|stripe|square|squareup|paypal|amazon|etsy|amex|american express|wave) (capital|lending|working capital|business loan|wc loan)\b|\b(working capital|cash advance|merchant advance) (advance|loan|funding|proceeds)\b|\b(ondeck|kabbage|bluevine|fundbox|iwoca|funding circle|prospa|moula|merchant growth|thinking capital|wayflyer|clearco|youlend|liberis|lendified)\b/;
/** Its own customers' money, or the lender's for something else. */
const NOT_LENT =
  /\b(interest|refund|rebate|cash ?back|rewards?|payroll|salary|wages|invoice|inv|commission|referral)\b/;

/** What a customer's bank takes back of a sale that was paid by card; folded. */
const TAKEN_BACK = /\b(chargebacks?|charge back|disputes?|disputed|retrocession|retrofacturation)\b/;

/** Whoever settles quarrels is paid for it, whatever they are about. */
const SETTLES_QUARRELS =
  /\b(disputes? (resolution|tribunals?|mediation|arbitration|board|adjudication|management|services?|lawyers?|solicitors)|(alternative|commercial) disputes?)\b/;

/** What only a person can say of money that came in, or that a customer's bank took back, before it has a category. */
export function moneyInQuestion({
  description,
  amount,
}: {
  readonly description: string;
  readonly amount: number;
}): Transaction['question'] {
  const words = merchantWords(description);
  const isTakenBack = TAKEN_BACK.test(words) && !/\bfees?\b/.test(words) && !SETTLES_QUARRELS.test(words);
  if (amount < 0) return isTakenBack ? 'taken-back' : undefined;
  if (isInsurancePayout({ description, amount })) return 'insurance-payout';
  return LENT.test(words) && !NOT_LENT.test(words) ? 'loan-proceeds' : undefined;
}
