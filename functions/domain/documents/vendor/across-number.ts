import { stretch, type TextLine } from '../../text/text-line.ts';
import { columnsOf } from '../amounts/column-headings.ts';
import type { Part } from './vendor-place.ts';

/** A number under which somebody is registered for tax. */
const TAX_NUMBER =
  /(?<!\p{L})(?:VAT|GST|BTW|TVA|MwSt|MWST|USt-?Id\S*|UID|ABN|P\.? ?IVA|NIF|CIF|CVR|KvK|SIRET|Org\.? ?nr)(?!\p{L})[^\p{L}\d%]{0,8}(?:(?:reg\S*|no|nr|num\S*|intra\S*)[^\p{L}\d]{0,4})*[A-Z]{0,3}[ -]?\d[\d .-]{5,}/iu;
/** Its label, with the number in the next line: forms of programs have it so. */
const LABEL_ALONE =
  /^\W*(?:VAT|GST|BTW|TVA|MwSt|USt-?Id\S*|UID|ABN|P\.? ?IVA|NIF|CIF|CVR|KvK|SIRET|Org\.? ?nr)(?!\p{L})[\s.:-]*(?:(?:reg\S*|no|nr|num\S*|id|intra\S*)[\s.:-]*)*$/iu;
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
  const numbers = page.flatMap(numbersIn);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || !TAX_NUMBER.test(number.line.text)) return false;
  const below = page.indexOf(number.line) - row;
  if (below < 1 || below > BLOCK_ROWS) return false;
  const own = stretch(line, from, to).box[0];
  const isBeside = columnsOf(line).some(({ box }) => Math.abs(box[0] - number.left) < ALIGNED);
  return isBeside && Math.abs(own - number.left) > APART;
}

const numbersIn = (line: TextLine): { line: TextLine; left: number }[] =>
  columnsOf(line)
    .filter(({ text }) => TAX_NUMBER.test(text) || LABEL_ALONE.test(text))
    .map(({ box }) => ({ line, left: box[0] }));
