import { stretch, type TextLine } from '../../text/text-line.ts';
import { columnsOf } from '../amounts/column-headings.ts';
import type { Part } from './vendor-place.ts';

const LABEL = String.raw`(?<!\p{L})(?:VAT|GST|BTW|TVA|MwSt|USt-?Id(?:Nr)?|UID|ABN|P\.? ?IVA|NIF|CIF|CVR|KvK|SIRET|Org\.? ?nr)(?!\p{L})[^\p{L}\d%]{0,8}(?:reg\p{L}{0,12}[^\p{L}\d]{0,4})?(?:(?:no|nr|num\p{L}{0,6}|id|intra\p{L}{0,20})[^\p{L}\d]{0,4})?`;
/** A number under which somebody is registered for tax. */
const TAX_NUMBER = new RegExp(String.raw`${LABEL}[A-Z]{0,3}[ -]?\d[\d .-]{5,}`, 'iu');
/** Its label, with the number in the next line: forms of programs have it so. */
const LABEL_ALONE = new RegExp(String.raw`^\P{L}*${LABEL}$`, 'iu');
/** Blocks of addresses stand at the head, side by side, each of so many lines at most. */
const HEAD_ROWS = 6;
const BLOCK_ROWS = 8;
const ALIGNED = 0.015;
const APART = 0.2;

/**
 * Whether the block beside a part's, and only that one, has the paper's one tax number below it: who bills has to print theirs, and who is
 * billed has not.
 */
export function isAcrossNumber({ line, from, to }: Part, page: readonly TextLine[]): boolean {
  const row = page.indexOf(line);
  if (row < 0 || row >= HEAD_ROWS) return false;
  const number = page.slice(row + 1, row + 1 + BLOCK_ROWS).flatMap(numbersIn)[0];
  if (number === undefined || !TAX_NUMBER.test(number.line.text)) return false;
  if (page.flatMap(numbersIn).length > 1) return false;
  const own = stretch(line, from, to).box[0];
  const isBeside = columnsOf(line).some(({ box }) => Math.abs(box[0] - number.left) < ALIGNED);
  return isBeside && Math.abs(own - number.left) > APART;
}

const numbersIn = (line: TextLine): { line: TextLine; left: number }[] =>
  columnsOf(line)
    .filter(({ text }) => TAX_NUMBER.test(text) || LABEL_ALONE.test(text))
    .map(({ box }) => ({ line, left: box[0] }));
