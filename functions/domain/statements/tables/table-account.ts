import type { StatementAccount } from '../../../../shared/model/statement.ts';
import type { TableFrame } from './find-frame.ts';
import { foldText } from '../../text/fold-text.ts';
import { lastDigitsOfKind, lastDigitsOfName, shapedNumber } from '../account-shapes.ts';
import { CARD } from '../card-words.ts';
import type { Columns } from './columns.ts';
import { groupTitles } from './group-titles.ts';
import { cellText, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';

/** What names the number of an account itself, then what names the account. */
const NUMBER_LABELS = [
  /\b(account (number|num|no|nr)|acct?( (number|no))?|a c( (number|no))?|card (number|no)|iban|bban|konto ?(nummer|nr)|(kredit)?karten?(nummer|nr)|kort ?(nummer|nr)|kaartnummer|rekeningnummer|(nr|numer) (rachunku|konta)|numero (de )?(carte|tarjeta|compte|cuenta|conto)|rapporto|konto)\b|konto\b/,
  /\b(account|card|(kredit)?karte|tarjeta|compte|cuenta|conto|conta|rekening)\b/,
];
/** What follows a word for an account where the line is about something else of it. */
const OF_OTHERS =
  /^ ?(holder|owner|name|branch|type|balance|manager|opened|phone|address|currency|ccy|status|id|reference)\b/;
/** A cell that names a number of something else. */
const OTHER_NUMBER =
  /\b(call|helpline|enquiries|phone|tel|telephone|telefon|fax|mobile|vat|tax|abn|customer|client|member|cust|cif|reference|ref|ifsc|micr|bic|swift|blz|bsb|sort code|branch|routing|transit|pan|statement (number|no|nr)|date)\b/;
/** A letter within it is a check letter, as of the French post. */
const ACCOUNT_NUMBER =
  /(?:[A-Z]{2}\d{2}[A-Z0-9 ]{8,30}|\b\d{5,10}[A-Z]\d{2,4}\b|\b\d{3,5}\/\d{6,12}\b|[\d*xX•][\d*xX•. -]{3,32}\d)/;
/** A moment written without marks, as a file says when it was made. */
const MOMENT = /^20\d{2}(?:0\d|1[0-2])[0-3]\d(?:[0-2]\d[0-5]\d(?:[0-5]\d)?)?$/;
/** A day, or two of a period. */
const DAYS =
  /(?:19|20)\d{2}[-.][01]\d[-.][0-3]\d|\b[0-3]?\d\.[01]?\d\.(?:19|20)?\d{2}|^20\d{2}[01]\d[0-3]\d[ -]{1,3}20\d{2}[01]\d[0-3]\d$/;
/** A column of the card that was used, or of the account by its last digits. */
const ENDING =
  /^(card|account|(first )?bank card|card used|(card|account) ending( in)?|(card )?last (4|four)( digits)?)( (no|number))?$|^((numero|no) (de )?carte|kartennummer|kaartnummer|kortnummer|numero de tarjeta|tarjeta|numero carta)$/;
const LAST_DIGITS = /^[xX*•.' -]*(?:\d{4,5}|\d{15,16})'?$/;
/** What an account is called that heads its rows in a report of books. */
const NAMES_ACCOUNT =
  /\b(checking|chequing|current|savings|bank|account|acct|card|visa|mastercard|amex|line of credit|loan)\b/;

const ACCOUNTS_MAX = 20;
/** Headings that only the owner's account has. */
export const OWN_ACCOUNT =
  /\b(iban (du compte|del conto|de la cuenta|des kontos)|auftrags?\w*|auftraggeberkonto|kontoinhaber|buchungskonto|eigen|this (account|party)|account ending|posted|own|source|account (name|key)|card( no| number)?|produ(ct|it)|short name|szamla neve|intestatario|numero carta)\b/;
/** What the owner's account is called too, and sometimes the other side's: of so few it is the owner's, on however few rows. */
const SOME_ACCOUNT =
  /^(bank )?(account|konto|compte|cuenta|conto|conta|rekening)( (number|no|nr|id))?$|^rekeningnummer$|^номер счета$|^saskaitos nr$/;
const FEW_ACCOUNTS = 4;

/** The account a table names in its account column (one and the same in every row) or above its headings; null: none. */
export function tableAccount(frame: TableFrame, columns: Columns): StatementAccount | null {
  const [inColumn, ...others] = accountValues(frame, columns).keys();
  const isOne = inColumn !== undefined && others.length === 0;
  const label = isOne
    ? inColumn
    : (numberAbove(frame.preamble) ??
      endingOf(frame, columns) ??
      titleOf(frame, columns) ??
      numberBeside(frame, columns));
  return label === undefined ? null : accountNamed(label, frame);
}

/** The last digits that a column of cards or accounts gives every row, all the same ones. */
function endingOf({ header, body }: TableFrame, columns: Columns): string | undefined {
  const column = (header?.cells ?? []).findIndex((heading) => ENDING.test(foldText(heading)));
  if (column < 0) return undefined;
  const values = new Set(body.filter((row) => isOfRows(row, columns)).map((row) => cellText(row, column)));
  const [only = '', ...others] = values;
  const isEnding = LAST_DIGITS.test(only) || MASKED_NUMBER.test(only) || lastDigitsOfName(only) !== undefined;
  return others.length === 0 && isEnding ? only.replaceAll("'", '') : undefined;
}

/** A number with the bank's marks over most of its digits, or one as long as an account's. */
const MASKED_NUMBER = /^'?\d{0,6}[xX*•. -]{3,14}\d{3,4}'?$/;
const WHOLE_NUMBER = /^'?[\d-]{8,20}'?$/;
/** Members of a credit union have numbers of their branch: every row names it beside them. */
const SHORT_NUMBER = /^\d{5,7}$/;
const BRANCH = /^(caisse|credit union|banque|bank)\b|\b(credit union|bank)$/;

/** Without headings, the number that each row gives beside its days, amounts and words: masked, or else the first that is long enough. */
function numberBeside({ header, body }: TableFrame, columns: Columns): string | undefined {
  const [first, second] = body;
  if (header || !first || !second) return undefined;
  const { date, otherDates, amount, debit, credit, balance } = columns;
  const taken = new Set([date, ...otherDates, amount, debit, credit, balance]);
  const same = first.cells.flatMap((_, column) => {
    const value = cellText(first, column);
    const isSame = !taken.has(column) && body.every((row) => cellText(row, column) === value);
    return isSame && writtenDate(value) === undefined ? [value] : [];
  });
  const isOfBranch = same.some((value) => BRANCH.test(foldText(value)));
  return (
    same.find((value) => MASKED_NUMBER.test(value)) ??
    same.find((value) => WHOLE_NUMBER.test(value)) ??
    same.find((value) => isOfBranch && SHORT_NUMBER.test(value))
  );
}

/** The account that a report of books heads its rows with, and their sum: "Checking (7731)" above, "Total for Checking (7731)" below. */
function titleOf({ body }: TableFrame, { balance }: Columns): string | undefined {
  if (balance === undefined) return undefined;
  const titles = groupTitles(body).filter((title) => NAMES_ACCOUNT.test(foldText(title)));
  return titles.length === 1 ? titles[0] : undefined;
}

/** An account by what a table calls it. */
export function accountNamed(label: string, frame: TableFrame): StatementAccount {
  const number =
    shapedNumber(label) ??
    ACCOUNT_NUMBER.exec(label)?.[0].trim() ??
    LAST_DIGITS.exec(label)?.[0] ??
    lastDigitsOfName(label);
  const kind = speaksOfCard(frame) ? { kind: 'credit-card' as const } : {};
  return { label, ...(number === undefined ? {} : { number }), ...kind };
}

/** What a table calls the accounts that it is of: in its account column, else above its headings. */
export function ownNumbers(frame: TableFrame, columns: Columns): string[] {
  const inColumn = [...accountValues(frame, columns).keys()];
  const above = inColumn.length > 0 ? undefined : numberAbove(frame.preamble);
  return above === undefined ? inColumn : [above];
}

/** Whether an account column names several accounts of the owner: by its heading, or each on several rows; none left out. */
export function hasSeveralAccounts(frame: TableFrame, columns: Columns): boolean {
  const counts = [...accountValues(frame, columns).values()];
  if (counts.length < 2 || counts.length > ACCOUNTS_MAX) return false;
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return rows >= 2 * counts.length || isHeadedSo(frame, columns, counts.length);
}

function isHeadedSo({ header }: TableFrame, columns: Columns, count: number): boolean {
  if (!header || columns.account === undefined) return false;
  const heading = foldText(cellText(header, columns.account));
  return OWN_ACCOUNT.test(heading) || (count <= FEW_ACCOUNTS && SOME_ACCOUNT.test(heading));
}

/** Below the rows a file may say how many they are, and what they are good for: in one cell. */
const isOfRows = (row: TableRow, { date }: Columns): boolean => cellText(row, date) !== '';

function accountValues({ body }: TableFrame, columns: Columns): Map<string, number> {
  const counts = new Map<string, number>();
  if (columns.account === undefined) return counts;
  for (const row of body) {
    const value = cellText(row, columns.account);
    if (value !== '' && isOfRows(row, columns)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Headings that only a file has whose payments go from account to account. */
const OTHER_ACCOUNT =
  /\b(beneficiary|payee|counterparty|recipient)( \w+)* (iban|bic|account|sort code|routing)\b/;

/**
 * Whether the lines above a table or its headings speak of a credit card. A bank account lists the cards it was used by too: its rows
 * name an account of the other side or, most of them, no card.
 */
export function speaksOfCard({ preamble, header, body }: TableFrame): boolean {
  if (preamble.some((row) => CARD.test(foldText(row.cells.join(' '))))) return true;
  const headings = (header?.cells ?? []).map((heading) => foldText(heading.replaceAll('#', ' no ')));
  if (headings.some((heading) => OTHER_ACCOUNT.test(heading))) return false;
  const isFilled = (column: number): boolean =>
    body.filter((row) => cellText(row, column) !== '').length * 2 > body.length;
  return headings.some((heading, column) => CARD.test(heading) && isFilled(column));
}

/** In a line of facts the number stands at most so many cells behind what names it. */
const NEAR = 3;
const AMOUNT = /\d[.,]\d{2}( ?\D{1,3})?$/;
/** A number above a table has so many digits at least, with those left out. */
const SHORTEST = 6;
/** A longer cell is a text, not a fact of the account. */
const FACT_MAX = 200;

/** The number that the lines above a table name as their account's: by its form, by the words for it, by its kind, or alone on its line. */
export function numberAbove(preamble: readonly TableRow[]): string | undefined {
  const lines = preamble.map(({ cells }) =>
    cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '' && cell.length <= FACT_MAX && writtenDate(cell) === undefined),
  );
  return (
    NUMBER_LABELS.map((label) => numberNamed(label, lines, preamble)).find(
      (number) => number !== undefined,
    ) ??
    firstIn(lines, (cells) => firstIn(cells, (cell) => shapedNumber(cell) ?? lastDigitsOfKind(cell))) ??
    firstIn(lines, (cells) => firstIn(cells, (cell) => WITH_CURRENCY.exec(cell)?.[1])) ??
    firstIn(lines, maskedEnd) ??
    firstIn(lines, ([only = '', ...others]) => (others.length === 0 ? numberAlone(only) : undefined))
  );
}

/** A number with its currency behind it, and perhaps its owner: "745212341234 ( INR ) - P SHARMA". */
const WITH_CURRENCY = /^(\d{9,18}) ?\( ?[A-Z]{3} ?\)/;

/** The bank's marks over a number behind an account's own name: "FlexAccount ****01234". */
function maskedEnd(cells: readonly string[]): string | undefined {
  if (cells.some((cell) => OTHER_NUMBER.test(foldText(cell)))) return undefined;
  return firstIn(cells, (cell) => /(?:[*•]{3,}|[xX]{4,})[ -]?\d{3,5}$/.exec(cell)?.[0]);
}

/** A number behind such a word in its cell, in the cells beside it or in the one below. */
function numberNamed(
  label: RegExp,
  lines: readonly (readonly string[])[],
  preamble: readonly TableRow[],
): string | undefined {
  for (const [at, cells] of lines.entries()) {
    const found = numberBehind(label, cells) ?? numberUnder(label, preamble[at], preamble[at + 1]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function numberBehind(label: RegExp, cells: readonly string[]): string | undefined {
  const named = cells.findIndex((cell) => isNamed(label, cell));
  if (named < 0) return undefined;
  const [own = '', ...others] = cells.slice(named, named + NEAR);
  const end = others.findIndex((cell) => OTHER_NUMBER.test(foldText(cell)));
  const beside = end < 0 ? others : others.slice(0, end);
  const inCell = numberIn(behind(label, own));
  return inCell ?? firstIn(beside, numberIn) ?? firstIn([own, ...beside], lastDigitsOfName);
}

/** Whether a word for an account stands in a cell that is of nothing else the account has. */
function isNamed(label: RegExp, cell: string): boolean {
  const words = foldText(cell);
  const found = label.exec(words);
  return found !== null && !OF_OTHERS.test(words.slice(found.index + found[0].length));
}

/** What stands behind the word for an account in its cell. */
function behind(label: RegExp, cell: string): string {
  const letters = Array.from(cell);
  const found = label.exec(letters.map((letter) => foldText(letter)[0] ?? ' ').join(''));
  return found ? letters.slice(found.index + found[0].length).join('') : cell;
}

/** A number that stands alone in its line, but for the account's kind. */
function numberAlone(cell: string): string | undefined {
  return OTHER_NUMBER.test(foldText(cell)) ? undefined : numberIn(cell);
}

function firstIn<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function numberIn(cell: string): string | undefined {
  const number = AMOUNT.test(cell) ? undefined : (shapedNumber(cell) ?? ACCOUNT_NUMBER.exec(cell)?.[0]);
  if (number === undefined || MOMENT.test(number) || DAYS.test(number)) return undefined;
  return number.replace(/[^\d*x]/gi, '').length >= SHORTEST ? number : undefined;
}

/** The number in the line below a heading of its own, among headings of other facts. */
function numberUnder(
  label: RegExp,
  headings: TableRow | undefined,
  below: TableRow | undefined,
): string | undefined {
  const names = headings?.cells.map((cell) => cell.trim()) ?? [];
  if (!below || names.filter((cell) => cell !== '').length < 2) return undefined;
  // A name with something behind it, or with a figure, is no heading.
  const isHeading = (name: string): boolean => !/\d|: *\S/.test(name) && isNamed(label, name);
  return names
    .map((name, column) => (isHeading(name) ? numberIn(cellText(below, column)) : undefined))
    .find((number) => number !== undefined);
}
