import type { BalanceBreak, BrokenBalance } from '../../../../shared/model/statement.ts';
import { balanceCause } from './balance-cause.ts';
import { followBalances, type BalanceChain, type ChainBreak, type ChainRow } from './balance-chain.ts';
import { orderDays } from './order-days.ts';

/** Rows in file order with the balances the file states; minor units. */
export interface ProofInput {
  transactions: readonly ChainRow[];
  opening?: number | null;
  closing?: number | null;
}

/** Whether the balances agree with the rows, the balances at both ends, and where and why they first disagree. */
export interface Proof {
  proven: boolean | null;
  opening: number | null;
  closing: number | null;
  brokenAt?: BrokenBalance;
  /** All rows at which they disagree, where there are several. */
  breaks?: BalanceBreak[];
}

/**
 * Proves a statement: every stated balance must equal the one before it plus the amounts between, oldest or newest row first
 * and with single days the other way round, and opening + rows = closing. `proven` is null where nothing is stated to
 * compare with. An opening worked out from the first row becomes that of an account: it is kept where no balance contradicts the rows, and where
 * the first balances agree and only a later one doesn't.
 */
export function proveStatement(input: ProofInput): Proof {
  const chain = chainOf(input);
  const brokenAt = brokenBalance(chain);
  return {
    proven: isProven(chain),
    opening: showsOpening(chain) ? chain.opening : (input.opening ?? null),
    closing: chain.closing,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    ...(chain.breaks.length > 1 ? { breaks: chain.breaks.map((it) => breakIn(chain, it)) } : {}),
  };
}

/** So many balances after the first row's have to agree before the first one that doesn't. */
const AGREEING_MIN = 2;

/** Whether the rows themselves show the balance before them: by all balances, or by the first ones where few others disagree. */
function showsOpening({ rows, links, breaks }: BalanceChain): boolean {
  const [first] = breaks;
  if (!first) return true;
  const stated = rows.slice(0, first.from).filter(({ balance }) => balance !== undefined).length;
  return rows[0]?.balance !== undefined && stated > AGREEING_MIN && breaks.length * 2 < links;
}

/**
 * Balances that disagree show it; that they agree says something of all rows only where there is one before and after them. Zeros alone say
 * nothing: every bill that is paid shows them, and rows of nothing agree with them whatever is missing.
 */
function isProven(chain: BalanceChain): boolean | null {
  const { breaks, links, opening, closing } = chain;
  if (breaks.length > 0) return false;
  if (links === 0 || opening === null || closing === null || isZeros(chain)) return null;
  return true;
}

const isZeros = ({ rows, opening, closing }: BalanceChain): boolean =>
  opening === 0 && closing === 0 && rows.every(({ balance = 0 }) => balance === 0);

function chainOf({ transactions, opening = null, closing = null }: ProofInput): BalanceChain {
  const rows = isRunning(transactions) ? transactions : transactions.map(withoutBalance);
  return bestChain(rows, opening, closing);
}

/** Balances that never move while the amounts do are placeholders, not balances. */
function isRunning(rows: readonly ChainRow[]): boolean {
  const first = rows.findIndex((row) => row.balance !== undefined);
  const isMoved = ({ balance }: ChainRow): boolean =>
    balance !== undefined && balance !== rows[first]?.balance;
  if (rows.some(isMoved)) return true;
  const hasSeveral = rows.findLastIndex((row) => row.balance !== undefined) > first;
  return !hasSeveral || rows.every((row) => row.amount === 0);
}

function withoutBalance({ balance: _, ...row }: ChainRow): ChainRow {
  return row;
}

/** The first order in which all balances agree, else the one with fewest disagreements. Days in order leave one direction only. */
function bestChain(rows: readonly ChainRow[], opening: number | null, closing: number | null): BalanceChain {
  const order = dayOrder(rows);
  const directions = [
    ...(order === 'descending' ? [] : [rows]),
    ...(order === 'ascending' ? [] : [rows.toReversed()]),
  ];
  const plain = directions.map((it) => followBalances(it, opening, closing));
  const whole = plain.find((chain) => chain.breaks.length === 0);
  if (whole) return whole;
  const mixed = directions.map((it) => followBalances(orderDays(it, opening), opening, closing));
  return [...plain, ...mixed].reduce((best, next) => (next.breaks.length < best.breaks.length ? next : best));
}

/** How the days run through the file; undefined where they go back and forth or are all the same. */
function dayOrder(rows: readonly ChainRow[]): 'ascending' | 'descending' | undefined {
  let [isRising, isFalling] = [true, true];
  let before = rows[0]?.date ?? '';
  rows.forEach(({ date }) => {
    if (date < before) isRising = false;
    else if (date > before) isFalling = false;
    before = date;
  });
  if (isRising === isFalling) return undefined;
  return isRising ? 'ascending' : 'descending';
}

function brokenBalance(chain: BalanceChain): BrokenBalance | undefined {
  const [first] = chain.breaks;
  return first && { ...breakIn(chain, first), ...balanceCause(chain) };
}

function breakIn({ rows }: BalanceChain, { at, expected, stated }: ChainBreak): BalanceBreak {
  return { row: rows[at]?.row ?? 1, expected, stated, difference: stated - expected };
}
