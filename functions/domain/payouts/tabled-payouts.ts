import type { PayoutFigures } from '../../../shared/model/payout.ts';
import { printedAmounts, type PrintedAmount } from '../documents/amounts/printed-amounts.ts';

const FEE = /\b(fees?|commissions?|charges?)\b/i;
const REFUND = /\b(refunds?|refunded|returns?|chargebacks?)\b/i;
const NET = /\b(net|total|payouts?|deposit(s|ed)?|transfer(red)?|amount)\b/i;
/** No provider keeps more. */
const FEE_SHARE_MAX = 0.45;
/** Rows that may stand between a table's headings and a row. */
const HEADINGS_ABOVE_MAX = 60;

interface Row {
  readonly amounts: readonly PrintedAmount[];
  readonly headings: string;
}

/**
 * The payouts of a table with columns gross, (refunds,) fees, net under such headings: each row whose sums hold to the cent, and all
 * rows together where their net is printed beside the table as what was paid out.
 */
export function tabledPayouts(lines: readonly string[], currency: string): PayoutFigures[] {
  const { rows, others } = tableOf(lines, currency);
  const whole = sumOf(rows.map(({ amounts }) => amounts.slice(-3)));
  const isPaidOut = rows.length > 1 && others.some(({ amount }) => amount === whole?.net);
  return [...rows.flatMap(payoutOf), ...(whole && isPaidOut ? proven(whole) : [])];
}

/** The rows under the headings of such a table, and the amounts that stand elsewhere. */
function tableOf(lines: readonly string[], currency: string) {
  const rows: Row[] = [];
  const others: PrintedAmount[] = [];
  let headings: { text: string; at: number } | undefined;
  for (const [at, text] of lines.entries()) {
    const amounts = printedAmounts(text, currency);
    if (amounts.length === 0 && FEE.test(text) && NET.test(text)) headings = { text, at };
    if (amounts.length < 3 || !headings || at - headings.at > HEADINGS_ABOVE_MAX) others.push(...amounts);
    else rows.push({ amounts, headings: headings.text });
  }
  return { rows, others };
}

/** The last amounts of a row as gross, what is taken off, and net. */
function payoutOf({ amounts, headings }: Row): PayoutFigures[] {
  const sizes = amounts.map(({ amount }) => amount);
  if (REFUND.test(headings) && sizes.length >= 4) {
    const [gross = 0, one = 0, other = 0, net = 0] = sizes.slice(-4);
    const [fees, refunds] = headings.search(FEE) < headings.search(REFUND) ? [one, other] : [other, one];
    return proven({ gross, fees, refunds, net });
  }
  const [gross = 0, fees = 0, net = 0] = sizes.slice(-3);
  const isTakenBack = amounts.at(-1)?.isNegative === true;
  return isTakenBack ? [] : proven({ gross, fees, refunds: 0, net });
}

/** Rows of charges and refunds added up; no sum where a row holds something else, such as a correction of the balance. */
function sumOf(rows: readonly (readonly PrintedAmount[])[]): PayoutFigures | undefined {
  const signed = ({ amount, isNegative }: PrintedAmount) => (isNegative ? -amount : amount);
  const sums = { gross: 0, fees: 0, refunds: 0, net: 0 };
  for (const [gross, fee, net] of rows) {
    if (!gross || !fee || !net) return undefined;
    const kept = signed(gross) - signed(net);
    if (Math.abs(kept) !== fee.amount) return undefined;
    sums[gross.isNegative ? 'refunds' : 'gross'] += gross.amount;
    sums.fees += kept;
    sums.net += signed(net);
  }
  return sums;
}

function proven(figures: PayoutFigures): PayoutFigures[] {
  const { gross, fees, refunds, net } = figures;
  const holds = net > 0 && fees > 0 && fees <= gross * FEE_SHARE_MAX && gross - fees - refunds === net;
  return holds ? [figures] : [];
}
