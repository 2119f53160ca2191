import type { StatementTransaction } from '../../../../shared/model/statement.ts';
import type { Columns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import { proveStatement } from '../proof/prove-statement.ts';
import { accountNamed, hasSeveralAccounts, tableAccount } from './table-account.ts';
import { rowCurrency, type CurrencyDecision } from './table-currency.ts';
import { cellText, type Table, type TableRow } from './table.ts';
import type { ReadAccount, ReadStatement } from '../reading.ts';

/** What the rows of a table are read by. */
interface PocketContext {
  frame: TableFrame;
  columns: Columns;
  money: CurrencyDecision;
}

/** Signed rows of a table in its order, each with the line it came from, and the balances stated; minor units. */
export interface SignedTable {
  transactions: StatementTransaction[];
  sources: readonly { source: TableRow }[];
  opening: number | null;
  closing: number | null;
}

/** One account in one currency: what a balance runs over. */
interface Pocket {
  account: string;
  currency: string | null;
  transactions: StatementTransaction[];
  /** What its rows have in the column of accounts. */
  named: Set<string>;
}

/** The statement of a table: proven as a whole, or each account and currency by itself where its columns name several. */
export function tablePockets(
  format: Table['format'],
  { frame, columns, money }: PocketContext,
  signed: SignedTable,
): ReadStatement {
  const pockets = pocketsOf(frame, columns, money, signed);
  const whole = tableAccount(frame, columns);
  const shared = { format, currency: money.currency, rejected: [], questions: [] };
  if (pockets.length < 2) {
    const { transactions } = signed;
    return { ...shared, account: whole, transactions, ...proveStatement(signed) };
  }
  const accounts = pockets.map(({ account, currency, transactions }): ReadAccount => {
    const named = account === '' ? (whole ?? { label: currency ?? '' }) : accountNamed(account, frame);
    return { ...shared, currency, account: named, transactions, ...proveStatement({ transactions }) };
  });
  const { transactions } = signed;
  const none = { account: null, opening: null, closing: null };
  return { ...shared, ...none, proven: provenTogether(accounts), transactions, accounts };
}

function provenTogether(accounts: ReadAccount[]): boolean | null {
  if (accounts.some((it) => it.proven === false)) return false;
  return accounts.every((it) => it.proven === true) ? true : null;
}

/** What tells the lines of one balance from those of another: their account and currency, where a table has several. */
export function pocketKeys({ frame, columns, money }: PocketContext): (source: TableRow) => string {
  const byAccount = hasSeveralAccounts(frame, columns);
  const byCurrency = money.currency === null && money.all.length > 1;
  return (source) =>
    [byAccount ? cellText(source, columns.account) : '', byCurrency ? rowCurrency(source, columns) : ''].join(
      '\n',
    );
}

/** Pockets in the order in which they first appear. */
function pocketsOf(
  frame: TableFrame,
  columns: Columns,
  money: CurrencyDecision,
  { transactions, sources }: SignedTable,
): Pocket[] {
  const byAccount = hasSeveralAccounts(frame, columns);
  const byCurrency = money.currency === null && money.all.length > 1;
  if (!byAccount && !byCurrency) return [];
  const pockets = new Map<string, Pocket>();
  transactions.forEach((transaction, at) => {
    const source = sources[at]?.source ?? { line: transaction.row, cells: [] };
    const account = byAccount ? cellText(source, columns.account) : '';
    const currency = byCurrency ? (rowCurrency(source, columns) ?? money.all[0] ?? null) : money.currency;
    const key = `${account}\n${currency ?? ''}`;
    const pocket = pockets.get(key) ?? { account, currency, transactions: [], named: new Set() };
    pockets.set(key, pocket);
    pocket.transactions.push(transaction);
    pocket.named.add(cellText(source, columns.account));
  });
  return [...pockets.values()].map(withSoleAccount);
}

/** The rows of a currency may be too few to tell accounts apart by; where all of them name one, it is theirs. */
function withSoleAccount(pocket: Pocket): Pocket {
  const [sole = '', ...others] = pocket.named;
  return pocket.account === '' && others.length === 0 ? { ...pocket, account: sole } : pocket;
}
