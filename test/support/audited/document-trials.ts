import { v7 } from 'uuid';
import { newImport } from '../../../functions/use-cases/imports/new-import.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

const fileNamed = (fileName: string) => ({
  ...{ fileName, contentType: 'application/pdf', size: 3, sha256: 'a'.repeat(64), purpose: 'auto' as const },
});

/** A file that failed, and its bytes are here. */
const failedUpload = async ({ organizationId, cloud }: AuditedBooks) => {
  const id = v7();
  const createdAt = cloud.now().toISOString();
  await cloud.receipts.tryAddUpload({
    ...{ id, ...fileNamed('lunch.pdf'), organizationId, userId: organizationId, createdAt },
    ...{ became: 'failed', isStored: true },
  });
  return { id };
};

/** A receipt that was taken for a statement, with its import ready to be added. */
const wrongImport = async ({ organizationId, cloud }: AuditedBooks) => {
  const [id, uploadId] = [v7(), v7()];
  const own = { organizationId, userId: organizationId, createdAt: cloud.now().toISOString() };
  const upload = { id: uploadId, ...fileNamed('folio.pdf'), ...own };
  await cloud.receipts.tryAddUpload({ ...upload, became: 'import', importId: id });
  await cloud.imports.tryAdd({ ...newImport(upload, id, cloud), status: 'ready' }, []);
  return { id };
};

/** How routes of uploads and documents are tried. */
export const documentTrials: AuditTrials = {
  retryUpload: { act: 'upload-retried', request: failedUpload },
  dismissUpload: { act: 'upload-dismissed', request: failedUpload },
  moveImportToDocuments: { act: 'import-moved-to-documents', request: wrongImport },
};
