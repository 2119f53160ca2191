import type { PayoutFigures } from '../../../shared/model/payout.ts';

/** An amount of a document and the words that say what it is; `beside`: the amounts of its line. */
interface Labelled {
  readonly amount: number;
  readonly isNegative: boolean;
  readonly label: string;
  readonly beside: number;
}

const GROSS =
  /\b(gross|charges|payments?|sales|collected|earnings|revenue|orders|fares?|bookings?|volume|turnover|transactions|income|received|total)\b/i;
const FEES =
  /\bfees?\b|\bcommissions?\b|\b(transaction|processing|service|merchant|card|total) charges?\b|\bdeductions?\b|\bprocessing\b/i;
const REFUNDS = /\b(refund(s|ed)?|returns?|chargebacks?|disputes?)\b/i;
const NET =
  /\bnet\b|\bpay ?-?outs?\b|\bpaid( out)?\b|\bdeposit(s|ed)?\b|\btransfer(s|red)?\b|\bdisburse\w*|\bsettle\w*|\bsent\b|\bdue\b|\btotal\b|\byou(r)? (get|receive|earnings)\b|\bproceeds\b|\bbalance\b/i;

/** More of one kind than any summary has: the first are weighed. */
const OF_A_KIND_MAX = 16;
/** No provider keeps more; so the net amount is never mistaken for the fee. */
const FEE_SHARE_MAX = 0.45;

/** The payouts that labelled sums prove. Of several proofs of one net amount the one that accounts for the most sales. */
export function labelledPayouts(amounts: readonly Labelled[]): PayoutFigures[] {
  const single = amounts.filter(({ beside, amount }) => beside <= 2 && amount > 0);
  const refunds = sumsOf(single.filter(({ label }) => REFUNDS.test(label)));
  const fees = sumsOf(single.filter(({ label }) => FEES.test(label) && !REFUNDS.test(label)));
  const positive = single.filter(({ isNegative, label }) => !isNegative && !FEES.test(label));
  const gross = sizes(positive.filter(({ label }) => GROSS.test(label) && !REFUNDS.test(label)));
  const nets = new Set(positive.filter(({ label }) => NET.test(label)).map(({ amount }) => amount));
  const best = new Map<number, PayoutFigures>();
  for (const sales of gross)
    for (const fee of fees)
      for (const refund of [0, ...refunds]) {
        const net = sales - fee - refund;
        if (!nets.has(net) || fee > sales * FEE_SHARE_MAX) continue;
        if (sales > (best.get(net)?.gross ?? 0))
          best.set(net, { gross: sales, fees: fee, refunds: refund, net });
      }
  return [...best.values()];
}

/** Each amount of a kind by itself, and all of them together. */
function sumsOf(amounts: readonly Labelled[]): number[] {
  const each = sizes(amounts);
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return [...new Set([...each, all])].filter((sum) => sum > 0);
}

const sizes = (amounts: readonly Labelled[]): number[] => [
  ...new Set(amounts.map(({ amount }) => amount).slice(0, OF_A_KIND_MAX)),
];
