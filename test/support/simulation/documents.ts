import type { ReadPages } from '../../../functions/use-cases/receipts/read-receipt.ts';
import { wordsOnPage } from '../words-on-page.ts';

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
  [vendor, '', `Date: ${day}`, '', 'Paper and ink', '', `Total USD ${(amount / 100).toFixed(2)}`].join('\n');

/** Reads a document of this world: its bytes are the lines of its one page. */
export const readLines: ReadPages = (bytes) =>
  Promise.resolve({
    kind: 'pages',
    pages: [wordsOnPage(...new TextDecoder().decode(bytes).split('\n'))],
    engine: 'pdf-text',
  });
