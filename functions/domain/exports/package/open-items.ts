import type { Words } from '../../../../shared/text/words.ts';
import type { ExportColumn, ExportRow } from '../export-document.ts';
import type { PackedDocument, PackedEntry } from './packed.ts';

type OpenWords = Words['accountantPackage'];
type OpenKind = Exclude<keyof OpenWords['open'], 'question'>;

/** The columns of the list of what waits for a decision. */
export const openColumns = ({ titles }: OpenWords): ExportColumn[] => [
  { title: titles.note, kind: 'text', width: 28 },
  { title: titles.date, kind: 'day', width: 10 },
  { title: titles.description, kind: 'text', width: 36 },
  { title: titles.amount, kind: 'money', width: 12 },
  { title: titles.currency, kind: 'text', width: 8 },
  { title: titles.account, kind: 'text', width: 18 },
  { title: titles.file, kind: 'text', width: 40 },
  { title: titles.entry, kind: 'text', width: 36 },
];

/** An entry that waits for a decision, in such a list; with the document that is suggested for it. */
export function openEntry(
  kind: OpenKind | { readonly note: string },
  entry: Pick<PackedEntry, 'date' | 'description' | 'amount' | 'currency' | 'account' | 'id'>,
  { open }: OpenWords,
  document?: PackedDocument,
): ExportRow {
  const { date, description, amount, currency, account, id } = entry;
  return [
    ...[typeof kind === 'string' ? open[kind] : kind.note, date, description],
    { minor: amount, currency },
    ...[currency, account],
    document ? linkTo(document) : null,
    id,
  ];
}

/** A document that belongs to no entry, or a note about one, in such a list. */
export function openDocument(
  document: PackedDocument,
  { open }: OpenWords,
  note: string = open.document,
): ExportRow {
  const { date, vendor, fileName, amount, currency } = document;
  return [
    ...[note, date, vendor ?? fileName],
    amount === null || currency === null ? null : { minor: amount, currency },
    ...[currency, null],
    linkTo(document),
    null,
  ];
}

const linkTo = ({ path, fileName }: PackedDocument) =>
  path === null ? fileName : { text: path.slice(path.lastIndexOf('/') + 1), path };
