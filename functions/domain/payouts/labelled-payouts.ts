import type { PayoutFigures } from '../../../shared/model/payout.ts';

/** An amount of a document and the words that say what it is; `beside`: the amounts of its line. */
interface Labelled {
  readonly amount: number;
  readonly isNegative: boolean;
  readonly label: string;
  readonly beside: number;
}

const GROSS =
  /\b(gross|charges|payments?|sales|collected|earnings|revenue|orders|fares?|bookings?|volume|turnover|transactions|income|received|total|activity)\b/i;
const FEES =
  /\bfees?\b|\bcommissions?\b|\b(transaction|processing|service|merchant|card|total) charges?\b|\bdeductions?\b|\bprocessing\b|\b(marketing|advertising|ads|listings?)\b/i;
/** Sums of which fees are still to be taken, or already are. */
const AROUND_FEES = /\b(before|after|net of|excluding|without) (all |any |your )?fees?\b/i;
const REFUNDS = /\b(refund(s|ed)?|returns?|chargebacks?|disputes?)\b/i;
/** Charged on the fees; what customers paid of it is in the gross. */
const TAX = /\b(vat|gst|hst|pst|qst|tax(es)?)\b/i;
const NET =
  /\bnet\b|\bpay ?-?outs?\b|\bpaid( out)?\b|\bdeposit(s|ed)?\b|\btransfer(s|red)?\b|\bdisburse\w*|\bsettle\w*|\bsent\b|\bdue\b|\btotal\b|\byou(r)? (get|receive|earnings)\b|\bproceeds\b|\bbalance\b|\bafter fees\b/i;

/** More of one kind than any summary has: the first are weighed. */
const OF_A_KIND_MAX = 16;
/** No provider keeps more; so the net amount is never mistaken for the fee. */
const FEE_SHARE_MAX = 0.45;

/** The payouts that labelled sums prove. Of several proofs of one net amount the one that accounts for the most sales. */
export function labelledPayouts(amounts: readonly Labelled[]): PayoutFigures[] {
  const single = amounts.filter(({ beside, amount }) => beside <= 2 && amount > 0);
  const isFee = ({ label }: Labelled) => FEES.test(label) && !AROUND_FEES.test(label) && !REFUNDS.test(label);
  const refunds = [0, ...sumsOf(single.filter(({ label }) => REFUNDS.test(label)))];
  const taxes = [0, ...sizes(single.filter((one) => TAX.test(one.label) && !isFee(one)))];
  const fees = sumsOf(single.filter(isFee)).flatMap((fee) => taxes.map((tax) => fee + tax));
  const positive = single.filter((one) => !one.isNegative && !isFee(one));
  const gross = sizes(positive.filter(({ label }) => GROSS.test(label) && !REFUNDS.test(label)));
  const nets = new Set(positive.filter(({ label }) => NET.test(label)).map(({ amount }) => amount));
  const best = new Map<number, PayoutFigures>();
  for (const figures of everySplit(gross, fees, refunds)) {
    const isProven = nets.has(figures.net) && figures.fees <= figures.gross * FEE_SHARE_MAX;
    if (isProven && figures.gross > (best.get(figures.net)?.gross ?? 0)) best.set(figures.net, figures);
  }
  return [...best.values()];
}

function* everySplit(
  sales: readonly number[],
  allFees: readonly number[],
  allRefunds: readonly number[],
): Generator<PayoutFigures> {
  for (const gross of sales)
    for (const fees of allFees)
      for (const refunds of allRefunds) yield { gross, fees, refunds, net: gross - fees - refunds };
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
