import { addDays } from '../../../shared/civil-date.ts';
import { counterpartyOf } from '../../../shared/own-document.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { vendorKey } from '../../domain/matching/lessons.ts';
import { likelyAmounts } from '../../domain/matching/likely-amounts.ts';
import { isOpenReceipt, isOpenRow, receiptFacts } from '../../domain/matching/match-facts.ts';
import { companionsOf, suggestMatches } from '../../domain/matching/suggest-matches.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredLesson } from '../../store/lessons.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { byId, matchInput } from './gather-candidates.ts';
import type { Candidates } from './gather-candidates.ts';
import { dayOf, paymentDays } from './payment-reach.ts';

type Parts = Pick<Cloud, 'receipts' | 'ledger' | 'matches' | 'lessons'>;

/** What one receipt reads at most, however many rows there are: rows of its amounts, rows of the days after and before it. */
const ROWS_OF_AMOUNT_MAX = 20;
const ROWS_AFTER_MAX = 60;
const ROWS_BEFORE_MAX = 20;
/** Two documents that may want one payment lie no farther apart; where more than so many are open within these days, they are not few. */
const DAYS_APART_MAX = 150;
const FEW_MAX = 10;
const SIBLING_DAYS = 3;
const SIBLINGS_MAX = 6;
/**
 * The bills of the months before and after one, so that each is paid in its turn: the days that they lie apart, and so many documents of
 * these days.
 */
const TURNS = [-2, -1, 1, 2].map((months) => ({
  from: Math.round(months * 30.5) - 5,
  to: Math.round(months * 30.5) + 5,
}));
const DOCUMENTS_OF_A_TURN_MAX = 15;
/** Where many are open, so many that have what a receipt wants are looked at as closely as itself. */
const CLAIMANTS_MAX = 2;
const RIVAL_ROWS_MAX = 4;
const LESSONS_OF_VENDOR_MAX = 40;

/** What was seen so far of receipts on which is decided together. */
interface View extends Candidates {
  readonly lessons: StoredLesson[];
  /** Receipts that are not open any more, and the rows that they have: what wanted the same hangs together with them. */
  readonly closed: Map<string, StoredReceipt>;
  readonly taken: Map<string, LedgerRow>;
  /** The receipts of which everything was read that they may belong to. */
  readonly reached: Set<string>;
}

/**
 * What some receipts may belong to, read by their amounts and days, with the receipts that hang together with them: each with all that it
 * may belong to itself, so that it comes to the same whichever of them is looked at. Of many, only those with what the first would take
 * are. Receipts that are not open any more are suggested for nothing, but those that hung together with them may be.
 */
export async function candidatesOf(
  receipts: readonly StoredReceipt[],
  changedRows: readonly LedgerRow[],
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Candidates> {
  const around = await receiptsAround(receipts, DAYS_APART_MAX, FEW_MAX + 1, cloud);
  const areFew = around.length <= FEW_MAX;
  const bills = areFew ? [] : await sameBillsOf(receipts, cloud);
  const others = areFew ? around : [...(await siblingsOf(receipts, cloud)), ...bills];
  const view = viewOf(receipts, others, changedRows, organization);
  const [first, all] = areFew ? [FEW_MAX, FEW_MAX] : [receipts.length, receipts.length + CLAIMANTS_MAX];
  await reachTogether(receipts, first, view, cloud);
  await reachTurns(bills, view, cloud);
  const room = all + bills.length;
  await reachTogether((await claimantsOf(view, cloud)).slice(0, roomIn(view, room)), room, view, cloud);
  return view;
}

function viewOf(
  receipts: readonly StoredReceipt[],
  others: readonly StoredReceipt[],
  changedRows: readonly LedgerRow[],
  organization: StoredOrganization,
): View {
  const seen = byId([...others, ...receipts])
    .values()
    .toArray();
  return {
    organization,
    receipts: byId(seen.filter(isOpenReceipt)),
    rows: byId(changedRows.filter(isOpenRow)),
    closed: byId(receipts.filter((receipt) => !isOpenReceipt(receipt))),
    taken: new Map(),
    known: new Map(),
    scope: new Set(),
    lessons: [],
    reached: new Set(),
  };
}

/** The first unmatched receipts of the days around some. */
async function receiptsAround(
  receipts: readonly StoredReceipt[],
  daysApart: number,
  most: number,
  cloud: Pick<Parts, 'receipts'>,
): Promise<StoredReceipt[]> {
  const days = receipts.map(dayOf).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = { from: addDays(first, -daysApart), to: addDays(last, daysApart) };
  return cloud.receipts.someUnmatched(receipts[0]?.organizationId ?? '', range, most);
}

/** Other receipts of the same days, which may have been paid together with these. */
async function siblingsOf(
  receipts: readonly StoredReceipt[],
  cloud: Pick<Parts, 'receipts'>,
): Promise<StoredReceipt[]> {
  const lists = receipts.map((receipt) => receiptsAround([receipt], SIBLING_DAYS, SIBLINGS_MAX, cloud));
  return (await Promise.all(lists)).flat();
}

/** The open bills of the same vendor and amount that came a month or two before and after these. */
async function sameBillsOf(
  receipts: readonly StoredReceipt[],
  cloud: Pick<Parts, 'receipts'>,
): Promise<StoredReceipt[]> {
  const found = await Promise.all(
    receipts.map(async (receipt) => {
      const name = vendorKey(counterpartyOf(receipt));
      if (name === '' || receipt.amount === null || receipt.date === null) return [];
      const day = receipt.date;
      const lists = await Promise.all(
        TURNS.map(({ from, to }) =>
          cloud.receipts.someUnmatched(
            receipt.organizationId,
            { from: addDays(day, from), to: addDays(day, to) },
            DOCUMENTS_OF_A_TURN_MAX,
          ),
        ),
      );
      return lists
        .flat()
        .filter(
          (other) =>
            other.amount === receipt.amount &&
            other.currency === receipt.currency &&
            other.kind === receipt.kind &&
            vendorKey(counterpartyOf(other)) === name,
        );
    }),
  );
  return found.flat();
}

/** Reads what the other bills of a series may belong to, and decides on them with the first where all of them are sure: paid in their turns. */
async function reachTurns(bills: readonly StoredReceipt[], view: View, cloud: Parts): Promise<void> {
  if (bills.length === 0) return;
  const before = new Set(view.scope);
  await reach(bills, view, cloud);
  const sure = new Set(
    suggestMatches(matchInput(view)).flatMap(({ decision, receiptIds }) =>
      decision === 'auto' ? receiptIds : [],
    ),
  );
  if (bills.every(({ id }) => sure.has(id))) return;
  for (const { id } of bills) if (!before.has(id)) view.scope.delete(id);
}

const roomIn = ({ reached }: View, most: number): number => Math.max(0, most - reached.size);

/** Reads what these receipts may belong to, and then the same of those that turn out to hang together with them, of `most` in all. */
async function reachTogether(
  receipts: readonly StoredReceipt[],
  most: number,
  view: View,
  cloud: Parts,
): Promise<void> {
  for (let next = receipts; next.length > 0; next = strangersIn(view).slice(0, roomIn(view, most)))
    await reach(next, view, cloud);
}

async function reach(receipts: readonly StoredReceipt[], view: View, cloud: Parts): Promise<void> {
  const { organization, rows, taken, known, lessons, scope, reached } = view;
  const ids = receipts.map((receipt) => receipt.id);
  const linked = receipts.flatMap(({ transactionIds }) => transactionIds);
  const [near, had, matches, taught] = await Promise.all([
    Promise.all(receipts.map((receipt) => rowsNear(receipt, organization, cloud))),
    cloud.ledger.getMany(organization.id, linked),
    cloud.matches.about(organization.id, ids),
    lessonsAbout(receipts, view, cloud),
  ]);
  for (const row of near.flat().filter(isOpenRow)) rows.set(row.id, row);
  for (const row of had) taken.set(row.id, row);
  for (const match of matches) known.set(match.id, match);
  lessons.push(...taught);
  for (const id of ids) {
    reached.add(id);
    scope.add(id);
  }
}

/** The receipts that hang together with those reached and are not reached themselves. */
function strangersIn(view: View): StoredReceipt[] {
  const { receipts, closed, rows, taken, reached } = view;
  const input = matchInput({
    ...view,
    receipts: new Map([...receipts, ...closed]),
    rows: new Map([...rows, ...taken]),
  });
  return companionsOf(input, reached)
    .filter((id) => !reached.has(id))
    .flatMap((id) => receipts.get(id) ?? []);
}

async function rowsNear(
  receipt: StoredReceipt,
  { id, currency }: StoredOrganization,
  { ledger }: Parts,
): Promise<LedgerRow[]> {
  const facts = receiptFacts(receipt, currency);
  if (!facts) return [];
  const day = dayOf(receipt);
  const range = paymentDays(receipt);
  const before = { from: range.from, to: addDays(day, -1) };
  const lists = await Promise.all([
    ...likelyAmounts(facts).map((amount) => ledger.openOfAmount(id, amount, range, ROWS_OF_AMOUNT_MAX)),
    ledger.some(id, { from: day, to: range.to }, { limit: ROWS_AFTER_MAX }),
    ledger.some(id, before, { limit: ROWS_BEFORE_MAX, newestFirst: true }),
  ]);
  return lists.flat();
}

/**
 * The receipts that now have the rows which the others would take, from wherever they are: all of them are decided on together. Of the
 * rows that are not theirs to take no more is read than what is known of them: they may have been refused there.
 */
async function claimantsOf(view: View, cloud: Parts): Promise<StoredReceipt[]> {
  const { organization, scope } = view;
  const suggested = suggestMatches(matchInput(view));
  const isInScope = ({ receiptIds }: { receiptIds: readonly string[] }) =>
    receiptIds.some((id) => scope.has(id));
  const own = suggested.filter(isInScope).flatMap(rowsOf).slice(0, RIVAL_ROWS_MAX);
  const others = suggested.filter((match) => !isInScope(match)).flatMap(rowsOf);
  const wanted = new Set(own);
  const asked = new Set([...own, ...others].slice(0, RIVAL_ROWS_MAX));
  const known = await cloud.matches.about(organization.id, asked);
  for (const match of known) view.known.set(match.id, match);
  const claims = known.filter(
    ({ status, transactionIds }) => status === 'pending' && transactionIds.some((id) => wanted.has(id)),
  );
  const receiptIds = new Set(claims.flatMap((claim) => claim.receiptIds).filter((id) => !scope.has(id)));
  const rowIds = new Set(claims.flatMap(rowsOf).filter((id) => !view.rows.has(id)));
  const [receipts, rows] = await Promise.all([
    cloud.receipts.getMany(organization.id, [...receiptIds]),
    cloud.ledger.getMany(organization.id, [...rowIds]),
  ]);
  const open = receipts.filter(isOpenReceipt);
  for (const receipt of open) view.receipts.set(receipt.id, receipt);
  for (const row of rows.filter(isOpenRow)) view.rows.set(row.id, row);
  for (const id of receiptIds) scope.add(id);
  return open;
}

/** The rows of a match, and of the next best one of its receipts. */
const rowsOf = ({ transactionIds, runnerUp }: Pick<StoredMatch, 'transactionIds' | 'runnerUp'>): string[] => [
  ...transactionIds,
  ...(runnerUp?.transactionIds ?? []),
];

/** What was learned of the vendors of these that is not known yet. */
async function lessonsAbout(
  receipts: readonly StoredReceipt[],
  { organization, lessons: known }: View,
  { lessons }: Parts,
): Promise<StoredLesson[]> {
  const names = new Set(
    receipts.map((receipt) => vendorKey(counterpartyOf(receipt))).filter((name) => name !== ''),
  );
  const lists = await Promise.all(
    [...names].map((name) => lessons.newest(organization.id, { name, limit: LESSONS_OF_VENDOR_MAX })),
  );
  const ids = new Set(known.map(({ id }) => id));
  return lists.flat().filter(({ id }) => !ids.has(id));
}
