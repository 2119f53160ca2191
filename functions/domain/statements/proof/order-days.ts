import type { ChainRow } from './balance-chain.ts';

/** One way through the days so far: the balance reached, the disagreements met, and how it got here. */
interface Path {
  known: number | null;
  since: number;
  breaks: number;
  way: readonly ChainRow[];
  before: Path | undefined;
}

/**
 * Rows whose days stand in order but the rows of some days the other way round: each day is taken as it stands or reversed,
 * whichever lets the balances agree most often from the first day to the last.
 */
export function orderDays(rows: readonly ChainRow[], opening: number | null): ChainRow[] {
  let paths: Path[] = [{ known: opening, since: 0, breaks: 0, way: [], before: undefined }];
  for (const day of daysOf(rows)) {
    const ways = day.length > 1 ? [day, day.toReversed()] : [day];
    paths = ways.map((way) => fewestBreaks(paths.map((path) => walk(path, way))));
  }
  const ways: (readonly ChainRow[])[] = [];
  for (let path: Path | undefined = fewestBreaks(paths); path; path = path.before) ways.push(path.way);
  return ways.reverse().flat();
}

/** Neighbouring rows of one day. */
function daysOf(rows: readonly ChainRow[]): ChainRow[][] {
  const days: ChainRow[][] = [];
  for (const row of rows) {
    const day = days.at(-1);
    if (day?.[0]?.date === row.date) day.push(row);
    else days.push([row]);
  }
  return days;
}

function walk(before: Path, way: readonly ChainRow[]): Path {
  let { known, since, breaks } = before;
  for (const row of way) {
    since += row.amount;
    if (row.balance === undefined) continue;
    if (known !== null && known + since !== row.balance) breaks += 1;
    known = row.balance;
    since = 0;
  }
  return { known, since, breaks, way, before };
}

function fewestBreaks(paths: readonly Path[]): Path {
  return paths.reduce((best, next) => (next.breaks < best.breaks ? next : best));
}
