import type { Words } from '../../../../shared/text/words.ts';
import type {
  ExportCell,
  ExportColumn,
  ExportDocument,
  ExportRow,
  ExportSection,
  ExportTotal,
} from '../export-document.ts';
import type { PackedBooks, PackedDocument, PackedEntry } from './packed.ts';

/**
 * Documents that have a column of their own beside an entry; more than any entry has, but for a payout of very many. All stand in the list
 * of documents.
 */
const DOCUMENT_COLUMNS_MAX = 20;

type PackageWords = Words['accountantPackage'];

/** What the ledger of a package is made of. `documents`: a `path` have those that lie in the zip. */
interface LedgerParts {
  readonly books: PackedBooks;
  readonly entries: () => AsyncIterable<readonly PackedEntry[]>;
  readonly documents: readonly PackedDocument[];
  readonly words: PackageWords;
}

/** The ledger of a package: every line of every entry, each with links to its documents, and the list of documents. */
export function ledgerDocument(parts: LedgerParts): ExportDocument {
  const { books, words } = parts;
  const { organization, from, to, period, dateFormat, paper, language, createdAt } = books;
  return {
    title: words.ledger,
    ...{ organization, from, to, period, dateFormat, paper, language, createdAt },
    facts: [words.readme.basis(books), ...(books.netSince === null ? [] : [words.readme.gross])],
    sections: [ledgerSection(parts), documentSection(parts)],
  };
}

/** The columns of the ledger, in the order of their cells. */
function ledgerColumns({ documentsAnEntry }: PackedBooks, words: PackageWords): ExportColumn[] {
  const { titles } = words;
  const beside = Math.min(documentsAnEntry, DOCUMENT_COLUMNS_MAX);
  return [
    { title: titles.date, kind: 'day', width: 10 },
    { title: titles.description, kind: 'text', width: 36 },
    { title: titles.type, kind: 'text', width: 10 },
    { title: titles.category, kind: 'text', width: 24 },
    { title: titles.account, kind: 'text', width: 18 },
    { title: titles.amount, kind: 'money', width: 12 },
    { title: titles.currency, kind: 'text', width: 8 },
    { title: titles.tax, kind: 'money', width: 10 },
    { title: titles.worth, kind: 'money', width: 12 },
    { title: titles.worthCurrency, kind: 'text', width: 8 },
    { title: titles.rate, kind: 'text', width: 10 },
    { title: titles.rateSource, kind: 'text', width: 18 },
    { title: titles.notes, kind: 'text', width: 24 },
    ...Array.from({ length: beside }, (_, at) => ({
      title: words.documentColumn({ number: at + 1 }),
      kind: 'text' as const,
      width: 30,
    })),
    { title: titles.entry, kind: 'text', width: 36 },
  ];
}

const [DESCRIPTION, AMOUNT, CURRENCY] = [1, 5, 6];

/** The ledger as a table, also for its CSV file. */
export function ledgerSection({ books, entries, documents, words }: LedgerParts): ExportSection {
  const columns = ledgerColumns(books, words);
  const sums = new Map<string, number>();
  const links = linksOf(documents, words);
  return {
    title: words.ledger,
    columns,
    async *rows() {
      sums.clear();
      for await (const some of entries()) {
        for (const { amount, currency } of some) sums.set(currency, (sums.get(currency) ?? 0) + amount);
        yield some.flatMap((entry) => entryRows(entry, columns.length, links));
      }
    },
    totals: () =>
      [...sums]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, sum]) => totalOf(currency, sum, columns.length, words)),
  };
}

/** The rows of an entry: one a line. Documents stand beside the first, and what they are worth beside each. */
function entryRows(entry: PackedEntry, columns: number, links: ReadonlyMap<string, ExportCell>): ExportRow[] {
  const { date, account, currency, worth, lines, receiptIds, notes, id } = entry;
  const beside = columns - 14;
  return lines.map((line, at) => [
    ...[date, line.description, line.type, line.category, account],
    { minor: line.amount, currency },
    currency,
    line.tax === null ? null : { minor: line.tax, currency },
    worth === null || line.worth === null ? null : { minor: line.worth, currency: worth.currency },
    ...(worth === null ? [null, null, null] : [worth.currency, worth.rate, worth.source]),
    at === 0 ? notes || null : null,
    ...Array.from({ length: beside }, (_, number) =>
      at === 0 ? (links.get(receiptIds[number] ?? '') ?? null) : null,
    ),
    id,
  ]);
}

function totalOf(currency: string, sum: number, columns: number, words: PackageWords): ExportTotal {
  const cells: ExportCell[] = Array.from({ length: columns }, () => null);
  cells[DESCRIPTION] = words.total({ currency });
  cells[AMOUNT] = { minor: sum, currency };
  cells[CURRENCY] = currency;
  return { cells, summed: [AMOUNT], where: { column: CURRENCY, equals: currency } };
}

/** Where a document lies in the package, by its id; of what is not kept, that it is not. */
function linksOf(
  documents: readonly PackedDocument[],
  { standings }: PackageWords,
): ReadonlyMap<string, ExportCell> {
  return new Map(
    documents.map(({ id, path }) => [
      id,
      path === null ? standings.archived : { text: fileNameOf(path), path },
    ]),
  );
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function documentSection({ documents, words }: LedgerParts): ExportSection {
  const { titles, standings } = words;
  return {
    title: words.documents,
    columns: [
      { title: titles.file, kind: 'text', width: 40 },
      { title: titles.vendor, kind: 'text', width: 24 },
      { title: titles.date, kind: 'day', width: 10 },
      { title: titles.amount, kind: 'money', width: 12 },
      { title: titles.currency, kind: 'text', width: 8 },
      { title: titles.standing, kind: 'text', width: 20 },
      { title: titles.fileName, kind: 'text', width: 30 },
      { title: titles.entry, kind: 'text', width: 36 },
    ],
    rows: () => [
      documents.map(({ path, fileName, vendor, date, amount, currency, standing, entryIds }) => [
        path === null ? fileName : { text: fileNameOf(path), path },
        ...[vendor, date],
        amount === null || currency === null ? null : { minor: amount, currency },
        currency,
        path === null ? standings.archived : standings[standing],
        fileName,
        entryIds.join('; ') || null,
      ]),
    ],
    totals: () => [],
  };
}
