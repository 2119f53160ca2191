import type { Transaction } from '../../shared/model/transaction.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredMatch } from '../store/entities.ts';
import type { Write } from '../store/table.ts';
import { ConditionFailedError } from '../store/table.ts';

/** The writes that open the receipts of rows about to be deleted: each receipt once, without any of those rows. */
export async function unlinkedReceipts(
  rows: readonly Transaction[],
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Write[]> {
  const organizationId = rows[0]?.organizationId ?? '';
  const gone = new Set(rows.map(({ id }) => id));
  const linked = await receipts.getMany(organizationId, [
    ...new Set(rows.flatMap(({ receiptIds }) => receiptIds)),
  ]);
  return linked.map((receipt) => {
    const transactionIds = receipt.transactionIds.filter((id) => !gone.has(id));
    return receipts.change(receipt, {
      ...receipt,
      transactionIds,
      status: transactionIds.length > 0 ? 'matched' : 'processed',
    });
  });
}

/** Takes back suggestions about rows or receipts that are gone or taken. Losing a race here is harmless: the suggestion is settled. */
export async function withdrawSuggestions(
  organizationId: string,
  about: { transactionIds?: readonly string[]; receiptIds?: readonly string[]; except?: string },
  { matches }: Pick<Cloud, 'matches'>,
): Promise<void> {
  const concerns = (match: StoredMatch) =>
    match.id !== about.except &&
    (match.transactionIds.some((id) => about.transactionIds?.includes(id)) ||
      match.receiptIds.some((id) => about.receiptIds?.includes(id)));
  for await (const match of matches.suggestions(organizationId)) {
    if (!concerns(match)) continue;
    try {
      await matches.write([matches.removal(match)]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
}

/** Marks confirmed matches as undone once a row or receipt of theirs is gone, so that nobody sees a link to nothing. */
export async function retireDecisions(
  organizationId: string,
  gone: { transactionIds: readonly string[]; receiptIds: readonly string[] },
  { matches }: Pick<Cloud, 'matches'>,
): Promise<void> {
  for (const receiptId of new Set(gone.receiptIds)) {
    for await (const match of matches.ofReceipt(organizationId, receiptId)) {
      const isConcerned = match.transactionIds.some((id) => gone.transactionIds.includes(id));
      if (match.status === 'confirmed' && isConcerned) await retire(match, { matches });
    }
  }
}

async function retire(match: StoredMatch, { matches }: Pick<Cloud, 'matches'>): Promise<void> {
  try {
    await matches.write([matches.change(match, { status: 'undone' })]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
