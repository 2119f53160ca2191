import { decodeHTMLStrict } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { UNREAD } from './unread-marks.ts';
import { isBlankRow, type Table, type TableRow } from '../tables/table.ts';

/**
 * The rows of an HTML page's tables, as several banks send them under a spreadsheet's name. Lines count rows. Tag after tag, no tree:
 * many banks leave cells, rows and what stands in them unclosed, so that a sound page can look nested without end.
 */
export function htmlTable(html: string): Table {
  const rows: string[][] = [];
  let row: string[] | undefined;
  const write = (text: string): void => {
    if (row && row.length > 0) row[row.length - 1] = (row.at(-1) ?? '') + text;
  };
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...UNREAD,
      onopentagname: (start, end) => {
        const name = nameAt(start, end);
        if (name === 'tr') rows.push((row = []));
        else if (name === 'td' || name === 'th') row?.push('');
        else write(' ');
      },
      onclosetag: (start, end) => {
        const name = nameAt(start, end);
        if (name === 'tr' || name === 'table') row = undefined;
        else write(' ');
      },
      ontext: (start, end) => write(html.slice(start, end)),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { format: 'html', rows: rows.map(tableRow).filter((it) => !isBlankRow(it)), serialDates: false };
}

function tableRow(cells: string[], at: number): TableRow {
  return { line: at + 1, cells: cells.map((cell) => unescapeMarkup(cell).trim()) };
}

/** Text with its character entities resolved once; blanks that keep words together are blanks. */
export function unescapeMarkup(text: string): string {
  return decodeHTMLStrict(text).replaceAll('\u00a0', ' ');
}
