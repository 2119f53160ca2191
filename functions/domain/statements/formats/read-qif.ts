import {
  DateOrder,
  type StatementAccount,
  type StatementQuestion,
} from '../../../../shared/model/statement.ts';
import { combinedStatement, type AccountRows, type SignedRow } from './combined-statement.ts';
import { lastDigitsOfName } from '../account-shapes.ts';
import { accountInFileName } from '../tables/file-name-account.ts';
import { decideDateOrder, type DateOrderDecision } from '../tables/decide-date-order.ts';
import {
  problem,
  type ReadAccount,
  type Reading,
  type ReadOptions,
  type ReadStatement,
  type UnreadRow,
} from '../reading.ts';
import { summaryKind } from '../tables/column-words.ts';
import { dateInOrder, writtenDate, type WrittenDate } from '../../text/written-date.ts';
import { decimalEvidence, minorAsShown, writtenMoney, type DecimalSign } from '../../text/written-money.ts';
import { amountTrouble, dateTrouble } from '../unread-cell.ts';

/** One record: its fields by letter and the line it begins on. */
interface QifRecord {
  line: number;
  fields: Map<string, string>;
}

/** The records of one account, and whether they are a card's. */
interface Register {
  name: string;
  isCard: boolean;
  records: QifRecord[];
}

/** What a QIF file holds: the register of each account, and the trades of investment accounts, which are none of a bank's. */
interface QifContents {
  registers: Register[];
  trades: QifRecord[];
  hasLists: boolean;
}

/**
 * Reads the bank, cash and card registers of a QIF file: one letter a field, `^` after each record. Quicken writes lists and several
 * accounts into one file, each after its name; of investments it is told that they are left out, and alone they are refused.
 */
export function readQif(text: string, options: ReadOptions): Reading {
  const { registers, trades, hasLists } = contentsOf(text);
  if (registers.length === 0 && (trades.length > 0 || hasLists))
    return problem('unsupported-format', { code: 'no-register-in-qif' });
  const records = registers.flatMap((register) => register.records);
  const dates = decideDateOrder(
    records.map(dayOf).filter((date) => date !== undefined),
    'mdy',
    DateOrder.safeParse(options.answers?.['date-order']).data ?? options.dateOrder,
  );
  const decimal = decimalOf(records);
  const currency = options.currency ?? null;
  const accounts = registers.map((register): AccountRows => {
    const [beginning, moved] = openingApart(register.records);
    const opening = beginning && rowFrom(beginning, dates, decimal, currency ?? '');
    const others = opening && !('amount' in opening) ? register.records : moved;
    return {
      currency,
      account: accountOf(register, registers.length === 1 ? options.fileName : undefined),
      opening: opening && 'amount' in opening ? opening.amount : null,
      closing: null,
      rows: others.map((record) => rowFrom(record, dates, decimal, currency ?? '')),
    };
  });
  accounts
    .at(-1)
    ?.rows.push(...trades.map(({ line }) => ({ row: line, reason: { code: 'investment' as const } })));
  const reading = combinedStatement('qif', accounts);
  return reading.kind === 'read' ? { kind: 'read', statement: asking(reading.statement, dates) } : reading;
}

/** Sections without days and amounts of an account. */
const LISTS = /^!type:\s*(prices|security|memorized|cat|class|tag|budget)/i;
/** Banks write other words than Quicken's for a register: `!Type:Checking`. */
const SECTION = /^!type\b/i;
const CARD = /^!type:\s*(ccard|credit ?card)/i;
const TRADES = /^!type:\s*inv/i;

function contentsOf(text: string): QifContents {
  const registers = new Map<string, Register>();
  const trades: QifRecord[] = [];
  let name = '';
  let isNaming = false;
  let named = 0;
  let hasLists = false;
  let records: QifRecord[] | undefined = registerNamed(registers, '', false).records;
  let record: QifRecord | undefined;
  text.split('\n').forEach((written, at) => {
    const line = written.trim();
    if (line === '') return;
    if (line.startsWith('^')) record = undefined;
    else if (/^!option/i.test(line)) record = undefined;
    else if (line.startsWith('!')) {
      record = undefined;
      isNaming = /^!account/i.test(line);
      if (isNaming) named = 0;
      // A list of accounts names none of the register that follows it, and ends in this word or holds several.
      if (/^!clear/i.test(line)) name = '';
      const isList = LISTS.test(line);
      hasLists ||= isList;
      if (TRADES.test(line)) records = trades;
      else if (isList || !SECTION.test(line)) records = undefined;
      else records = registerNamed(registers, name, CARD.test(line)).records;
    } else if (isNaming) {
      if (!line.startsWith('N')) return;
      named += 1;
      name = named === 1 ? line.slice(1).trim() : '';
    } else if (records) {
      if (!record) records.push((record = { line: at + 1, fields: new Map() }));
      const letter = line[0] ?? '';
      if (!record.fields.has(letter)) record.fields.set(letter, line.slice(1).trim());
    }
  });
  return {
    registers: [...registers.values()]
      .map((register) => ({ ...register, records: register.records.filter(isTransaction) }))
      .filter((register) => register.records.length > 0),
    trades: trades.filter(isTransaction),
    hasLists,
  };
}

function registerNamed(registers: Map<string, Register>, name: string, isCard: boolean): Register {
  const register = registers.get(name) ?? { name, isCard, records: [] };
  register.isCard ||= isCard && register.records.length === 0;
  registers.set(name, register);
  return register;
}

/**
 * The balance that a program's register begins with, written as a transfer from the account itself, apart from what moved: the oldest record,
 * which is the last one where the newest is the first.
 */
function openingApart(records: readonly QifRecord[]): [QifRecord | undefined, readonly QifRecord[]] {
  const opening = [records[0], records.at(-1)].find((record) => record && isOpening(record));
  return [opening, records.filter((record) => record !== opening)];
}

const isOpening = ({ fields }: QifRecord): boolean =>
  fields.get('L')?.startsWith('[') === true && summaryKind(fields.get('P') ?? '') === 'opening';

const isTransaction = ({ fields }: QifRecord): boolean =>
  fields.has('D') || fields.has('T') || fields.has('U');

/** A bank that writes the file itself names the account by its number, a program by a name that may end in the last digits. */
function accountOf({ name, isCard }: Register, fileName: string | undefined): StatementAccount | null {
  const inFileName = name === '' ? accountInFileName(fileName) : null;
  if (name === '') return isCard ? { label: 'Credit card', ...inFileName, kind: 'credit-card' } : inFileName;
  const number = /^[\d -]{6,}$/.test(name) ? name : lastDigitsOfName(name);
  return {
    label: name,
    ...(number === undefined ? {} : { number }),
    ...(isCard ? { kind: 'credit-card' } : {}),
  };
}

/** Quicken writes years after 1999 with an apostrophe (`1/ 5'26`, `28.02'2009`). */
function dayOf({ fields }: QifRecord): WrittenDate | undefined {
  const shown = (fields.get('D') ?? '').replace(/\s+/g, '');
  const [separator = '/'] = /[-/.]/.exec(shown) ?? [];
  return writtenDate(shown.replace("'", separator));
}

function decimalOf(records: QifRecord[]): DecimalSign {
  const evidence = records.map(({ fields }) =>
    decimalEvidence(writtenMoney(fields.get('T') ?? '')?.core ?? ''),
  );
  return evidence.filter((it) => it === ',').length > evidence.filter((it) => it === '.').length ? ',' : '.';
}

function rowFrom(
  record: QifRecord,
  dates: DateOrderDecision,
  decimal: DecimalSign,
  currency: string,
): SignedRow | UnreadRow {
  const shown = record.fields.get('T') ?? record.fields.get('U') ?? '';
  const written = writtenMoney(shown);
  const minor = written && minorAsShown(written.core, decimal, currency);
  const day = dayOf(record);
  const date = day && dateInOrder(day, dates.order);
  const row = record.line;
  if (date === undefined) return { row, reason: dateTrouble(record.fields.get('D') ?? '') };
  if (minor === undefined) return { row, reason: amountTrouble(shown) };
  const texts = ['P', 'M'].map((letter) => record.fields.get(letter) ?? '').filter((text) => text !== '');
  return {
    row,
    date,
    description: texts.join(' '),
    amount: written?.sign === -1 && minor !== 0 ? -minor : minor,
  };
}

function asking(statement: ReadStatement, dates: DateOrderDecision): ReadStatement {
  if (dates.isSettled) return statement;
  const asked = <T extends ReadAccount>(of: T): T => ({ ...of, questions: [questionAbout(of, dates)] });
  const { accounts } = statement;
  return { ...asked(statement), ...(accounts === undefined ? {} : { accounts: accounts.map(asked) }) };
}

function questionAbout({ transactions }: ReadAccount, dates: DateOrderDecision): StatementQuestion {
  const rows = transactions.slice(0, 10).map((transaction) => transaction.row);
  return { about: 'date-order', assumed: dates.order, alternatives: dates.alternatives, rows };
}
