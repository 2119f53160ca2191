import type { PayoutFigures } from '../../../shared/model/payout.ts';
import { printedAmounts } from '../documents/printed-amounts.ts';

const FEE = /\b(fees?|commissions?|charges?)\b/i;
const REFUND = /\b(refunds?|refunded|returns?|chargebacks?)\b/i;
const NET = /\b(net|total|payouts?|deposit(s|ed)?|transfer(red)?|amount)\b/i;
/** No provider keeps more. */
const FEE_SHARE_MAX = 0.45;
/** Rows that may stand between a table's headings and a row. */
const HEADINGS_ABOVE_MAX = 60;

/** The payouts of a table with columns gross, (refunds,) fees, net under such headings: rows whose sums hold to the cent. */
export function tabledPayouts(lines: readonly string[], currency: string): PayoutFigures[] {
  let headings: { text: string; at: number } | undefined;
  return lines.flatMap((text, at) => {
    const amounts = printedAmounts(text, currency);
    if (amounts.length === 0 && FEE.test(text) && NET.test(text)) headings = { text, at };
    if (amounts.length < 3 || !headings || at - headings.at > HEADINGS_ABOVE_MAX) return [];
    return payoutOf(
      amounts.map(({ amount }) => amount),
      headings.text,
    );
  });
}

/** The last amounts of a row as gross, what is taken off, and net. */
function payoutOf(amounts: readonly number[], headings: string): PayoutFigures[] {
  const feeFirst = headings.search(FEE) < headings.search(REFUND);
  if (REFUND.test(headings) && amounts.length >= 4) {
    const [gross = 0, one = 0, other = 0, net = 0] = amounts.slice(-4);
    const [fees, refunds] = feeFirst ? [one, other] : [other, one];
    return proven({ gross, fees, refunds, net });
  }
  const [gross = 0, fees = 0, net = 0] = amounts.slice(-3);
  return proven({ gross, fees, refunds: 0, net });
}

function proven(figures: PayoutFigures): PayoutFigures[] {
  const { gross, fees, refunds, net } = figures;
  const holds = net > 0 && fees > 0 && fees <= gross * FEE_SHARE_MAX && gross - fees - refunds === net;
  return holds ? [figures] : [];
}
