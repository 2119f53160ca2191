import type { Writable } from 'node:stream';

/** What exceljs writes a workbook's zip with: archiver, whose entries carry the moment in which they are appended unless told another. */
interface Archive {
  append(source: unknown, entry: { name: string; date?: Date }): unknown;
}

/**
 * Has all entries of the zip that exceljs is going to write into this file carry this moment, so that the same workbook is the same bytes. The
 * library appends the first of them as it is made, and announces its zip to the file right before: from there on each is told its date.
 */
export function stampZip(file: Writable, at: Date): void {
  file.once('pipe', (zip: unknown) => {
    if (!isArchive(zip)) throw new TypeError('The library writes its zip by something else than archiver.');
    const append = zip.append.bind(zip);
    zip.append = (source, entry) => append(source, { ...entry, date: at });
  });
}

const isArchive = (zip: unknown): zip is Archive =>
  typeof zip === 'object' && zip !== null && 'append' in zip && typeof zip.append === 'function';
