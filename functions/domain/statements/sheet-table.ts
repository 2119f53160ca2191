import { read, type CellObject, type WorkSheet } from '@e965/xlsx';
import { archiveState } from './sound-archive.ts';
import type { Table, TableRow } from './table.ts';

const UNPACKED_MAX = 200 * 1024 * 1024;
const CELLS_MAX = 2_000_000;

/** A spreadsheet cannot be read: it needs a password, or is too large or damaged. */
export type SheetReading = { kind: 'table'; table: Table } | { kind: 'encrypted' } | { kind: 'too-large' };

/** The fullest sheet of a workbook (xlsx, xls, ods) as a table; hidden rows are left out, dates become `yyyy-MM-dd`. */
export function sheetTable(bytes: Uint8Array, format: 'zip' | 'ole'): SheetReading {
  const state = format === 'zip' ? archiveState(bytes, UNPACKED_MAX) : 'sound';
  if (state === 'damaged') throw new Error('The archive is damaged.');
  if (state === 'too-large') return { kind: 'too-large' };
  const name = format === 'ole' ? 'xls' : isOpenDocument(bytes) ? 'ods' : 'xlsx';
  try {
    const book = read(bytes, {
      type: 'array',
      cellDates: true,
      UTC: true,
      dense: false,
      cellStyles: true,
      cellHTML: false,
    });
    const sheets = book.SheetNames.map((sheet) => book.Sheets[sheet]).filter((sheet) => sheet !== undefined);
    const tables = sheets.map(rowsOf);
    if (tables.includes(undefined)) return { kind: 'too-large' };
    const rows = tables.filter((it) => it !== undefined).reduce((a, b) => (b.length > a.length ? b : a), []);
    return { kind: 'table', table: { format: name, rows, serialDates: true } };
  } catch (error) {
    if (format === 'ole' && error instanceof Error && /password|encrypt/i.test(error.message))
      return { kind: 'encrypted' };
    throw error;
  }
}

function isOpenDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 200)).includes('opendocument.spreadsheet');
}

/** Rows from the cells that exist: the size a sheet declares can be billions of cells. Undefined where there are too many. */
function rowsOf(sheet: WorkSheet): TableRow[] | undefined {
  const rows = new Map<number, TableRow & { numbers: Set<number> }>();
  const addresses = Object.keys(sheet).filter((key) => !key.startsWith('!'));
  if (addresses.length > CELLS_MAX) return undefined;
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

function placeOf(address: string): { column: number; line: number } {
  const letters = address.replace(/\d+/, '');
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, line: Number(address.slice(letters.length)) };
}

/** A cell's own value, not its picture: numbers in full with a point, days as `yyyy-MM-dd`. */
function textOf(cell: CellObject): string {
  if (cell.t === 'd' && cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  if (cell.t === 'n' && typeof cell.v === 'number') return plainNumber(cell.v);
  return cell.t === 's' || cell.t === 'b' ? String(cell.v ?? '').trim() : '';
}

/** Four decimals hold any amount and drop the noise of binary fractions. */
function plainNumber(value: number): string {
  return Math.abs(value) < 1e15 ? value.toFixed(4).replace(/\.?0+$/, '') : String(value);
}
