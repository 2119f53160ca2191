import type { Box, DocumentFields, DocumentReading, PageText } from '../../../../shared/model/document.ts';
import { SURE_MIN } from '../../../../shared/sure.ts';
import { printedAmounts } from '../amounts/printed-amounts.ts';
import { printedDates } from '../dates/printed-dates.ts';
import { foldedWords, foldText } from '../../text/fold-text.ts';
import { placeOf, textLines, type TextLine } from '../../text/text-line.ts';
import { NOWHERE, type Proof, type Prove } from './proof.ts';

/** Of a value that the page contradicts: below what is shown as sure, so that somebody looks. */
const DOUBTED = 0.9;
/** Values whose print must agree. */
const CHECKED: readonly string[] = ['total', 'date', 'vendor'];
const NAME_LETTERS_MIN = 4;

type Place = Pick<Proof, 'text' | 'page' | 'box'>;

/**
 * Where the pages print what an invoice's XML says. The XML counts; where total, day or seller stands nowhere on them and what was
 * read there for sure is another, that is told beside it.
 */
export function printedProof(
  pages: readonly PageText[],
  print: DocumentReading,
  currency: string | null,
): Prove {
  const lines = textLines(pages);
  const nowhere: Place = { text: '', page: pages[0]?.page ?? 1, box: NOWHERE };
  return (name, value) => {
    const read = Object.hasOwn(print.fields, name) ? print.fields[name as keyof DocumentFields] : null;
    if (read?.value === value) return xml(read);
    const found = findPrinted(value, lines, currency);
    if (found) return xml(found);
    const isContradicted =
      read &&
      CHECKED.includes(name) &&
      read.confidence >= SURE_MIN &&
      !(name === 'vendor' && isNamed(String(value), lines));
    return isContradicted ? { ...xml(read), confidence: DOUBTED, printed: read.text } : xml(nowhere);
  };
}

const xml = ({ text, page, box }: Place): Proof => ({ text, page, box, confidence: 1, source: 'xml' });

function findPrinted(
  value: string | number,
  lines: readonly TextLine[],
  currency: string | null,
): Place | undefined {
  // Sums stand below what they are made of.
  if (typeof value === 'number') return first(lines.toReversed(), (line) => amountIn(line, value, currency));
  return first(lines, (line) => dayIn(line, value) ?? textIn(line, value));
}

function first(lines: readonly TextLine[], find: (line: TextLine) => Place | undefined): Place | undefined {
  for (const line of lines) {
    const place = find(line);
    if (place) return place;
  }
  return undefined;
}

function amountIn(line: TextLine, value: number, currency: string | null): Place | undefined {
  const found = printedAmounts(line.text, currency ?? 'XXX').findLast(({ amount }) => amount === value);
  return found && placeOf(line, found.from, found.to);
}

function dayIn(line: TextLine, day: string): Place | undefined {
  const found = printedDates(line.text).find(({ readings }) => Object.values(readings).includes(day));
  return found && placeOf(line, found.from, found.to);
}

function textIn(line: TextLine, value: string): Place | undefined {
  const from = line.text.toLowerCase().indexOf(value.toLowerCase());
  return from < 0 ? undefined : placeOf(line, from, from + value.length);
}

/** Whether a word of a name stands on the pages: letterheads shorten names, and leave out what a register adds. */
function isNamed(name: string, lines: readonly TextLine[]): boolean {
  const printed = new Set(lines.flatMap(({ text }) => foldText(text).split(' ')));
  return foldedWords(name).some((word) => word.length >= NAME_LETTERS_MIN && printed.has(word));
}
