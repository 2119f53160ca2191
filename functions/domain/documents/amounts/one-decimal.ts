import { minorFromDecimal } from '../../../../shared/money.ts';
import type { TextLine } from '../../text/text-line.ts';
import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';

/** Fewer lines that end so may be measures. */
const LINES_MIN = 3;
const AT_END = /(?<![\d.,:\/-])(?:\d{1,2}(?:,\d{2,3}){1,3}|\d{1,6})\.\d\W*$/;
const TWO_DECIMALS = /\d[.,]\d\d(?![\d,])/;
const ONE_DECIMAL =
  /(?<![\d.,:\/-])(\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})*|\d{1,6})(\.\d)(?![\d.,:\/%]|\s?%)/g;

/** Whether a paper writes its amounts with one decimal, as programs in India do that print 1060 as "1,060.0". */
export function isOfOneDecimal(lines: readonly TextLine[]): boolean {
  return (
    lines.filter(({ text }) => AT_END.test(text)).length >= LINES_MIN &&
    !lines.some(({ text }) => TWO_DECIMALS.test(text))
  );
}

/** The amounts of a line of such a paper. */
export function amountsOfOneDecimal(text: string, currency: string): PrintedAmount[] {
  const found = [...text.matchAll(ONE_DECIMAL)].flatMap(
    ({ 0: digits, 1: whole = '', 2: rest = '', index }) => {
      const amount = minorFromDecimal(`${whole.replaceAll(',', '')}${rest}`, currency);
      return amount === undefined
        ? []
        : [{ from: index, to: index + digits.length, amount, isNegative: false }];
    },
  );
  const others = printedAmounts(text, currency).filter(({ from, to }) =>
    found.every((each) => each.to <= from || each.from >= to),
  );
  return [...found, ...others].sort((a, b) => a.from - b.from);
}
