import { expect, it } from 'vitest';
import { notKept, notKeptRow } from '../../../../../../functions/domain/exports/package/missing-receipts.ts';
import type { PackedDocument } from '../../../../../../functions/domain/exports/package/packed.ts';
import { wordsFor } from '../../../../../../shared/text/words-for.ts';

const document: PackedDocument = {
  ...{ id: 'a', uploadId: 'a', path: null, fileName: 'a.pdf', contentType: 'application/pdf' },
  ...{ vendor: 'Maple Hardware', date: '2026-03-10', amount: 1250, currency: 'CAD', size: 9 },
  ...{ standing: 'linked', asksForNoMoney: false, isOriginalDeleted: true, entryIds: [] },
};

it('a document whose original was deleted is told as not kept, with its vendor, day and amount', () => {
  const kept = { ...document, id: 'b', path: 'documents/b.pdf', isOriginalDeleted: false };
  expect(notKept([document, kept], new Set())).toEqual([document]);
  const row = notKeptRow(document, [], wordsFor('en').accountantPackage);
  expect(row.slice(0, 4)).toEqual([
    'Not kept: original deleted, as the business’s settings say',
    '2026-03-10',
    'Maple Hardware',
    { minor: 1250, currency: 'CAD' },
  ]);
});
