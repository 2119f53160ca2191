import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { handToDocuments, undecidedUpload } from './hand-to-documents.ts';
import { fetchUpload } from './stations/fetch-upload.ts';
import { keepReading } from './stations/keep-reading.ts';
import { placeAndDecide } from './stations/place-and-decide.ts';
import { shownAccount } from './stations/place-statement.ts';
import { endReading } from './end-reading.ts';
import { hasWishes, readAsRemembered } from './stations/read-as-remembered.ts';
import type { ImportedFile } from './stations/read-upload.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'imports'
  | 'receipts'
  | 'organizations'
  | 'plans'
  | 'files'
  | 'ledger'
  | 'notices'
  | 'outbox'
  | 'now'
  | 'log'
>;

/**
 * Walks an uploaded statement from station 1 to 8 and stores what it says; nothing enters the ledger. Reading it twice changes
 * nothing. The pages of a PDF or picture are asked for first: the reading worker (station 2) hands the import back with them. Mail
 * or an invoice's XML that was brought as a statement is a document.
 */
export async function readStatement(
  organizationId: string,
  importId: string,
  cloud: Parts,
  isDocument: (bytes: Uint8Array) => boolean,
): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'reading') return;
  const upload = await fetchUpload(job, cloud);
  if (upload.kind === 'unread-pages')
    return cloud.outbox.ask({ kind: 'read-pages', organizationId, importId });
  const paper =
    upload.kind === 'file' && isDocument(upload.bytes) ? await undecidedUpload(job, cloud) : undefined;
  if (paper) return handToDocuments(job, paper, 'read-statement', cloud);
  const organization = await organizationOf(organizationId, cloud);
  const end = await readingEnd({ upload, job, organization }, cloud);
  await endReading(job, end, cloud);
}

async function readingEnd(
  file: ImportedFile,
  cloud: Parts,
): Promise<Partial<StoredImport> & Pick<StoredImport, 'status'>> {
  const { job, organization } = file;
  const { reading, layout } = await readAsRemembered(file, cloud);
  if (reading.kind === 'problem')
    return { status: 'failed', problem: { code: reading.code, detail: reading.detail } };
  const { statement } = reading;
  const answers = layout && !hasWishes(job) ? layout.answers : job.answers;
  const { placed, decided } = await placeAndDecide({ ...job, answers }, statement, {
    organization,
    rememberedId: layout?.accountId,
    cloud,
  });
  const [only] = placed;
  return {
    status: 'ready',
    progress: 1,
    reading: await keepReading(job, decided, cloud),
    accountId: placed.length === 1 && only && !only.isNew ? only.account.id : null,
    accounts: placed.map(shownAccount),
    period: statement.transactions.length > 0 ? daysOf(statement.transactions) : null,
    ...(statement.layout ? { signature: statement.layout.signature } : {}),
    ...(layout && !hasWishes(job) ? { answers: layout.answers, columns: layout.columns } : {}),
  };
}
