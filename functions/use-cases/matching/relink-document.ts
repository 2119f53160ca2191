import type { Cloud } from '../../runtime/cloud.ts';
import type { Effect } from '../../store/change.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { freeingLaterSales } from '../ledger/assume-taxes.ts';
import { linkWrites, setAside } from './link-sides.ts';
import { lookedForAnew } from './unlink-rows.ts';

type Parts = Pick<Cloud, 'organizations' | 'matches' | 'receipts' | 'ledger' | 'categories'>;

/** Items of the transaction besides: the document, the count of the archive, its questions, the entry in the audit log. */
const ITEMS_OF_A_DOCUMENT = 10;

/** The entries that a document is of again, and the writes of all but itself that make it so. */
interface Relinked {
  readonly transactionIds: readonly string[];
  readonly writes: readonly Effect[];
}

/**
 * Links an archived document that comes back as it was linked before, by the match that did: what its archiving took apart nobody has to
 * decide once more. Undefined where somebody decided otherwise since: took that match back or changed it, or gave the entries another document;
 * or where one of them is gone.
 */
export async function relinkedDocument(
  { archivedLink: link, ...document }: StoredReceipt,
  hand: { readonly userId: string; readonly at: string },
  cloud: Parts,
): Promise<Relinked | undefined> {
  const { organizationId, archivedAt } = document;
  const match = link && (await cloud.matches.get(organizationId, link.matchId));
  if (!match || !isUndecidedSince(match, archivedAt)) return undefined;
  const isRetired = match.status === 'undone';
  const kept = isRetired ? [] : match.receiptIds.filter((id) => id !== document.id);
  const transactionIds = isRetired ? link.transactionIds : match.transactionIds;
  const [others, rows] = await Promise.all([
    cloud.receipts.getMany(organizationId, kept),
    cloud.ledger.getMany(organizationId, transactionIds),
  ]);
  const isFree = rows.every(({ receiptIds }) => receiptIds.every((id) => kept.includes(id)));
  if (rows.length < transactionIds.length || others.length < kept.length || !isFree) return undefined;
  const order = [...new Set([...link.receiptIds, ...kept])];
  const receiptIds = order.filter((id) => id === document.id || kept.includes(id));
  const again: StoredMatch = {
    ...match,
    receiptIds,
    transactionIds: [...transactionIds],
    status: 'confirmed',
  };
  const open = { ...document, archivedAt: null };
  const { changes } = await linkWrites({ receipts: [open, ...others], rows }, again, cloud);
  const writes = [
    ...cloud.ledger.writesOf(changes, hand),
    ...cloud.categories.habitWrites(changes),
    cloud.matches.change(match, again),
  ];
  const aside = await setAside(again, ITEMS_OF_A_DOCUMENT + writes.length, cloud);
  return {
    transactionIds,
    writes: [
      ...[...writes, ...aside.writes, ...lookedForAnew(organizationId, aside.freed)],
      ...freeingLaterSales(changes),
    ],
  };
}

/** Whether a match stands as it did when a document was archived, or was retired by that: one that a person took back has no day. */
const isUndecidedSince = ({ status, decidedAt }: StoredMatch, archivedAt: string | null): boolean =>
  (status === 'confirmed' || status === 'undone') &&
  decidedAt !== null &&
  archivedAt !== null &&
  decidedAt <= archivedAt;
