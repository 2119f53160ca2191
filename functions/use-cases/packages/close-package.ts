import type { PackedBooks, PackedDocument } from '../../domain/exports/package/packed.ts';
import { currencyTotals } from '../../domain/exports/package/manifest.ts';
import type { ContentsRow, PackageContents } from '../../domain/exports/package-contents.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { KeptPlan } from './kept-plan.ts';
import { filesBefore, packageCounts } from './last-files.ts';
import type { PackageJob } from './package-job.ts';

/**
 * Makes one zip of the parts that are noted and tells beside it what it holds, then ends the package. All of it follows from what is noted: done
 * twice it is the same. `forgotten` where the bucket knows its upload no longer.
 */
export async function closePackage(
  job: PackageJob,
  plan: KeptPlan,
  { books, documents }: { readonly books: PackedBooks; readonly documents: readonly PackedDocument[] },
  { packageFiles }: Pick<Cloud, 'packageFiles'>,
): Promise<'ended' | 'forgotten'> {
  const { place, packing } = job;
  const { parts: numbers, uploadId = '' } = packing;
  const { files, gone } = await filesBefore(numbers, plan);
  const counts = await packageCounts({ books, documents }, new Set(gone), plan);
  const rowPages = await tellRows(job, plan, { books, documents, gone: new Set(gone) }, packageFiles);
  const { organization, from, to, currency, dateFormat, language, createdAt, totals } = books;
  const contents: PackageContents = {
    ...{ organization, from, to, currency, dateFormat, language, createdAt },
    totals: currencyTotals(totals),
    files: files.map(({ name: path, size, sha256 }) => ({ path, size, sha256 })),
    ...{ counts, rowPages },
  };
  await packageFiles.tell(place, 'contents', contents);
  const sent = [];
  for (const number of numbers) sent.push({ number, etag: (await plan.part(number)).etag });
  const size = await packageFiles.complete(place, uploadId, sent);
  if (size === undefined) return 'forgotten';
  if (size !== packing.offset) throw new Error(`The zip has ${size} bytes, its parts ${packing.offset}.`);
  await job.end(size, books.counts.entries);
  return 'ended';
}

interface Told {
  readonly books: PackedBooks;
  readonly documents: readonly PackedDocument[];
  readonly gone: ReadonlySet<string>;
}

/** Tells the entries page by page, and gives the number of pages. */
async function tellRows(
  { place }: PackageJob,
  plan: KeptPlan,
  { books, documents, gone }: Told,
  packageFiles: Cloud['packageFiles'],
): Promise<number> {
  const there = new Map(
    documents.flatMap(({ id, path, uploadId, contentType }) =>
      path === null || gone.has(uploadId) ? [] : [[id, { path, uploadId, contentType }] as const],
    ),
  );
  let pages = 0;
  for await (const entries of plan.entries(books)) {
    const rows = entries.map(
      ({ id, date, description, account, category, amount, currency, lines, receiptIds }): ContentsRow => ({
        ...{ id, date, description, account, category, amount, currency },
        lines: lines.map((line) => ({
          ...{ description: line.description, type: line.type },
          ...{ category: line.category, amount: line.amount },
        })),
        documents: receiptIds.flatMap((receiptId) => there.get(receiptId) ?? []),
      }),
    );
    pages += 1;
    await packageFiles.tell(place, `rows-${String(pages).padStart(4, '0')}`, rows);
  }
  return pages;
}
