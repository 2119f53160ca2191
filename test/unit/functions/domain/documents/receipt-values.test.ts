import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../../../../functions/domain/documents/read-documents.ts';
import { documentsOf } from '../../../../../functions/domain/documents/receipt-values.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const mail = { ...wordsOnPage('From: Larch Print Ltd', 'Subject: For you', 'See below.'), part: 0 };

/** The kinds of the documents that a mail with these attachments becomes. */
const kindsOf = (...attached: readonly (readonly string[])[]) =>
  documentsOf(
    readDocuments([
      mail,
      ...attached.map((lines, at) => ({ ...wordsOnPage(...lines), page: at + 2, part: at + 1 })),
    ]),
  ).map(({ kind }) => kind);

const facts = ['Date: 3 August 2026', 'Total   £318.00'];

describe('the documents of a mail', () => {
  it.each([
    ['credit-note', 'Credit note CN-14'],
    ['invoice', 'Invoice INV-2207'],
    ['other', 'Quotation Q-118'],
  ])('are of the kind of what is attached: %s', (kind, title) => {
    expect(kindsOf(['Larch Print Ltd', title, ...facts])).toEqual([kind]);
  });

  it('are each of their own kind', () => {
    const credit = ['Larch Print Ltd', 'Credit note CN-14', ...facts];
    expect(kindsOf(['Larch Print Ltd', 'Invoice INV-2207', ...facts], credit)).toEqual([
      'invoice',
      'credit-note',
    ]);
  });

  it('is a mail where nothing is attached, or a bank’s statement', () => {
    const rows = ['01/08/2026   Card purchase   -12.00   88.00', '02/08/2026   Deposit   40.00   128.00'];
    const balances = ['Account statement', 'Opening balance   100.00', ...rows, 'Closing balance   128.00'];
    expect(kindsOf()).toEqual(['email']);
    expect(kindsOf(['Larch Bank', 'Date: 3 August 2026', ...balances])).toEqual(['email']);
  });
});
