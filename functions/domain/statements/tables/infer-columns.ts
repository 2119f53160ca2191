import {
  directionOf,
  mayBeSummary,
  roleOfHeading,
  sideOfHeading,
  summaryKind,
  type ColumnRole,
} from './column-words.ts';
import type { ColumnProfile, Columns, MoneyColumns } from './columns.ts';
import { accountColumn } from './account-column.ts';
import { currencyColumn } from './currency-column.ts';
import { isDayCell, type TableFrame } from './find-frame.ts';
import { moneyColumnsByContent } from './money-columns.ts';
import { namedMoney } from './named-money.ts';
import { NOTHING, withNet } from './net-column.ts';
import { runsInOrder } from './serial-days.ts';
import { isStanding, statusColumns } from './status-column.ts';
import { cellText, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';
import { foldText } from '../../text/fold-text.ts';
import { currencyCodes, writtenMoney } from '../../text/written-money.ts';

const SAMPLE_ROWS = 300;

/** The moment when something was entered, beside the day on which it was charged or paid. */
const MADE = /^(created|creation|updated|submitted)\b/;

/** Headings of what kind of card paid: a debit card's payments come in as well. */
const OF_CARDS = /\b(card (type|kind|funding)|funding|process as|kartenart|type de carte)\b/;

/** The number of an account, not of money. */
const LONG_NUMBER = /\d{16}/;

/** In fewer rows one shop may stand in each. */
const ROWS_OF_ONE = 5;

/** What shows decimals, a sign or a currency. */
const PRECISE = /[.,]\d{1,2}\b|^[-+(\u2012-\u2015\u2212]|[$€£¥]/;

/** Infers the role of every column from its heading and from what all its cells look like; undefined without a date or amounts. */
export function inferColumns(frame: TableFrame, serialDates: boolean): Columns | undefined {
  const sample = sampleOf(frame.body, serialDates);
  const profiles = profileColumns(frame, sample, serialDates);
  const days = dayColumns(profiles, sample);
  const most = Math.max(...days.map(({ filled }) => filled));
  // Days of the whole file may stand in a line of their own.
  const usual = days.filter(({ filled }) => filled * 2 > most);
  const date =
    usual.find((it) => it.role === 'date' && !MADE.test(foldText(it.heading))) ??
    usual.find((it) => it.role === 'date') ??
    usual.find((it) => it.role === undefined) ??
    usual[0];
  if (date === undefined) return undefined;
  const others = profiles.filter((it) => !days.includes(it));
  const run = runOf(frame.body, serialDates);
  const money = namedMoney(others, run) ?? moneyColumnsByContent(others, { sample, run, date: date.column });
  if (money === undefined) return undefined;
  const columns: Columns = {
    date: date.column,
    otherDates: days.filter((it) => it !== date).map((it) => it.column),
    ...money,
    ...context(others, money, frame, run),
    fees: feeColumns(others, money),
    ...statusColumns(others.filter(({ column }) => !Object.values(money).includes(column))),
    ...balanceColumns(others.filter((it) => it.column !== money.balance)),
  };
  return withNet(columns, others, run);
}

/** Columns of days. Beside days as written, numbers that could count days are none unless their heading says so. */
function dayColumns(profiles: ColumnProfile[], sample: TableRow[]): ColumnProfile[] {
  const days = profiles.filter(
    (it) => it.dayShare >= 0.5 && it.role !== 'reference' && !isMoneyRole(it.role),
  );
  const isDay = (it: ColumnProfile): boolean =>
    it.writtenDayShare >= 0.5 || it.role === 'date' || it.role === 'secondDate';
  if (days.some(isDay)) return days.filter(isDay);
  const isSheet = sample.some((row) => row.numbers !== undefined);
  const counted = days.filter((it) => it.dayShare >= 0.9 && runsInOrder(sample, it.column));
  return counted.length > 0 || !isSheet ? counted : days;
}

/** Neighbouring rows with a day, from the first on. */
function runOf(body: TableRow[], serialDates: boolean): TableRow[] {
  return body.slice(0, SAMPLE_ROWS).filter((row) => hasDay(row, serialDates));
}

/** Rows with a day, evenly from the whole body: the others are headers, footers and remarks. */
function sampleOf(body: TableRow[], serialDates: boolean): TableRow[] {
  const step = Math.max(1, Math.floor(body.length / SAMPLE_ROWS));
  const rows: TableRow[] = [];
  for (let at = 0; at < body.length; at += step) {
    const row = body[at];
    if (row && hasDay(row, serialDates)) rows.push(row);
  }
  return rows;
}

/** Lines that state the balance before or after the rows have a day as well, but no amount. */
function hasDay(row: TableRow, serialDates: boolean): boolean {
  const statesBalance = (cell: string): boolean =>
    mayBeSummary(cell) &&
    /^(opening|closing|brought|carried|total|page-total|turnover|day-balance)$/.test(summaryKind(cell) ?? '');
  if (row.cells.some(statesBalance)) return false;
  return row.cells.some((_, column) => isDayCell(row, column, serialDates));
}

function profileColumns(frame: TableFrame, sample: TableRow[], serialDates: boolean): ColumnProfile[] {
  const width = Math.max(0, frame.header?.cells.length ?? 0, ...sample.map((row) => row.cells.length));
  const profiles = Array.from({ length: Math.min(width, 200) }, (_, column) => {
    const heading = frame.header === undefined ? '' : cellText(frame.header, column);
    return profileOf(column, heading, sample, serialDates);
  });
  return profiles.map((it) => (isTypedByPayer(it, profiles) ? { ...it, role: 'text' } : it));
}

/**
 * Banks of New Zealand have payers type three short words: particulars, code and reference. The tax office asks for the kind of tax as the code
 * (`INC`, `GST`), so that it says more than any code of a bank's own.
 */
const isTypedByPayer = ({ heading }: ColumnProfile, all: readonly ColumnProfile[]): boolean =>
  /^\s*(analysis )?code\s*$/i.test(heading) && all.some((it) => /^\s*particulars\s*$/i.test(it.heading));

function profileOf(column: number, heading: string, sample: TableRow[], serialDates: boolean): ColumnProfile {
  const headed = roleOfHeading(heading);
  const rows = filledRows(sample, column, headed);
  const texts = rows.map((row) => cellText(row, column));
  const money = texts.map((text) => ({
    text,
    written: LONG_NUMBER.test(text) ? undefined : writtenMoney(text),
  }));
  const writtenDayShare = shareOf(texts, (text) => writtenDate(text) !== undefined);
  const moneyShare = shareOf(money, ({ written }) => written !== undefined);
  const dayShare = shareOf(rows, (row) => isDayCell(row, column, serialDates));
  const wordShare = shareOf(texts, (text) => /\p{L}{2}/u.test(text));
  return {
    column,
    heading,
    role: heldRole(headed, heading, { moneyShare, dayShare, writtenDayShare, wordShare }),
    filled: rows.length,
    dayShare,
    writtenDayShare,
    moneyShare,
    preciseShare: shareOf(money, ({ text, written }) => written !== undefined && PRECISE.test(text)),
    signedShare: shareOf(money, ({ written }) => (written?.sign ?? 0) !== 0),
    phraseShare: shareOf(texts, (text) => /\p{L} \p{L}/u.test(text)),
    wordShare,
    currencyShare: shareOf(texts, (text) => currencyCodes.has(text.toUpperCase())),
    directionShare:
      headed === 'direction' || !texts.every((text) => text === '-')
        ? shareOf(texts, (text) => directionOf(text) !== undefined)
        : 0,
    // A column that only repeats its heading ("Memo": memo) says nothing of its rows.
    standingShare: texts.every((text) => foldText(text) === foldText(heading))
      ? 0
      : shareOf(texts, isStanding),
    distinctShare: new Set(texts).size / Math.max(texts.length, 1),
  };
}

/** The role of a heading, unless its cells hold something else: "Soll/Haben" over amounts, "Time" over days, "Buchung" over words. */
function heldRole(
  headed: ColumnRole | undefined,
  heading: string,
  {
    moneyShare,
    dayShare,
    writtenDayShare,
    wordShare,
  }: Pick<ColumnProfile, 'moneyShare' | 'dayShare' | 'writtenDayShare' | 'wordShare'>,
): ColumnRole | undefined {
  if (headed === 'direction' && moneyShare >= 0.8) return 'amount';
  if (isMoneyRole(headed) && moneyShare + dayShare === 0 && wordShare >= 0.5) return undefined;
  if (headed === 'date' && dayShare === 0 && wordShare >= 0.5) return undefined;
  return /^(transaction )?time$/i.test(heading.trim()) && writtenDayShare >= 0.8 ? 'date' : headed;
}

function shareOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}

/** Rows with something in a column; where it holds money, a dash says that there is none. */
function filledRows(sample: TableRow[], column: number, role: ColumnRole | undefined): TableRow[] {
  const filled = sample.filter((row) => cellText(row, column) !== '');
  const stated = filled.filter((row) => !NOTHING.test(cellText(row, column)));
  const holdsMoney =
    isMoneyRole(role) || stated.some((row) => writtenMoney(cellText(row, column)) !== undefined);
  return holdsMoney ? stated : filled;
}

function isMoneyRole(role: ColumnRole | undefined): boolean {
  return role === 'amount' || role === 'debit' || role === 'credit' || role === 'balance' || role === 'gross';
}

/** Columns of fees; one headed "Charges" is such where it is not itself the money out. */
function feeColumns(profiles: ColumnProfile[], money: MoneyColumns): number[] {
  const used = new Set(Object.values(money));
  const isFee = (it: ColumnProfile): boolean => it.role === 'fee' || /^\s*charges?\s*$/i.test(it.heading);
  return profiles
    .filter((it) => isFee(it) && it.filled > 0 && it.moneyShare >= 0.5 && !used.has(it.column))
    .map((it) => it.column);
}

/** Direction, currency, account and description columns: what is neither day nor money. */
function context(
  profiles: ColumnProfile[],
  money: MoneyColumns,
  frame: TableFrame,
  run: TableRow[],
): Omit<Columns, 'date' | 'otherDates' | 'fees' | 'status' | 'standings' | 'kinds'> {
  const used = new Set([money.amount, money.debit, money.credit, money.otherCredit, money.balance]);
  const free = profiles.filter((it) => !used.has(it.column) && it.filled > 0);
  const marks = bothMarks(free, money);
  const direction = marks?.amount ?? (money.debit === undefined ? directionColumn(free) : undefined);
  const currency = currencyColumn(
    free.filter((it) => it !== direction),
    money,
    frame,
    run,
  );
  // Beside debits and credits such words can speak of the balance alone.
  const isOther = (it: ColumnProfile): boolean => (direction ? it !== direction : money.debit !== undefined);
  const optional = {
    direction,
    balanceSide: marks?.balance ?? free.find((it) => isBesideBalance(it, money) && isOther(it)),
    currency,
    account: accountColumn(free, money, frame, run),
  };
  const set = Object.entries(optional).flatMap(([name, it]) =>
    it === undefined ? [] : [[name, it.column] as const],
  );
  const texts = free.filter((it) => it !== direction && it !== currency && isText(it));
  const isDirected =
    direction !== undefined && profiles.every((it) => it.column !== money.amount || it.signedShare === 0);
  // Where no sign or word tells money in from money out, either side may be the other one.
  const hasWays =
    direction !== undefined || profiles.every((it) => it.column !== money.amount || it.signedShare > 0);
  return {
    isGuessed: money.isGuessed,
    isDirected,
    ...Object.fromEntries(set),
    ...descriptionColumns(texts),
    ...(hasWays ? sidesOf(texts) : {}),
  };
}

/** Columns of the whole statement's opening and closing balance, which often hold nothing in the transactions' own lines. */
function balanceColumns(profiles: ColumnProfile[]): Pick<Columns, 'opening' | 'closing'> {
  const whole = profiles.filter((it) => it.filled <= 2 || it.distinctShare <= 0.5);
  const [opening, closing] = [
    whole.find((it) => it.role === 'opening'),
    whole.find((it) => it.role === 'closing'),
  ];
  return {
    ...(opening === undefined ? {} : { opening: opening.column }),
    ...(closing === undefined ? {} : { closing: closing.column }),
  };
}

/** Of two columns of such words the first says it of whichever stands first, amount or balance. */
function bothMarks(
  free: ColumnProfile[],
  { amount, balance }: MoneyColumns,
): { amount: ColumnProfile; balance: ColumnProfile } | undefined {
  const [first, second, ...others] = free.filter((it) => it.directionShare === 1 && it.role !== 'currency');
  if (amount === undefined || balance === undefined || !first || !second || others.length > 0)
    return undefined;
  return amount < balance ? { amount: first, balance: second } : { amount: second, balance: first };
}

function directionColumn(free: ColumnProfile[]): ColumnProfile | undefined {
  const saysWay = ({ role, heading }: ColumnProfile): boolean =>
    role !== 'currency' && !OF_CARDS.test(foldText(heading));
  return (
    free.find((it) => it.role === 'direction' && it.directionShare >= 0.8) ??
    free.find((it) => it.directionShare >= 0.9 && saysWay(it))
  );
}

/** A column of such words, right behind the balance, says whether it is overdrawn. */
function isBesideBalance(it: ColumnProfile, { balance }: MoneyColumns): boolean {
  return (
    balance !== undefined && it.column === balance + 1 && it.role === 'direction' && it.directionShare === 1
  );
}

function isText(it: ColumnProfile): boolean {
  const isNamed = it.role === 'text' && !/ref/i.test(it.heading) && it.preciseShare < 0.8 && !countsRows(it);
  return (
    (isNamed || it.wordShare >= 0.2) && it.dayShare < 0.5 && it.currencyShare < 0.9 && it.role !== 'account'
  );
}

/** Whether a column numbers the rows, as an "Item #" does. */
const countsRows = ({ heading, wordShare, distinctShare }: ColumnProfile): boolean =>
  wordShare === 0 && distinctShare === 1 && /^(item|line|row|entry)$/.test(foldText(heading));

/** Named descriptions, with types and categories to stand in; without headings every column of words. */
function descriptionColumns(texts: ColumnProfile[]): Pick<Columns, 'text' | 'detail'> {
  const columns = (role: ColumnRole | undefined, of = texts): number[] =>
    of.filter((it) => it.role === role).map((it) => it.column);
  const detail = [...columns('detail'), ...columns('reference')];
  const phrases = texts.filter(
    (it) => it.role === 'detail' && it.phraseShare >= 0.5 && /type/i.test(it.heading),
  );
  if (texts.some((it) => it.role === 'text')) {
    const named = texts.filter((it) => it.role === 'text' || (it.role === undefined && saysMuch(it)));
    return { text: [...named, ...phrases].map((it) => it.column), detail };
  }
  const telling = texts.filter((it) => !saysOneThing(it));
  const unnamed = columns(undefined, telling.length > 0 ? telling : texts);
  return unnamed.length > 0 ? { text: unnamed, detail } : { text: detail, detail: [] };
}

/** Whether a column without a heading says the same in every row: a branch or an account, as Desjardins writes before each. */
const saysOneThing = (it: ColumnProfile): boolean =>
  it.role === undefined && it.filled >= ROWS_OF_ONE && it.distinctShare * it.filled < 2;

/** Under a heading in words not known, what is mostly phrases, and hardly the same twice, describes rows as well. */
const saysMuch = (it: ColumnProfile): boolean => it.phraseShare >= 0.5 && it.distinctShare >= 0.3;

/** The columns of who pays and who is paid, where a table has both. */
function sidesOf(texts: ColumnProfile[]): Pick<Columns, 'sides'> {
  const [payer, payee] = (['payer', 'payee'] as const).map((side) =>
    texts.find((it) => it.role === 'text' && sideOfHeading(it.heading) === side),
  );
  return payer && payee ? { sides: { payer: payer.column, payee: payee.column } } : {};
}
