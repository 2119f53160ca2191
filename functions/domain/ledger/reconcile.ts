import type { ReconciliationLine } from '../../../shared/model/reconciliation.ts';
import type { LedgerRow } from './ledger-row.ts';

/** Entries of one reason that are named. */
const NAMED_MAX = 50;

/** A row as a statement brought it. */
export type BroughtRow = Pick<LedgerRow, 'id' | 'date' | 'amount' | 'description'>;

/** What the books and a statement say of one account and the statement's days; amounts in minor units. */
export interface BothSides {
  /** What the books held before the first of its days, and what it says to begin with; null where it doesn't say. */
  readonly heldBefore: number;
  readonly opening: number | null;
  readonly closing: number;
  /** The rows that its import brought, and the ids of those that stood in the books already. */
  readonly brought: readonly BroughtRow[];
  readonly known: ReadonlySet<string>;
  /** The account's rows of these days as they stand. */
  readonly rows: readonly LedgerRow[];
  /** What the account's rows of the first of these days add up to, where they are too many to be named; undefined where all are in `rows`. */
  readonly unread?: number | undefined;
  /** Those that the import brought and that stand on other days or in another account by now. */
  readonly moved: readonly LedgerRow[];
  /** What the account's rows of later days add up to, how many there are, and the newest of them. */
  readonly after: { readonly amount: number; readonly count: number; readonly rows: readonly LedgerRow[] };
}

/** Why the books differ from the statement, row by row: what the reasons make of it is the difference, to the cent. */
export function reconcile(sides: BothSides): ReconciliationLine[] {
  const { heldBefore, opening, closing, brought, known, rows, unread, moved, after } = sides;
  const standing = new Map(rows.map((row) => [row.id, row]));
  const isBrought = new Set(brought.map(({ id }) => id));
  const others = rows.filter(({ id }) => !isBrought.has(id) && !known.has(id));
  const elsewhere = new Map(moved.map((row) => [row.id, row]));
  const changed = brought.flatMap((was) => changeOf(was, standing.get(was.id), elsewhere.get(was.id)));
  const gone = brought.filter(({ id }) => !standing.has(id) && !elsewhere.has(id));
  const lines = [
    ...(opening === null
      ? []
      : [{ reason: 'before' as const, amount: heldBefore - opening, count: null, rows: [] }]),
    lineOf(
      'by-hand',
      others.filter(({ source }) => !source.startsWith('import:')),
    ),
    lineOf(
      'elsewhere',
      others.filter(({ source }) => source.startsWith('import:')),
    ),
    lineOf('changed', changed),
    lineOf(
      'deleted',
      gone.map((row) => ({ ...row, id: null, amount: 0 - row.amount })),
    ),
    { ...lineOf('after', after.rows), amount: after.amount, count: after.count },
  ];
  const explained = sumOf(lines);
  const difference = heldBefore + (unread ?? 0) + sumOf(rows) + after.amount - closing;
  const reason = unread === undefined ? ('left-out' as const) : ('unread' as const);
  const rest = { reason, amount: difference - explained, count: null, rows: [] };
  return [...lines, rest].filter(({ amount, count }) => amount !== 0 || (count ?? 0) > 0);
}

/** By how much a row moves the account otherwise than the statement says. */
function changeOf(
  was: BroughtRow,
  is: LedgerRow | undefined,
  elsewhere: LedgerRow | undefined,
): BroughtRow[] {
  if (is) return is.amount === was.amount ? [] : [{ ...is, amount: is.amount - was.amount }];
  return elsewhere ? [{ ...elsewhere, amount: 0 - was.amount }] : [];
}

type NamedRow = Omit<BroughtRow, 'id'> & { readonly id: string | null };

function lineOf(reason: ReconciliationLine['reason'], rows: readonly NamedRow[]): ReconciliationLine {
  const named = rows
    .slice(0, NAMED_MAX)
    .map(({ id, date, description, amount }) => ({ id, date, description, amount }));
  return { reason, amount: sumOf(rows), count: rows.length, rows: named };
}

const sumOf = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);
