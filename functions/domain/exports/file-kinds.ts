import type { DocumentFormat } from '../../../shared/model/export.ts';
import { writeCsv } from './csv.ts';
import type { ExportDocument } from './export-document.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

/** Writes a document down as such a file, as its bytes come. */
export const fileWriters: Readonly<
  Record<DocumentFormat, (document: ExportDocument) => AsyncIterable<Uint8Array>>
> = {
  csv: writeTable,
  xlsx: writeXlsx,
  pdf: writePdf,
};

/** CSV has no sections. */
function writeTable({ sections: [section, ...others] }: ExportDocument): AsyncIterable<Uint8Array> {
  if (!section || others.length > 0) throw new Error('A CSV file holds one table.');
  return writeCsv(section);
}
