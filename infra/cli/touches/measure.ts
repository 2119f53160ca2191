import { CategoryCount } from './count-categories.ts';
import { MatchCount } from './count-matches.ts';
import { countTransfers } from './count-transfers.ts';
import { needlessReceipts } from './needless-receipts.ts';
import { Tally, type Touches } from './touches.ts';
import { TAUGHT_UNTIL } from './year-truth.ts';
import type { Year } from './year.ts';
import type { YearRow } from './year-book.ts';

/** What a person has to decide of a year, by the rules of the product as an import of the whole of it meets them. */
export function touchesOf(year: Year, isTaught: boolean): Touches {
  const isJudged = ({ date }: YearRow): boolean => !isTaught || date >= TAUGHT_UNTIL;
  const rows = year.rows.filter(isJudged);
  const earlier = year.rows.filter((row) => !isJudged(row));
  const tally = new Tally();
  const moved = countTransfers(year, rows, tally);
  new CategoryCount(year, rows, tally).count(earlier, moved);
  new MatchCount(year, rows, tally).count(isTaught, moved);
  return tally.touches(rows.length, needlessReceipts(year, rows, moved));
}
