import type { TextLine } from '../../text/text-line.ts';

const TIP =
  /\btips?\b|gratuit|pourboire|trinkgeld|propina|fooi|mancia|gorjeta|dricks|drikkepenge|\bservice\b/i;
/** Tips that are only proposed; blanks may be lost or won in reading. */
const PROPOSED =
  /sug+est|guide|recom+end|optional|calculat|convenien|sugg[ée]r|propos|conseill|vorschl|empf(?:ehl|ohl)|suger|voorstel|consigliat|f[öo]rslag|forslag/i;
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
  const withTip = lines.filter(({ text }) => WITH_TIP.test(text));
  return new Set([...headings, ...under, ...(isChoice ? named : []), ...withTip].map(({ index }) => index));
}

/** The lines of percentages that follow each other. */
function optionsBelow(below: readonly TextLine[]): readonly TextLine[] {
  const end = below.findIndex(({ text }) => percentages(text).length === 0);
  return end < 0 ? below : below.slice(0, end);
}

function percentages(text: string): number[] {
  return [...text.matchAll(PERCENT)]
    .map(([, percent]) => Number(percent))
    .filter((percent) => percent >= PERCENT_MIN && percent <= PERCENT_MAX);
}
