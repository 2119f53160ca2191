import Papa from 'papaparse';
import type { Table, TableRow } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_LINES = 200;

/** A table from text with delimiters: the delimiter that splits the lines most evenly, quotes and line breaks in cells kept. */
export function delimitedTable(text: string): Table {
  const sample = text.split('\n', SAMPLE_LINES).join('\n');
  const delimiter = DELIMITERS.map((sign) => ({ sign, score: evenness(split(sample, sign)) })).reduce(
    (a, b) => (b.score > a.score ? b : a),
  ).sign;
  return {
    format: delimiter === '\t' ? 'tsv' : 'csv',
    rows: numbered(split(text, delimiter)),
    serialDates: false,
  };
}

/** Splits at the delimiter; a quote that never closes would swallow the rest of the file, so quotes then count as text. */
function split(text: string, delimiter: string): string[][] {
  const parsed = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  if (!parsed.errors.some((error) => error.code === 'MissingQuotes')) return parsed.data;
  return text.split('\n').map((line) => line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, '')));
}

/** How well a delimiter explains the lines: those that share the commonest width, and how wide that is. */
function evenness(rows: string[][]): number {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const widths = new Map<number, number>();
  for (const cells of filled) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  widths.delete(1);
  const [width, count] = [...widths].reduce((a, b) => (b[1] * b[0] > a[1] * a[0] ? b : a), [1, 0]);
  return filled.length === 0 ? 0 : (count / filled.length) * Math.min(width, 8);
}

/** Gives each row the physical line it begins on: one line a row, and one more for every break inside a cell. */
function numbered(rows: string[][]): TableRow[] {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells: cells.map(unwrapFormula) };
    for (const cell of cells) line += cell.includes('\n') ? cell.split('\n').length - 1 : 0;
    line += 1;
    return row;
  });
}

/** Spreadsheet-proof exports write account numbers as ="0123". */
function unwrapFormula(cell: string): string {
  return cell.startsWith('="') ? cell.slice(2).replace(/"$/, '') : cell;
}
