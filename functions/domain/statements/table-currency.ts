import type { StatementQuestion } from '../../../shared/model/statement.ts';
import type { TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { cellText } from './table.ts';
import { currencyCodes, writtenMoney } from './written-money.ts';

/** The currency a table states (null: none, or several) and what it leaves open. */
export interface CurrencyDecision {
  currency: string | null;
  questions: StatementQuestion[];
}

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD'];
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: '$' };

/** The currency of a table: what is already known, its currency column, its headings and preamble, the signs at the amounts. */
export function tableCurrency(frame: TableFrame, columns: Columns, known?: string): CurrencyDecision {
  const inColumn = columnCurrencies(frame, columns);
  if (inColumn.length > 1)
    return known ? { currency: known, questions: [] } : severalCurrencies(frame, columns, inColumn);
  const [stated = statedAround(frame, columns) ?? shownAtAmounts(frame, columns)] = inColumn;
  if (stated !== '$') return { currency: stated ?? known ?? null, questions: [] };
  return known ? { currency: known, questions: [] } : dollars();
}

/** A bare `$` is one of four dollars that books are kept in. */
function dollars(): CurrencyDecision {
  const [assumed = 'USD', ...alternatives] = DOLLARS;
  return { currency: assumed, questions: [{ about: 'currency', assumed, alternatives, rows: [] }] };
}

function severalCurrencies(frame: TableFrame, columns: Columns, found: string[]): CurrencyDecision {
  const [assumed = '', ...alternatives] = found;
  const rows = frame.body.filter((row) =>
    alternatives.includes(codeIn(cellText(row, columns.currency)) ?? ''),
  );
  const question = {
    about: 'currency',
    assumed,
    alternatives,
    rows: rows.slice(0, 10).map((row) => row.line),
  } as const;
  return { currency: null, questions: [question] };
}

/** Codes in the currency column, commonest first. */
function columnCurrencies(frame: TableFrame, columns: Columns): string[] {
  if (columns.currency === undefined) return [];
  const counts = new Map<string, number>();
  for (const row of frame.body) {
    const code = codeIn(cellText(row, columns.currency));
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function codeIn(text: string): string | undefined {
  const code = text.toUpperCase();
  return currencyCodes.has(code) ? code : undefined;
}

function statedAround(frame: TableFrame, columns: Columns): string | undefined {
  const heading = (column: number | undefined): string =>
    frame.header ? cellText(frame.header, column) : '';
  const headings = [columns.amount, columns.debit, columns.credit, columns.balance].map(heading);
  return firstCode(headings) ?? firstCode(frame.preamble.flatMap((row) => row.cells));
}

/** The first currency named as a word of its own, or by its sign. */
function firstCode(texts: string[]): string | undefined {
  for (const text of texts) {
    const code = text.match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)?.find((word) => currencyCodes.has(word));
    const symbol = /[€£]/.exec(text)?.[0];
    if (code !== undefined || symbol !== undefined) return code ?? SYMBOLS[symbol ?? ''];
  }
  return undefined;
}

/** The sign at the amounts, if the first few agree. */
function shownAtAmounts(frame: TableFrame, columns: Columns): string | undefined {
  const money = [columns.amount, columns.debit, columns.credit, columns.balance];
  const shown = frame.body
    .slice(0, 50)
    .flatMap((row) => money.map((column) => writtenMoney(cellText(row, column))?.currency))
    .filter((currency) => currency !== undefined);
  const [first] = shown;
  return first !== undefined &&
    (first === '$' || currencyCodes.has(first)) &&
    shown.every((it) => it === first)
    ? first
    : undefined;
}
