import type { LabelledAmount } from './money-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from './printed-amounts.ts';

/** No country's sales taxes reach this part of a net amount. */
const TAX_SHARE_MAX = 0.3;
/** What rounding a line's tax may differ by, in minor units. */
const ROUNDING_MAX = 2;
/** Recognition leaves a blank behind the comma: "20, 00%". */
const RATE = /(\d{1,2}(?:[.,]\s?\d{1,3})?)\s?%/;
/** Words of goods on a line. */
const GOODS_WORD = /\p{L}{4,}/gu;
const GOODS_WORDS_MAX = 2;
/** Words of such a table. */
const TAX_WORD = /\p{L}*(?:steuer|mwst|moms|netto|brutto|montant|base|total)\p{L}*/giu;

/** A row of a tax table by its shape: net amount, then its tax. */
export function isTaxRow({ line, beside, amount }: LabelledAmount): boolean {
  const net = printedAmounts(line.text, UNKNOWN_CURRENCY)[0]?.amount ?? 0;
  return beside === 2 && amount > 0 && amount < TAX_SHARE_MAX * net;
}

/** Whether a line names goods: then it is no row of a table of taxes. */
export function isGoodsRow(text: string): boolean {
  return (text.replace(TAX_WORD, '').match(GOODS_WORD) ?? []).length > GOODS_WORDS_MAX;
}

/** The rate of the row of a tax table whose tax an amount is, proven by the row's own figures: net × rate = tax, or its part of the gross. */
export function rowTax({ line, amount, beside, position }: LabelledAmount): { rate: number } | undefined {
  const printed = RATE.exec(line.text)?.[1];
  if (printed === undefined || beside < 2 || amount === 0) return undefined;
  if (isGoodsRow(line.text)) return undefined;
  const rate = Number(printed.replace(/[.,]\s?/, '.'));
  const others = printedAmounts(line.text, UNKNOWN_CURRENCY).filter((_, at) => at !== position);
  const isTaxOf = (sum: number) =>
    sum > amount &&
    [(sum * rate) / 100, (sum * rate) / (100 + rate)].some((tax) => Math.abs(tax - amount) <= ROUNDING_MAX);
  return others.some((other) => isTaxOf(other.amount)) ? { rate } : undefined;
}
