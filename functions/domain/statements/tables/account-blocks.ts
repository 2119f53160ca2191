import { foldText } from '../../text/fold-text.ts';
import { writtenDate } from '../../text/written-date.ts';
import { writtenMoney } from '../../text/written-money.ts';
import { headerTest, type TableFrame } from './find-frame.ts';
import { cellText, type TableRow } from './table.ts';

const ACCOUNT =
  /\b(account|acct|card|konto|kontonummer|compte|cuenta|conto|conta|rekening|rachunek|ucet|iban|wallet|pocket|tili)\b/;
const LABEL = /^[^:]{2,30}:\s*/;

/**
 * A table of several accounts one below the other, each under a line that names it and under the same headings, as a table with a column of
 * accounts. A table whose headings only come again, as on each page, stays as it is.
 */
export function withAccountBlocks(frame: TableFrame): TableFrame {
  const { header, preamble, body } = frame;
  if (!header) return frame;
  const isHeader = headerTest(frame);
  const again: number[] = [];
  body.forEach((row, at) => isHeader(row) && again.push(at));
  if (again.length === 0) return frame;
  const titles = [preamble.at(-1), ...again.map((at) => body[at - 1])].map(accountIn);
  const names = titles.filter((title) => title !== undefined);
  if (names.length < titles.length || new Set(names).size < names.length) return frame;
  const width = Math.max(...[header, ...body].map(({ cells }) => cells.length));
  const blocks = [0, ...again.map((at) => at + 1)].map((from, at) => ({
    name: names[at] ?? '',
    rows: withoutTitles(body.slice(from, (again[at] ?? body.length + 1) - 1)),
  }));
  return {
    preamble: preamble.slice(0, -1),
    header: withCell(header, width, 'Account'),
    body: blocks.flatMap(({ name, rows }) => rows.map((row) => withCell(row, width, name))),
  };
}

/** The rows of an account without further lines about the next one above its title. */
function withoutTitles(rows: readonly TableRow[]): TableRow[] {
  const last = rows.findLastIndex((row) => accountIn(row) === undefined);
  return rows.slice(0, last + 1);
}

/** The account that a line names, where it says nothing else. */
function accountIn(row: TableRow | undefined): string | undefined {
  const filled = row?.cells.map((cell) => cell.trim()).filter((cell) => cell !== '') ?? [];
  const text = filled.join(' ');
  const isFigure = filled.some(
    (cell) =>
      writtenDate(cell) !== undefined || (/[.,]\d{2}$/.test(cell) && writtenMoney(cell) !== undefined),
  );
  if (filled.length === 0 || filled.length > 2 || isFigure || !ACCOUNT.test(foldText(text))) return undefined;
  return text.replace(LABEL, '');
}

function withCell(row: TableRow, at: number, text: string): TableRow {
  const cells = Array.from({ length: at }, (_, column) => cellText(row, column));
  return { line: row.line, cells: [...cells, text], ...(row.numbers && { numbers: row.numbers }) };
}
