import * as XLSX from '@e965/xlsx';
import type { Language } from '../../../shared/text/language.ts';

type Cell = string | number | undefined;

/** What files call their columns and kinds of entries, in each language. */
const WORDS = {
  en: {
    ...{ category: 'Category', type: 'Type', amount: 'Amount', tax: 'Tax', worth: 'Converted Amount' },
    kinds: ['Income', 'Expense', 'Transfer', 'Personal', 'Owner’s draw', 'Owner’s contribution'],
  },
  fr: {
    ...{ category: 'Catégorie', type: 'Type', amount: 'Montant', tax: 'Taxe', worth: 'Montant converti' },
    kinds: [
      ...['Revenu', 'Dépense', 'Virement', 'Personnel'],
      ...['Prélèvement du propriétaire', 'Apport du propriétaire'],
    ],
  },
} as const;

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
export function rowsOfWorkbook(file: Uint8Array, language: Language): Cell[][] {
  const { SheetNames, Sheets } = XLSX.read(file);
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The workbook has no sheet.');
  const rows = XLSX.utils.sheet_to_json<Cell[]>(sheet, { header: 1 });
  const table = rows.slice(rows.findIndex((row) => row.includes(WORDS[language].category)));
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

/**
 * What the rows of a file of entries add up to by category and type, less its Tax column, as anybody with a spreadsheet does it. Types are
 * told in English.
 */
export function fileSums(
  [titles = [], ...rows]: readonly (readonly Cell[])[],
  language: Language,
): {
  categories: Record<string, number>;
  types: Record<string, number>;
} {
  const words = WORDS[language];
  const at = (title: 'category' | 'type' | 'amount' | 'tax' | 'worth') => titles.indexOf(words[title]);
  const [category, type, amount, tax] = [at('category'), at('type'), at('amount'), at('tax')];
  const worth = at('worth');
  const typeOf = (said: string) => WORDS.en.kinds[words.kinds.findIndex((kind) => kind === said)] ?? said;
  const [categories, types] = [new Map<string, number>(), new Map<string, number>()];
  for (const cells of rows) {
    // What is in another currency counts by what it is worth in that of the books.
    const isConverted = worth !== -1 && cells[worth] !== undefined && cells[worth] !== '';
    const own = centsOf(cells[amount]) - (tax === -1 ? 0 : centsOf(cells[tax]));
    const cents = isConverted ? centsOf(cells[worth]) : own;
    const kind = typeOf(String(cells[type]));
    types.set(kind, (types.get(kind) ?? 0) + cents);
    if (kind !== 'Income' && kind !== 'Expense') continue;
    const name = `${String(cells[category])}, ${kind}`;
    categories.set(name, (categories.get(name) ?? 0) + cents);
  }
  return { categories: Object.fromEntries(categories), types: Object.fromEntries(types) };
}
