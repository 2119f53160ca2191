import { read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { DamagedFile, parsed } from './damaged-file.ts';
import { archiveState, type ArchiveState } from './sound-archive.ts';
import type { Table, TableRow } from '../tables/table.ts';
import { withinTime } from './within-time.ts';
import { withinLimits } from './workbook-limits.ts';
import { workbookRows, type OtherSheetRow } from './workbook-rows.ts';

/** Bounds of a statement; the largest workbook within them is read in seconds and a few hundred megabytes. */
const UNPACKED_MAX = 80 * 1024 * 1024;
const OLD_FORMAT_MAX = 24 * 1024 * 1024;
const CELLS_MAX = 400_000;
const ROWS_MAX = 150_000;
/** Of the processor's time: what the limits of size let through is read in less. */
const MILLISECONDS_MAX = 8000;

/** A spreadsheet cannot be read: it needs a password, or is too large or damaged. */
export type SheetReading =
  | { kind: 'table'; table: Table; unread: readonly OtherSheetRow[] }
  | { kind: 'encrypted' }
  | { kind: 'too-large' };

/**
 * The sheets of transactions of a workbook (xlsx, xls, ods) as one table, and those that do not fit into it; hidden rows are left out,
 * dates become `yyyy-MM-dd`. Throws DamagedFile where it is damaged.
 */
export function sheetTable(bytes: Uint8Array, format: 'zip' | 'ole'): SheetReading {
  const state = format === 'zip' ? workbookState(bytes) : compoundState(bytes);
  if (state === 'damaged') throw new DamagedFile('The workbook is damaged.');
  if (state === 'too-large') return { kind: 'too-large' };
  const name = format === 'ole' ? 'xls' : isOpenDocument(bytes) ? 'ods' : 'xlsx';
  const book = workbookOf(bytes, format);
  if (book === 'encrypted') return { kind: 'encrypted' };
  const sheets = book.SheetNames.flatMap((title) => {
    const sheet = book.Sheets[title];
    return sheet === undefined ? [] : [{ name: title, rows: rowsOf(sheet) }];
  });
  const readable = sheets.flatMap(({ rows, ...sheet }) => (rows ? [{ ...sheet, rows }] : []));
  if (readable.length < sheets.length) return { kind: 'too-large' };
  const { rows, unread } = workbookRows(readable);
  return { kind: 'table', table: { format: name, rows, serialDates: true }, unread };
}

function workbookOf(bytes: Uint8Array, format: 'zip' | 'ole'): WorkBook | 'encrypted' {
  const options = {
    type: 'array',
    cellDates: true,
    UTC: true,
    dense: false,
    cellStyles: true,
    cellHTML: false,
    cellFormula: false,
    sheetRows: ROWS_MAX,
  } as const;
  try {
    return parsed(() => withinTime(MILLISECONDS_MAX, () => read(bytes, options)));
  } catch (error) {
    if (format === 'ole' && asksForPassword(error)) return 'encrypted';
    throw error;
  }
}

/** The reader has no class for this, only its words. */
function asksForPassword(error: unknown): boolean {
  return (
    error instanceof DamagedFile &&
    error.cause instanceof Error &&
    /password|encrypt/i.test(error.cause.message)
  );
}

/** A zipped workbook's state, its cells counted before anything but their text is made of them. */
function workbookState(bytes: Uint8Array): ArchiveState {
  return archiveState(bytes, UNPACKED_MAX, withinLimits({ cellsMax: CELLS_MAX, rowsMax: ROWS_MAX }));
}

/** The head of an old workbook's container: its sectors must lie within the file (MS-CFB 2.2). */
function compoundState(bytes: Uint8Array): ArchiveState {
  if (bytes.length > OLD_FORMAT_MAX) return 'too-large';
  if (bytes.length < 1536) return 'damaged';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  const sectors = Math.ceil(bytes.length / 2 ** shift);
  const counts = [44, 64, 72].map((at) => view.getUint32(at, true));
  const isSound = (shift === 9 || shift === 12) && view.getUint16(28, true) === 0xfffe;
  return isSound && counts.every((count) => count <= sectors) && view.getUint32(48, true) < sectors
    ? 'sound'
    : 'damaged';
}

function isOpenDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 200)).includes('opendocument.spreadsheet');
}

/** Rows from the cells that exist: the size a sheet declares can be billions of cells. Undefined where there are too many. */
function rowsOf(sheet: WorkSheet): TableRow[] | undefined {
  const rows = new Map<number, TableRow & { numbers: Set<number> }>();
  const addresses = Object.keys(sheet).filter((key) => !key.startsWith('!'));
  if (addresses.length > CELLS_MAX || rowsDeclared(sheet) >= ROWS_MAX) return undefined;
  for (const address of addresses) {
    const { column, line } = placeOf(address);
    const cell = sheet[address] as CellObject;
    const text = textOf(cell);
    if (text === '' || column > 255 || sheet['!rows']?.[line - 1]?.hidden) continue;
    const row = rows.get(line) ?? { line, cells: [], numbers: new Set<number>() };
    while (row.cells.length <= column) row.cells.push('');
    row.cells[column] = text;
    if (cell.t === 'n') row.numbers.add(column);
    rows.set(line, row);
  }
  return [...rows.values()].sort((a, b) => a.line - b.line);
}

/** The reader stops at its limit of rows, and what it has left out must not be missing silently. */
function rowsDeclared(sheet: WorkSheet): number {
  return Number(/:[A-Z]+(\d+)$/.exec(sheet['!ref'] ?? '')?.[1] ?? 0);
}

function placeOf(address: string): { column: number; line: number } {
  const letters = address.replace(/\d+/, '');
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, line: Number(address.slice(letters.length)) };
}

/** A cell's own value, not its picture: numbers in full with a point, days as `yyyy-MM-dd`. */
function textOf(cell: CellObject): string {
  if (cell.t === 'd' && cell.v instanceof Date) return dayOf(cell.v);
  if (cell.t === 'n' && typeof cell.v === 'number') return plainNumber(cell.v);
  return cell.t === 's' || cell.t === 'b' ? String(cell.v ?? '').trim() : '';
}

/** A damaged cell can hold a date that is none. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Four decimals hold any amount and drop the noise of binary fractions. */
function plainNumber(value: number): string {
  return Math.abs(value) < 1e15 ? value.toFixed(4).replace(/\.?0+$/, '') : String(value);
}
