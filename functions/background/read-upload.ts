import * as z from 'zod';
import { pictureHash } from '../adapters/page-text/picture-hash.ts';
import { readPages } from '../adapters/page-text/read-pages.ts';
import { mailOfKey, uploadOfKey } from '../adapters/files.ts';
import { readMailHead } from '../adapters/received-mail/read-mail-head.ts';
import { PagesWanted } from '../adapters/work.ts';
import { consumer } from '../runtime/consumer.ts';
import { logOrganization } from '../runtime/log.ts';
import { receiveMail } from '../use-cases/mail/receive-mail.ts';
import { readReceipt } from '../use-cases/receipts/read-receipt.ts';
import { readStatementPages } from '../use-cases/imports/stations/read-statement-pages.ts';

/** What S3 tells of created objects; its first test message has no records. */
const Notice = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/**
 * The consumer of the uploads queue: each document that arrived is read into its receipt. Statements wait for their import,
 * which asks for their pages where they have any. Mail that arrived is looked at, and becomes an upload where it is sound.
 */
export const handler = consumer(async ({ body }, cloud) => {
  const message: unknown = JSON.parse(body);
  const wanted = PagesWanted.safeParse(message);
  if (wanted.success) {
    logOrganization(wanted.data.organizationId);
    return readStatementPages(wanted.data, cloud, readPages);
  }
  for (const { s3 } of Notice.parse(message).Records) {
    const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
    const [upload, mail] = [uploadOfKey(key), mailOfKey(key)];
    if (mail !== undefined) await receiveMail(mail, cloud, readMailHead);
    if (!upload) continue;
    logOrganization(upload.organizationId);
    await readReceipt(upload.organizationId, upload.uploadId, cloud, { readPages, pictureHash });
  }
});
