import {
  printedAmounts,
  UNKNOWN_CURRENCY,
} from '../../../functions/domain/documents/amounts/printed-amounts.ts';
import { printedDates } from '../../../functions/domain/documents/dates/printed-dates.ts';
import { textLines } from '../../../functions/domain/text/text-line.ts';
import type { Box, DocumentReading, PageText } from '../../../shared/model/document.ts';
import { nameLikeness } from './fit-likeness.ts';

/** A value read from a document and whether the words under its box yield it. */
export interface BoxVerdict {
  readonly field: string;
  readonly value: string | number;
  readonly words: string;
  readonly isYielded: boolean;
}

/** Part of a word that must lie under a box for it to be meant: figures may be glued to others in one word. */
const COVERED_MIN = 0.25;
const LIKENESS_MIN = 0.8;
const days = ['date', 'dueDate', 'periodFrom', 'periodTo'];
const names = ['vendor', 'employer'];
/** Said by a sign, a word or a country: anything printed may yield them. */
const implied = ['currency', 'paymentMethod'];

/** Every value of a reading held against the words under its box. */
export function boxVerdicts({ fields, taxes }: DocumentReading, pages: readonly PageText[]): BoxVerdict[] {
  const values = Object.entries(fields).flatMap(([field, read]) => (read ? [{ field, ...read }] : []));
  const all = [...values, ...taxes.map((tax) => ({ field: 'tax', ...tax, value: tax.amount }))];
  return all.map(({ field, value, page, box }) => {
    const words = wordsUnder(
      box,
      pages.find((each) => each.page === page),
    );
    return { field, value, words, isYielded: isYielded(field, value, words) };
  });
}

function wordsUnder(box: Box, page: PageText | undefined): string {
  if (!page) return '';
  const words = page.words.filter((word) => covered(word.box, box) >= COVERED_MIN);
  return textLines([{ ...page, words }])
    .map(({ text }) => text)
    .join(' ');
}

/** Part of a word's box that lies under another. */
function covered([x, y, width, height]: Box, [left, top, across, down]: Box): number {
  const wide = Math.min(x + width, left + across) - Math.max(x, left);
  const high = Math.min(y + height, top + down) - Math.max(y, top);
  return wide <= 0 || high <= 0
    ? 0
    : (wide * high) / Math.max(1e-9, Math.min(width, across) * Math.min(height, down));
}

function isYielded(field: string, value: string | number, words: string): boolean {
  if (typeof value === 'number')
    return printedAmounts(words, UNKNOWN_CURRENCY).some(({ amount }) => amount === value);
  if (days.includes(field))
    return printedDates(words).some(({ readings }) => Object.values(readings).includes(value));
  if (implied.includes(field)) return words !== '';
  if (names.includes(field))
    return nameLikeness(value, words) >= LIKENESS_MIN || holds(words, value) || holds(value, words);
  return holds(words, value);
}

function holds(words: string, value: string): boolean {
  const [all, part] = [words, value].map((text) => text.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
  return part !== undefined && part !== '' && all?.includes(part) === true;
}
