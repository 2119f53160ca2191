import { foldText } from '../../text/fold-text.ts';
import type { DatedRow } from './read-table-rows.ts';
import { mayStillHappen } from './status-column.ts';

/** The balances that a file states before and after its rows, minor units. */
export interface StatedEnds {
  readonly opening: number | null;
  readonly closing: number | null;
}

/** What the balances tell of rows, by their places. */
export interface BalancesTold {
  /** True where a balance moved by a row that its file doesn't simply call booked, false where it did not; undefined where nothing tells. */
  readonly moved: readonly (boolean | undefined)[];
  /** Rows whose balance holds a payment that may still happen: it says what is available, not what is booked. */
  readonly available: ReadonlySet<number>;
}

/** What one direction of time makes of the rows: how many balances it explains, and which doubtful rows moved money. */
interface Told {
  readonly explained: number;
  readonly moved: ReadonlyMap<number, boolean>;
  readonly available: readonly number[];
}

/** A row by its place. */
interface Placed {
  readonly at: number;
  readonly amount: number;
  readonly row: DatedRow;
}

/**
 * Which of the rows that their file does not simply call booked have moved money, by the balances around them. A strange word means in the
 * row that no balance reaches (the oldest) what it means in all others.
 */
export function movedByBalances(
  rows: readonly DatedRow[],
  amounts: readonly number[],
  ends: StatedEnds,
  pocketOf: (row: DatedRow) => string,
): BalancesTold {
  const placed = rows.map((row, at): Placed => ({ row, at, amount: amounts[at] ?? 0 }));
  const pockets = [...Map.groupBy(placed, ({ row }) => pocketOf(row)).values()];
  const known = pockets.length === 1 ? ends : { opening: null, closing: null };
  const ways = pockets.map((pocket) => bestTold(pocket, known));
  const told = new Map(ways.flatMap(({ moved }) => [...moved]));
  const meansMoved = wordsOfMoves(rows, told);
  const moved = rows.map(({ told: row }, at) => {
    const isMove = row?.standing === 'unclear' && meansMoved.has(foldText(row.shown));
    return told.get(at) ?? (isMove || undefined);
  });
  return { moved, available: new Set(ways.flatMap(({ available }) => available)) };
}

/** The words beside which the balance has moved wherever it tells. */
function wordsOfMoves(rows: readonly DatedRow[], told: ReadonlyMap<number, boolean>): ReadonlySet<string> {
  const words = Map.groupBy(told, ([at]) => foldText(rows[at]?.told?.shown ?? ''));
  return new Set(
    [...words].filter(([, rowsTold]) => rowsTold.every(([, moved]) => moved)).map(([word]) => word),
  );
}

/** The direction of time in which more balances are explained; of equals that in which the days run. */
function bestTold(pocket: readonly Placed[], ends: StatedEnds): Told {
  const [first, last] = [pocket.at(0)?.row.date ?? '', pocket.at(-1)?.row.date ?? ''];
  const ways = [pocket, pocket.toReversed()];
  const [likelier, other] = (first > last ? ways.toReversed() : ways).map((way) => followed(way, ends));
  if (!likelier || !other) return { explained: 0, moved: new Map(), available: [] };
  return other.explained > likelier.explained ? other : likelier;
}

/**
 * Follows the balances. From one to the next lie rows that surely happened and doubtful ones: the balance moves by the sure ones alone, or
 * by all. A balance that never moves at all tells nothing.
 */
function followed(way: readonly Placed[], { opening, closing }: StatedEnds): Told {
  const moved = new Map<number, boolean>();
  const available: number[] = [];
  const pending: Placed[] = [];
  let explained = 0;
  let known = opening;
  let sure = 0;
  let doubtful: Placed[] = [];
  const reach = (balance: number): void => {
    const open = known === null ? undefined : balance - known - sure;
    const doubted = doubtful.reduce((sum, { amount }) => sum + amount, 0);
    const isMove = open === doubted;
    if (open !== undefined && (open === 0 || isMove)) {
      if (known !== balance) explained += 1;
      if (doubted !== 0) for (const { at } of doubtful) moved.set(at, isMove);
      if (doubted !== 0 && isMove) pending.push(...doubtful.filter(({ row }) => mayStillHappen(row.told)));
    }
    [known, sure, doubtful] = [balance, 0, []];
  };
  for (const it of way) {
    if (it.row.told) doubtful.push(it);
    else sure += it.amount;
    if (it.row.balance !== undefined) reach(it.row.balance);
    if (pending.length > 0) available.push(it.at);
  }
  if (closing !== null) reach(closing);
  return explained > 0 ? { explained, moved, available } : { explained, moved: new Map(), available: [] };
}
