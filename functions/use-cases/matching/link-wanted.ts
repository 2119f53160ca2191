import { isRefusal } from '../../domain/outcome.ts';
import { unlessClosed } from '../books/closed-period.ts';
import type { LookingParts } from './settle-suggestions.ts';
import { documentsLinked } from './link-documents.ts';
import { matchReceipts } from './match-receipt.ts';
import type { MatchParts } from './write-decision.ts';

/**
 * Links documents to the entry that they were uploaded for, beside those that it has. Where that is gone or closed by now, or they belong
 * to another, they are looked for like all others.
 */
export async function linkWanted(
  organizationId: string,
  receiptIds: readonly string[],
  cloud: LookingParts & MatchParts,
): Promise<void> {
  const receipts = await cloud.receipts.getMany(organizationId, receiptIds);
  const [first] = receipts;
  if (first?.wantedBy === undefined) return;
  const row = await cloud.ledger.get(organizationId, first.wantedBy);
  const books = { organizationId, userId: first.userId, system: 'link-wanted' } as const;
  const all = row && [...new Set([...row.receiptIds, ...receipts.map(({ id }) => id)])];
  const refused = all && (await unlessClosed(() => documentsLinked(row, all, books, cloud)));
  if (refused?.refused === 'changed-meanwhile') throw new Error('A document was not linked to its entry.');
  if (!row || isRefusal(refused)) await matchReceipts(organizationId, { receiptIds }, cloud);
}
