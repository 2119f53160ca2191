import type { Cues } from '../evidence/choice.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
import { folded, isHouse } from './vendor-house.ts';
import { cleanName, hasLegalForm, withoutLegalForm } from './vendor-name.ts';
import { largeHead } from './large-head.ts';
import { HOLDER, isTitleAlone, refusals } from './vendor-words.ts';

/** Rows in which signs stand, and how much taller than the page's usual letters a printed one is. */
const SIGN_ROWS = 8;
const SIGN_HEIGHTS = 1.45;
/** Fewer letters begin other names by chance. */
const SIGN_LETTERS_MIN = 4;
/** Signs of so many letters are found within names too: "Zur Linde" in "Hotel Zur Linde". */
const WITHIN_LETTERS_MIN = 6;
/** Letters that a name adds to its sign. */
const MORE_LETTERS_MIN = 3;
const MORE_LETTERS_MAX = 30;

/** What of a house a name calls, and not the house. */
const ROLE =
  /\b(?:headquarters|head\s*office|customer|client|service\s*cent(?:er|re)|support|team|billing|payments?|accounts?|rewards|club|members?)\b/i;

/** What leads to a name and is no part of it: "For Larch Cabs". */
const LEAD_WORD =
  /^(?:for|from|by|to|at|with|your|f[üu]r|von|bei|ihr|pour|par|chez|votre|por|para|per|da|voor|van|bij|uw|f[öo]r|fr[åa]n|hos|fra|din)\s/iu;

/** A company that trades under the sign's name: the sign is what it is known by. */
const TRADES_AS = /(?<!\p{L})(?:d\/?b\/?a|t\/a|trading\s+as|doing\s+business\s+as|v\/)(?!\p{L})/iu;

/** A stretch of a line. */
interface Part {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/** A page's signs (logos and large letters at its head) in letters, and the names that say more than one of them. */
export interface Signs {
  readonly signs: readonly string[];
  /** Those of them that are pictures. */
  readonly logos: readonly string[];
  readonly fuller: ReadonlyMap<string, string>;
}

/** A name's letters without legal form, accents and blanks: recognition loses them. */
const letters = (name: string): string => folded(withoutLegalForm(name)).replaceAll(' ', '');

/** The signs of a page that states its words itself, and the names on it that begin with one and go on. */
export function signsOn(
  parts: readonly Part[],
  page: readonly TextLine[],
  height: number,
  isPrinted: boolean,
): Signs {
  const head = isPrinted ? page.slice(0, SIGN_ROWS) : [];
  const shown = parts.filter((part) => head.includes(part.line) && isSign(part, height));
  const [signs, logos] = [shown, shown.filter(isPictured)].map((some) =>
    some.map((part) => letters(nameOf(part))).filter((sign) => sign.length >= SIGN_LETTERS_MIN),
  ) as [string[], string[]];
  if (signs.length === 0) return { signs, logos, fuller: new Map() };
  // Small words behind a sign make no other name of it.
  const isOfSign = ({ line, from, to }: Part) => largeHead(line, from, to) !== undefined;
  const names = parts
    .filter((part) => !isOfSign(part) && isName(part) && !isAmidAddress(part, page))
    .map(nameOf);
  const fuller = names.filter((name) => signs.some((sign) => saysMore(letters(name), sign)));
  return { signs, logos, fuller: new Map(fuller.map((name) => [letters(name), name])) };
}

/** Whether a name stands between two lines of an address: then it is the building's. */
function isAmidAddress({ line }: Part, page: readonly TextLine[]): boolean {
  const at = page.indexOf(line);
  return (
    at > 0 && [page[at - 1], page[at + 1]].every((next) => refusals(next?.text ?? '').includes('address'))
  );
}

const isPictured = ({ line, from, to }: Part): boolean => stretch(line, from, to).legibility < 1;

/** Whether the page's logo is not this name's, but begins another one that is printed on it. */
export function isBesideLogo(name: string, { logos, fuller }: Signs): boolean {
  const own = letters(name);
  return logos.some(
    (logo) =>
      !own.includes(logo) &&
      !logo.includes(own) &&
      [...fuller.keys()].some((other) => other.startsWith(logo)),
  );
}

const nameOf = ({ line, from, to }: Part): string => cleanName(line.text.slice(from, to));

/** Whether nothing shows that a stretch is no name, nor that goods are meant. */
function isName({ line, from, to }: Part): boolean {
  const text = line.text.slice(from, to);
  const isPriced = printedAmounts(line.text.slice(to), UNKNOWN_CURRENCY).length > 0;
  const isLed = [LEAD_WORD, ROLE, HOLDER, TRADES_AS].some((pattern) => pattern.test(text));
  return !isPriced && !isLed && !/[\d:·•|]/.test(text) && refusals(text).length === 0 && !isTitleAlone(text);
}

function isSign(part: Part, height: number): boolean {
  const { legibility, box } = stretch(part.line, part.from, part.to);
  return isName(part) && (legibility < 1 || box[3] >= SIGN_HEIGHTS * height);
}

/** Whether a name is a sign's, and goes on. */
function saysMore(name: string, sign: string): boolean {
  const more = name.length - sign.length;
  if (more < MORE_LETTERS_MIN || more > MORE_LETTERS_MAX) return false;
  return name.startsWith(sign) || (sign.length >= WITHIN_LETTERS_MIN && name.includes(sign));
}

/**
 * The only name on the page that says more than a sign which is no well-known house's; a name that is no sign as it is. Of several, those
 * that begin with the sign go first: a family's name stands in its members' too. What a narrow column cut off the longest is no other.
 */
export function wholeSign(name: string, { signs, fuller }: Signs): string {
  if (fuller.size === 0 || isHouse(name) || hasLegalForm(name)) return name;
  const own = letters(name);
  if (!signs.includes(own)) return name;
  const all = [...fuller].filter(([other]) => saysMore(other, own));
  const begun = all.filter(([other]) => other.startsWith(own));
  const [longest, ...others] = (begun.length > 0 ? begun : all).toSorted(([a], [b]) => b.length - a.length);
  return longest && others.every(([other]) => longest[0].startsWith(other)) ? longest[1] : name;
}

/** The signs of a page where names that its columns wrap are known too. */
export function withWrapped(signs: Signs, names: readonly string[]): Signs {
  const more = names.filter((name) => signs.signs.some((sign) => saysMore(letters(name), sign)));
  return {
    ...signs,
    fuller: new Map([...signs.fuller, ...more.map((name) => [letters(name), name] as const)]),
  };
}

/** Whether a name says more than a sign of its page does. */
export function signCues(name: string, { fuller }: Signs): Cues {
  return { fuller: fuller.size > 0 && fuller.has(letters(name)) ? 1 : 0 };
}
