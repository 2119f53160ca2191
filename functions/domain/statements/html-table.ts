import type { Table } from './table.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
};

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

/** Text with its character entities resolved once. */
export function unescapeMarkup(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
