import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../../../../../functions/domain/documents/read-documents.ts';
import type { PageText } from '../../../../../../shared/model/document.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const lunch = [
  'Noodle House Ltd',
  'Date: 14/03/2026',
  'Soup   4.00',
  'Tea   2.00',
  'TOTAL   6.00',
  'CASH   10.00',
];
const books = [
  'Book Corner Ltd',
  'Date: 15/03/2026',
  'Atlas   21.00',
  'Pen   1.50',
  'TOTAL   22.50',
  'VISA   22.50',
];

/** The same words in a part of the page. */
function moved(page: PageText, [left, top, scale]: readonly [number, number, number]): PageText['words'] {
  return page.words.map((word) => {
    const [x, y, width, height] = word.box;
    return { ...word, box: [left + x * scale, top + y * scale, width * scale, height * scale] };
  });
}

describe('several documents in one file', () => {
  const side = (left: number, lines: string[]) => moved(wordsOnPage(...lines), [left, 0, 0.5]);

  it('are told apart when two receipts lie beside each other on one photograph', () => {
    const page = { ...wordsOnPage(''), words: [...side(0, lunch), ...side(0.5, books)] };
    const { fields, documents } = readDocuments([page]);
    expect(documents?.map((each) => each.fields.total?.value)).toEqual([600, 2250]);
    expect(fields.total?.value).toBe(600);
    expect(documents?.[1]?.fields.vendor?.value).toBe('Book Corner Ltd');
    expect(documents?.[1]?.fields.total?.box[0]).toBeGreaterThan(0.5);
  });

  it('stay one where the gutter parts the rows of a table from their amounts', () => {
    const left = ['Larch Lamps', 'Order of 08/03/2026', 'Lamp   38.65', 'Post   1.00', 'TOTAL   39.65'];
    const right = ['Invoice', 'Date: 09/03/2026', 'TOTAL   45.99', '45.99', '45.99', '0.00'];
    const page = { ...wordsOnPage(''), words: [...side(0, left), ...side(0.5, right)] };
    expect(readDocuments([page]).documents).toBeUndefined();
  });

  it('stay one above a table of taxes, and above what was saved', () => {
    const below = (lines: string[]) => moved(wordsOnPage(...lines), [0, 0.5, 0.5]);
    const table = [
      'GST SUMMARY   NET   TAX',
      'GST @ 5%   5.71   0.29',
      'TOTAL   5.71   0.29',
      '14/03/2026 12:04',
    ];
    const saved = [
      'Your card saved you',
      'Savings   3.72',
      'Total   3.72',
      'Valid until 30/06/2026, in all shops',
    ];
    for (const rest of [table, saved]) {
      const words = [...moved(wordsOnPage(...lunch), [0, 0, 0.5]), ...below(rest)];
      expect(readDocuments([{ ...wordsOnPage(''), words }]).documents).toBeUndefined();
    }
  });

  it('are told apart when one lies below the other', () => {
    const below = moved(wordsOnPage(...books), [0, 0.5, 0.5]);
    const page = { ...wordsOnPage(''), words: [...moved(wordsOnPage(...lunch), [0, 0, 0.5]), ...below] };
    expect(readDocuments([page]).documents?.map((each) => each.fields.total?.value)).toEqual([600, 2250]);
  });

  it('are told apart page by page', () => {
    const pages = [wordsOnPage(...lunch), { ...wordsOnPage(...books), page: 2 }];
    expect(readDocuments(pages).documents?.map((each) => each.fields.total?.page)).toEqual([1, 2]);
  });

  it('stay one where pages continue each other', () => {
    const first = wordsOnPage(
      'Acme Ltd',
      'Invoice No: A-77   Page 1 of 2',
      'Date: 14/03/2026',
      'Work   4.00',
    );
    const second = wordsOnPage('Acme Ltd', 'Invoice No: A-77   Page 2 of 2', 'Travel   2.00', 'Total   6.00');
    const reading = readDocuments([first, { ...second, page: 2 }]);
    expect(reading.documents).toBeUndefined();
    expect(reading.fields.total).toMatchObject({ value: 600, page: 2 });
  });

  it('stay one where a bill has a slip below that repeats what to pay, or a box that sums it up on another day', () => {
    const bill = [
      'Valley Power',
      'Bill date: 14/03/2026',
      'Usage   31.00',
      'Fee   4.00',
      'TOTAL DUE   35.00',
    ];
    const slip = [
      'Return this part with your payment',
      'Valley Power Box 997300 Mill Town',
      'Order date 12/03/2026',
      'Amount enclosed',
      'TOTAL   35.00',
    ];
    const below = moved(wordsOnPage(...slip), [0, 0.5, 0.5]);
    const page = { ...wordsOnPage(''), words: [...moved(wordsOnPage(...bill), [0, 0, 0.5]), ...below] };
    const printed = { ...page, words: page.words.map((word) => ({ ...word, confidence: 1 })) };
    expect(readDocuments([printed]).documents).toBeUndefined();
    expect(readDocuments([page]).documents).toHaveLength(2);
  });

  it('stay one where only the logo was recognised, whatever days its parts speak of', () => {
    const order = [
      'larchmarket',
      'Order Placed: December 1, 2026',
      'Order Total: $67.41',
      'Print this page',
      '',
    ];
    const sent = [
      'Shipped on December 2, 2026',
      'Desk lamp   $61.94',
      'Tax   $5.47',
      'Grand Total:   $67.41',
    ];
    const page = wordsOnPage(...order, '', '', ...sent);
    const words = page.words.map((word, at) => ({ ...word, confidence: at === 0 ? 0.9 : 1 }));
    expect(readDocuments([{ ...page, words }]).documents).toBeUndefined();
  });

  it('stay one where a receipt has two columns', () => {
    expect(readDocuments([wordsOnPage(...lunch)]).documents).toBeUndefined();
  });
});

describe('a mail', () => {
  const body = {
    ...wordsOnPage('From: Ada <ada@mill.example>', 'Date: 16 Mar 2026', 'Here is the bill from lunch.'),
    part: 0,
  };

  it('gives the fields of the document attached to it', () => {
    const { kind, fields, documents } = readDocuments([body, { ...wordsOnPage(...lunch), page: 2, part: 1 }]);
    expect(kind).toBe('email');
    expect(fields.total).toMatchObject({ value: 600, page: 2 });
    expect(documents).toHaveLength(1);
    expect(documents?.[0]?.kind).toBe('receipt');
  });

  it('gives those of its own text where nothing is attached', () => {
    const mail = wordsOnPage(
      'From: Paper Shop <orders@papershop.com>',
      'Date: 16 Mar 2026',
      'Order total:   £12.40',
    );
    const { kind, fields, documents } = readDocuments([{ ...mail, part: 0 }]);
    expect(kind).toBe('email');
    expect(fields.vendor?.value).toBe('Paper Shop');
    expect(fields.total?.value).toBe(1240);
    expect(documents).toBeUndefined();
  });
});
