import { isOpenReceipt } from '../../domain/matching/match-facts.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { DeletedTransaction } from '../../store/ledger-items.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Write } from '../../store/writes.ts';
import { setAside, sidesOf } from './link-sides.ts';
import type { Freed } from './unlink-rows.ts';

type Parts = Pick<Cloud, 'matches' | 'receipts' | 'ledger'>;

/** What of a deleted row's receipts is linked to it again, and how. */
interface Relinked {
  readonly receipts: readonly StoredReceipt[];
  readonly writes: readonly Write[];
  /** The other sides of suggestions that were put aside by it: they are to be looked at anew. */
  readonly freed: Freed;
}

const unlinked: Relinked = { receipts: [], writes: [], freed: { receiptIds: [], transactionIds: [] } };

/**
 * The writes by which a row that comes back has its receipts again, and the match that linked them is confirmed as it was: with what is
 * still free or still linked by that match. A receipt linked elsewhere or archived since stays so; a match that a person took back since
 * stays taken back. `room`: how many items the transaction holds besides.
 */
export async function relinkedRow(
  { id, organizationId, link }: DeletedTransaction,
  room: number,
  cloud: Parts,
): Promise<Relinked> {
  const match = link && (await cloud.matches.get(organizationId, link.matchId));
  if (!match) return unlinked;
  const receipts = (await stillLinkable(match, link.receiptIds, cloud)).filter(({ id: paper }) =>
    link.receiptIds.includes(paper),
  );
  if (receipts.length === 0) return unlinked;
  const others = match.status === 'confirmed' ? match.transactionIds : [];
  const transactionIds = [
    ...link.transactionIds.filter((one) => one === id || others.includes(one)),
    ...others.filter((one) => !link.transactionIds.includes(one)),
  ];
  const receiptIds = receipts.map((receipt) => receipt.id);
  const again: StoredMatch = { ...match, receiptIds, transactionIds, status: 'confirmed' };
  const writes = [
    cloud.matches.change(match, again),
    ...receipts.map((receipt) =>
      cloud.receipts.change(receipt, { ...receipt, transactionIds, status: 'matched' }),
    ),
  ];
  const aside = await setAside(again, room + writes.length, cloud);
  return { receipts, writes: [...writes, ...aside.writes], freed: aside.freed };
}

/**
 * The receipts that a match can link once more: those it still links, and those that are free, where a deletion retired it or ended
 * before it could.
 */
async function stillLinkable(
  match: StoredMatch,
  receiptIds: readonly string[],
  cloud: Pick<Parts, 'receipts' | 'ledger'>,
): Promise<readonly StoredReceipt[]> {
  if (match.status === 'confirmed') {
    const { receipts } = await sidesOf(match, cloud);
    const isLinked = ({ transactionIds }: StoredReceipt) =>
      transactionIds.some((id) => match.transactionIds.includes(id));
    return receipts.filter((receipt) => isLinked(receipt) || isOpenReceipt(receipt));
  }
  // A decision that a person took back has no day any more.
  const isRetired = match.status === 'undone' && match.decidedAt !== null;
  const receipts = isRetired ? await cloud.receipts.getMany(match.organizationId, receiptIds) : [];
  return receipts.filter(isOpenReceipt);
}
