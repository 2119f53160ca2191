import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { hasLegalForm } from './vendor-name.ts';
import type { Part } from './vendor-place.ts';
import { isGeneric, refusals, TRADE } from './vendor-words.ts';

/** Lines within which the second line of a sign stands: what is printed in the column beside it may lie between. */
const LINES_BELOW = 2;
/** Words of a sign's line, and the letters that open a name. */
const WORDS_MAX = 3;
const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
/** Lines of one sign stand so near, in heights of the taller. */
const HEIGHTS_BETWEEN = 2.2;

/**
 * The line below a sign that says what is sold there and ends its name: "Grady's" above "FRESH MARKET", "Cedar Hollow" above
 * "Veterinary Clinic". Undefined where the name says it itself, or the line below is more than that.
 */
export function tradeLineBelow(part: Part, page: readonly TextLine[]): string | undefined {
  const name = part.line.text.slice(part.from, part.to).trim();
  if (!isNameWithoutTrade(name)) return undefined;
  const at = page.indexOf(part.line);
  const own = stretch(part.line, part.from, part.to).box;
  for (const line of page.slice(at + 1, at + 1 + LINES_BELOW)) {
    let from = 0;
    for (const text of line.text.split(COLUMN_GAP)) {
      const { box } = stretch(line, from, from + text.length);
      from += text.length + COLUMN_GAP.length;
      const overlap = Math.min(own[0] + own[2], box[0] + box[2]) - Math.max(own[0], box[0]);
      if (overlap < Math.min(own[2], box[2]) / 2) continue;
      const isNear = box[1] - own[1] < HEIGHTS_BETWEEN * Math.max(own[3], box[3]);
      return isNear && isTradeLine(text) ? text.trim() : undefined;
    }
  }
  return undefined;
}

const isNamelike = (text: string): boolean => {
  const words = text.split(/\s+/);
  return words.length <= WORDS_MAX && words.every((word) => NAME_WORD.test(word));
};

const isNameWithoutTrade = (name: string): boolean =>
  isNamelike(name) && !TRADE.test(name) && !hasLegalForm(name) && refusals(name).length === 0;

function isTradeLine(text: string): boolean {
  const last = text.trim().split(/\s+/).at(-1) ?? '';
  return (
    isNamelike(text.trim()) &&
    (TRADE.test(last) || isGeneric(last)) &&
    !hasLegalForm(text) &&
    refusals(text).length === 0
  );
}
