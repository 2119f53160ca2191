import type { BrokenBalance, StatementTransaction } from '../../../shared/model/statement.ts';

/** Rows in file order with the balances the file states; minor units. */
export interface ProofInput {
  transactions: readonly StatementTransaction[];
  opening?: number | null;
  closing?: number | null;
}

/** Whether the balances agree with the rows, the balances at both ends, and where they first disagree. */
export interface Proof {
  proven: boolean | null;
  opening: number | null;
  closing: number | null;
  brokenAt?: BrokenBalance;
}

interface Chain {
  links: number;
  breaks: number;
  opening: number | null;
  closing: number | null;
  brokenAt?: BrokenBalance;
}

/**
 * Proves a statement: every stated balance must equal the one before it plus the amounts between, in file order or in
 * reverse, and opening + rows = closing. `proven` is null where nothing is stated to compare with.
 */
export function proveStatement(input: ProofInput): Proof {
  const rows = isRunning(input.transactions) ? input.transactions : input.transactions.map(withoutBalance);
  const { opening = null, closing = null } = input;
  const forward = followChain(rows, opening, closing);
  const backward = followChain(rows.toReversed(), opening, closing);
  const chain =
    backward.breaks < forward.breaks || (backward.breaks === forward.breaks && isNewestFirst(rows))
      ? backward
      : forward;
  return {
    proven: chain.links === 0 ? null : chain.breaks === 0,
    opening: chain.opening,
    closing: chain.closing,
    ...(chain.brokenAt === undefined ? {} : { brokenAt: chain.brokenAt }),
  };
}

/** Balances that never move while the amounts do are placeholders, not balances. */
function isRunning(rows: readonly StatementTransaction[]): boolean {
  const stated = rows.filter((row) => row.balance !== undefined);
  const isStill = stated.every((row) => row.balance === stated[0]?.balance);
  return stated.length < 2 || !isStill || rows.every((row) => row.amount === 0);
}

function withoutBalance({ balance: _, ...row }: StatementTransaction): StatementTransaction {
  return row;
}

function followChain(
  rows: readonly StatementTransaction[],
  opening: number | null,
  closing: number | null,
): Chain {
  const chain: Chain = { links: 0, breaks: 0, opening, closing };
  let known = opening;
  let since = 0;
  for (const row of rows) {
    since += row.amount;
    if (row.balance === undefined) continue;
    if (known === null) chain.opening = row.balance - since;
    else compare(chain, row.row, known + since, row.balance);
    known = row.balance;
    since = 0;
  }
  const last = rows.at(-1);
  if (known === null || last === undefined) return chain;
  if (closing === null) return isAnchored(rows) ? { ...chain, closing: known + since } : chain;
  compare(chain, last.row, known + since, closing);
  return chain;
}

/** A closing balance is only derived from a balance column; an opening alone proves nothing about the end. */
function isAnchored(rows: readonly StatementTransaction[]): boolean {
  return rows.some((row) => row.balance !== undefined);
}

function compare(chain: Chain, row: number, expected: number, stated: number): void {
  chain.links += 1;
  if (expected === stated) return;
  chain.breaks += 1;
  chain.brokenAt ??= { row, expected, stated, difference: stated - expected };
}

function isNewestFirst(rows: readonly StatementTransaction[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && first.date > last.date;
}
