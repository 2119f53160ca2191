import type { TextField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { isSameName } from './find-vendor.ts';
import { isOwnName } from './own-name.ts';
import { letterCues } from './vendor-letter.ts';
import { cleanName, squeezed } from './vendor-name.ts';
import { CUSTOMER, refusals } from './vendor-words.ts';

/** Below what is shown as sure: who is billed is read from a place on the page. */
const LABELLED = 2.3;
const ADDRESSED = 1.5;
/** Lines under a label within which the name stands. */
const UNDER_LABEL = 2;
const ALIGNED = 0.05;
const LABEL_WORDS_MAX = 4;

/**
 * Who is billed by a document that the organisation itself issued: the name behind or under a label ("Bill to"), else the one in the
 * address window. Null where another issued it: then the organisation is billed.
 */
export function findCustomer(
  lines: readonly TextLine[],
  vendor: TextField | null,
  own: readonly string[],
): TextField | null {
  if (!vendor || !isOwnName(vendor.value, own) || billsOwn(lines, vendor, own)) return null;
  const page = firstPage(lines);
  const isOther = (name: string): boolean =>
    /\p{L}{2}/u.test(name) &&
    !isSameName(name, vendor.value) &&
    !squeezed(vendor.value).startsWith(squeezed(name)) &&
    refusals(name).every((cue) => !NO_NAME.has(cue));
  for (const line of page) {
    const found = labelled(line, page).find(({ text }) => isOther(cleanName(text)));
    if (found) return fieldOf(found, LABELLED);
  }
  const lastAmount = page.findLastIndex(({ text }) => /\d[.,]\d\d\b/.test(text));
  const addressed = page
    .filter(
      (line) =>
        letterCues(wholeLine(line), line.box[0], { page, lastAmount, isPrinted: false })['addressee'] === 1,
    )
    .map((line) => pieceAt(line, line.box[0]))
    .find(({ text }) => isOther(text));
  return addressed ? fieldOf(addressed, ADDRESSED) : null;
}

/**
 * Whether a document names the organisation itself as its customer, so that an issuer whose name only goes on behind the organisation's
 * is another house: "Fielding Design Supply Co." bills Fielding Design.
 */
export function billsOwn(lines: readonly TextLine[], vendor: TextField, own: readonly string[]): boolean {
  if (own.some((name) => isSameName(name, vendor.value))) return false;
  const page = firstPage(lines);
  return page
    .flatMap((line) => labelled(line, page))
    .some(({ text }) => own.some((name) => isSameName(name, cleanName(text))));
}

const firstPage = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter((line) => line.page === lines[0]?.page);

const wholeLine = (line: TextLine) => ({ line, from: 0, to: line.text.length });

/** What shows that a text is no name. */
const NO_NAME: ReadonlySet<string> = new Set([
  'address',
  'contact',
  'id',
  'title',
  'table',
  'label',
  'notice',
]);

type Piece = Pick<TextField, 'text' | 'page' | 'box'> & { legibility: number };

/** The texts behind a customer's label in its line, and under it at the same place. */
function labelled(line: TextLine, page: readonly TextLine[]): Piece[] {
  const label = CUSTOMER.exec(line.text);
  if (!label) return [];
  const end = label.index + label[0].length;
  const column = line.text.slice(end).split(COLUMN_GAP)[0] ?? '';
  const isLabel = column.trim().split(/\s+/).length <= LABEL_WORDS_MAX && /^\W*$/.test(column);
  const behind = /^\s*:\s*(\S.*)$/.exec(column);
  if (behind?.[1]) {
    const from = end + column.length - behind[1].length;
    return [stretch(line, from, from + behind[1].length)];
  }
  if (!isLabel) return [];
  const [left] = stretch(line, label.index, end).box;
  const row = page.indexOf(line);
  return page.slice(row + 1, row + 1 + UNDER_LABEL).map((below) => pieceAt(below, left));
}

/** The column of a line that begins at a place; the whole line where none does. */
function pieceAt(line: TextLine, left: number): Piece {
  const word = line.words.find(({ box }) => Math.abs(box[0] - left) < ALIGNED);
  const from = word?.from ?? 0;
  const text = line.text.slice(from).split(COLUMN_GAP)[0] ?? '';
  return stretch(line, from, from + text.length);
}

function fieldOf({ legibility, ...piece }: Piece, evidence: number): TextField {
  return { ...piece, value: cleanName(piece.text), confidence: certainty(evidence, legibility) };
}
