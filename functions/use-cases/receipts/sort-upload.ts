import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { readStatement } from '../../domain/statements/read-statement.ts';
import { problem } from '../../domain/statements/reading.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { settingsOf } from '../books/organization-of.ts';
import { fetchUpload } from '../imports/stations/fetch-upload.ts';
import { isOpen } from './open-upload.ts';
import { becomeImport, refuseUpload, sortOnce } from './sorted-upload.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'plans'
  | 'receipts'
  | 'imports'
  | 'files'
  | 'notices'
  | 'outbox'
  | 'now'
  | 'log'
>;
interface Arrived {
  readonly organizationId: string;
  readonly uploadId: string;
}

/**
 * Tells what a file is that has arrived: what has pages, and what is a document by its format alone (mail, an invoice's XML), goes on to
 * where those can be read; anything else is a statement whose rows can be read, or refused. Doing it twice changes nothing.
 */
export async function sortUpload(
  arrived: Arrived,
  cloud: Parts,
  isDocument: (bytes: Uint8Array) => boolean,
): Promise<void> {
  const { organizationId, uploadId } = arrived;
  const upload = await cloud.receipts.getUpload(organizationId, uploadId);
  if (!upload || !isOpen(upload)) return;
  const file = await fetchUpload(arrived, cloud);
  // It may still be on its way; the caretaker waits for it.
  if (file.kind === 'missing') return;
  if (file.kind !== 'file' || isDocument(file.bytes))
    return cloud.outbox.ask({ kind: 'sort-pages', organizationId, uploadId });
  const reading = await readSafely(file.bytes, arrived, cloud);
  await sortOnce(arrived, 'sort-upload', cloud, async (change, latest) => {
    if (reading.kind === 'read') return becomeImport(change, latest, cloud);
    const detail = say(wordsToKeep.files, reading.because);
    refuseUpload(change, latest, { code: reading.code, detail }, cloud);
  });
}

/** An error that no reader foresaw is logged whole and ends the file with its reason: it would meet it again. */
async function readSafely(bytes: Uint8Array, { organizationId, uploadId }: Arrived, cloud: Parts) {
  const { currency } = await settingsOf(organizationId, cloud);
  return readStatement(bytes, { currency }).catch((error: unknown) => {
    cloud.log.error('upload not read', { error, uploadId });
    return problem('unexpected', { code: 'reading-failed' });
  });
}
