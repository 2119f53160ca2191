import type { PageText } from '../../../shared/model/document.ts';
import type { PayoutFigures, PayoutReport } from '../../../shared/model/payout.ts';
import { labelledAmounts } from '../documents/amounts/money-line.ts';
import { textLines } from '../text/text-line.ts';
import { labelledPayouts } from './labelled-payouts.ts';
import { providerNamedIn } from './payout-provider.ts';
import { tabledPayouts } from './tabled-payouts.ts';

/** A document without both words is no payout report, however its sums fall. */
const KEPT_BACK = /\b(fees?|commissions?|charges?|deductions?)\b/i;
const PAID_OUT =
  /\b(payouts?|paid out|settlements?|deposit(s|ed)?|disburse\w*|transferred|net (sales|amount|total|payout|earnings|proceeds)|net)\b/i;
/** Rows of a year's report that are kept: more than anyone reads, few enough for the receipt. */
const PAYOUTS_MAX = 60;

/**
 * The payouts that a document accounts for, each proven by its own figures: gross less fees and refunds is net, to the cent. Null
 * for any other document. `currency` is that of the amounts printed.
 */
export function payoutReport(pages: readonly PageText[], currency: string): PayoutReport | null {
  const lines = textLines(pages);
  const text = lines.map((line) => line.text).join('\n');
  if (!KEPT_BACK.test(text) || !PAID_OUT.test(text)) return null;
  const payouts = once([
    ...labelledPayouts(labelledAmounts(lines, currency)),
    ...tabledPayouts(
      lines.map((line) => line.text),
      currency,
    ),
  ]);
  if (payouts.length === 0) return null;
  return { provider: providerNamedIn(text), payouts: payouts.slice(0, PAYOUTS_MAX) };
}

function once(payouts: readonly PayoutFigures[]): PayoutFigures[] {
  return [...new Map(payouts.map((one) => [JSON.stringify(Object.entries(one).sort()), one])).values()];
}
