import type { Cues } from '../evidence/choice.ts';
import { COLUMN_GAP, stretch, unionBox, type Stretch, type TextLine } from '../../text/text-line.ts';
import { asHost, domainNames, echoCues } from './vendor-echo.ts';
import { hostedParts, hostName } from './vendor-host.ts';
import { joinCues } from './vendor-join.ts';
import { brandOf, cleanName, endOfLegalForm, hasLegalForm, squeezed } from './vendor-name.ts';
import {
  FOOT_LINES,
  isAddress,
  isBesideCustomer,
  isHolder,
  isPaid,
  isSeller,
  placeCues,
  type Known,
  type Part,
} from './vendor-place.ts';
import {
  HOLDER,
  isAddressedPerson,
  isCustomerHeading,
  isTitleAlone,
  labelsCustomer,
  NAMED,
  PAID_TO,
  REGISTRATION,
  refusals,
  sellerLabel,
  SIGNED,
  TRADE,
} from './vendor-words.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';

/** What may be the issuer's name: one stretch of a line, or two or three lines that stand together. */
export interface VendorCandidate extends Omit<Stretch, 'legibility'> {
  name: string;
  cues: Cues;
}

/** Letters of a legal form and a word or two before it: a sign says "Cumulus", the foot "Cumulus Cloud EMEA Limited". */
const FORM_LETTERS_MAX = 22;
/** A word written small within a text, as sentences have them and names do not, but for the little ones between. */
const PLAIN_WORD =
  /(?<=\p{L}\s)(?!(?:and|of|the|for|by|in|on|at|to|und|der|des|die|van|von|de|la|le|les|du|et|y|e|di|del|da)\b)\p{Ll}{3,}/u;
const JOINED_HEIGHTS = 2.2;
const SAME_SIZE = 1.6;
/** No first page has more lines; bounds the time. */
const LINES_MAX = 45;
/** Names on several lines stand at the head. */
const JOINED_ROW_MAX = 14;

/** Every stretch of the first page that may name the issuer, with its cues. */
export function vendorCandidates(lines: readonly TextLine[]): VendorCandidate[] {
  const page = headAndFoot(lines.filter((line) => line.page === lines[0]?.page));
  const known = {
    page,
    fullNames: fullNames(lines),
    domains: domainNames(textOf(lines)),
    height: medianHeight(page),
    firstAddress: page.findIndex(isAddress),
    lastAmount: page.findLastIndex(({ text }) => printedAmounts(text, UNKNOWN_CURRENCY).length > 0),
    isPrinted: isPrinted(page),
    all: squeezed(textOf(lines)),
  };
  const printed = page.flatMap((line, row) =>
    segments(line).flatMap((part) => [
      candidate([part], known),
      ...joinedWith(part, row > JOINED_ROW_MAX ? [] : page.slice(row + 1, row + 3)).map((parts) =>
        candidate(parts, known),
      ),
    ]),
  );
  return besideSellers([...printed, ...hostedCandidates(known, printed)]);
}

/** Where a seller is named, whoever else stands on the paper only carries the sale. */
function besideSellers(all: readonly VendorCandidate[]): VendorCandidate[] {
  const sellers = all.filter(({ cues }) => cues['seller'] === 1).map(({ name }) => squeezed(name));
  if (sellers.length === 0) return [...all];
  return all.map((each) =>
    sellers.some((seller) => squeezed(each.name).includes(seller))
      ? each
      : { ...each, cues: { ...each.cues, carrier: 1 } },
  );
}

/** Names that stand in web and mail addresses only: the issuer's where its name is but a picture. */
function hostedCandidates(known: Known, printed: readonly VendorCandidate[]): VendorCandidate[] {
  const names = printed.filter(({ name }) => refusals(name).length === 0).map(({ name }) => asHost(name));
  return known.page.flatMap((line) =>
    hostedParts(line.text).flatMap(([from, to]) => {
      const name = hostName(line.text.slice(from, to));
      const own = squeezed(name ?? '');
      if (name === undefined || names.some((other) => isLittleMore(other, own))) return [];
      const part = { line, from, to };
      const { cues, ...place } = candidate([part], known);
      const whose = isBesideCustomer(part) ? { customers: 1 } : {};
      // Where an address stands says nothing of whose it is.
      const anywhere = { low: 0, beyond: 0, foot: 0, first: 0, second: 0, hosted: 1 };
      return [{ ...place, name, cues: { ...cues, ...wordCues(name, name), ...whose, ...anywhere } }];
    }),
  );
}

/** Issuers name themselves at the head, or in a letter's foot. */
function headAndFoot(page: readonly TextLine[]): readonly TextLine[] {
  return page.length <= LINES_MAX + FOOT_LINES
    ? page
    : [...page.slice(0, LINES_MAX), ...page.slice(-FOOT_LINES)];
}

function textOf(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Every stretch of the document that is a name with its legal form. */
function fullNames(lines: readonly TextLine[]): string[] {
  return lines
    .flatMap(({ text }) => text.split(COLUMN_GAP))
    .map(cleanName)
    .filter((name) => hasLegalForm(name.slice(-9)) && brandOf(name) === name);
}

/** Whether a name holds another and hardly more. */
const isLittleMore = (other: string, own: string): boolean =>
  other.includes(own) && other.length <= own.length + FORM_LETTERS_MAX;

/** Whether a full name is a printed one with little but its legal form added. */
function isNameOf(full: string, printed: string): boolean {
  const [whole, part] = [squeezed(full), squeezed(printed)];
  return (
    part.length >= 4 &&
    whole.startsWith(part) &&
    whole.length > part.length &&
    whole.length <= part.length + FORM_LETTERS_MAX &&
    !hasLegalForm(printed)
  );
}

/** Between a name and its address in one line, as a letter's window shows them. */
const ADDRESS_LINE = /(?<=\p{L}{2}[^,]*)(?:\s[·•|–-]\s|,\s)(?=.*\d)/u;

/** The end of a line from a capital on, behind words that thank or a mark of rights. */
const SIGNED_NAME = /(?:\p{Ll}|©|\(c\)|\d{4})\s+(\p{Lu}[^:]{1,60})$/u;

/** A line's columns; of one that goes on behind a legal form, or with an address, also its head up to there; who holds the account named in it. */
function segments(line: TextLine): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const text of line.text.split(COLUMN_GAP)) {
    const end = endOfLegalForm(text);
    parts.push({ line, from, to: from + text.length });
    if (end !== undefined) parts.push({ line, from, to: from + end });
    const head = ADDRESS_LINE.exec(text)?.index;
    if (head !== undefined) parts.push({ line, from, to: from + head });
    const signed = SIGNED_NAME.exec(text);
    if (signed?.[1] && SIGNED.test(text.slice(0, -signed[1].length)))
      parts.push({ line, from: from + text.length - signed[1].length, to: from + text.length });
    for (const ending of [HOLDER, PAID_TO]) {
      const named = ending.exec(text)?.[1];
      if (named !== undefined)
        parts.push({ line, from: from + text.length - named.length, to: from + text.length });
    }
    from += text.length + COLUMN_GAP.length;
  }
  return parts;
}

/** The part with the next line, and with the next two, where they stand together as a name on several lines does. */
function joinedWith(part: Part, next: readonly TextLine[]): Part[][] {
  const joined: Part[][] = [];
  const { text } = part.line;
  if (part.to < text.length || isCustomerHeading(text) || isTitleAlone(text)) return joined;
  if (refusals(text).includes('label')) return joined;
  let parts = [part];
  for (const line of next) {
    const above = parts.at(-1)?.line;
    const isAlone = !line.text.includes(COLUMN_GAP) && !part.line.text.includes(COLUMN_GAP);
    if (!above || !isAlone || isCustomerHeading(line.text) || !standTogether(above, line)) break;
    parts = [...parts, { line, from: 0, to: line.text.length }];
    joined.push(parts);
  }
  return joined;
}

function standTogether(upper: TextLine, lower: TextLine): boolean {
  const [least = 0, most = 0] = [upper.box[3], lower.box[3]].sort((a, b) => a - b);
  const [left, , width] = upper.box;
  const overlaps = left < lower.box[0] + lower.box[2] && lower.box[0] < left + width;
  return most < SAME_SIZE * least && overlaps && lower.box[1] - upper.box[1] < JOINED_HEIGHTS * most;
}

function candidate(parts: readonly Part[], known: Known): VendorCandidate {
  const pieces = parts.map(({ line, from, to }) => stretch(line, from, to));
  const text = pieces.map((piece) => piece.text).join(' ');
  const named = NAMED.exec(text);
  const printed = brandOf(cleanName(text.slice(named?.[0].length ?? sellerLabel(text))));
  const name = known.fullNames.find((full) => isNameOf(full, printed)) ?? printed;
  const isOwn = known.domains.some((domain) => squeezed(name).startsWith(domain));
  const isSold = isSeller(parts[0]) && (!isOwn || isPaid(parts[0]));
  const place = placeCues(parts, pieces, known, isSold);
  const cues = {
    ...wordCues(name, text),
    ...joinCues(pieces),
    ...place,
    ...echoCues(name, known),
    named: named ? 1 : 0,
    seller: isSold ? 1 : 0,
    // A company's capital stands behind its name too.
    priced: place['aboveLegal'] !== 1 && isPriced(parts.at(-1)) ? 1 : 0,
    holder: isHolder(parts[0]) ? 1 : 0,
  };
  return { name, text, page: pieces[0]?.page ?? 1, box: unionBox(pieces.map(({ box }) => box)), cues };
}

/** Whether an amount stands behind a part in its line: then it names goods. */
function isPriced(part: Part | undefined): boolean {
  return part !== undefined && printedAmounts(part.line.text.slice(part.to), UNKNOWN_CURRENCY).length > 0;
}

function wordCues(name: string, text: string): Cues {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const digits = digitsIn(name) - NUMBERED * digitsIn(NUMBER_BEHIND.exec(name)?.[0] ?? '');
  return {
    ...Object.fromEntries(refusals(name).map((cue) => [cue, 1])),
    ...((refusals(text).includes('address') || ADDRESS_LINE.test(text)) && { address: 1 }),
    addressed: isAddressedPerson(name) ? 1 : 0,
    form: hasLegalForm(name) ? 1 : 0,
    endsWithForm: hasLegalForm(name.slice(-9)) ? 1 : 0,
    trade: TRADE.test(name) ? 1 : 0,
    figures: digits / Math.max(1, name.length),
    short: letters.length < 3 ? 1 : letters.length < 5 ? 0.4 : 0,
    long: Math.min(2, Math.max(0, name.length - 45) / 15),
    lowerCase: name === name.toLowerCase() ? 1 : 0,
    upperCase: name === name.toUpperCase() ? 1 : 0,
    plainWords: PLAIN_WORD.test(name) ? 1 : 0,
    heading:
      isTitleAlone(name) || labelsCustomer(text) || (isCustomerHeading(name) && !hasLegalForm(name)) ? 1 : 0,
    registered: name !== text && REGISTRATION.test(text) ? 1 : 0,
    sentence: /[!?,:;]\s|:$/.test(name) && !hasLegalForm(name) ? 1 : 0,
    money: /\d[.,]\d\d\b/.test(name) ? 1 : 0,
  };
}

/** A number behind a name, as chains number their shops: mostly it is part of neither an address nor a sum. */
const NUMBER_BEHIND = /(?<=\p{L}{3})\s\d{1,4}$/u;
const NUMBERED = 0.6;

const digitsIn = (text: string): number => (text.match(/\d/g) ?? []).length;

function isPrinted(page: readonly TextLine[]): boolean {
  const words = page.flatMap((line) => line.words);
  return words.filter(({ confidence }) => confidence === 1).length > words.length / 2;
}

function medianHeight(lines: readonly TextLine[]): number {
  const heights = lines.map((line) => line.box[3]).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] || 1;
}
