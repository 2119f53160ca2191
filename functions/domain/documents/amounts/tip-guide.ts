import { printedAmounts, UNKNOWN_CURRENCY } from './printed-amounts.ts';
import { taxKind } from './tax-kinds.ts';
import type { TextLine } from '../../text/text-line.ts';

const TIP =
  /\btips?\b|gratuit|pourboire|trinkgeld|propina|fooi|mancia|gorjeta|dricks|drikkepenge|\bservice\b/i;
/** Tips that are only proposed; blanks may be lost or won in reading. */
const PROPOSED =
  /sug+est|guide|options?\b|recom+end|optional|calculat|convenien|sugg[ée]r|propos|conseill|vorschl|empf(?:ehl|ohl)|suger|voorstel|consigliat|f[öo]rslag|forslag/i;
const PERCENT = /(?<![\d.,])(\d{1,2})(?:[.,]\d)?\s?%/g;
/** What a total would be with one of them. */
const WITH_TIP =
  /total\s*(?:with|incl\w*|avec|mit|con|met|med)\s*(?:the\s*|le\s*|la\s*)?(?:tip|service|gratuit|pourboire|trinkgeld|propina|fooi)/i;
/** Lines under the heading of a guide that may belong to it. */
const GUIDE_LINES = 8;
/** Tips below this part of a sum are taxes, those above are none. */
const PERCENT_MIN = 10;
const PERCENT_MAX = 35;

/**
 * The lines (their indexes) that propose tips and what the total would be with them. Nothing of them was paid. One percentage beside a
 * tip may have been charged; several, or one under a heading that proposes, were not.
 */
export function tipGuide(lines: readonly TextLine[]): ReadonlySet<number> {
  const headings = lines.filter(({ text }) => PROPOSED.test(text) && TIP.test(text));
  const named = lines.filter(({ text }) => TIP.test(text) && percentages(text).length > 0);
  const isChoice = new Set(named.flatMap(({ text }) => percentages(text))).size > 1;
  const under = headings.flatMap(({ index }) =>
    optionsBelow(lines.slice(index + 1, index + 1 + GUIDE_LINES)),
  );
  const alike = choicesOfOneSum(lines);
  const withTip = lines.filter(({ text }) => WITH_TIP.test(text));
  return new Set(
    [...headings, ...under, ...(isChoice ? named : []), ...alike, ...withTip].map(({ index }) => index),
  );
}

/** The lines of percentages that follow each other. */
function optionsBelow(below: readonly TextLine[]): readonly TextLine[] {
  const end = below.findIndex(({ text }) => percentages(text).length === 0);
  return end < 0 ? below : below.slice(0, end);
}

/** What a tip's rounding may differ by, in parts of the sum it is taken of. */
const SAME_SUM = 0.012;

/** Lines below each other that each name another percentage and its part of the same sum, whatever they call it. */
function choicesOfOneSum(lines: readonly TextLine[]): TextLine[] {
  return lines.filter((line, at) => {
    const sum = sumBehind(line);
    return [lines[at - 1], lines[at + 1]].some((other) => {
      const its = other && sumBehind(other);
      return (
        sum !== undefined &&
        its !== undefined &&
        its.percent !== sum.percent &&
        Math.abs(its.sum - sum.sum) <= SAME_SUM * sum.sum
      );
    });
  });
}

/** Of a line's only percentage and its first amount: what the amount is that part of. Taxes are parts of one sum too. */
function sumBehind({ text }: TextLine): { percent: number; sum: number } | undefined {
  const [percent, second] = percentages(text);
  const [part] = printedAmounts(text, UNKNOWN_CURRENCY);
  if (percent === undefined || second !== undefined || !part || part.amount === 0) return undefined;
  if (taxKind(text) !== undefined) return undefined;
  return { percent, sum: (100 * part.amount) / percent };
}

function percentages(text: string): number[] {
  return [...text.matchAll(PERCENT)]
    .map(([, percent]) => Number(percent))
    .filter((percent) => percent >= PERCENT_MIN && percent <= PERCENT_MAX);
}
