import { Tokenizer } from 'htmlparser2';
import { unescapeMarkup } from './html-table.ts';
import { UNREAD } from './unread-marks.ts';
import { workbookRows, type Sheet, type WorkbookRows } from './workbook-rows.ts';
import type { TableRow } from '../tables/table.ts';

/** Wider than any statement: a cell may name any column as its own. */
const CELLS_MAX = 256;

interface Reading {
  readonly sheets: { name: string; rows: TableRow[] }[];
  row: (TableRow & { numbers: Set<number> }) | undefined;
  column: number;
  isData: boolean;
  tag: string;
  attribute: string;
  attributes: Map<string, string>;
}

/** Whether a text is a workbook in one file of markup, as Excel 2003 wrote it and some banks still do under the name of a spreadsheet. */
export const isSpreadsheetXml = (head: string): boolean =>
  head.includes('urn:schemas-microsoft-com:office:spreadsheet');

/** The transactions of such a workbook. Lines count rows; tag after tag, no tree. */
export function spreadsheetXml(xml: string): WorkbookRows {
  const reading: Reading = {
    sheets: [],
    row: undefined,
    column: -1,
    isData: false,
    tag: '',
    attribute: '',
    attributes: new Map(),
  };
  const nameAt = (start: number, end: number): string =>
    xml.slice(start, end).toLowerCase().replace(/^\w+:/, '');
  const tokenizer = new Tokenizer(
    { decodeEntities: false, xmlMode: true },
    {
      ...UNREAD,
      onopentagname: (start, end) => {
        Object.assign(reading, { tag: nameAt(start, end), attributes: new Map(), attribute: '' });
      },
      onattribname: (start, end) => {
        reading.attribute = nameAt(start, end);
      },
      onattribdata: (start, end) => {
        const before = reading.attributes.get(reading.attribute) ?? '';
        reading.attributes.set(reading.attribute, before + xml.slice(start, end));
      },
      onopentagend: () => open(reading),
      onselfclosingtag: () => open(reading),
      onclosetag: (start, end) => {
        if (nameAt(start, end) === 'data') reading.isData = false;
      },
      ontext: (start, end) => write(reading, xml.slice(start, end)),
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  return workbookRows(reading.sheets.map(filled));
}

function open(reading: Reading): void {
  const { tag, attributes, sheets, row } = reading;
  if (tag === 'worksheet') sheets.push({ name: unescapeMarkup(attributes.get('name') ?? ''), rows: [] });
  else if (tag === 'row') openRow(reading);
  else if (tag === 'cell' && row) {
    const place = Number(attributes.get('index') ?? NaN);
    reading.column = place > 0 ? place - 1 : reading.column + 1;
  } else if (tag === 'data' && row) {
    reading.isData = reading.column < CELLS_MAX;
    if (attributes.get('type') === 'Number') row.numbers.add(reading.column);
  }
}

function openRow(reading: Reading): void {
  const rows = reading.sheets.at(-1)?.rows;
  const place = Number(reading.attributes.get('index') ?? NaN);
  const line = Math.max((rows?.at(-1)?.line ?? 0) + 1, place > 0 ? place : 0);
  const row = { line, cells: [], numbers: new Set<number>() };
  rows?.push(row);
  Object.assign(reading, { row, column: -1, isData: false });
}

function write({ row, column, isData }: Reading, text: string): void {
  if (!row || !isData || column < 0) return;
  while (row.cells.length <= column) row.cells.push('');
  row.cells[column] = (row.cells[column] ?? '') + text;
}

function filled({ name, rows }: Sheet): Sheet {
  const read = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      unescapeMarkup(cell)
        .trim()
        .replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+$/, '$1'),
    ),
  }));
  return { name, rows: read.filter(({ cells }) => cells.some((cell) => cell !== '')) };
}
