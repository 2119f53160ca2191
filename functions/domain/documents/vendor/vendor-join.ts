import type { Cues } from '../evidence/choice.ts';
import type { Stretch } from '../../text/text-line.ts';
import { cleanName, hasLegalForm, squeezed } from './vendor-name.ts';
import { beginsWithHouse } from './vendor-house.ts';
import { isGeneric, refusals, TRADE } from './vendor-words.ts';

/** Whether a line is a company's full name by itself: a legal form with at least two words before it. */
function isWholeName(text: string): boolean {
  return hasLegalForm(text) && cleanName(text).split(/\s+/).length >= 4;
}

/** Whether a name is said again within another: whole at its beginning, or of some letters anywhere. */
const isWithin = (name: string, other: string): boolean =>
  other.startsWith(name) || (name.length >= 5 && other.includes(name));

const WORD_LETTERS_MIN = 5;

/** Whether a line begins a word of the other's again: a sign "Café Valvet" above the company "Valvet Krog AB", "Booths" above "E H Booth". */
function sharesWord(first: string, second: string): boolean {
  const [own, other] = [first, second].map((text) => text.split(/\s+/).map(squeezed));
  return (own ?? []).some(
    (word) =>
      word.length >= WORD_LETTERS_MIN &&
      (other ?? []).some(
        (its) => its.startsWith(word) || (its.length >= WORD_LETTERS_MIN && word === `${its}s`),
      ),
  );
}

/** A sign is printed this much larger than the company that runs the shop. */
const SIGN_LARGER = 1.2;

/** What goes on with the name of the line before: the bracket that it opened is closed, or an "and" follows. */
const GOES_ON = /^[^(]*\)|^\W*[&+]|^\W*(?:and|und|et|y|e)\s/iu;

/** A company's name that begins with its legal form: it goes on with no sign above. */
const FORM_FIRST = /^\W*(?:SASU?|SARL|EURL|SCI|SNC|S\.A\.?|SA|AS|AB|A\/S)\s+\p{L}{3}/u;

/** Whether the first of several lines is a shop's sign by itself: printed larger than the last, or saying what is sold there. */
function isSign(pieces: readonly Stretch[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || hasLegalForm(first.text) || GOES_ON.test(last.text)) return false;
  // French and Scandinavian companies may begin with it: "SAS Vannedis".
  if (FORM_FIRST.test(last.text)) return true;
  if (beginsWithHouse(first.text)) return true;
  const isShop = TRADE.test(first.text) && first.text.trim().split(/\s+/).length >= 2;
  return isShop || first.box[3] >= SIGN_LARGER * last.box[3];
}

/** What several lines say of being one name: the last one brings the legal form, or each of them is complete. */
export function joinCues(pieces: readonly Stretch[]): Cues {
  if (pieces.length === 1) return {};
  const rest = pieces.slice(1).map(({ text }) => text);
  const first = pieces[0]?.text ?? '';
  const last = rest.at(-1) ?? '';
  const refused = rest.some((text) => refusals(text).length > 0);
  const joinsSign = hasLegalForm(last) && isSign(pieces) && cleanName(last).split(/\s+/).length >= 2;
  return {
    joined: pieces.length - 1,
    // A form that ends the company below a sign is not the sign's.
    joinsForm: hasLegalForm(last) && !hasLegalForm(first) && !joinsSign ? 1 : 0,
    joinsWhole: isWholeName(last) && !hasLegalForm(first) ? 1 : 0,
    joinsSign: joinsSign ? 1 : 0,
    joinsAfterForm: pieces.slice(0, -1).some(({ text }) => hasLegalForm(text)) ? 1 : 0,
    joinsRepeat: rest.some((text) => isWithin(squeezed(first), squeezed(text)) || sharesWord(first, text))
      ? 1
      : 0,
    joinsRefused: refused ? 1 : 0,
    joinsFigures: rest.some((text) => /\d{3}/.test(text)) ? 1 : 0,
    joinsScripts: (first === first.toUpperCase()) === (last === last.toUpperCase()) ? 0 : 1,
    joinsFragment:
      isGeneric(first.trim()) && !isGeneric(last.trim())
        ? 0
        : first.trim().split(/\s+/).length <= 2 || last.trim().split(/\s+/).length <= 2
          ? 1
          : 0,
  };
}
