import { createHash } from 'node:crypto';
import { addDays } from '../../shared/civil-date.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { suggestMatches } from '../domain/matching/suggest-matches.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredMatch, StoredReceipt } from '../store/entities.ts';
import { ConditionFailedError } from '../store/table.ts';

type Parts = Pick<Cloud, 'receipts' | 'ledger' | 'matches' | 'now'>;

/** How far a payment and its receipt may lie apart to be looked at together. */
const DAYS_APART_MAX = 14;

/** Looks for the transaction of one receipt. */
export async function matchReceipt(organizationId: string, receiptId: string, cloud: Parts): Promise<void> {
  const receipt = await cloud.receipts.get(organizationId, receiptId);
  if (receipt?.status !== 'processed' || receipt.date === null) return;
  await suggest(organizationId, [receipt], { from: receipt.date, to: receipt.date }, cloud);
}

/** Looks for the receipts of the transactions of some days. */
export async function matchPeriod(
  organizationId: string,
  days: { from: string; to: string },
  cloud: Parts,
): Promise<void> {
  const receipts = await Array.fromAsync(cloud.receipts.unmatched(organizationId, widened(days)));
  if (receipts.length > 0) await suggest(organizationId, receipts, widened(days), cloud);
}

function widened({ from, to }: { from: string; to: string }) {
  return { from: addDays(from, -DAYS_APART_MAX), to: addDays(to, DAYS_APART_MAX) };
}

async function suggest(
  organizationId: string,
  receipts: readonly StoredReceipt[],
  days: { from: string; to: string },
  cloud: Parts,
): Promise<void> {
  const rows = await Array.fromAsync(cloud.ledger.rows(organizationId, widened(days)));
  const open = rows.filter((row) => row.receiptIds.length === 0 && row.kind !== 'transfer');
  const settled = await Promise.all(
    receipts.map((receipt) => rejectedPairs(organizationId, receipt.id, cloud)),
  );
  const rejected = new Set(settled.flat());
  for (const match of bestOf(open, receipts, rejected)) await keep(organizationId, match, cloud);
}

/** Ids of the matches of a receipt that a person has decided against. */
async function rejectedPairs(
  organizationId: string,
  receiptId: string,
  { matches }: Parts,
): Promise<string[]> {
  const known = await Array.fromAsync(matches.ofReceipt(organizationId, receiptId));
  return known.filter(({ status }) => status === 'rejected').map(({ id }) => id);
}

/** The best suggestion of each receipt; a receipt whose best was rejected gets its next best. */
function bestOf(
  rows: readonly Transaction[],
  receipts: readonly StoredReceipt[],
  rejected: ReadonlySet<string>,
) {
  const readable = receipts.flatMap(({ id, vendor, date, amount, currency, kind }) =>
    amount === null ? [] : [{ id, vendor, date, amount, currency, kind }],
  );
  const together = suggestMatches({
    transactions: rows,
    receipts: readable.map((receipt) => currencyOr(receipt, rows)),
  });
  return together.flatMap((match) => {
    if (!rejected.has(matchIdOf(match.receiptIds, match.transactionIds))) return [match];
    const receipt = readable.find(({ id }) => match.receiptIds.includes(id));
    const others = rows.filter((row) => receipt && !rejected.has(matchIdOf([receipt.id], [row.id])));
    return receipt ? suggestMatches({ transactions: others, receipts: [currencyOr(receipt, rows)] }) : [];
  });
}

/** A receipt that names no currency is taken to be in that of the books. */
function currencyOr<R extends { currency: string | null }>(receipt: R, rows: readonly Transaction[]) {
  return { ...receipt, currency: receipt.currency ?? rows[0]?.currency ?? '' };
}

/** One id for one pair, so that finding it again finds the same suggestion. */
function matchIdOf(receiptIds: readonly string[], transactionIds: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([receiptIds, transactionIds]))
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

async function keep(
  organizationId: string,
  found: ReturnType<typeof suggestMatches>[number],
  { matches, now }: Parts,
): Promise<void> {
  const id = matchIdOf(found.receiptIds, found.transactionIds);
  const known = await matches.get(organizationId, id);
  if (known && known.status !== 'pending' && known.status !== 'undone') return;
  const suggestion: StoredMatch = {
    ...found,
    receiptIds: [...found.receiptIds],
    transactionIds: [...found.transactionIds],
    reasons: [...found.reasons],
    id,
    organizationId,
    status: 'pending',
    decidedAt: null,
    createdAt: known?.createdAt ?? now().toISOString(),
    version: 1,
  };
  const older = await Array.fromAsync(matches.ofReceipt(organizationId, found.receiptIds[0] ?? ''));
  const replaced = older.filter((match) => match.status === 'pending' && match.id !== id);
  try {
    await matches.write([
      known ? matches.change(known, { ...suggestion, version: known.version }) : matches.addition(suggestion),
      ...replaced.map((match) => matches.removal(match)),
    ]);
  } catch (error) {
    // A person decided in this moment: the decision stands.
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
