import type { Receipt } from '../../../shared/model/receipt.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { proposalDays, proposedPayment } from '../../domain/matching/proposed-payment.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { organizationOf } from '../books/organization-of.ts';
import { retainedFile } from '../retention/retained-file.ts';
import { thumbnailOf } from './thumbnail-of.ts';

/** One receipt with the fields read from it and what it looks like, also from the archive. */
export async function getReceipt(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'organizations' | 'files' | 'ledger'>,
): Promise<Receipt | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  const organization = await organizationOf(organizationId, cloud);
  const { keptUntil } = await retainedFile(receipt.fileId ?? id, organization, cloud);
  const isKept = keptUntil !== undefined && receipt.originalDeletedAt === undefined;
  return {
    ...(await wholeReceipt(receipt, bookNames(organization), cloud)),
    ...(isKept ? { keptUntil } : {}),
  };
}

/** A receipt with what it looks like, and the payment that proposes its amount where that is in doubt. */
export async function wholeReceipt(
  receipt: StoredReceipt,
  names: BookNames,
  cloud: Pick<Cloud, 'files' | 'ledger'>,
): Promise<Receipt> {
  const [picture, proposal] = await Promise.all([thumbnailOf(receipt, cloud), proposalFor(receipt, cloud)]);
  return { ...shownReceipt(receipt, names), ...picture, ...proposal };
}

/** More rows than a business has in a week; what lies beyond is not looked at. */
const ROWS_MAX = 200;

/** The payment that proposes an amount, where the total of a document is in doubt. */
async function proposalFor(
  receipt: StoredReceipt,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Pick<Receipt, 'proposedPayment'>> {
  const days = proposalDays(receipt);
  if (!days) return {};
  const payment = proposedPayment(
    receipt,
    await ledger.some(receipt.organizationId, days, { limit: ROWS_MAX }),
  );
  if (!payment) return {};
  const { id: transactionId, description, date, amount, currency } = payment;
  return { proposedPayment: { transactionId, description, date, amount: -amount, currency } };
}
