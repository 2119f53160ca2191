import { foldText } from '../../text/fold-text.ts';
import type { TableFrame } from './find-frame.ts';

/**
 * What only who sells is told of a payment: who paid, with what it is paid out, what of it was given back. Cards have a customer's number and a
 * day of settlement, too.
 */
const TOLD_TO_SELLERS = [
  /\b(customers?|consumer|buyer)\b(?! (ref(erence)?|id|no|nr|number|account)\b)/,
  /\b(payout|disbursement)\b|\bsettlement\b(?! (date|day|amount|currency)\b)/,
  /\b(amount refunded|refunded amount|amount captured|application fee)\b/,
];
/** One such word may stand in other files, too. */
const TOLD_MIN = 2;

/** Whether the headings are of a list of what customers paid, which comes in as it is written. */
export function isOfSales({ header }: TableFrame): boolean {
  const headings = (header?.cells ?? []).map((heading) => foldText(heading.replaceAll('_', ' ')));
  const told = TOLD_TO_SELLERS.filter((words) => headings.some((heading) => words.test(heading)));
  return told.length >= TOLD_MIN;
}
