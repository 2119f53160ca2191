import type { EvidenceRule } from '../../../../shared/countries/sales-tax-rules.ts';
import type { UnprovenReason } from '../../../../shared/model/sales-tax.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { KeptReceipt } from '../../books/shown-receipt.ts';

/** What of a document shows that a claim may stand. */
export type EvidenceDocument = Pick<KeptReceipt, 'kind' | 'fields'>;

/** Documents made out to a buyer. */
const FULL: readonly string[] = ['invoice', 'credit-note'];

/**
 * Why the tax of an entry that came to so much (with tax, in minor units) may not be claimed by its documents; undefined where they show what
 * the authority wants. One of several documents is enough. A seller abroad has no number of the country's, and no invoice with its tax.
 */
export function unprovenReason(
  { amount, reverseCharge }: Pick<LedgerRow, 'amount' | 'reverseCharge'>,
  documents: readonly EvidenceDocument[],
  { numberFrom, fullFrom }: Pick<EvidenceRule, 'numberFrom' | 'fullFrom'>,
): UnprovenReason | undefined {
  if (documents.length === 0) return 'no-document';
  if (reverseCharge) return undefined;
  const paid = Math.abs(amount);
  if (paid >= numberFrom && !documents.some(({ fields }) => Boolean(fields['taxNumber']?.value)))
    return 'no-supplier-number';
  return paid >= fullFrom && !documents.some(({ kind }) => FULL.includes(kind)) ? 'full-invoice' : undefined;
}
