import { COLUMN_GAP, stretch, unionBox, type TextLine } from '../../text/text-line.ts';
import { hasLegalForm, squeezed } from './vendor-name.ts';
import type { Part } from './vendor-place.ts';
import { isGeneric, isIssuerHeading, refusals, TRADE } from './vendor-words.ts';

/** Lines within which the second line of a sign stands: what is printed in the column beside it may lie between. */
const LINES_BELOW = 2;
/** Words of a sign's line, and the letters that open a name. */
const WORDS_MAX = 3;
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’.-]*|the|of|and|&|\+|du|de|la|le|des)$/u;
const LINE_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
/** What joins two trades: "Plumbing & Heating". */
const PAIRED = /(?<=\p{L})\s(?:&|\+|and|und|et|y|e|och|og|en)\s(?=\p{Lu})/u;
/** Lines of one sign stand so near, in heights of the taller. */
const HEIGHTS_BETWEEN = 2.2;
/** What a name's second line offers, beside what shops are called by. */
const OFFERED =
  /^(?:yoga|pilates|massage|therap(?:y|ie)|physio(?:therap(?:y|ie))?|wellness|spa|fitness|gym|tattoo|nails|photo(?:graphy|graphie)?|design|electric|brewing|roasters?|cleaners?|cleaning|movers?|rentals?|tours?|travel|farms?|ranch|gallery|press|works|builders?|contracting|construction|painting|heating|law|legal|realty|insurance|media|records|tea|eyewear|optical|optometry|denture|chiropractic|veterin\p{L}+|automotive|nursery|marina|resort|lodge|suites|parts|apartments|tavern|cantina|taqueria|diner|eatery|creamery|patisserie|confectionery|jewel(?:lers?|ry)|furniture|interiors|flooring|security|partners|location|[ée]b[ée]nisterie|plomberie|[ée]lectrique|paysagement|toitures?|coiffure|esth[ée]tique|traiteur|menuiserie|cycles|collective|grocers?|lab|labs|(?:car\s*)?wash|laundry|laundromat|launderette|fishmongers?|greengrocers?|ironmongers?|newsagents?|opticians?|locksmiths?|tailors?|alterations|upholstery|groomers?|grooming|kennels|tyres?|tires|framing|frames|print(?:s|ers|ing)|apparel|outfitters|fabrics|yarns|antiques|storage|tavern|taxis?|cabs?|tearooms?|rooms|steakhouse|saloon|petroleum|motel|parkade|liquor|distillery|cellars|couriers?|freight|logistics|sports|toys)$/iu;
/** What ends a name with the word before it. */
const HOUSE_OF_TRADE = /^(\p{L}+)\s+(?:(co\.?|company|bros\.?|brothers)|ltd\.?|inc\.?|llc|limited)$/iu;

/** A line that goes on with the name above: "& HEATING". */
const GOES_ON = /^[&+]\s+\p{Lu}/u;

/** The second line of a sign, and whether an address of the paper or its own beginning proves that both are one name. */
interface SecondLine {
  readonly text: string;
  readonly isProven: boolean;
}

/**
 * The line below a sign that ends its name: it says what is sold there ("Grady's" above "FRESH MARKET"), or a web address runs both
 * together ("INKWELL" above "PRESS", inkwellpress.us). Undefined where the name says it itself, or the line below is more than that.
 */
export function secondSignLine(
  part: Part,
  page: readonly TextLine[],
  domains: readonly string[],
  usual: number,
): SecondLine | undefined {
  const name = part.line.text.slice(part.from, part.to).trim();
  if (!areWords(name, NAME_WORD) || hasLegalForm(name) || refusals(name).length > 0) return undefined;
  const text = textBelow(part, page)?.trim();
  if (text !== undefined && areWords(text, NAME_WORD)) {
    if (GOES_ON.test(text)) return { text, isProven: true };
    if (/[&+]$/.test(name)) return { text: `& ${text}`, isProven: true };
  }
  if (text === undefined || !areWords(text.replace(PAIRED, ' '), LINE_WORD)) return undefined;
  if (refusals(text).length > 0 || isIssuerHeading(text)) return undefined;
  if (domains.includes(squeezed(name + text))) return { text, isProven: true };
  const isOfSign = (!TRADE.test(name) && isTradeLine(text)) || isAsLarge(part, text, page, usual);
  return isOfSign ? { text, isProven: false } : undefined;
}

/** Letters of a sign are so many times as high as the usual ones, and those of its lines as high as each other but for so much. */
const SIGN_HEIGHTS = 1.2;
const SAME_HEIGHT = 0.15;

/** So much of the width of a slip's lines fills it. */
const FULL = 0.95;

/**
 * Whether a photographed sign goes on in a line as large, because the slip is too narrow for both: "FARMACIA SAN" above "MARCO".
 */
function isAsLarge(part: Part, text: string, page: readonly TextLine[], usual: number): boolean {
  const name = part.line.text.slice(part.from, part.to);
  const line = page[page.indexOf(part.line) + 1];
  if (line?.text.trim() !== text || squeezed(text).includes(squeezed(name))) return false;
  const { box: own, legibility } = stretch(part.line, part.from, part.to);
  const [small, large] = [own[3], line.box[3]].toSorted((a, b) => a - b);
  if (legibility === 1 || small === undefined || large === undefined) return false;
  if (small < SIGN_HEIGHTS * usual || large - small > SAME_HEIGHT * large) return false;
  const lines = unionBox(page.map(({ box }) => box));
  return own[2] + (line.words[0]?.box[2] ?? 0) >= FULL * lines[2];
}

/** How much larger a sign's first line is printed than a second one of another kind. */
const LARGER = 1.25;

/** Whether a line in capitals, smaller than the sign above it, looks as if it went on with the name, whatever it says. */
export function mayGoOn(part: Part, page: readonly TextLine[]): boolean {
  const name = part.line.text.slice(part.from, part.to).trim();
  const line = page[page.indexOf(part.line) + 1];
  const text = textBelow(part, page)?.trim();
  if (!line || text === undefined || !areWords(name, NAME_WORD) || TRADE.test(name)) return false;
  if (!areWords(text, LINE_WORD) || refusals(text).length > 0 || text !== text.toUpperCase()) return false;
  const [own, below] = [stretch(part.line, part.from, part.to).box, line.box];
  return name !== name.toUpperCase() || own[3] >= LARGER * below[3];
}

/** What stands near below a part, in its own column. */
function textBelow(part: Part, page: readonly TextLine[]): string | undefined {
  const at = page.indexOf(part.line);
  const own = stretch(part.line, part.from, part.to).box;
  for (const line of page.slice(at + 1, at + 1 + LINES_BELOW)) {
    let from = 0;
    for (const text of line.text.split(COLUMN_GAP)) {
      const { box } = stretch(line, from, from + text.length);
      from += text.length + COLUMN_GAP.length;
      const overlap = Math.min(own[0] + own[2], box[0] + box[2]) - Math.max(own[0], box[0]);
      if (overlap < Math.min(own[2], box[2]) / 2) continue;
      return box[1] - own[1] < HEIGHTS_BETWEEN * Math.max(own[3], box[3]) ? text : undefined;
    }
  }
  return undefined;
}

function areWords(text: string, word: RegExp): boolean {
  const words = text.split(/\s+/);
  return words.length <= WORDS_MAX && words.every((each) => word.test(each));
}

const isOffered = (word: string): boolean => TRADE.test(word) || isGeneric(word) || OFFERED.test(word);

/** What says of which cooking or kind a shop is, and begins no name: "CHINESE TAKEAWAY", "Family Butchers". */
const DESCRIBED =
  /^(?:chinese|indian|italian|thai|mexican|japanese|korean|vietnamese|turkish|greek|lebanese|spanish|portuguese|french|american|texas|polish|german|british|english|irish|scottish|asian|mediterranean|caribbean|african|family|traditional|authentic|licensed|independent|specialty|speciality|quality|fine|artisan|organic|vegan|mobile)\s/i;

/** Whether a line says but what is sold there. */
export function isTradeLine(text: string): boolean {
  if (DESCRIBED.test(text)) return false;
  if (hasLegalForm(text)) {
    const [, word = '', house] = HOUSE_OF_TRADE.exec(text) ?? [];
    return house !== undefined || isOffered(word);
  }
  return isOffered(text.split(/\s+/).at(-1) ?? '');
}
