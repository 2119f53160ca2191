import type { Receipt } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

/** Takes a receipt back from the archive and looks for its transaction again. Done twice it is there once. */
export async function restoreReceipt(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'work'>,
): Promise<Receipt | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  if (receipt.archivedAt === null) return receipt;
  const restored: StoredReceipt = { ...receipt, archivedAt: null };
  const outcome = await cloud.receipts.tryWrite([cloud.receipts.change(receipt, restored)]);
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId: id });
  return { ...restored, version: receipt.version + 1 };
}
