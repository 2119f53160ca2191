import { todayIn } from '../../../shared/civil-date.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Words } from '../../../shared/text/words.ts';
import { csvHead, csvLine, writeCsv } from '../../domain/exports/csv.ts';
import type { ExportRow } from '../../domain/exports/export-document.ts';
import { checksumLines } from '../../domain/exports/package/checksums.ts';
import { ledgerDocument, ledgerSection } from '../../domain/exports/package/ledger-document.ts';
import { manifestJson } from '../../domain/exports/package/manifest.ts';
import type { PackageCounts } from '../../domain/exports/package/manifest.ts';
import {
  lackingRows,
  missingColumns,
  notKept,
  notKeptRow,
} from '../../domain/exports/package/missing-receipts.ts';
import type { ProvenEntry } from '../../domain/exports/package/missing-receipts.ts';
import { packageFiles as names } from '../../domain/exports/package/packed.ts';
import type { PackedBooks, PackedDocument, PackedFile } from '../../domain/exports/package/packed.ts';
import { readmeText } from '../../domain/exports/package/readme.ts';
import { writeXlsx } from '../../domain/exports/xlsx/write-xlsx.ts';
import type { KeptPlan } from './kept-plan.ts';
import type { PartBuilder } from './part-builder.ts';

interface Packed {
  readonly books: PackedBooks;
  readonly documents: readonly PackedDocument[];
  readonly partNumbers: readonly number[];
}

/**
 * Puts into the last part what can only be told once all documents are packed, since some may have gone: the ledger with its links, what is missing,
 * the read-me, the manifest and the check sums; then the end of the zip.
 */
export async function lastFiles(
  part: PartBuilder,
  { books, documents, partNumbers }: Packed,
  plan: KeptPlan,
): Promise<void> {
  const before = await filesBefore(partNumbers, plan);
  const gone = new Set([...before.gone, ...part.gone]);
  const words = wordsFor(books.language).accountantPackage;
  const there = documents.map((one) => (gone.has(one.uploadId) ? { ...one, path: null } : one));
  const ledger = { books, documents: there, entries: () => plan.entries(books), words };
  part.add({ name: names.ledgerBook, bytes: await whole(writeXlsx(ledgerDocument(ledger))) });
  part.add({ name: names.ledger, bytes: await whole(writeCsv(ledgerSection(ledger))) });
  const { lines, counts } = await missing({ books, documents }, gone, words, plan);
  part.add({ name: names.missingReceipts, bytes: Buffer.from(lines.join('')) });
  part.add({ name: names.readme, bytes: readme(books, counts, words) });
  const all = () => [...before.files, ...part.files];
  const shown = all().map(({ name: path, size, sha256 }) => ({ path, size, sha256 }));
  part.add({ name: names.manifest, bytes: manifestJson(books, counts, shown) });
  const summed = all().map(({ name: path, sha256 }) => ({ path, sha256 }));
  part.add({ name: names.sums, bytes: Buffer.from(checksumLines(summed)) });
  part.end(before.files);
}

/** What lies in these parts of a zip, in order, and which originals were gone when they were made. */
export async function filesBefore(
  partNumbers: readonly number[],
  plan: KeptPlan,
): Promise<{ files: PackedFile[]; gone: string[] }> {
  const parts = [];
  for (const number of partNumbers) parts.push(await plan.part(number));
  return { files: parts.flatMap(({ files }) => files), gone: parts.flatMap(({ gone }) => gone) };
}

/** What the package counts, once it is known which originals are gone. */
export async function packageCounts(
  { books, documents }: Pick<Packed, 'books' | 'documents'>,
  gone: ReadonlySet<string>,
  plan: KeptPlan,
): Promise<PackageCounts> {
  const words = wordsFor(books.language).accountantPackage;
  return (await missing({ books, documents }, gone, words, plan)).counts;
}

async function missing(
  { books, documents }: Pick<Packed, 'books' | 'documents'>,
  gone: ReadonlySet<string>,
  words: Words['accountantPackage'],
  plan: KeptPlan,
): Promise<{ lines: string[]; counts: PackageCounts }> {
  const lines = [csvHead(missingColumns(words))];
  const add = (rows: readonly ExportRow[]): number => {
    lines.push(...rows.map(csvLine));
    return rows.length;
  };
  const lost = notKept(documents, gone);
  const wanted = new Set(lost.flatMap(({ entryIds }) => entryIds));
  const proven = new Map<string, ProvenEntry>();
  let missingReceipts = 0;
  for await (const entries of plan.entries(books)) {
    missingReceipts += add(lackingRows(entries, words));
    for (const { id, category, account } of entries)
      if (wanted.has(id)) proven.set(id, { id, category, account });
  }
  add(
    lost.map((document) =>
      notKeptRow(
        document,
        document.entryIds.flatMap((id) => proven.get(id) ?? []),
        words,
      ),
    ),
  );
  const paths = new Set(documents.flatMap(({ path, uploadId }) => (gone.has(uploadId) ? [] : (path ?? []))));
  return { lines, counts: { ...books.counts, documents: paths.size, notKept: lost.length, missingReceipts } };
}

function readme(books: PackedBooks, counts: PackageCounts, words: Words['accountantPackage']): Uint8Array {
  const written = (day: string) => formatDay(day, books.dateFormat);
  const madeOn = written(todayIn(books.timeZone, new Date(books.createdAt)));
  const netSince = books.netSince === null ? null : written(books.netSince);
  return readmeText(
    books,
    counts,
    { from: written(books.from), to: written(books.to), madeOn, netSince },
    words,
  );
}

/** A file of these pieces: it is packed whole. */
async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(pieces));
}
