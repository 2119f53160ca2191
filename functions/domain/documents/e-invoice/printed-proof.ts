import type { DocumentFields, DocumentReading, PageText } from '../../../../shared/model/document.ts';
import { SURE_MIN } from '../../../../shared/sure.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
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
  const find = printedValues(lines, currency);
  const nowhere: Place = { text: '', page: pages[0]?.page ?? 1, box: NOWHERE };
  return (name, value) => {
    const read = Object.hasOwn(print.fields, name) ? print.fields[name as keyof DocumentFields] : null;
    if (read?.value === value) return xml(read);
    const found = find(name, value);
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

/** Finds values on the pages, whose amounts and days are looked for once, however many lines an invoice has. */
function printedValues(lines: readonly TextLine[], currency: string | null) {
  const amounts = lines.flatMap((line) =>
    printedAmounts(line.text, currency ?? UNKNOWN_CURRENCY).map((each) => ({ ...each, line })),
  );
  const days = lines.flatMap((line) => printedDates(line.text).map((each) => ({ ...each, line })));
  const byAmount = Map.groupBy(amounts, ({ amount }) => amount);
  return (name: string, value: string | number): Place | undefined => {
    if (typeof value === 'string') {
      const day = days.find(({ readings }) => Object.values(readings).includes(value));
      return day ? placeOf(day.line, day.from, day.to) : firstText(lines, value);
    }
    // Sums stand below what they are made of.
    const found = byAmount.get(value)?.at(name.startsWith('item-') ? 0 : -1);
    return found && placeOf(found.line, found.from, found.to);
  };
}

function firstText(lines: readonly TextLine[], value: string): Place | undefined {
  const line = lines.find(({ text }) => text.toLowerCase().includes(value.toLowerCase()));
  const from = line?.text.toLowerCase().indexOf(value.toLowerCase()) ?? 0;
  return line && placeOf(line, from, from + value.length);
}

/** Whether a word of a name stands on the pages: letterheads shorten names, and leave out what a register adds. */
function isNamed(name: string, lines: readonly TextLine[]): boolean {
  const printed = new Set(lines.flatMap(({ text }) => foldText(text).split(' ')));
  return foldedWords(name).some((word) => word.length >= NAME_LETTERS_MIN && printed.has(word));
}
