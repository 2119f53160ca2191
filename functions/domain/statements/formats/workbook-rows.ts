import { findFrame, isDataRow, type TableFrame } from '../tables/find-frame.ts';
import { sectionOf } from '../tables/status-column.ts';
import type { TableRow } from '../tables/table.ts';
import { foldText } from '../../text/fold-text.ts';
import { monthNumber } from '../../text/month-names.ts';

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly rows: TableRow[];
}

/** A transaction that is not read: the columns of its sheet are not those of the others. */
export interface OtherSheetRow {
  readonly sheet: string;
  readonly row: TableRow;
}

/** The transactions of a workbook, with those of sheets that hold others; no two have the same line. */
export interface WorkbookRows {
  readonly rows: TableRow[];
  readonly unread: readonly OtherSheetRow[];
}

interface FramedSheet extends Sheet {
  readonly frame: TableFrame;
  readonly data: readonly TableRow[];
}

const COMPARED_MAX = 200;
const ACCOUNT_HEADING = 'Account';
const PERIOD_WORD =
  /^(?:19|20)?\d\d$|^q[1-4]$|^(?:sheet|page|table|tabelle|blatt|seite|feuil|feuille|hoja|foglio|blad|ark|planilha|folha|arkusz|list|transactions?)$/;

/**
 * The rows of all sheets with the headings of the fullest one, below each other where the sheets are named after months or numbered; other
 * names are those of accounts, in a column of their own. A sheet whose transactions all stand in a fuller one is a view of it.
 */
export function workbookRows(sheets: readonly Sheet[]): WorkbookRows {
  const [only, ...further] = sheets;
  if (only && further.length === 0) return { rows: only.rows, unread: [] };
  const framed = sheets.flatMap(framedSheet);
  const main = fullest(framed, ({ data }) => data.length);
  if (!main) return { rows: fullest(sheets, ({ rows }) => rows.length)?.rows ?? [], unread: [] };
  const others = framed.filter((sheet) => sheet !== main && !isViewOf(sheet, main));
  const headed = headingsOf(main);
  const alike = framed.filter(
    (sheet) => sheet === main || (others.includes(sheet) && headed !== '' && headingsOf(sheet) === headed),
  );
  const rows = alike.length > 1 ? joined(alike, main) : main.rows;
  const last = rows.at(-1)?.line ?? 0;
  const unread = others
    .filter((sheet) => !alike.includes(sheet) && sheet.frame.header && sheet.data.length > 1)
    .flatMap(({ name, data }) => data.map((row) => ({ sheet: name, row })));
  return {
    rows,
    unread: unread.map(({ sheet, row }, at) => ({ sheet, row: { ...row, line: last + at + 1 } })),
  };
}

function framedSheet({ name, rows }: Sheet): FramedSheet[] {
  const frame = findFrame({ format: 'xlsx', rows, serialDates: true });
  const data = frame?.body.filter((row) => isDataRow(row, true)) ?? [];
  return frame && data.length > 0 ? [{ name, rows, frame, data }] : [];
}

function fullest<T>(all: readonly T[], size: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((a, b) => (a === undefined || size(b) > size(a) ? b : a), undefined);
}

const headingsOf = ({ frame }: FramedSheet): string =>
  frame.header?.cells
    .map((cell) => foldText(cell))
    .join('\n')
    .trimEnd() ?? '';

/** Whether every transaction of a sheet, as far as they are compared, has its cells on one line of another. */
function isViewOf({ data }: FramedSheet, { data: whole }: FramedSheet): boolean {
  const linesOf = Map.groupBy(whole, dayIn);
  return data
    .slice(0, COMPARED_MAX)
    .every((row) =>
      linesOf
        .get(dayIn(row))
        ?.some(({ cells }) => row.cells.every((cell) => cell === '' || cells.includes(cell))),
    );
}

/** Sheets one below the other, each line with a number of its own. */
function joined(sheets: readonly FramedSheet[], main: FramedSheet): TableRow[] {
  const isOfPeriods = sheets.every(({ name }) => isPeriod(name) || isSection(name));
  const ordered = isOfPeriods ? sectionsLast(inOrder(sheets, main)) : sheets;
  const width = Math.max(...sheets.flatMap(({ frame }) => frame.body.map(({ cells }) => cells.length)), 0);
  const rows: TableRow[] = [];
  const add = (row: TableRow, account?: string): void => {
    const line = Math.max(row.line, (rows.at(-1)?.line ?? 0) + 1);
    const cells = account === undefined ? row.cells : withCell(row.cells, width, account);
    rows.push({ ...row, line, cells });
  };
  const [first] = ordered;
  for (const row of first?.frame.preamble ?? []) add(row);
  if (main.frame.header) add(main.frame.header, isOfPeriods ? undefined : ACCOUNT_HEADING);
  for (const { name, frame } of ordered) {
    if (isOfPeriods && isSection(name)) add({ line: 0, cells: [name] });
    for (const row of frame.body) add(row, isOfPeriods || !isDataRow(row, true) ? undefined : name.trim());
  }
  return rows;
}

function withCell(cells: readonly string[], at: number, text: string): string[] {
  const row = Array.from({ length: at }, (_, column) => cells[column] ?? '');
  return [...row, text];
}

/** Whether a sheet is named after a month, a quarter or a year, or numbered. */
function isPeriod(name: string): boolean {
  const words = foldText(name)
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(' ');
  return words.every(
    (word) => PERIOD_WORD.test(word) || /^\d{1,2}$/.test(word) || monthNumber(word) !== undefined,
  );
}

/** Whether a sheet's name says of all its rows how far they are: "Pending". */
const isSection = (name: string): boolean => sectionOf({ line: 1, cells: [name] }) !== undefined;

/** What a section says holds for all rows below it. */
const sectionsLast = (sheets: readonly FramedSheet[]): readonly FramedSheet[] =>
  sheets.toSorted((a, b) => Number(isSection(a.name)) - Number(isSection(b.name)));

/** Sheets in the order in which the rows of the fullest one run: from the oldest day on, or from the newest. */
function inOrder(sheets: readonly FramedSheet[], main: FramedSheet): readonly FramedSheet[] {
  const [first, last] = [dayIn(main.data[0]), dayIn(main.data.at(-1))];
  const days = new Map(sheets.map((sheet) => [sheet, dayIn(sheet.data[0])]));
  if (first === '' || [...days.values()].includes('')) return sheets;
  const way = first > last ? -1 : 1;
  return sheets.toSorted((a, b) => way * (days.get(a) ?? '').localeCompare(days.get(b) ?? ''));
}

/** The first day of a row that is written as sheets have days; empty where there is none. */
function dayIn(row: TableRow | undefined): string {
  return row?.cells.find((cell) => /^\d{4}-\d\d-\d\d/.test(cell)) ?? '';
}
