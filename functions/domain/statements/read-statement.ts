import { alignedTable } from './formats/aligned-table.ts';
import { decodeText } from './formats/decode-text.ts';
import { DamagedFile } from './formats/damaged-file.ts';
import { delimitedTable } from './formats/delimited-table.ts';
import {
  detectBinaryFormat,
  detectTextFormat,
  type DetectedFormat,
  type PageFormat,
} from './formats/detect-format.ts';
import { htmlTable } from './formats/html-table.ts';
import { labelledTable } from './formats/labelled-table.ts';
import { readBai2 } from './formats/read-bai2.ts';
import { readCamt } from './formats/read-camt.ts';
import { readCfonb120 } from './formats/read-cfonb120.ts';
import { readCoda } from './formats/read-coda.ts';
import { readJson } from './formats/read-json.ts';
import { readMt940 } from './formats/read-mt940.ts';
import { readNorma43 } from './formats/read-norma43.ts';
import { readQif } from './formats/read-qif.ts';
import { readOfx } from './formats/read-ofx.ts';
import { withPlainBreaks } from '../text/plain-breaks.ts';
import { withholdProof } from './proof/withhold-proof.ts';
import { recogniseTransfers } from './recognise-transfers.ts';
import { readPrinted, readPrintedPages } from './pdf/read-printed.ts';
import { spreadsheetXml } from './formats/spreadsheet-xml.ts';
import { sheetTable } from './formats/sheet-table.ts';
import type { OtherSheetRow } from './formats/workbook-rows.ts';
import { problem, type PagesRead, type Reading, type ReadOptions, type UnreadRow } from './reading.ts';
import { statementFromTable } from './tables/statement-from-table.ts';
import { lineText } from './tables/table.ts';

const BYTES_MAX = 64 * 1024 * 1024;
/** Ten times a very large company's month; every line takes memory, even an empty one. */
const LINES_MAX = 600_000;

/**
 * Reads a bank statement from a file's bytes, whatever its name: the format is told by the content. A file that cannot be
 * read gives a problem in plain words, never a guess. What it throws is no fault of the file but ours.
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  return finished(await readSoundly(bytes, options), options);
}

/** Reads a bank statement as `readStatement` does, where the pages of its PDF or picture were read before: without its bytes. */
export async function readStatementOfPages(
  pages: PagesRead,
  format: PageFormat,
  options: ReadOptions = {},
): Promise<Reading> {
  return finished(await soundly(() => readPrintedPages(pages, format, options)), options);
}

function finished(reading: Reading, options: ReadOptions): Reading {
  return recogniseTransfers(withholdProof(reading), options);
}

async function readSoundly(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  if (bytes.length > BYTES_MAX) return problem('unreadable-file', { code: 'statement-too-large' });
  return soundly(() => readFormat(bytes, options));
}

async function soundly(read: () => Reading | Promise<Reading>): Promise<Reading> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return problem('unreadable-file', { code: 'statement-damaged' });
  }
}

function readFormat(bytes: Uint8Array, options: ReadOptions): Reading | Promise<Reading> {
  const format = detectBinaryFormat(bytes);
  switch (format) {
    case 'empty':
      return problem('empty-file', { code: 'empty-statement' });
    case 'text':
      return readText(decodeText(bytes), options);
    case 'pdf':
    case 'image':
      return readPrinted(bytes, format, options);
    case 'zip':
    case 'ole':
      return readSheet(bytes, format, options);
    default:
      return problem('unreadable-file', { code: 'no-statement' });
  }
}

function readSheet(bytes: Uint8Array, format: 'zip' | 'ole', options: ReadOptions): Reading {
  const sheet = sheetTable(bytes, format);
  if (sheet.kind === 'encrypted') return problem('password-needed', { code: 'sheet-locked' });
  if (sheet.kind === 'too-large') return problem('unreadable-file', { code: 'sheet-too-large' });
  return withUnreadSheets(statementFromTable(sheet.table, options), sheet.unread);
}

/** A statement that tells of the rows of other sheets that it leaves out. */
function withUnreadSheets(reading: Reading, rows: readonly OtherSheetRow[]): Reading {
  if (reading.kind === 'problem' || rows.length === 0) return reading;
  const left = rows.map(({ sheet, row }): UnreadRow => ({
    row: row.line,
    reason: { code: 'other-sheet', sheet },
    shown: lineText(row),
  }));
  const { statement } = reading;
  return { ...reading, statement: { ...statement, rejected: [...statement.rejected, ...left] } };
}

function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= LINES_MAX; at = text.indexOf('\n', at + 1))
    lines += 1;
  return lines > LINES_MAX;
}

function readText(text: string, options: ReadOptions): Reading {
  if (hasTooManyLines(text)) return problem('unreadable-file', { code: 'too-many-lines' });
  const format = detectTextFormat(text);
  if (format === 'empty') return problem('empty-file', { code: 'empty-statement' });
  if (format === 'text') return readTableText(text, options);
  return readMarked(format, withPlainBreaks(text), options);
}

/** A table with delimiters; where that gives no statement, one whose columns are set apart by blanks. */
function readTableText(text: string, options: ReadOptions): Reading {
  const marked = readJson(text, options);
  if (marked) return marked;
  const reading = statementFromTable(labelledTable(text) ?? delimitedTable(text), options);
  const aligned = reading.kind === 'problem' ? alignedTable(text) : undefined;
  const listed = aligned && statementFromTable(aligned, options);
  return listed?.kind === 'read' ? listed : reading;
}

/** Reads a text whose format its marks tell, its lines ended by `\n`. */
function readMarked(format: DetectedFormat, text: string, options: ReadOptions): Reading {
  switch (format) {
    case 'spreadsheet-xml': {
      const { rows, unread } = spreadsheetXml(text);
      return withUnreadSheets(
        statementFromTable({ format: 'xls', rows, serialDates: true }, options),
        unread,
      );
    }
    case 'html':
      return statementFromTable(htmlTable(text), options);
    case 'ofx':
      return readOfx(text);
    case 'mt940':
      return readMt940(text);
    case 'qif':
      return readQif(text, options);
    case 'camt053':
      return readCamt(text);
    case 'bai2':
      return readBai2(text);
    case 'cfonb120':
      return readCfonb120(text);
    case 'coda':
      return readCoda(text);
    case 'norma43':
      return readNorma43(text);
    case 'binary':
      return problem('unreadable-file', { code: 'no-statement' });
    default:
      return problem('unsupported-format', { code: 'unknown-kind' });
  }
}
