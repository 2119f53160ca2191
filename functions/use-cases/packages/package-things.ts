import type { PackedBooks, PackedDocument } from '../../domain/exports/package/packed.ts';
import type { PackagePlace } from '../../adapters/package-files.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { KeptPlan } from './kept-plan.ts';
import { lastFiles } from './last-files.ts';
import type { PartBuilder } from './part-builder.ts';

/**
 * What a package is packed from: documents and files that were made when the books were read, each a thing, and last what tells of all the
 * others.
 */
interface Things {
  readonly books: PackedBooks;
  readonly documents: readonly PackedDocument[];
  /** Puts a thing into a part of the zip, by its number; `partNumbers` are the finished parts. */
  pack(number: number, part: PartBuilder, partNumbers: readonly number[]): Promise<void>;
}

/** How many things a package of these books and documents has. */
export const thingsOf = ({ files }: PackedBooks, documents: number): number => documents + files.length + 1;

/** Reads what is to be packed. One original at a time is in memory. */
export async function packageThings(
  { organizationId }: PackagePlace,
  plan: KeptPlan,
  { files: bucket }: Pick<Cloud, 'files'>,
): Promise<Things> {
  const books = await plan.books();
  const documents = await plan.documents(books);
  const firstOf = new Map(documents.map(({ path, id }) => [path, id] as const).toReversed());
  const packDocument = async ({ path, id, uploadId }: PackedDocument, part: PartBuilder) => {
    if (path === null || firstOf.get(path) !== id) return;
    const bytes = await bucket.original(organizationId, uploadId);
    if (bytes) part.add({ name: path, bytes });
    else part.gone.push(uploadId);
  };
  return {
    books,
    documents,
    async pack(number, part, partNumbers) {
      const document = documents[number];
      if (document) return packDocument(document, part);
      const file = books.files[number - documents.length];
      if (file === undefined) await lastFiles(part, { books, documents, partNumbers }, plan);
      else part.add({ name: file, bytes: await plan.file(file) });
    },
  };
}
