import * as XLSX from '@e965/xlsx';

type Cell = string | number | undefined;

/** A CSV's cells; the product quotes what holds a comma, a quote or a line break. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

/** The rows of a CSV, its headings first. */
export function rowsOfCsv(csv: string): string[][] {
  const lines = csv.replace(/^\uFEFF/, '').split('\r\n');
  return lines.filter((line) => line !== '').map(cellsOf);
}

/** The rows of a workbook's only sheet from its headings to the empty one before its total. */
export function rowsOfWorkbook(file: Uint8Array): Cell[][] {
  const { SheetNames, Sheets } = XLSX.read(file);
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The workbook has no sheet.');
  const rows = XLSX.utils.sheet_to_json<Cell[]>(sheet, { header: 1 });
  const table = rows.slice(rows.findIndex((row) => row.includes('Category')));
  const end = table.findIndex((row) => row.length === 0 || row[0] === undefined);
  return end === -1 ? table : table.slice(0, end);
}

/** `-12.30`, or the number in a workbook's cell, in cents. */
function centsOf(cell: Cell): number {
  if (cell === undefined || cell === '') return 0;
  if (typeof cell === 'number') return Math.round(cell * 100);
  const [, sign = '', units = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(cell) ?? [];
  if (units === '') throw new Error(`${cell} is no amount.`);
  return Number(`${sign}${units}${cents}`);
}

/** What the rows of a file of entries add up to by category and type, less its Tax column, as anybody with a spreadsheet does it. */
export function fileSums([titles = [], ...rows]: readonly (readonly Cell[])[]): {
  categories: Record<string, number>;
  types: Record<string, number>;
} {
  const at = (title: string) => titles.indexOf(title);
  const [category, type, amount, tax] = [at('Category'), at('Type'), at('Amount'), at('Tax')];
  const [categories, types] = [new Map<string, number>(), new Map<string, number>()];
  for (const cells of rows) {
    const cents = centsOf(cells[amount]) - (tax === -1 ? 0 : centsOf(cells[tax]));
    const kind = String(cells[type]);
    types.set(kind, (types.get(kind) ?? 0) + cents);
    if (kind !== 'Income' && kind !== 'Expense') continue;
    const name = `${String(cells[category])}, ${kind}`;
    categories.set(name, (categories.get(name) ?? 0) + cents);
  }
  return { categories: Object.fromEntries(categories), types: Object.fromEntries(types) };
}
