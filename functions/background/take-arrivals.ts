import * as z from 'zod';
import { mailOfKey, uploadOfKey } from '../adapters/files.ts';
import { readMailHead } from '../adapters/received-mail/read-mail-head.ts';
import { consumer } from '../runtime/consumer.ts';
import { logOrganization } from '../runtime/log.ts';
import { receiveMail } from '../use-cases/mail/receive-mail.ts';
import { takeArrival } from '../use-cases/receipts/take-arrival.ts';

/** What S3 tells of created objects; its first test message has no records. */
const Notice = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/**
 * The consumer of arrivals: documents are asked to be read, in their organisation's turn; mail is looked at, and becomes an upload
 * where it is sound.
 */
export const handler = consumer(async ({ body }, cloud) => {
  for (const { s3 } of Notice.parse(JSON.parse(body)).Records) {
    const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
    const [upload, mail] = [uploadOfKey(key), mailOfKey(key)];
    if (mail !== undefined) await receiveMail(mail, cloud, readMailHead);
    if (!upload) continue;
    logOrganization(upload.organizationId);
    await takeArrival(upload, cloud);
  }
});
