import { randomUUID } from 'node:crypto';
import { zipped } from '../domain/exports/zip.ts';
import type { ZippedFile } from '../domain/exports/zip.ts';
import type { Cloud } from '../runtime/cloud.ts';

/** Somebody else packs the same zip, or gave it up: this one stops, and what it has of it is thrown away. */
export class PackedElsewhere extends Error {}

/** One attempt at a zip; both may end with `PackedElsewhere`. */
interface Packing {
  /** All files of the zip: each is read when the one before has been packed. */
  files(): AsyncGenerator<ZippedFile>;
  /** Notes that the zip is made: which file it is, and its size in bytes. */
  end(fileId: string, size: number): Promise<void>;
}

/**
 * Packs a zip that was asked for at `createdAt`, which its files bear as their time. A worker that was ended begins anew under another
 * name, so that what is noted as ready is always one whole file.
 */
export async function packZip(
  { organizationId, createdAt }: { readonly organizationId: string; readonly createdAt: string },
  packing: Packing,
  { files }: Pick<Cloud, 'files'>,
): Promise<void> {
  const fileId = randomUUID();
  try {
    const size = await files.saveExport(organizationId, fileId, zipped(packing.files(), new Date(createdAt)));
    await packing.end(fileId, size);
  } catch (error) {
    if (!(error instanceof PackedElsewhere)) throw error;
  }
}
