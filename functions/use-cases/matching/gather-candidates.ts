import { addDays } from '../../../shared/civil-date.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { vendorKey } from '../../domain/matching/lessons.ts';
import { likelyAmounts } from '../../domain/matching/likely-amounts.ts';
import {
  isOpenReceipt,
  isOpenRow,
  receiptFacts,
  transactionFacts,
} from '../../domain/matching/match-facts.ts';
import type { MatchInput, MatchMemory } from '../../domain/matching/match-input.ts';
import { suggestMatches } from '../../domain/matching/suggest-matches.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredLesson } from '../../store/lessons.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

type Parts = Pick<Cloud, 'receipts' | 'ledger' | 'matches' | 'lessons'>;

/** How far before and after a document its payment may lie; the domain looks no farther. */
const DAYS_BEFORE = 10;
const DAYS_AFTER = 75;
/** What one receipt reads at most, however many rows there are: rows of its amounts, rows of the days after and before it. */
const ROWS_OF_AMOUNT_MAX = 20;
const ROWS_AFTER_MAX = 60;
const ROWS_BEFORE_MAX = 20;
const SIBLING_DAYS = 3;
const SIBLINGS_MAX = 6;
const RIVAL_ROWS_MAX = 4;
const LESSONS_OF_VENDOR_MAX = 40;
const LESSONS_MAX = 2000;
/** Vendors whose lessons are asked one by one; of more, all the newest lessons are read at once. */
const VENDORS_MAX = 6;

/** What is compared with one another, and what was decided about it before. */
export interface Candidates {
  readonly organization: StoredOrganization;
  readonly receipts: Map<string, StoredReceipt>;
  readonly rows: Map<string, LedgerRow>;
  /** Every match about the receipts whose suggestions are to be made anew. */
  readonly known: Map<string, StoredMatch>;
  /** The receipts whose suggestions are to be made anew. */
  readonly scope: Set<string>;
  readonly lessons: readonly StoredLesson[];
}

/** The days in which the payment of a document of `day` may lie. */
export const paymentDays = ({ from, to }: { from: string; to: string }) => ({
  from: addDays(from, -DAYS_BEFORE),
  to: addDays(to, DAYS_AFTER),
});

/** The days of documents that may have been paid in these. */
export const documentDays = ({ from, to }: { from: string; to: string }) => ({
  from: addDays(from, -DAYS_AFTER),
  to: addDays(to, DAYS_BEFORE),
});

/** What some new receipts may belong to, read by their amounts and days, with those who want the same rows. */
export async function candidatesOf(
  receipts: readonly StoredReceipt[],
  changedRows: readonly LedgerRow[],
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Candidates> {
  const near = await Promise.all(receipts.map((receipt) => rowsNear(receipt, organization, cloud)));
  const siblings = await Promise.all(receipts.map((receipt) => receiptsNear(receipt, cloud)));
  const known = await cloud.matches.about(
    organization.id,
    receipts.map(({ id }) => id),
  );
  const candidates = {
    organization,
    receipts: byId([...siblings.flat(), ...receipts].filter(isOpenReceipt)),
    rows: byId([...near.flat(), ...changedRows].filter(isOpenRow)),
    known: byId(known),
    scope: new Set(receipts.map(({ id }) => id)),
    lessons: await lessonsAbout(organization.id, receipts, cloud),
  };
  return withRivals(candidates, cloud);
}

/** Everything open of some days: for a whole statement, whose rows are many. */
export async function candidatesIn(
  receipts: readonly StoredReceipt[],
  days: { from: string; to: string },
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Candidates> {
  const rows = await Array.fromAsync(cloud.ledger.rows(organization.id, days));
  const ids = receipts.map(({ id }) => id);
  const known: StoredMatch[] = [];
  for (let from = 0; from < ids.length; from += 50)
    known.push(...(await cloud.matches.about(organization.id, ids.slice(from, from + 50))));
  return {
    organization,
    receipts: byId(receipts.filter(isOpenReceipt)),
    rows: byId(rows.filter(isOpenRow)),
    known: byId(known),
    scope: new Set(ids),
    lessons: await lessonsAbout(organization.id, receipts, cloud),
  };
}

/** What the domain compares; nothing that a person has refused. */
export function matchInput({ organization, receipts, rows, known, lessons }: Candidates): MatchInput {
  const digits = new Map(organization.accounts.map(({ id, lastDigits }) => [id, lastDigits]));
  return {
    receipts: [...receipts.values()].flatMap((receipt) => receiptFacts(receipt, organization.currency) ?? []),
    transactions: [...rows.values()].map((row) => transactionFacts(row, digits.get(row.accountId))),
    memory: memoryOf(lessons, [...known.values()]),
  };
}

function memoryOf(lessons: readonly StoredLesson[], known: readonly StoredMatch[]): MatchMemory {
  const pairs = (kind: StoredLesson['kind']) =>
    lessons
      .filter((lesson) => lesson.kind === kind)
      .flatMap(({ vendor, descriptions }) =>
        vendor === null ? [] : descriptions.map((description) => ({ vendor, description })),
      );
  const never = known.filter(({ status }) => status === 'rejected');
  return { confirmed: pairs('same'), rejected: pairs('different'), never };
}

async function rowsNear(
  receipt: StoredReceipt,
  { id, currency }: StoredOrganization,
  { ledger }: Parts,
): Promise<LedgerRow[]> {
  const facts = receiptFacts(receipt, currency);
  if (!facts) return [];
  const day = dayOf(receipt);
  const range = paymentDays({ from: day, to: day });
  const before = { from: range.from, to: addDays(day, -1) };
  const lists = await Promise.all([
    ...likelyAmounts(facts).map((amount) => ledger.openOfAmount(id, amount, range, ROWS_OF_AMOUNT_MAX)),
    ledger.some(id, { from: day, to: range.to }, { limit: ROWS_AFTER_MAX }),
    ledger.some(id, before, { limit: ROWS_BEFORE_MAX, newestFirst: true }),
  ]);
  return lists.flat();
}

/** Other receipts of the same days, which may have been paid together with it. */
function receiptsNear(receipt: StoredReceipt, { receipts }: Parts): Promise<StoredReceipt[]> {
  const day = dayOf(receipt);
  const days = { from: addDays(day, -SIBLING_DAYS), to: addDays(day, SIBLING_DAYS) };
  return receipts.someUnmatched(receipt.organizationId, days, SIBLINGS_MAX);
}

const dayOf = (receipt: StoredReceipt): string => receipt.date ?? receipt.createdAt.slice(0, 10);

/**
 * The receipts that now have the rows which the new ones would take: all of them are decided on together. Of the rows that other receipts
 * would take no more is read than what is known of them: they may have been refused there.
 */
async function withRivals(candidates: Candidates, cloud: Parts): Promise<Candidates> {
  const { organization, scope } = candidates;
  const suggested = suggestMatches(matchInput(candidates));
  const isInScope = ({ receiptIds }: { receiptIds: readonly string[] }) =>
    receiptIds.some((id) => scope.has(id));
  const own = suggested.filter(isInScope).flatMap(rowsOf).slice(0, RIVAL_ROWS_MAX);
  const taken = suggested.filter((match) => !isInScope(match)).flatMap(rowsOf);
  const wanted = new Set(own);
  const asked = new Set([...own, ...taken].slice(0, RIVAL_ROWS_MAX));
  const known = await cloud.matches.about(organization.id, asked);
  for (const match of known) candidates.known.set(match.id, match);
  const others = known.filter(({ transactionIds }) => transactionIds.some((id) => wanted.has(id)));
  const claims = others.filter(({ status }) => status === 'pending');
  const absent = <T>(ids: readonly string[], here: ReadonlyMap<string, T>) => [
    ...new Set(ids.filter((id) => !here.has(id))),
  ];
  const receiptIds = claims.flatMap((claim) => claim.receiptIds);
  const rowIds = claims.flatMap(rowsOf);
  const [receipts, rows] = await Promise.all([
    cloud.receipts.getMany(organization.id, absent(receiptIds, candidates.receipts)),
    cloud.ledger.getMany(organization.id, absent(rowIds, candidates.rows)),
  ]);
  for (const receipt of receipts.filter(isOpenReceipt)) candidates.receipts.set(receipt.id, receipt);
  for (const row of rows.filter(isOpenRow)) candidates.rows.set(row.id, row);
  for (const id of receiptIds) scope.add(id);
  return candidates;
}

/** The rows of a match, and of the next best one of its receipts. */
const rowsOf = ({ transactionIds, runnerUp }: Pick<StoredMatch, 'transactionIds' | 'runnerUp'>): string[] => [
  ...transactionIds,
  ...(runnerUp?.transactionIds ?? []),
];

async function lessonsAbout(
  organizationId: string,
  receipts: readonly StoredReceipt[],
  { lessons }: Parts,
): Promise<StoredLesson[]> {
  const names = [...new Set(receipts.map(({ vendor }) => vendorKey(vendor)))].filter((name) => name !== '');
  if (names.length > VENDORS_MAX) return lessons.newest(organizationId, { limit: LESSONS_MAX });
  const lists = await Promise.all(
    names.map((name) => lessons.newest(organizationId, { name, limit: LESSONS_OF_VENDOR_MAX })),
  );
  return lists.flat();
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));
