import type { Words } from '../../../../shared/text/words.ts';
import type { ExportColumn, ExportRow } from '../export-document.ts';
import type { PackedDocument, PackedEntry } from './packed.ts';

type MissingWords = Words['accountantPackage'];

/** The columns of the list of expenses without a receipt, and of documents that are not kept. */
export const missingColumns = ({ titles }: MissingWords): ExportColumn[] => [
  { title: titles.note, kind: 'text', width: 30 },
  { title: titles.date, kind: 'day', width: 10 },
  { title: titles.vendor, kind: 'text', width: 36 },
  { title: titles.amount, kind: 'money', width: 12 },
  { title: titles.currency, kind: 'text', width: 8 },
  { title: titles.category, kind: 'text', width: 24 },
  { title: titles.account, kind: 'text', width: 18 },
  { title: titles.entry, kind: 'text', width: 36 },
];

/** Expenses of these that want a receipt and have none, in such a list. */
export const lackingRows = (entries: readonly PackedEntry[], { missing }: MissingWords): ExportRow[] =>
  entries
    .filter(({ wantsReceipt }) => wantsReceipt)
    .map(({ date, description, amount, currency, category, account, id }) => [
      ...[missing.receipt, date, description],
      { minor: amount, currency },
      ...[currency, category, account, id],
    ]);

/**
 * Of these documents those that are not in the package: deleted by the business, whose original was deleted after
 * its time, or `gone` from the storage when they were to be packed.
 */
export const notKept = (
  documents: readonly PackedDocument[],
  gone: ReadonlySet<string>,
): readonly PackedDocument[] =>
  documents.filter(
    ({ standing, isOriginalDeleted, uploadId }) =>
      standing === 'archived' || isOriginalDeleted || gone.has(uploadId),
  );

/** What of an entry is told of a document that was its. */
export type ProvenEntry = Pick<PackedEntry, 'id' | 'category' | 'account'>;

/** A document that is not in the package, in such a list; with its entries, as far as they are of the days. */
export function notKeptRow(
  { standing, isOriginalDeleted, vendor, fileName, date, amount, currency }: PackedDocument,
  entries: readonly ProvenEntry[],
  { missing }: MissingWords,
): ExportRow {
  return [
    ...[missing[whyNotKept({ standing, isOriginalDeleted })], date, vendor ?? fileName],
    amount === null || currency === null ? null : { minor: amount, currency },
    currency,
    listed(entries.map(({ category }) => category)),
    listed(entries.map(({ account }) => account)),
    listed(entries.map(({ id }) => id)),
  ];
}

const whyNotKept = ({
  standing,
  isOriginalDeleted,
}: Pick<PackedDocument, 'standing' | 'isOriginalDeleted'>) => {
  if (standing === 'archived') return 'archived';
  return isOriginalDeleted ? 'originalDeleted' : 'gone';
};

/** Each once; nothing where there is none. */
const listed = (texts: readonly string[]): string | null => [...new Set(texts)].join('; ') || null;
