import { decodeHTMLStrict } from 'entities';
import type { Table } from '../tables/table.ts';

/** The rows of an HTML page's tables, as several banks send them under a spreadsheet's name. Lines count rows. */
export function htmlTable(html: string): Table {
  const rows = html.split(/<tr[\s>]/i).slice(1);
  const cells = rows.map((row) =>
    (row.split(/<\/tr\s*>/i)[0] ?? '')
      .split(/<t[dh](?=[\s>])/i)
      .slice(1)
      .map(cellOf),
  );
  return { format: 'html', rows: cells.map((row, at) => ({ line: at + 1, cells: row })), serialDates: false };
}

function cellOf(part: string): string {
  return unescapeMarkup(part.slice(part.indexOf('>') + 1).replace(/<[^<>]*>/g, ' ')).trim();
}

/** Text with its character entities resolved once; blanks that keep words together are blanks. */
export function unescapeMarkup(text: string): string {
  return decodeHTMLStrict(text).replaceAll('\u00a0', ' ');
}
