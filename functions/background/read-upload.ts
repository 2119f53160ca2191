import * as z from 'zod';
import { readPages } from '../adapters/page-text/read-pages.ts';
import { uploadOfKey } from '../adapters/files.ts';
import { consumer } from '../runtime/consumer.ts';
import { readReceipt } from '../use-cases/read-receipt.ts';

/** What S3 tells of created objects; its first test message has no records. */
const Notice = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/** The consumer of the uploads queue: each document that arrived is read into its receipt. Statements wait for their import. */
export const handler = consumer(async ({ body }, cloud) => {
  for (const { s3 } of Notice.parse(JSON.parse(body)).Records) {
    const upload = uploadOfKey(decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
    if (upload) await readReceipt(upload.organizationId, upload.uploadId, cloud, readPages);
  }
});
