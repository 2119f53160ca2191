import { foldText } from '../../text/fold-text.ts';
import { monthNumber } from '../../text/month-names.ts';
import { cellText, type Table, type TableRow } from './table.ts';

/** What heads the columns of a day in parts, in folded words. */
const PARTS = {
  day: /^(day( of month)?|tag|jour|dia|giorno|dag|dzien|den)$/,
  month: /^(month|monat|mois|mes|mese|maand|manad|maned|miesiac|mesic)$/,
  year: /^(year|jahr|annee|ano|anno|jaar|ar|rok)$/,
} as const;

const HEADINGS_MAX = 50;

type Places = Readonly<Record<keyof typeof PARTS, number>>;

/** A table whose days stand in three columns, with each in the first of these; undefined of any other. */
export function withWholeDays(table: Table): Table | undefined {
  const at = table.rows.slice(0, HEADINGS_MAX).findIndex((row) => placesIn(row) !== undefined);
  const [header] = table.rows.slice(at, at + 1);
  const places = at < 0 || !header ? undefined : placesIn(header);
  if (!places || !header) return undefined;
  const first = Math.min(...Object.values(places));
  const rows = table.rows.map((row, index) => {
    if (index < at) return row;
    const day = index === at ? 'Date' : wholeDay(row, places);
    return day === undefined ? row : withDay(row, places, first, day);
  });
  return { ...table, rows };
}

function placesIn(row: TableRow): Places | undefined {
  const words = row.cells.map(foldText);
  const [day, month, year] = [PARTS.day, PARTS.month, PARTS.year].map((pattern) =>
    words.findIndex((word) => pattern.test(word)),
  );
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return Math.min(day, month, year) < 0 ? undefined : { day, month, year };
}

/** The day of a row as it is written elsewhere; undefined where a part is missing or none. */
function wholeDay(row: TableRow, places: Places): string | undefined {
  const year = /^((?:19|20)\d{2})(?:\.0)?$/.exec(cellText(row, places.year))?.[1];
  const day = /^(\d{1,2})(?:\.0)?$/.exec(cellText(row, places.day))?.[1];
  const written = cellText(row, places.month);
  const month = /^(\d{1,2})(?:\.0)?$/.exec(written)?.[1] ?? monthNumber(written);
  if (year === undefined || day === undefined || month === undefined) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function withDay(row: TableRow, places: Places, first: number, day: string): TableRow {
  const parts = new Set(Object.values(places));
  const cells = row.cells.map((cell, column) => (column === first ? day : parts.has(column) ? '' : cell));
  const numbers = row.numbers && new Set([...row.numbers].filter((column) => !parts.has(column)));
  return { line: row.line, cells, ...(numbers && { numbers }) };
}
