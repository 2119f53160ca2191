import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import type { ExportDocument } from '../export-document.ts';
import { addAbout } from './about-sheet.ts';
import { addSection } from './section-sheets.ts';
import type { Limits } from './section-sheets.ts';
import { sheetNames } from './sheet-names.ts';
import { CellStyles } from './xlsx-cell.ts';
import { xlsxText } from './xlsx-text.ts';
import { stampZip } from './zip-moment.ts';

/** What Excel takes of one sheet. */
const EXCEL_LIMITS: Limits = { rows: 1_048_576, links: 65_530 };

/**
 * A document as an Excel workbook, piece by piece: a sheet a section (more where it has more rows than a sheet holds), and one of what it is about.
 * The rows of a section are asked for as they are written, and no more than some of them are in memory. The same document is the
 * same bytes: its zip carries the moment of its order.
 */
export async function* writeXlsx(
  document: ExportDocument,
  limits = EXCEL_LIMITS,
): AsyncGenerator<Uint8Array> {
  const file = new PassThrough();
  const written = fill(file, document, limits).catch((error: unknown) => {
    file.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    yield* file as AsyncIterable<Uint8Array>;
    await written;
  } finally {
    file.destroy();
  }
}

async function fill(file: PassThrough, document: ExportDocument, limits: Limits): Promise<void> {
  stampZip(file, new Date(document.createdAt));
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  Object.assign(workbook, propertiesOf(document));
  const nameOf = sheetNames();
  const place = {
    workbook,
    nameOf,
    dateFormat: document.dateFormat,
    styles: new CellStyles(document.dateFormat),
    limits,
  };
  const pause = async () => {
    // What was written is squeezed meanwhile, and goes on to whoever takes it.
    await setImmediate();
    if (file.destroyed) throw new Error('Nobody takes the workbook any more.');
  };
  for (const section of document.sections) await addSection(section, place, pause);
  addAbout(document, place);
  await workbook.commit();
}

/** What a program shows of the file itself. */
function propertiesOf({ title, organization, period, createdAt }: ExportDocument) {
  const created = new Date(createdAt);
  return {
    ...{ title: xlsxText(title), creator: xlsxText(organization), subject: xlsxText(period) },
    ...{ lastModifiedBy: 'Matchbook', created, modified: created },
  };
}
