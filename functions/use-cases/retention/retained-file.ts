import type { BookSettings } from '../../../shared/model/organization.ts';
import { retentionRuleOf } from '../../../shared/record-keeping.ts';
import { originalKeptUntil } from '../../domain/books/original-kept-until.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { documentsOfFile } from '../receipts/remove-unused-file.ts';

type Parts = Pick<Cloud, 'receipts' | 'ledger'>;

/** A file with the documents that were read from it, and the last day on which it is kept, where one is known. */
interface RetainedFile {
  readonly documents: readonly StoredReceipt[];
  readonly keptUntil: string | undefined;
}

/** How long the file of some documents is kept by an organization's settings. */
export async function retainedFile(
  uploadId: string,
  settings: BookSettings,
  cloud: Parts,
): Promise<RetainedFile> {
  const { id: organizationId } = settings;
  const documents = await documentsOfFile({ organizationId, uploadId }, cloud);
  const entryIds = documents.flatMap(({ transactionIds, archivedFrom = [] }) => [
    ...transactionIds,
    ...archivedFrom,
  ]);
  const entries = await cloud.ledger.getMany(organizationId, [...new Set(entryIds)]);
  const days = entries.map(({ date }) => date);
  return { documents, keptUntil: originalKeptUntil(documents, days, retentionRuleOf(settings)) };
}
