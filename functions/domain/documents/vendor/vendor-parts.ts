import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { printedDates } from '../dates/printed-dates.ts';
import { largeHead } from './large-head.ts';
import { houseHead } from './vendor-house.ts';
import { endOfLegalForm, endsWithForm, hasLegalForm } from './vendor-name.ts';
import type { Part } from './vendor-place.ts';
import {
  DELIVERED_BY,
  HOLDER,
  isCustomerHeading,
  isIssuerHeading,
  ISSUED_BY,
  isTitleAlone,
  PAID_TO,
  refusals,
  SIGNED,
  SUBJECT_FROM,
} from './vendor-words.ts';

const JOINED_HEIGHTS = 2.2;
const SAME_SIZE = 1.6;
/** Between a name and its address in one line, as a letter's window shows them. */
export const ADDRESS_LINE = /(?<=\p{L}{2}[^,]*)(?:\s[·•|–-]\s|,\s)(?=.*\d)/u;

/** A street before its number: what ends at the comma between both is no name. */
const STREET_BEFORE =
  /^\W*(?:(?:end(?:ere[çc]o)?|direcci[óo]n|indirizzo|adresse)\W+)?(?:rua|rodovia|rod\.|av(?:enida|da)?\.?|estrada|travessa|alameda|pra[çc]a|calle|carretera|ctra\.|paseo|viale|corso|piazza|rue|boulevard|bd)\s[^,]+,\s*(?:n[°º.o]*\s*)?\d/iu;

/** A telephone number behind a name in one line, as pads and receipt books print it. */
const PHONE_BEHIND = /(?<=\p{L}{3})\s+\(?0?\d{2,5}\)?[ ./-]\d{3,4}[ .-]?\d{3,4}(?!\d)/u;
const PHONE_LETTERS_MAX = 120;

/** A province or state with its postal code: what stands before it is a town, and no name. */
const TOWN_BEHIND = /^,\s[A-Z]{2,3}\s(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4,5}(?:-\d{4})?)(?!\S)/;

/** Words of a line up to which it may thank or claim rights. */
const SIGNED_WORDS_MAX = 8;

/** What ends a sentence, and no legal form. */
const SENTENCE_END = /(?<=\p{Ll}{4})[.!]+$/u;

/** What goes on behind a name that ends a sentence. */
const NEXT_SENTENCE = /(?<=\p{Ll}{4})\.\s+\p{Lu}.*$/u;

/** Where a name begins behind words that thank or a mark of rights: with a capital, up to the end of the line. */
function signedFrom(text: string): number | undefined {
  const starts = [
    ...text.matchAll(/(?<=\s)(?!(?:AT|At|WITH|With|FROM|From)\s)\p{Lu}(?=[^:]{1,60}$)/gu),
  ].slice(0, SIGNED_WORDS_MAX);
  return starts.find(({ index }) => SIGNED.test(text.slice(0, index)))?.index;
}

/** A line's columns; of one that goes on behind a legal form, or with an address, also its head up to there; who holds the account named in it. */
export function segments(line: TextLine): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const text of line.text.split(COLUMN_GAP)) {
    const end = endOfLegalForm(text);
    parts.push({ line, from, to: from + text.length });
    if (end !== undefined) parts.push({ line, from, to: from + end });
    const head = ADDRESS_LINE.exec(text)?.index;
    const isStreet = STREET_BEFORE.test(text) && !hasLegalForm(text.slice(0, head));
    if (head !== undefined && !isStreet && !isPlaceOfDate(text, head) && !TOWN_BEHIND.test(text.slice(head)))
      parts.push({ line, from, to: from + head });
    parts.push(...piecesOf(text).map(([start, end]) => ({ line, from: from + start, to: from + end })));
    const phone = PHONE_BEHIND.exec(text.slice(0, PHONE_LETTERS_MAX));
    if (phone) parts.push({ line, from, to: from + phone.index });
    const sign = largeHead(line, from, from + text.length);
    if (sign !== undefined) parts.push({ line, from, to: sign });
    const house = houseHead(text);
    if (house > 0) parts.push({ line, from, to: from + house });
    const signed = signedFrom(text);
    if (signed !== undefined)
      parts.push({ line, from: from + signed, to: from + text.replace(SENTENCE_END, '').length });
    for (const ending of [HOLDER, PAID_TO, ISSUED_BY, SUBJECT_FROM, DELIVERED_BY]) {
      const named = ending.exec(text)?.[1]?.replace(NEXT_SENTENCE, '');
      if (named !== undefined) parts.push(holderPart(line, from + text.lastIndexOf(named), named));
    }
    from += text.length + COLUMN_GAP.length;
  }
  return parts;
}

/** Marks between the parts of a sender's line, and what begins its address. */
const PIECE = /[^·•|]+/g;
const PIECES_MIN = 3;

/** The pieces of a sender's line between its first and its address: "Silke Ahrens · Larch Texts · Kastanienallee 31 · 38104 Ulm". */
function piecesOf(text: string): [number, number][] {
  if (!/[·•|]/.test(text)) return [];
  const pieces = [...text.matchAll(PIECE)];
  const address = pieces.findIndex(([piece]) => /\d/.test(piece));
  if (pieces.length < PIECES_MIN || address < 2) return [];
  return pieces
    .slice(1, address)
    .map(({ index, 0: piece }) => [
      index + piece.length - piece.trimStart().length,
      index + piece.trimEnd().length,
    ]);
}

/** Whether the head of a text is but where or when it was written: "Wiesbaden, 27.05.2026", "Lyon, le 3 mai 2026", "17 Oct, 2026". */
function isPlaceOfDate(text: string, head: number): boolean {
  const [day] = printedDates(text.slice(head));
  if (printedDates(text).some(({ from, to }) => from < head && head < to)) return true;
  return day !== undefined && /^\W*(?:den|am|le|il|the|em|on)?\s*$/iu.test(text.slice(head, head + day.from));
}

/** A holder's name ends where its account's number begins, or behind the comma its address. */
function holderPart(line: TextLine, from: number, named: string): Part {
  const company = named.slice(0, endOfLegalForm(named) ?? named.length);
  const name = company.replace(/[,;:]?\s*[\d-]{6,}.*$/u, '').replace(/,\s(?=[^,]*\d).*$/u, '');
  return { line, from, to: from + name.length };
}

/** The part with the next line, and with the next two, where they stand together as a name on several lines does. */
export function joinedWith(part: Part, next: readonly TextLine[]): Part[][] {
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

/** Edges that differ by less (parts of the page) are one column's. */
const ALIGNED = 0.012;
const SAME_HEIGHT = 0.04;

/** The part with the company's form that its own column goes on with right below, where other columns stand beside. */
export function joinedInColumn({ line, from, to }: Part, next: readonly TextLine[]): Part[][] {
  const own = stretch(line, from, to);
  if (isCustomerHeading(own.text) || isIssuerHeading(own.text)) return [];
  if (hasLegalForm(own.text) || isTitleAlone(own.text) || refusals(own.text).length > 0) return [];
  const forms = next.flatMap(segments).filter((part) => {
    const { text, box } = stretch(part.line, part.from, part.to);
    const pitch = box[1] - own.box[1];
    const isBelow = pitch > own.box[3] / 2 && pitch < JOINED_HEIGHTS * own.box[3];
    const isAsTall = Math.abs(box[3] - own.box[3]) < SAME_HEIGHT * own.box[3];
    const isAligned = Math.abs(box[0] - own.box[0]) < ALIGNED;
    const isShared = line.text.includes(COLUMN_GAP) || part.line.text.includes(COLUMN_GAP);
    return isShared && isBelow && isAsTall && isAligned && endsWithForm(text);
  });
  return forms.slice(0, 1).map((form) => [{ line, from, to }, form]);
}

function standTogether(upper: TextLine, lower: TextLine): boolean {
  const [least = 0, most = 0] = [upper.box[3], lower.box[3]].sort((a, b) => a - b);
  const [left, , width] = upper.box;
  const overlaps = left < lower.box[0] + lower.box[2] && lower.box[0] < left + width;
  return most < SAME_SIZE * least && overlaps && lower.box[1] - upper.box[1] < JOINED_HEIGHTS * most;
}
