/** The most columns and rows that any workbook has. */
const COLUMNS_MAX = 16_384;
const SHEET_ROWS_MAX = 1_048_576;
/** Column descriptions cover every column once, not over and over. */
const COLUMNS_DESCRIBED_MAX = 20 * COLUMNS_MAX;
/** Texts, formats, links and whatever else a workbook holds besides rows and cells: the reader makes some 300 bytes of each. */
const ELEMENTS_MAX = 1_500_000;

const CELL = /<(?:\w+:)?c[\s/>]/g;
const ELEMENT = /<(?![/?!]|(?:\w+:)?(?:c|v|f|t|is|row)[\s/>])/g;
const LINK = /<(?:\w+:)?hyperlink\s[^<>]*?\bref=["']([^"']*)/g;
const COLUMN = /<(?:\w+:)?col\s[^<>]*>/g;
const FAR_ROW = /<(?:\w+:)?row\s[^<>]*?\br="(\d{6,})"[^<>]*(?<!\/)>/g;
const TABLE_PART = /<table:(table-row|(?:covered-)?table-cell|table-column)\b([^<>]*)>/g;

/** How much a workbook may hold: filled cells of all its sheets, and rows of one. */
export interface WorkbookLimits {
  readonly cellsMax: number;
  readonly rowsMax: number;
}

/**
 * Tells of one part of a workbook after another whether all of them together are within limits. What a part asks the reader to
 * do is counted in its text, before anything is made of it: cells, those that links cover, descriptions of columns, repetitions
 * (OpenDocument), and all other elements.
 */
export function withinLimits({ cellsMax, rowsMax }: WorkbookLimits): (part: Buffer) => boolean {
  let [cells, columns, elements] = [0, 0, 0];
  return (part) => {
    const text = part.toString('latin1');
    if (!/^[^<]{0,200}</.test(text)) return true;
    cells += countOf(text, CELL) + repeatedCells(text) + linkedCells(text);
    elements += countOf(text, ELEMENT);
    for (const [column] of text.matchAll(COLUMN)) columns += spanOf(column);
    return (
      cells <= cellsMax &&
      columns <= COLUMNS_DESCRIBED_MAX &&
      elements <= ELEMENTS_MAX &&
      !hasFilledRowBeyond(text, rowsMax)
    );
  };
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

/** Cells that links cover: the reader makes one of each, also of those that hold nothing. */
function linkedCells(text: string): number {
  let cells = 0;
  for (const [, range = ''] of text.matchAll(LINK)) {
    const [from = '', to = from] = range.replaceAll('$', '').split(':');
    const [first, last] = [from, to].map(placeOf);
    if (first && last)
      cells += (Math.abs(last.column - first.column) + 1) * (Math.abs(last.row - first.row) + 1);
  }
  return cells;
}

/** `B7` → column 2, row 7. */
function placeOf(cell: string): { column: number; row: number } {
  const [, letters = '', row = ''] = /^([A-Z]*)(\d*)$/i.exec(cell) ?? [];
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { column, row: Number(row) };
}

function spanOf(column: string): number {
  const [first, last] = ['min', 'max'].map((name) => numberIn(column, name) ?? 1);
  const span = (last ?? 1) - (first ?? 1) + 1;
  return span > COLUMNS_MAX ? Infinity : span;
}

/** Workbooks may end with a far row that only carries a format or a stray value; a transaction there would be left out silently. */
function hasFilledRowBeyond(text: string, rowsMax: number): boolean {
  for (const { 0: tag, 1: number, index } of text.matchAll(FAR_ROW)) {
    if (Number(number) <= rowsMax) continue;
    const from = index + tag.length;
    const next = text.indexOf('<row', from);
    const values = text.slice(from, next < 0 ? from + 100_000 : next).match(/<(?:\w+:)?(?:v|is)[\s>]/g);
    if ((values?.length ?? 0) > 1) return true;
  }
  return false;
}

/** Cells that an OpenDocument sheet fills, repetitions included; more of them than any sheet has room for are endless. */
function repeatedCells(text: string): number {
  let [cells, rowTimes] = [0, 1];
  for (const [, part, attributes = ''] of text.matchAll(TABLE_PART)) {
    const columns = numberIn(attributes, 'table:number-columns-repeated') ?? 1;
    const rows = numberIn(attributes, 'table:number-rows-repeated') ?? 1;
    if (columns > COLUMNS_MAX || rows > SHEET_ROWS_MAX) return Infinity;
    if (part === 'table-row') rowTimes = rows;
    const isFilled = part !== 'table-column' && part !== 'table-row' && !attributes.endsWith('/');
    if (isFilled) cells += columns * rowTimes;
  }
  return cells;
}

function numberIn(attributes: string, name: string): number | undefined {
  const at = attributes.indexOf(`${name}="`);
  return at < 0 ? undefined : Number.parseInt(attributes.slice(at + name.length + 2), 10);
}
