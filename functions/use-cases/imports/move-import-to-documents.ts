import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { documentLimitReached } from '../receipts/document-limit.ts';
import { pendingReceipt } from '../receipts/pending-receipt.ts';
import { NOT_A_STATEMENT, placeGivenBack } from './hand-to-documents.ts';
import { shownImport } from './shown-import.ts';

/**
 * Takes a file for a document that was taken for a statement, as a person says that it is one: it is read among the documents, and its
 * import ends. Refused (`wrong-state`) once rows of it entered the books. Done twice it is done once.
 */
export async function moveImportToDocuments(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'imports' | 'receipts' | 'organizations' | 'plans' | 'now'>,
): Promise<StatementImport | Refusal> {
  const { organizationId } = caller;
  const { imports, receipts } = cloud;
  return cloud.change(caller, 'import-moved-to-documents', async (change) => {
    const job = await imports.get(organizationId, id);
    const upload = job && (await receipts.getUpload(organizationId, job.uploadId));
    if (!job || !upload) return refuse('not-found');
    if (job.receiptId !== undefined) return shownImport(job);
    if (job.status !== 'ready' && job.status !== 'failed') return refuse('wrong-state');
    const limit = await documentLimitReached(organizationId, cloud);
    if (limit) return refuse('plan-limit-reached', { because: limit });
    const known = await receipts.get(organizationId, upload.id);
    const pending = pendingReceipt(upload);
    const ended = {
      ...{ status: 'failed' as const, changedAt: change.at },
      ...{ receiptId: upload.id, problem: NOT_A_STATEMENT },
    };
    change.about({ id, name: job.fileName });
    change.put(
      imports.changed(job, ended),
      receipts.uploadIsDocument(upload),
      known ? receipts.change(known, { ...pending, aliveAt: change.at }) : receipts.addition(pending),
      ...(await placeGivenBack(upload, id, cloud)),
    );
    change.enqueue({ kind: 'read-receipt', organizationId, receiptId: upload.id });
    return shownImport({ ...job, ...ended });
  });
}
