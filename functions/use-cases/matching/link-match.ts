import type { NewMatch } from '../../../shared/model/match.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { receiptFacts } from '../../domain/matching/match-facts.ts';
import { matchSums } from '../../domain/matching/match-sums.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Change } from '../../store/change.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { Write } from '../../store/writes.ts';
import { freeingLaterSales } from '../ledger/assume-taxes.ts';
import { freeSidesOf, lessonsOf, linkWrites, setAside } from './link-sides.ts';
import type { Sides } from './link-sides.ts';
import { putDecision } from './write-decision.ts';
import type { Decided, MatchParts } from './write-decision.ts';

/** What else becomes of what is linked, by the same act. */
export interface BesideLink {
  /** Each row as the act leaves it once it is linked. */
  readonly linkedAs?: (linked: LedgerRow) => LedgerRow;
  readonly further?: readonly Write[];
}

/** The writes of a decision on a match, and what a person calls a difference of its sums. */
interface Decision extends BesideLink {
  readonly decision: (made: StoredMatch) => Write[];
  readonly difference?: NewMatch['difference'];
}

/** Links both sides of a match that was decided, with what that teaches; what other suggestions wanted of them is put aside. */
export async function linkMatch(
  change: Change,
  match: StoredMatch,
  userId: string | null,
  { decision, difference, linkedAs = (row) => row, further = [] }: Decision,
  cloud: MatchParts,
): Decided {
  const sides = await freeSidesOf(match, cloud);
  if (isRefusal(sides)) return sides;
  const lessons = match.decidedBy === 'person' ? lessonsOf(match, 'same', sides) : [];
  const sums = sumsOf(sides, difference);
  const made = { ...match, sums, lessonIds: lessons.map(({ id }) => id) };
  const linked = await linkWrites(sides, match, cloud);
  const changes = linked.changes.map(({ before, after }) => ({
    before,
    after: after && linkedAs(isOtherwiseNamed(difference) ? notPaidShort(after) : after),
  }));
  const hand = { userId, at: change.at };
  const writes = [
    ...cloud.ledger.writesOf(changes, hand),
    ...cloud.categories.habitWrites(changes),
    ...linked.papers,
    ...further,
    ...decision(made),
    ...lessons.map((lesson) => cloud.lessons.addition(lesson)),
  ];
  const aside = await setAside(match, writes.length, cloud);
  change.enqueue(...freeingLaterSales(changes));
  return putDecision(change, made, [...writes, ...aside.writes], aside.freed);
}

/** Whether a person says that what is missing is no fee. */
const isOtherwiseNamed = (difference: NewMatch['difference']): boolean =>
  difference !== undefined && difference !== 'fee' && difference !== 'tax';

const notPaidShort = ({ paidShort: _fee, ...row }: LedgerRow): LedgerRow => row;

/** A receipt that names no currency is taken to be in that of the money that moved. */
function sumsOf({ receipts, rows }: Sides, difference: NewMatch['difference']) {
  const currency = rows[0]?.currency ?? '';
  return matchSums(
    receipts.map((receipt) => receiptFacts(receipt, currency)),
    rows,
    difference,
  );
}
