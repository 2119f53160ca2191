import { spawnSync } from 'node:child_process';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { addDays } from '../../shared/civil-date.ts';
import { counterpartOf, entryLines } from '../../shared/entry-lines.ts';
import type { DateRange } from '../../shared/model/export.ts';
import { decimalFromMinor, minorFromDecimal } from '../../shared/money.ts';

/** What an account began with, on the day before any entry. */
interface Opening {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: number;
}

const FIRST_DAY = '1000-01-01';

/**
 * The books as a journal of plain-text accounting, each entry in its own currency: `assets:`, `income:` and `expense:` with an id, `transfers`,
 * `personal` and `opening`. What balances an entry is written out, so that hledger refuses one whose lines are not its amount.
 */
export function journalOf(
  rows: readonly LedgerRow[],
  openings: readonly Opening[],
  kindOf: KindOfAccount,
): string {
  const begun = openings.map(({ accountId, currency, amount }) =>
    journalEntry(FIRST_DAY, [
      posting(`assets:${accountId}`, amount, currency),
      posting('opening', -amount, currency),
    ]),
  );
  const entries = rows.map((row) =>
    journalEntry(row.date, [
      posting(`assets:${row.accountId}`, row.amount, row.currency),
      ...entryLines(row).map((line) => posting(otherSide(line, kindOf), -line.amount, row.currency)),
    ]),
  );
  return [...begun, ...entries].join('\n');
}

/**
 * The account that stands across from the one whose money moved; what moved against its category is on the account of its category's kind,
 * and what moved to an account of one's own on that.
 */
export function otherSide(
  {
    kind,
    categoryId,
    isPersonal,
    ...moved
  }: Pick<EntryLine, 'kind' | 'categoryId' | 'isPersonal' | 'transferTo' | 'transferId'>,
  kindOf: KindOfAccount,
): string {
  const transferTo = counterpartOf(moved);
  if (transferTo !== undefined) return `assets:${transferTo}`;
  if (isPersonal) return 'personal';
  return kind === 'transfer' ? 'transfers' : `${kindOf(categoryId, kind)}:${categoryId}`;
}

type EntryLine = ReturnType<typeof entryLines>[number];

/** Whether a category's account is one of income or of expenses; of one that is either it is the way the money went. */
type KindOfAccount = (categoryId: string, moved: 'income' | 'expense') => 'income' | 'expense';

/** An entry of a journal. */
export const journalEntry = (day: string, postings: readonly string[]): string =>
  `${[day, ...postings].join('\n')}\n`;

/** An amount on an account, which the others of its entry balance. */
export const posting = (account: string, amountMinor: number, commodity: string): string =>
  `    ${account}  ${decimalFromMinor(amountMinor, commodity)} ${commodity}`;

/** An amount that is only noted: no other one of its entry balances it. */
export const note = (account: string, amountMinor: number, commodity: string): string =>
  posting(`(${account})`, amountMinor, commodity);

/** What accounts hold, by their names with the commodity behind; what is nothing is left out. */
export type Balances = ReadonlyMap<string, number>;

interface Asked {
  readonly from?: string;
  readonly after?: string;
  readonly depth?: number | undefined;
}

/**
 * What hledger makes of a journal's accounts, in minor units: debits are positive. Without a first day it sums from the beginning on, without a
 * last one to the end; with `depth` accounts of one beginning together.
 */
export function balancesOf(journal: string, { from, after, depth }: Asked): Balances {
  return balanceColumns(journal, { '-b': from, '-e': after, '--depth': depth }).get('balance') ?? new Map();
}

/** The same of inclusive days. */
export const balancesWithin = (journal: string, { from, to }: DateRange, depth?: number): Balances =>
  balancesOf(journal, { from, after: addDays(to, 1), depth });

/** The same of each month (`yyyy-MM`) of inclusive days; hledger would widen them to whole months, so all else is cut off first. */
export function balancesByMonth(
  journal: string,
  { from, to }: DateRange,
  depth?: number,
): ReadonlyMap<string, Balances> {
  const cut = askHledger(journal, ['print', '-b', from, '-e', addDays(to, 1)]);
  return cut.trim() === '' ? new Map() : balanceColumns(cut, { '-M': '', '--depth': depth });
}

/** The columns of figures by what stands above them. */
function balanceColumns(
  journal: string,
  options: Readonly<Record<string, string | number | undefined>>,
): Map<string, Balances> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const table = askHledger(journal, [
    ...['balance', '--flat', '--no-total', '--layout', 'bare', '-O', 'csv'],
    ...given.flatMap(([option, value]) => (value === '' ? [option] : [option, String(value)])),
  ]);
  const [[, , ...heads] = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((cell) => cell.slice(1, -1)));
  const columns = heads.map((head, at) => {
    const amounts = lines.map(([account = '', commodity = '', ...cells]) => {
      const amount = minorFromDecimal(cells[at] ?? '', commodity);
      if (amount === undefined) throw new Error(`hledger wrote ${cells.join()} for ${account}`);
      return [`${account} ${commodity}`, amount] as const;
    });
    return [head, new Map(amounts.filter(([, amount]) => amount !== 0))] as const;
  });
  return new Map(columns);
}

/** The last answers: one in four is asked for again, and each takes hledger a sixth of a second. */
const answers = new Map<string, string>();
const ANSWERS_MAX = 100;

function askHledger(journal: string, args: readonly string[]): string {
  const question = JSON.stringify([args, journal]);
  const answer = answers.get(question) ?? answerOf(journal, args);
  answers.set(question, answer);
  const [oldest = ''] = answers.keys();
  if (answers.size > ANSWERS_MAX) answers.delete(oldest);
  return answer;
}

function answerOf(journal: string, args: readonly string[]): string {
  const env = { ...process.env, LANG: 'C.UTF-8' };
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', '-', ...args], {
    input: journal,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
