import { EACH_CURRENCY } from '../../../../shared/model/statement.ts';
import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import type { TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';
import { currencyCodes, sharedSymbols, writtenMoney } from '../../text/written-money.ts';
import { isCurrencyCode } from '../currency-code.ts';
import { currencyOfIban } from '../iban-currency.ts';
import type { ReadOptions } from '../reading.ts';
import { ownNumbers } from './table-account.ts';

/** The currency a table states (null: none, or several: `all`, commonest first) and what it leaves open. */
export interface CurrencyDecision {
  currency: string | null;
  all: string[];
  questions: StatementQuestion[];
}

const SAMPLE_ROWS = 50;
const ROWS_SHOWN = 10;

/**
 * The currency of a table: its currency column, its headings and preamble, the signs at the amounts, the script of its
 * headings; what the account or the books know settles a sign that several currencies share. Where nothing is stated it is the
 * account's; the books' only where the account's number does not tell its country.
 */
export function tableCurrency(
  frame: TableFrame,
  columns: Columns,
  { answers, currency: known, isBooksCurrency = false }: ReadOptions,
): CurrencyDecision {
  const answer = answers?.currency;
  const all = columnCurrencies(frame, columns);
  if (all.length > 1) return severalCurrencies(frame, columns, all, answer);
  if (answer !== undefined) return decided(answer);
  const unstated = () =>
    known === undefined || isBooksCurrency ? (byCountry(frame, columns) ?? known) : known;
  const [stated = statedAround(frame, columns) ?? shownAtAmounts(frame, columns) ?? byScript(frame)] = all;
  const shared = stated === undefined ? undefined : sharedSymbols[stated];
  if (shared === undefined) return decided(stated ?? unstated() ?? null);
  if (known !== undefined && shared.includes(known)) return decided(known);
  if (stated === '¥') return decided(byScript(frame) ?? 'JPY');
  const [assumed = '', ...alternatives] = shared;
  return { currency: assumed, all: [], questions: [{ about: 'currency', assumed, alternatives, rows: [] }] };
}

function decided(currency: string | null): CurrencyDecision {
  return { currency, all: [], questions: [] };
}

/**
 * Rows in several currencies are several balances, each read by itself: not one of them is left out or added to another unless a
 * person says that the file is of one currency. Shown are the rows that name none, else those of another than the commonest.
 */
function severalCurrencies(
  frame: TableFrame,
  columns: Columns,
  all: string[],
  answer: string | undefined,
): CurrencyDecision {
  if (answer !== undefined && all.includes(answer)) return { currency: answer, all, questions: [] };
  if (answer === EACH_CURRENCY) return { currency: null, all, questions: [] };
  const unnamed = frame.body.filter((row) => rowCurrency(row, columns) === undefined);
  const others = frame.body.filter((row) => rowCurrency(row, columns) !== all[0]);
  const rows = (unnamed.length > 0 ? unnamed : others).slice(0, ROWS_SHOWN).map(({ line }) => line);
  return {
    currency: null,
    all,
    questions: [{ about: 'currency', assumed: EACH_CURRENCY, alternatives: all, rows }],
  };
}

/** The currency named in a row's own currency cell. */
export function rowCurrency(row: TableRow, { currency }: Columns): string | undefined {
  return codeIn(row, currency);
}

/** The currency whose code a cell holds. */
export function codeIn(row: TableRow, column: number | undefined): string | undefined {
  const code = cellText(row, column).toUpperCase();
  return currencyCodes.has(code) ? code : undefined;
}

/** Codes in the currency column, commonest first. */
function columnCurrencies(frame: TableFrame, columns: Columns): string[] {
  if (columns.currency === undefined) return [];
  const counts = new Map<string, number>();
  for (const row of frame.body) {
    const code = rowCurrency(row, columns);
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function statedAround(frame: TableFrame, columns: Columns): string | undefined {
  const heading = (column: number | undefined): string =>
    frame.header ? cellText(frame.header, column) : '';
  const headings = [columns.amount, columns.debit, columns.credit, columns.balance].map(heading);
  const isCode = (word: string): boolean => currencyCodes.has(word);
  return (
    firstCode(headings, isCode) ??
    firstCode(
      frame.preamble.flatMap((row) => row.cells),
      isCurrencyCode,
    )
  );
}

const EURO = /(?<![\p{L}\d])euro[sa]?(?![\p{L}\d])/iu;

/** The first currency named by its code as a word of its own, by its sign, or as the euro. */
function firstCode(texts: string[], isCode: (word: string, text: string) => boolean): string | undefined {
  for (const text of texts) {
    const code = text.match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)?.find((word) => isCode(word, text));
    const symbol = /[€£₹円元]|R\$/.exec(text)?.[0];
    if (code !== undefined) return code;
    if (symbol !== undefined) return writtenMoney(`1${symbol}`)?.currency;
    if (EURO.test(text)) return 'EUR';
  }
  return undefined;
}

/** The sign at the amounts, if the first few agree. */
function shownAtAmounts(frame: TableFrame, columns: Columns): string | undefined {
  const money = [columns.amount, columns.debit, columns.credit, columns.balance];
  const shown = frame.body
    .slice(0, SAMPLE_ROWS)
    .flatMap((row) => money.map((column) => writtenMoney(cellText(row, column))?.currency))
    .filter((currency) => currency !== undefined);
  const [first] = shown;
  return shown.every((it) => it === first) ? first : undefined;
}

/** The money of the country of the owner's accounts, where their numbers agree on one. */
function byCountry(frame: TableFrame, columns: Columns): string | undefined {
  const [only, ...others] = new Set(ownNumbers(frame, columns).map(currencyOfIban));
  return others.length === 0 ? only : undefined;
}

/** Banks that head their columns in Japanese, Chinese or Korean keep accounts in the money of the country. */
function byScript({ header, preamble }: TableFrame): string | undefined {
  const text = [...preamble, ...(header ? [header] : [])].flatMap((row) => row.cells).join(' ');
  if (/[\u3040-\u30ff]|残高|摘要.*預|年月日|取引/.test(text)) return 'JPY';
  if (/[\uac00-\ud7af]/.test(text)) return 'KRW';
  return /交易|余额|金额|收入|支出/.test(text) ? 'CNY' : undefined;
}
