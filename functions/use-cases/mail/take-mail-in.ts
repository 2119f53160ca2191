import { createHash } from 'node:crypto';
import { mailDocumentId } from '../../domain/ids.ts';
import { mailFileName } from '../../domain/mail/mail-document.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Actor } from '../../store/change.ts';
import type { StoredMail } from '../../store/mail.ts';
import { waitsForRoom } from '../../store/receipts.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { documentLimitReached, roomAwaited, waitingNote } from '../receipts/document-limit.ts';
import { isOpenDocument } from '../receipts/open-document.ts';
import { pendingReceipt } from '../receipts/pending-receipt.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'plans' | 'receipts' | 'files' | 'now'>;

interface InWhoseName {
  readonly userId: string;
  /** Who takes it in. */
  readonly actor: Actor;
}
type Mail = Pick<StoredMail, 'organizationId' | 'mailKey' | 'messageId' | 'subject' | 'from'>;

/**
 * Makes a mail a document of the organisation, in the name of one of its people: it goes the way of uploads from here on. Where the
 * plan has no room the document says so, and waits to be read until there is some. The same mail taken in again is the document that it is already;
 * undefined when the mail is gone.
 */
export async function takeMailIn(
  mail: Mail,
  { userId, actor }: InWhoseName,
  cloud: Parts,
): Promise<StoredReceipt | undefined> {
  const { organizationId, mailKey } = mail;
  const id = mailDocumentId(organizationId, mail.messageId);
  const known = await cloud.receipts.get(organizationId, id);
  if (known && !isOpenDocument(known)) return known;
  const bytes = await cloud.files.mail(mailKey);
  if (!bytes) return known;
  const upload: StoredUpload = {
    id,
    organizationId,
    userId,
    fileName: mailFileName(mail),
    contentType: 'message/rfc822',
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    purpose: 'receipt',
    createdAt: cloud.now().toISOString(),
  };
  const receipt = known ?? (await noted(upload, actor, cloud));
  // Noted before, but perhaps not stored: the worker may have ended in between.
  if (receipt) await cloud.files.saveOriginal(upload, bytes);
  return receipt;
}

/** Notes the upload and its receipt; undefined when they were noted before, and the receipt deleted since. */
function noted(upload: StoredUpload, actor: Actor, cloud: Parts): Promise<StoredReceipt | undefined> {
  const { organizationId, id, fileName } = upload;
  return cloud.change(actor, 'mail-taken-in', async (change) => {
    const known = await cloud.receipts.get(organizationId, id);
    if (known || (await wasTakenIn(upload, cloud))) return known;
    const receipt = await arriving(upload, cloud);
    change.about({ id, name: fileName });
    change.put(...cloud.receipts.arrivals(upload, receipt));
    if (waitsForRoom(receipt)) change.put(await roomAwaited(organizationId, cloud));
    return receipt;
  });
}

async function wasTakenIn({ organizationId, id }: StoredUpload, { receipts }: Parts): Promise<boolean> {
  return Boolean(await receipts.getUpload(organizationId, id)) || receipts.isForgotten(organizationId, id);
}

async function arriving(upload: StoredUpload, cloud: Parts): Promise<StoredReceipt> {
  const limit = await documentLimitReached(upload.organizationId, cloud);
  const receipt = pendingReceipt(upload);
  if (limit === undefined) return receipt;
  return { ...receipt, status: 'processed', problem: waitingNote(limit.limit) };
}
