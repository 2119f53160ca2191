import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import { limitsOf, planInForce } from '../../../shared/plans.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { importIdOf } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import type { Write } from '../../store/writes.ts';
import { settingsOf } from '../books/organization-of.ts';
import { documentLimitReached, limitNote } from '../receipts/document-limit.ts';
import { pendingReceipt } from '../receipts/pending-receipt.ts';

type Parts = Pick<Cloud, 'change' | 'imports' | 'receipts' | 'organizations' | 'plans' | 'now'>;

/** Why an import ended whose file lies among the documents. */
export const NOT_A_STATEMENT = {
  code: 'not-a-statement',
  detail: say(wordsToKeep.files, { code: 'document-as-statement' }),
} as const;

/**
 * The upload of an import where its content may still have a say: somebody brought it as a statement, and it does not lie among the
 * documents. Whoever has it read as a statement from there has decided.
 */
export async function undecidedUpload(
  { organizationId, uploadId }: StoredImport,
  { receipts }: Pick<Parts, 'receipts'>,
): Promise<StoredUpload | undefined> {
  const upload = await receipts.getUpload(organizationId, uploadId);
  if (upload?.purpose !== 'statement') return undefined;
  return (await receipts.get(organizationId, uploadId)) ? undefined : upload;
}

/**
 * A document that was brought as a statement lies among the documents from now on, to be read there, and its import ends with that as the
 * reason, in one transaction. Where the plan has no room for a document the import says that instead.
 */
export async function handToDocuments(
  job: StoredImport,
  upload: StoredUpload,
  system: 'read-statement' | 'read-pages',
  cloud: Parts,
): Promise<void> {
  const { organizationId, id: receiptId } = upload;
  await cloud.change({ organizationId, system }, 'import-moved-to-documents', async (change) => {
    if (change.isRetry && (await cloud.imports.get(organizationId, job.id))?.version !== job.version)
      throw new Error('What a file brought as a statement is was not kept.');
    const ended = { status: 'failed', changedAt: change.at } as const;
    const limit = await documentLimitReached(organizationId, cloud);
    change.about({ id: job.id, name: job.fileName });
    if (limit) {
      change.put(cloud.imports.changed(job, { ...ended, problem: limitNote(limit) }));
      return;
    }
    change.put(
      cloud.imports.changed(job, { ...ended, receiptId, problem: NOT_A_STATEMENT }),
      cloud.receipts.uploadIsDocument(upload),
      cloud.receipts.addition(pendingReceipt(upload)),
      ...(await placeGivenBack(upload, job.id, cloud)),
    );
    change.enqueue({ kind: 'read-receipt', organizationId, receiptId });
  });
}

/**
 * Its place among the statements uploaded in its month goes back, where the plan counts them. Whoever had a document read as a statement
 * took no place, and none is given back twice.
 */
export async function placeGivenBack(
  { id, organizationId, purpose, became, createdAt }: StoredUpload,
  importId: string,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>,
): Promise<Write[]> {
  const wasCounted = became !== 'receipt' && (purpose === 'statement' || importId === importIdOf(id));
  if (!wasCounted) return [];
  const plan = await cloud.plans.of(organizationId);
  if (limitsOf(planInForce(plan, cloud.now())).statementUploads === undefined) return [];
  const { timeZone } = await settingsOf(organizationId, cloud);
  const month = monthOf(todayIn(timeZone, new Date(createdAt)));
  return [cloud.plans.usageChange(organizationId, month, { statementUploads: -1 })];
}
