import { monthOf } from '../../../shared/civil-date.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import type { LedgerRow } from './ledger-row.ts';
import type { RowChange } from './totals.ts';

/** How many rows still want something of a person. */
export interface WorkLeft {
  readonly withoutReceipt: number;
  readonly withoutCategory: number;
  /** Whose category, or being a transfer, nobody has looked at yet. */
  readonly assumed: number;
}

/**
 * A share of it: of the rows of one month of any year (`MM`). Twelve shares are few to read however old the books are, and an import
 * writes neighbouring months at once without meeting itself.
 */
export interface WorkShare extends WorkLeft {
  readonly share: string;
}

export const noWork: WorkLeft = { withoutReceipt: 0, withoutCategory: 0, assumed: 0 };

export const workNames = [
  'withoutReceipt',
  'withoutCategory',
  'assumed',
] as const satisfies (keyof WorkLeft)[];

export function addWork(a: WorkLeft, b: WorkLeft, sign: 1 | -1 = 1): WorkLeft {
  return {
    withoutReceipt: a.withoutReceipt + sign * b.withoutReceipt,
    withoutCategory: a.withoutCategory + sign * b.withoutCategory,
    assumed: a.assumed + sign * b.assumed,
  };
}

/** What a set of row changes adds to each share; shares that end up unchanged are left out. */
export function workChangedBy(changes: readonly RowChange[]): WorkShare[] {
  const tally = new WorkTally();
  for (const { before, after } of changes) {
    if (before) tally.add(before, -1);
    if (after) tally.add(after);
  }
  return tally.shares();
}

/** Counts the work that rows leave, one row after the other. */
export class WorkTally {
  readonly #shares = new Map<string, WorkLeft>();

  add(row: LedgerRow, sign: 1 | -1 = 1): void {
    const share = monthOf(row.date).slice(-2);
    this.#shares.set(share, addWork(this.#shares.get(share) ?? noWork, workOf(row), sign));
  }

  /** Those with anything in them. */
  shares(): WorkShare[] {
    const all = [...this.#shares].map(([share, work]) => ({ share, ...work }));
    return all.filter((share) => workNames.some((name) => share[name] !== 0));
  }
}

function workOf(row: LedgerRow): WorkLeft {
  return {
    withoutReceipt: Number(wantsReceipt(row)),
    withoutCategory: Number(wantsCategory(row)),
    assumed: Number(row.assumed !== undefined),
  };
}
