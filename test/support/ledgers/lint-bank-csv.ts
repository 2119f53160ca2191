import Papa from 'papaparse';
import { isCivilDate } from '../../../shared/civil-date.ts';

/** What a program takes of a CSV. */
export interface CsvRules {
  readonly head: readonly string[];
  readonly dateOrder: 'MDY' | 'DMY';
  readonly amounts: readonly string[];
  readonly rowsMax: number;
  readonly bytesMax: number;
  readonly lettersMax?: number;
}

/** A row of such a file, its day as `yyyy-MM-dd`. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * Reads a CSV as the strictest of importers would, and fails on each of what they are known to fail on: a byte order mark, other line ends,
 * a semicolon, another head, blank rows, cells too many or too few, days in the wrong order or with blanks around them, amounts of nothing,
 * with thousands or a sign of a currency, cells that a spreadsheet would run, texts too long, too many rows or bytes.
 */
export function lintBankCsv(text: string, rules: CsvRules): CsvRow[] {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  if (text.startsWith('\ufeff')) fail('byte order mark');
  if (Buffer.byteLength(text) > rules.bytesMax) fail('too many bytes');
  if (!text.endsWith('\r\n') || text.endsWith('\r\n\r\n')) fail('last line');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) fail('line ends');
  const { data, errors } = Papa.parse<string[]>(text.slice(0, -2), { delimiter: ',', newline: '\r\n' });
  if (errors.length > 0) fail(errors[0]?.message ?? '');
  const [head = [], ...rows] = data;
  if (JSON.stringify(head) !== JSON.stringify(rules.head)) fail('head');
  if (rows.length > rules.rowsMax) fail('too many rows');
  if (rows.length === 0) fail('no rows');
  return rows.map((cells) => {
    if (cells.every((cell) => cell.trim() === '')) fail('blank row');
    if (cells.length !== head.length) fail('cells');
    const row = Object.fromEntries(head.map((title, at) => [title, cells[at] ?? '']));
    const date = dayOf(row['Date'] ?? '', rules.dateOrder) ?? fail(`day ${row['Date']}`);
    checkAmounts(
      rules.amounts.map((title) => row[title] ?? ''),
      fail,
    );
    for (const [title, cell] of Object.entries(row)) checkText(title, cell, rules, fail);
    return { ...row, Date: date };
  });
}

function dayOf(text: string, order: CsvRules['dateOrder']): string | undefined {
  const [, a = '', b = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const day = order === 'MDY' ? `${year}-${a}-${b}` : `${year}-${b}-${a}`;
  return isCivilDate(day) ? day : undefined;
}

/** Of several columns of amounts one is filled. */
function checkAmounts(amounts: readonly string[], fail: (what: string) => never): void {
  const filled = amounts.filter((amount) => amount !== '');
  if (filled.length !== 1) fail('amounts');
  for (const amount of filled) {
    if (!/^-?\d+(\.\d+)?$/.test(amount)) fail(`amount ${amount}`);
    if (Number(amount) === 0) fail('amount of nothing');
    if (amounts.length > 1 && amount.startsWith('-')) fail('signed');
  }
}

function checkText(title: string, cell: string, rules: CsvRules, fail: (what: string) => never): void {
  if (rules.amounts.includes(title) || title === 'Date') return;
  if (/^[=+\-@\t\r\n＝＋－＠]/.test(cell)) fail('a cell that runs');

  if (/[\u0000-\u001f\u007f\u202a-\u202e]/.test(cell)) fail('unseen signs');
  if (cell !== cell.trim()) fail('blanks around a text');
  if (title === 'Description' && cell === '') fail('no description');
  if (cell.length > (rules.lettersMax ?? Infinity)) fail('too long');
}
