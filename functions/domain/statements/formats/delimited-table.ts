import { isDataRow } from '../tables/find-frame.ts';
import { splitDelimited, type Dialect } from './split-delimited.ts';
import { cellText, type Table, type TableRow } from '../tables/table.ts';
import { TextRow } from '../tables/text-row.ts';
import { withPlainBreaks } from '../../text/plain-breaks.ts';

const DELIMITERS = [',', ';', '\t', '|', '^', '~', '\u001f', '¦'] as const;
const QUOTED_LINES = 5;
const SAMPLE_LINES = 200;
const SAMPLE_LENGTH = 200_000;

/** A table from text with delimiters: the delimiter that splits the lines most evenly, quotes and line breaks in cells kept. */
export function delimitedTable(text: string): Table {
  const likely = dialectOf(withPlainBreaks(text.slice(0, SAMPLE_LENGTH)));
  const dialect = { ...likely, isBackslashed: likely.isBackslashed || escapesQuotes(text, likely) };
  const rows = splitDelimited(text, dialect);
  if (areLinesQuoted(rows)) return delimitedTable(rows.map((row) => cellText(row, 0)).join('\n'));
  return { format: dialect.delimiter === '\t' ? 'tsv' : 'csv', rows, serialDates: false };
}

/** Whether each line is one cell in quotes with the cells of a table in it, as a file looks that was saved as a table once more. */
function areLinesQuoted(rows: readonly TableRow[]): boolean {
  const first = rows.slice(0, QUOTED_LINES);
  const isWhole = (row: TableRow): boolean => !(row instanceof TextRow) && row.cells.length === 1;
  return first.length > 1 && first.every((row) => isWhole(row) && /[,;\t]/.test(cellText(row, 0)));
}

/** Excel names the delimiter in a first line `sep=;`; otherwise the lines tell. */
function dialectOf(begin: string): Dialect {
  const sample = begin.split('\n', SAMPLE_LINES).join('\n');
  const stated = /^"?sep=(.)"?\n/i.exec(sample)?.[1];
  const dialects = (stated === undefined ? DELIMITERS : [stated]).map((delimiter) =>
    quoting(sample, delimiter),
  );
  const tried = dialects.map((dialect) => {
    const rows = splitDelimited(sample, dialect);
    return { dialect, rows, score: evenness(rows) };
  });
  const best = Math.max(...tried.map(({ score }) => score));
  const likely = tried.filter(({ score }) => score >= best / 2);
  return likely.reduce((a, b) => (isBetter(b, a) ? b : a)).dialect;
}

/** Where two delimiters come near, decimal commas may be one of them: the one that leaves more lines with day and amount. */
function isBetter(next: Tried, best: Tried): boolean {
  const [more, fewer] = [next, best].map(({ rows }) => rows.filter((row) => isDataRow(row, false)).length);
  return more === fewer ? next.score > best.score : (more ?? 0) > (fewer ?? 0);
}

interface Tried {
  dialect: Dialect;
  rows: TableRow[];
  score: number;
}

/** Double quotes, unless most lines begin and go on with single ones, or all quoted cells are in these. */
function quoting(sample: string, delimiter: string): Dialect {
  const lines = sample.split('\n');
  const hasDouble = sample.includes('"');
  const opens = (line: string): boolean =>
    line.startsWith("'") || (!hasDouble && line.includes(`${delimiter}'`));
  const single = lines.filter((line) => opens(line) && line.includes(`'${delimiter}`)).length;
  const quote = single * 2 > lines.length ? "'" : '"';
  return { delimiter, quote, isBackslashed: escapesQuotes(sample, { delimiter, quote }) };
}

/**
 * Whether a backslash escapes quotes: one stands before a quote that cannot end its cell, or before the one next to the quote that
 * does.
 */
function escapesQuotes(text: string, { delimiter, quote }: Pick<Dialect, 'delimiter' | 'quote'>): boolean {
  if (!text.includes('\\')) return false;
  const [mark, between] = [quote, delimiter].map((sign) => (/\w/.test(sign) ? sign : `\\${sign}`));
  const inside = `[^${mark}${between}\\r\\n]|${mark}(?:${between}|\\r?\\n|$)|${between} (?!${mark})`;
  return new RegExp(`(?<!\\\\)(?:\\\\\\\\)*\\\\${mark}(?:${inside})`).test(text);
}

/** How well a delimiter explains the lines: those that share the commonest width, and how wide that is. */
function evenness(rows: TableRow[]): number {
  const widths = new Map<number, number>();
  for (const { cells } of rows) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  widths.delete(1);
  const [width, count] = [...widths].reduce((a, b) => (b[1] * b[0] > a[1] * a[0] ? b : a), [1, 0]);
  return rows.length === 0 ? 0 : (count / rows.length) * Math.min(width, 8);
}
