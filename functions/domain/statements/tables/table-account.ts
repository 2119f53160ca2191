import type { StatementAccount } from '../../../../shared/model/statement.ts';
import type { TableFrame } from './find-frame.ts';
import { foldText } from '../../text/fold-text.ts';
import { CARD } from '../card-words.ts';
import type { Columns } from './columns.ts';
import { groupTitles } from './group-titles.ts';
import { cellText, isBlankRow, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';

const NUMBER_LABEL =
  /\b(account (number|no|nr)|card (number|no)|iban|kontonummer|konto|(kredit)?karten?(nummer)?|kort ?(nummer|nr)|kaartnummer|numero de (carte|tarjeta)|tarjeta|compte|cuenta|conta|rekening|account)\b|konto\b/;
/** A letter within it is a check letter, as of the French post. */
const ACCOUNT_NUMBER =
  /(?:[A-Z]{2}\d{2}[A-Z0-9 ]{8,30}|\b\d{5,10}[A-Z]\d{2,4}\b|[\d*xX•][\d*xX•. -]{3,32}\d)/;
/** A moment written without marks, as a file says when it was made. */
const MOMENT = /^20\d{2}(?:0\d|1[0-2])[0-3]\d(?:[0-2]\d[0-5]\d(?:[0-5]\d)?)?$/;
/** A day, or two of a period. */
const DAYS = /(?:19|20)\d{2}[-.][01]\d[-.][0-3]\d|\b[0-3]?\d\.[01]?\d\.(?:19|20)?\d{2}/;
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
  /\b(iban (du compte|del conto|de la cuenta|des kontos)|auftrags?\w*|auftraggeberkonto|kontoinhaber|posted|this party|own|source|account (name|key)|card( no| number)?|produ(ct|it)|short name|szamla neve|intestatario|numero carta)\b/;
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
      endingOf(frame) ??
      titleOf(frame, columns) ??
      numberBeside(frame, columns));
  return label === undefined ? null : accountNamed(label, frame);
}

/** The last digits that a column of cards or accounts gives every row, all the same ones. */
function endingOf({ header, body }: TableFrame): string | undefined {
  const column = (header?.cells ?? []).findIndex((heading) => ENDING.test(foldText(heading)));
  if (column < 0) return undefined;
  const values = new Set(body.filter((row) => !isBlankRow(row)).map((row) => cellText(row, column)));
  const [only = '', ...others] = values;
  return others.length === 0 && LAST_DIGITS.test(only) ? only.replaceAll("'", '') : undefined;
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
  const number = ACCOUNT_NUMBER.exec(label)?.[0].trim() ?? LAST_DIGITS.exec(label)?.[0];
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

function accountValues({ body }: TableFrame, columns: Columns): Map<string, number> {
  const counts = new Map<string, number>();
  if (columns.account === undefined) return counts;
  for (const row of body) {
    const value = cellText(row, columns.account);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
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

/** A number beside, in or under a cell that speaks of an account, or one that stands alone on its line. */
export function numberAbove(preamble: readonly TableRow[]): string | undefined {
  for (const [at, row] of preamble.entries()) {
    const filled = row.cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '' && writtenDate(cell) === undefined);
    const named = filled.findIndex((cell) => NUMBER_LABEL.test(foldText(cell)));
    const near = named >= 0 ? filled.slice(named, named + NEAR) : filled.length === 1 ? filled : [];
    const found =
      near.map(numberIn).find((number) => number !== undefined) ?? numberUnder(row, preamble[at + 1]);
    if (found !== undefined && found.replace(/[^\d*x]/gi, '').length >= 6) return found;
  }
  return undefined;
}

function numberIn(cell: string): string | undefined {
  const number = AMOUNT.test(cell) ? undefined : ACCOUNT_NUMBER.exec(cell)?.[0];
  return number === undefined || MOMENT.test(number) || DAYS.test(number) ? undefined : number;
}

/** The number in the line below a heading of its own, among headings of other facts. */
function numberUnder(headings: TableRow, below: TableRow | undefined): string | undefined {
  if (!below || headings.cells.filter((cell) => cell.trim() !== '').length < 2) return undefined;
  return headings.cells
    .map((heading, column) =>
      NUMBER_LABEL.test(foldText(heading)) ? numberIn(cellText(below, column)) : undefined,
    )
    .find((number) => number !== undefined);
}
