import * as z from 'zod';
import { LedgerRow } from './ledger-row.ts';
import type { RowChange } from './totals.ts';

/** Who changes rows, and when; without a user it is Matchbook by itself. */
export interface Hand {
  readonly userId: string | null;
  readonly at: string;
}

/** What of a row its history tells. */
const facts = {
  kind: true,
  description: true,
  amount: true,
  date: true,
  accountId: true,
  categoryId: true,
  ruleId: true,
  assumed: true,
  receiptIds: true,
  taxes: true,
  reverseCharge: true,
  noReceiptNeeded: true,
  noReceiptReason: true,
  use: true,
  businessShare: true,
  parts: true,
  pairId: true,
  notes: true,
  worth: true,
} as const satisfies Partial<Record<keyof LedgerRow, true>>;
type Fact = keyof typeof facts;
const factNames = Object.keys(facts) as Fact[];

const RowFacts = LedgerRow.pick(facts).partial();
export type RowFacts = z.infer<typeof RowFacts>;

/**
 * One change of a row: who changed it, when, and what it changed, as it was and as it is since; a fact that one side lacks was none
 * there. A row that is removed loses all it was, one that comes back has it again. `addedAt` tells one life of a row from another: the
 * same row of a statement may be imported anew.
 */
export const RowHistory = z.object({
  organizationId: z.string(),
  rowId: z.string(),
  addedAt: z.string(),
  version: z.int(),
  act: z.enum(['changed', 'removed', 'restored']),
  at: z.string(),
  userId: z.string().nullable(),
  before: RowFacts,
  after: RowFacts,
});
export type RowHistory = z.infer<typeof RowHistory>;

/** What a change is kept as in its row's history; nothing of a row that is new (it says itself where it came from) or stays as it was. */
export function historyOf({ before, after }: RowChange, { userId, at }: Hand): RowHistory | undefined {
  const row = after ?? before;
  if (!row || (!before && row.version === 1)) return undefined;
  const [was, is] = [factsOf(before), factsOf(after)];
  const changed = factNames.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  if (changed.length === 0) return undefined;
  const { organizationId, id: rowId, createdAt: addedAt, version } = row;
  return {
    ...{ organizationId, rowId, addedAt, version, at, userId },
    act: before && after ? 'changed' : after ? 'restored' : 'removed',
    before: only(was, changed),
    after: only(is, changed),
  };
}

/** What a row says of itself that its history may change. */
export function factsOf(row: LedgerRow | undefined): RowFacts {
  return row ? only(row, factNames) : {};
}

function only(row: RowFacts, names: readonly Fact[]): RowFacts {
  const given = names.filter((name) => row[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, row[name]]));
}
