import { stretch, type TextLine } from '../../text/text-line.ts';
import { columnsOf } from '../amounts/column-headings.ts';
import type { Part } from './vendor-place.ts';

const LABEL = String.raw`(?<!\p{L})(?:VAT|GST|BTW|TVA|MwSt|USt-?Id(?:Nr)?|UID|ABN|P\.? ?IVA|NIF|CIF|CVR|KvK|SIRET|Org\.? ?nr)(?!\p{L})[^\p{L}\d%]{0,8}(?:reg\p{L}{0,12}[^\p{L}\d]{0,4})?(?:(?:no|nr|num\p{L}{0,6}|id|intra\p{L}{0,20})[^\p{L}\d]{0,4})?`;
/** A number under which somebody is registered for tax. */
const TAX_NUMBER = new RegExp(String.raw`${LABEL}[A-Z]{0,3}[ -]?\d[\d .-]{5,}`, 'iu');
/** Its label, with the number in the next line: forms of programs have it so. */
const LABEL_ALONE = new RegExp(String.raw`^\P{L}*${LABEL}$`, 'iu');
/** Where to pay to; only who bills prints it. */
const ACCOUNT = /(?<!\p{L})(?:IBAN[\s:]{0,3}[A-Z]{2}\d\d|sort\s*code\W{0,3}\d\d|BSB\W{0,3}\d{3})/iu;
/** Blocks of addresses stand at the head, side by side, each of so many lines at most. */
const HEAD_ROWS = 6;
const BLOCK_ROWS = 8;
const ALIGNED = 0.015;
const APART = 0.2;

/**
 * Whether the block beside a part's, and only that one, has the paper's one tax number or an account below it: who bills has to print
 * theirs, and who is billed has not.
 */
export function isAcrossNumber({ line, from, to }: Part, page: readonly TextLine[]): boolean {
  const row = page.indexOf(line);
  if (row < 0 || row >= HEAD_ROWS) return false;
  const below = page.slice(row + 1, row + 1 + BLOCK_ROWS);
  const accounts = below.flatMap((each) => columnsWith(each, (text) => ACCOUNT.test(text)));
  const [number] = accounts.length === 1 ? accounts : taxNumberOf(below, page);
  if (number === undefined) return false;
  const own = stretch(line, from, to).box[0];
  const block = [line, ...below].filter((each) => hasColumnAt(number.left, each));
  const upToNumber = block.slice(0, block.indexOf(number.line) + 1);
  const isBeside = block[0] === line && isUnbroken(upToNumber);
  return isBeside && Math.abs(own - number.left) > APART;
}

const hasColumnAt = (left: number, line: TextLine): boolean =>
  columnsOf(line).some(({ box }) => Math.abs(box[0] - left) < ALIGNED);

/** Lines of a block stand one below the other, so many heights apart at most. */
const HEIGHTS_APART = 3.2;

const isUnbroken = (lines: readonly TextLine[]): boolean =>
  lines.every((line, at) => {
    const above = lines[at - 1];
    return above === undefined || line.box[1] - above.box[1] <= HEIGHTS_APART * above.box[3];
  });

interface Placed {
  line: TextLine;
  left: number;
}

/** The paper's only tax number, where it is printed in these lines. */
function taxNumberOf(lines: readonly TextLine[], page: readonly TextLine[]): Placed[] {
  const [number] = lines.flatMap(numbersIn);
  if (number === undefined || !TAX_NUMBER.test(number.line.text)) return [];
  return page.flatMap(numbersIn).length > 1 ? [] : [number];
}

const numbersIn = (line: TextLine): Placed[] =>
  columnsWith(line, (text) => TAX_NUMBER.test(text) || LABEL_ALONE.test(text));

const columnsWith = (line: TextLine, isMeant: (text: string) => boolean): Placed[] =>
  columnsOf(line)
    .filter(({ text }) => isMeant(text))
    .map(({ box }) => ({ line, left: box[0] }));
