import { v7 } from 'uuid';
import { mailDocumentId } from '../../../functions/domain/ids.ts';
import { newImport } from '../../../functions/use-cases/imports/new-import.ts';
import { pendingReceipt } from '../../../functions/use-cases/receipts/pending-receipt.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

const fileNamed = (fileName: string) => ({
  ...{ fileName, contentType: 'application/pdf', size: 3, sha256: 'a'.repeat(64), purpose: 'auto' as const },
});

/** A file that failed, and its bytes are here. */
const failedUpload = async ({ organizationId, cloud }: AuditedBooks) => {
  const id = v7();
  const createdAt = cloud.now().toISOString();
  await cloud.table.write(
    cloud.receipts.arrivals({
      ...{ id, ...fileNamed('lunch.pdf'), organizationId, userId: organizationId, createdAt },
      ...{ became: 'failed', isStored: true },
    }),
  );
  return { id };
};

/** A receipt that was taken for a statement, with its import ready to be added. */
const wrongImport = async ({ organizationId, cloud }: AuditedBooks) => {
  const [id, uploadId] = [v7(), v7()];
  const own = { organizationId, userId: organizationId, createdAt: cloud.now().toISOString() };
  const upload = { id: uploadId, ...fileNamed('folio.pdf'), ...own };
  await cloud.table.write(cloud.receipts.arrivals({ ...upload, became: 'import', importId: id }));
  await cloud.table.write([cloud.imports.addition({ ...newImport(upload, id, cloud), status: 'ready' })]);
  return { id };
};

/** A mail that waits for a person, and is a document already since it came twice. */
const waitingMail = async ({ organizationId, cloud }: AuditedBooks) => {
  const id = v7();
  const createdAt = cloud.now().toISOString();
  const file = { ...fileNamed('invoice.eml'), purpose: 'receipt' as const };
  const upload = { id: mailDocumentId(organizationId, id), ...file, organizationId, createdAt };
  const owned = { ...upload, userId: organizationId };
  await cloud.table.write(cloud.receipts.arrivals(owned, { ...pendingReceipt(owned), status: 'processed' }));
  await cloud.receivedMails.add({
    ...{ id, mailKey: id, organizationId, messageId: id, from: 'dana@example.com', size: 3 },
    ...{ subject: 'Invoice 7', reason: 'unknown-sender', receivedAt: createdAt },
  });
  return { id };
};

const archivedReceipt = async ({ ask, receipts: [id = ''] }: AuditedBooks) => {
  await ask('deleteReceipt', { id });
  return { id };
};

/** A statement that is read, committed or not. */
const statement = async (
  { organizationId, cloud }: AuditedBooks,
  status: 'ready' | 'committed' = 'ready',
) => {
  const [id, uploadId] = [v7(), v7()];
  const own = { organizationId, userId: organizationId, createdAt: cloud.now().toISOString() };
  const upload = { id: uploadId, ...fileNamed('march.csv'), ...own };
  await cloud.table.write(cloud.receipts.arrivals({ ...upload, became: 'import', importId: id }));
  await cloud.table.write([
    cloud.imports.addition({ ...newImport(upload, id, cloud), status, accountId: 'checking' }),
  ]);
  return { id };
};

/** The file of a statement that nobody imported yet. */
const statementFile = async ({ organizationId, cloud }: AuditedBooks) => {
  const [id, uploadId] = [v7(), v7()];
  const createdAt = cloud.now().toISOString();
  const own = { organizationId, userId: organizationId, createdAt, purpose: 'statement' as const };
  await cloud.table.write(cloud.receipts.arrivals({ id: uploadId, ...fileNamed('march.csv'), ...own }));
  return { body: { id, uploadId, accountId: 'checking' } };
};

/** How routes of uploads and documents are tried. */
export const documentTrials: AuditTrials = {
  startUpload: { act: 'upload-started', request: () => ({ body: { id: v7(), ...fileNamed('lunch.pdf') } }) },
  retryUpload: { act: 'upload-retried', request: failedUpload },
  dismissUpload: { act: 'upload-dismissed', request: failedUpload },
  changeReceipt: {
    act: 'document-changed',
    request: ({ receipts: [id = ''] }) => ({ id, body: { version: 1, vendor: 'Alder Books' } }),
  },
  deleteReceipt: { act: 'document-deleted', request: ({ receipts: [id = ''] }) => ({ id }) },
  restoreReceipt: { act: 'document-restored', request: archivedReceipt },
  acceptMail: { act: 'mail-accepted', request: waitingMail },
  discardMail: { act: 'mail-discarded', request: waitingMail },
  getReceivingAddress: { act: 'receiving-address-made', request: () => ({}) },
  renewReceivingAddress: {
    act: 'receiving-address-renewed',
    isEachAnother: true,
    request: () => ({}),
  },
  importStatement: { act: 'import-begun', request: statementFile },
  readStatementAgain: {
    act: 'import-read-again',
    request: async (books) => ({ ...(await statement(books)), body: { answers: {} } }),
  },
  discardStatementImport: { act: 'import-discarded', request: (books) => statement(books) },
  commitStatementImport: {
    act: 'import-committed',
    request: async (books) => ({ ...(await statement(books)), body: {} }),
  },
  undoStatementImport: { act: 'import-undone', request: (books) => statement(books, 'committed') },
  moveImportToDocuments: { act: 'import-moved-to-documents', request: wrongImport },
};
