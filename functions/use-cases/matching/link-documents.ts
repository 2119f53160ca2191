import type { EntryDocuments, Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { documentsMatchId } from '../../domain/ids.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { receiptFacts, isOpenReceipt } from '../../domain/matching/match-facts.ts';
import { matchSums } from '../../domain/matching/match-sums.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { Change } from '../../store/change.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { freeingLaterSales } from '../ledger/assume-taxes.ts';
import { bringBack, linkWrites, setAside, sidesOf } from './link-sides.ts';
import { confirmAgain } from './confirm-match.ts';
import { madeMatch } from './make-match.ts';
import { takeBack } from './undo-match.ts';
import { decide, putDecision } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

/** Links exactly these documents to an entry, by the match that links it already or by one that is made for it. */
export async function linkDocuments(
  id: string,
  { version, receiptIds }: EntryDocuments,
  books: Books,
  cloud: MatchParts & Pick<Cloud, 'organizations'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = books;
  const row = await cloud.ledger.get(organizationId, id);
  if (!row) return refuse('not-found');
  if (row.version !== version) return refuse('changed-meanwhile');
  const refused = await documentsLinked(row, receiptIds, books, cloud);
  if (isRefusal(refused)) return refused;
  const after = await cloud.ledger.get(organizationId, id);
  return after ? shownTransaction(after, await bookNamesOf(organizationId, cloud)) : refuse('not-found');
}

/** Links exactly these documents to a row; done twice it is done once. */
export async function documentsLinked(
  row: LedgerRow,
  receiptIds: readonly string[],
  books: Books,
  cloud: MatchParts,
): Promise<Refusal | undefined> {
  if (JSON.stringify(row.receiptIds) === JSON.stringify(receiptIds)) return undefined;
  const outcome = await decide(books, 'documents-linked', cloud, (change) =>
    linked(change, row, receiptIds, books, cloud),
  );
  return isRefusal(outcome) ? outcome : undefined;
}

async function linked(
  change: Change,
  row: LedgerRow,
  receiptIds: readonly string[],
  books: Books,
  cloud: MatchParts,
): Decided {
  const about = await cloud.matches.about(row.organizationId, [row.id]);
  const match = about.find(
    ({ status, transactionIds }) => status === 'confirmed' && transactionIds.includes(row.id),
  );
  if (match && receiptIds.length === 0) return takeBack(change, match, books, {}, cloud);
  if (match) return withDocuments(change, match, receiptIds, books, cloud);
  // What linked them before, or is suggested: who then takes that decision back takes back this link.
  const open = about.filter((one) => isOpenFor(one) && isBetween(one, row, receiptIds));
  const known = open.find(({ status }) => status === 'undone') ?? open[0];
  if (known) return confirmAgain(change, known, books, cloud);
  const id = documentsMatchId(row, receiptIds);
  const wish = { id, receiptIds: [...receiptIds], transactionIds: [row.id] };
  return madeMatch(change, wish, books, cloud);
}

/** Whether a match may be made anew: it waits to be decided, or linked its sides before they were taken apart. */
const isOpenFor = ({ status, decidedAt, wasMade }: StoredMatch): boolean =>
  status === 'pending' || (status === 'undone' && (decidedAt !== null || wasMade === true));

const isBetween = (match: StoredMatch, row: LedgerRow, receiptIds: readonly string[]): boolean =>
  match.transactionIds.length === 1 &&
  match.transactionIds[0] === row.id &&
  new Set(match.receiptIds).symmetricDifference(new Set(receiptIds)).size === 0;

/** A confirmed match with other documents: those that it gains must be free, and those that it loses are. */
async function withDocuments(
  change: Change,
  match: StoredMatch,
  receiptIds: readonly string[],
  { userId }: Books,
  cloud: MatchParts,
): Decided {
  const { organizationId } = match;
  const added = receiptIds.filter((id) => !match.receiptIds.includes(id));
  const removed = match.receiptIds.filter((id) => !receiptIds.includes(id));
  const { receipts, rows } = await sidesOf({ ...match, receiptIds: [...match.receiptIds, ...added] }, cloud);
  const kept = receiptIds.flatMap((id) => receipts.find((receipt) => receipt.id === id) ?? []);
  if (kept.length < receiptIds.length) return refuse('not-found');
  if (!kept.every((receipt) => !added.includes(receipt.id) || isOpenReceipt(receipt)))
    return refuse('wrong-state');
  const currency = rows[0]?.currency ?? '';
  const sums = matchSums(
    kept.map((receipt) => receiptFacts(receipt, currency)),
    rows,
  );
  const { at } = change;
  const made: StoredMatch = {
    ...match,
    receiptIds: [...receiptIds],
    sums,
    decidedBy: 'person',
    decidedAt: at,
  };
  const { changes, papers } = await linkWrites({ receipts: kept, rows }, made, cloud);
  const gone = receipts.filter(({ id }) => removed.includes(id));
  const opened = await linkWrites(
    { receipts: gone, rows: [] },
    { receiptIds: [], transactionIds: [] },
    cloud,
  );
  const back = await bringBack(organizationId, removed, cloud);
  const writes = [
    ...cloud.ledger.writesOf(changes, { userId, at }),
    ...cloud.categories.habitWrites(changes),
    ...[...papers, ...opened.papers, ...back.writes],
    ...cloud.matches.aboutDocuments(match, made),
  ];
  change.enqueue(...freeingLaterSales(changes));
  const aside = await setAside(made, writes.length, cloud);
  const freed = {
    receiptIds: [...removed, ...back.receiptIds, ...aside.freed.receiptIds],
    transactionIds: aside.freed.transactionIds,
  };
  return putDecision(change, made, [...writes, ...aside.writes], freed);
}
