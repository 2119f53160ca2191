import type { ReadPages } from '../../../functions/use-cases/receipts/pages-of-upload.ts';
import { wordsOnPage } from '../words-on-page.ts';
import { decimalFromMinor } from '../../../shared/money.ts';

const PDF = '%PDF-1.7';
const linesOf = (bytes: Uint8Array): string[] =>
  new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== PDF);

/** What a shop prints, as the lines of a page. */
export const receiptLines = ({
  vendor,
  day,
  amount,
}: {
  vendor: string;
  day: string;
  amount: number;
}): string =>
  [
    PDF,
    vendor,
    '',
    `Date: ${day}`,
    '',
    'Paper and ink',
    '',
    `Total USD ${decimalFromMinor(amount, 'USD')}`,
  ].join('\n');

/** Reads a document of this world: after the mark of its format its bytes are the lines of its one page. */
export const readLines: ReadPages = (bytes) =>
  Promise.resolve({
    kind: 'pages',
    pages: [wordsOnPage(...linesOf(bytes))],
    engine: 'pdf-text',
  });
