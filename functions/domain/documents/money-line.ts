import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { COLUMN_GAP, type TextLine } from './text-line.ts';

/** An amount on a document with the words that say what it is. */
export interface LabelledAmount extends PrintedAmount {
  line: TextLine;
  /** The words left of it; where there are none, the line above. */
  label: string;
  isFromAbove: boolean;
  /** Its place among the amounts of its line, and how many there are. */
  position: number;
  beside: number;
}

/** Of a long list only its beginning and its end, where totals stand, are weighed: bounds the time. */
const FIRST_AMOUNTS = 100;
const LAST_AMOUNTS = 300;

/** The amounts of a document with their labels. */
export function labelledAmounts(lines: readonly TextLine[], currency: string): LabelledAmount[] {
  const all = everyAmount(lines, currency);
  if (all.length <= FIRST_AMOUNTS + LAST_AMOUNTS) return all;
  return [...all.slice(0, FIRST_AMOUNTS), ...all.slice(-LAST_AMOUNTS)];
}

function everyAmount(lines: readonly TextLine[], currency: string): LabelledAmount[] {
  return lines.flatMap((line) => {
    const amounts = printedAmounts(line.text, currency);
    return amounts.map((amount, position) => ({
      ...amount,
      line,
      position,
      beside: amounts.length,
      ...labelOf(line, amounts[0]?.from ?? 0, amount, lines),
    }));
  });
}

type Label = Pick<LabelledAmount, 'label' | 'isFromAbove'>;

function labelOf(line: TextLine, first: number, amount: PrintedAmount, lines: readonly TextLine[]): Label {
  const near =
    line.text
      .slice(0, amount.from)
      .split(/\d[.,]\d\d(?!\d)/)
      .at(-1) ?? '';
  const last = near.trimEnd().split(COLUMN_GAP).at(-1) ?? '';
  if (/[a-z]{3}.*:$/i.test(last)) return { label: last, isFromAbove: false };
  if (/[a-z]{2}/i.test(near)) return { label: near, isFromAbove: false };
  const before = line.text.slice(0, first);
  if (/[a-z]{2}/i.test(before)) return { label: before, isFromAbove: false };
  const above = lines[line.index - 1];
  const isNear = above && above.page === line.page && line.box[1] - above.box[1] < 3 * line.box[3];
  const isLabel = isNear === true && !/\d[.,]\d\d/.test(above.text);
  return isLabel ? { label: above.text, isFromAbove: true } : { label: before, isFromAbove: false };
}
