import { minorDigits } from '../../../../shared/money.ts';
import type { Reading, ReadOptions } from '../reading.ts';
import { roleOfHeading } from '../tables/column-words.ts';
import { isDataRow } from '../tables/find-frame.ts';
import { isWaitingWord } from '../tables/status-column.ts';
import { statementFromTable } from '../tables/statement-from-table.ts';
import type { Table, TableRow } from '../tables/table.ts';
import { currencyCodes } from '../../text/written-money.ts';
import { jsonLists, withDecimals, type JsonEntry, type JsonList } from './json-lists.ts';

/** A table of a JSON text's payments; `isWhole`: all its amounts are whole numbers, so that they may be of the smallest unit. */
interface JsonTable {
  readonly table: Table;
  readonly isWhole: boolean;
}

const STATUS = 'transaction status';
const ACCOUNT = 'account';
/** What names an account best stands first. */
const ACCOUNT_KEYS = /^(account ?|)(iban|number|accountNumber|account_number|name|id|uid|account_?id)$/i;
const ROW_ACCOUNT = /^account[ _]?(id|uid|number)$/i;
/** Keys that say that their value is of the smallest unit. */
const MINOR_KEY =
  /[_ ]?(?:in[_ ]?)?(?:minor(?:[_ ]?units?)?|base[_ ]?units|cents|pence|centavos|centimes|rappen)/i;
/** By these keys Plaid's payments are known, whose amounts are above zero where money goes out (plaid.com/docs/api/products/transactions). */
const PLAID_KEYS = ['iso_currency_code', 'transaction_id', 'pending'];
/** By these keys the payments of YNAB are known, which count thousandths (api.ynab.com, data formats). */
const YNAB_KEYS = ['payee_name', 'cleared', 'approved', 'account_id'];
/** What an account is told from others by, best first, in a list of them beside that of payments. */
const ACCOUNT_NAMES = ['iban', 'number', 'mask', 'name'];
const SAMPLE_ROWS = 200;
/** Names of the column in the question whether amounts are of the smallest unit. */
const [IN_HUNDREDTHS, AS_WRITTEN] = ['amount ÷ 100', 'amount'];

/**
 * Reads a bank's or service's JSON export: the lists in it that have days and amounts, a row an object. Undefined where it is no JSON or
 * has no such list. Rows are counted as lines, since a JSON text need not have any.
 */
export function readJson(text: string, options: ReadOptions): Reading | undefined {
  const found = jsonLists(text) ?? [];
  const roles = rolesOf(found);
  const lists = found.filter((list) => hasPayments(list, roles));
  if (lists.length === 0) return undefined;
  const accounts = accountsIn(found.filter((list) => !lists.includes(list)));
  const written = tableOf(lists, roles, { accounts, isMinor: false });
  if (!written.isWhole) return statementFromTable(written.table, options);
  const answer = options.answers?.['amount-column'];
  const isMinor = answer === undefined ? !areRound(lists, roles) : answer === IN_HUNDREDTHS;
  const { table } = isMinor ? tableOf(lists, roles, { accounts, isMinor }) : written;
  const reading = statementFromTable(table, options);
  return answer === undefined ? withQuestion(reading, isMinor) : reading;
}

/** A reading that asks whether its amounts are of the smallest unit. */
function withQuestion(reading: Reading, isMinor: boolean): Reading {
  if (reading.kind === 'problem') return reading;
  const { statement } = reading;
  const question = {
    about: 'amount-column' as const,
    assumed: isMinor ? IN_HUNDREDTHS : AS_WRITTEN,
    alternatives: [isMinor ? AS_WRITTEN : IN_HUNDREDTHS],
    rows: statement.transactions.slice(0, 10).map(({ row }) => row),
  };
  return { ...reading, statement: { ...statement, questions: [...statement.questions, question] } };
}

/** What the keys of lists name: `amount` any amount, `money` a balance or fee. */
type Roles = ReadonlyMap<string, 'amount' | 'money' | undefined>;

function rolesOf(lists: readonly JsonList[]): Roles {
  const keys = new Set(lists.flatMap(({ entries }) => entries.flatMap((entry) => [...entry.keys()])));
  return new Map([...keys].map((key) => [key, roleOf(key)]));
}

function roleOf(key: string): 'amount' | 'money' | undefined {
  const role = roleOfHeading(key) ?? '';
  if (['amount', 'gross', 'debit', 'credit'].includes(role)) return 'amount';
  return ['balance', 'fee', 'opening', 'closing'].includes(role) ? 'money' : undefined;
}

/** Whether most objects of a list have a day, and an amount under a key that says so. */
function hasPayments({ entries }: JsonList, roles: Roles): boolean {
  const sample = entries.slice(0, SAMPLE_ROWS);
  const paid = sample.filter(
    (entry) =>
      [...entry.keys()].some((key) => roles.get(key) === 'amount') &&
      isDataRow({ line: 1, cells: [...entry.values()].map(String) }, false),
  );
  return paid.length * 2 > sample.length;
}

/** Whether all amounts are of hundreds: of the smallest unit some would not be. */
const areRound = (lists: readonly JsonList[], roles: Roles): boolean =>
  lists.every(({ entries }) =>
    entries.every((entry) =>
      [...entry].every(([key, value]) => roles.get(key) !== 'amount' || Number(value) % 100 === 0),
    ),
  );

/** What accounts are called that a file lists beside their payments, by the id that these name. */
type Accounts = ReadonlyMap<string, string>;

function accountsIn(lists: readonly JsonList[]): Accounts {
  const named = lists.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      const id = entry.get('account_id') ?? entry.get('id');
      const name = ACCOUNT_NAMES.map((key) => entry.get(key)).find((it) => it !== undefined && it !== '');
      return id === undefined || name === undefined ? [] : [[String(id), String(name)] as const];
    }),
  );
  return new Map(named);
}

function tableOf(
  lists: readonly JsonList[],
  roles: Roles,
  { accounts, isMinor }: { readonly accounts: Accounts; readonly isMinor: boolean },
): JsonTable {
  const areSeveral = lists.length > 1;
  const rows = lists.flatMap((list) =>
    list.entries.map((entry) => rowOf(entry, list, { areSeveral, accounts })),
  );
  const keys = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const isMoney = (key: string): boolean => roles.get(key) !== undefined;
  const cells = rows.flatMap((row) => [...row].filter(([key]) => isMoney(key)));
  const isInUnits = cells.every(([key, value]) => Number.isSafeInteger(value) && !MINOR_KEY.test(key));
  const isDecimal = rows.some((row) => [...row.values()].some((value) => hasNoDecimals(value)));
  const body = rows.map((row, at): TableRow => ({
    line: at + 2,
    cells: keys.map((key) => shown(row.get(key), isMoney(key) && (isMinor || MINOR_KEY.test(key)))),
  }));
  const preamble = [...(lists[0]?.around ?? [])].slice(0, 40).map(([key, value]): TableRow => ({
    line: 1,
    cells: [key, String(value)],
  }));
  const header = { line: 1, cells: keys.map((key) => headingOf(key)) };
  return {
    table: { format: 'csv', rows: [...preamble, header, ...body], serialDates: false },
    isWhole: cells.length > 0 && isInUnits && !isDecimal,
  };
}

/** Next to an amount in an object of both stands its currency: that of an account's balance or another money is headed in another way. */
const AMOUNT_CURRENCY = /^(?:attributes |transaction ?)?amount (?:currency|currencyCode|currency_code)$/i;

const headingOf = (key: string): string =>
  AMOUNT_CURRENCY.test(key) ? 'currency' : key.replace(MINOR_KEY, '') || AS_WRITTEN;

/** Whether a value names a currency of which nothing smaller than one is paid. */
const hasNoDecimals = (value: string | number): boolean =>
  typeof value === 'string' &&
  currencyCodes.has(value.toUpperCase()) &&
  minorDigits(value.toUpperCase()) === 0;

function shown(value: string | number | undefined, isMinor: boolean): string {
  if (value === undefined) return '';
  return isMinor && Number.isSafeInteger(value) ? withDecimals(value as number, 2) : String(value);
}

/** An object's values by the headings of a table, with what its list and what stands around it say of it. */
function rowOf(
  entry: JsonEntry,
  { path, around }: JsonList,
  { areSeveral, accounts }: { readonly areSeveral: boolean; readonly accounts: Accounts },
): Map<string, string | number> {
  const isPlaid = PLAID_KEYS.every((key) => entry.has(key));
  const isYnab = YNAB_KEYS.every((key) => entry.has(key));
  const row = new Map<string, string | number>();
  for (const [key, value] of entry) {
    if (/^(is_?)?pending$/i.test(key)) row.set(STATUS, value === 'true' ? 'pending' : 'booked');
    else if (key === 'decline_reason') row.set(STATUS, value === '' ? 'booked' : 'declined');
    else if (ROW_ACCOUNT.test(key)) row.set(ACCOUNT, accounts.get(String(value)) ?? value);
    else if (isYnab && key === 'amount') row.set(key, inThousandths(value));
    else row.set(key, isPlaid && key === 'amount' && typeof value === 'number' ? 0 - value : value);
  }
  const waits = path.findLast((key) => isWaitingWord(key));
  if (areSeveral && !row.has(STATUS)) row.set(STATUS, waits ?? 'booked');
  const account = areSeveral && !row.has(ACCOUNT) ? accountOf(around) : undefined;
  if (account !== undefined) row.set(ACCOUNT, account);
  return row;
}

/** Thousandths of a currency's unit as an amount with decimals. */
function inThousandths(value: string | number): string | number {
  if (!Number.isSafeInteger(value)) return value;
  const whole = Number(value);
  return whole % 10 === 0 ? withDecimals(whole / 10, 2) : withDecimals(whole, 3);
}

function accountOf(around: JsonEntry): string | number | undefined {
  const key = [...around.keys()].find((it) => ACCOUNT_KEYS.test(it));
  return key === undefined ? undefined : around.get(key);
}
