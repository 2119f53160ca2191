import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';

/** S3 takes parts of 5 MiB and more, at most 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024;

interface Target {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

/**
 * Puts what comes piece by piece into one object, a part at a time, and gives its size: it is there whole or not at all. What fails
 * leaves no parts behind; those of a process that ended are the bucket's to forget.
 */
export async function uploadInParts(
  client: S3Client,
  target: Target,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const checked = { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' } as const;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ...checked }));
  const { Bucket, Key } = target;
  const place = { Bucket, Key, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let size = 0;
    for await (const Body of inParts(chunks)) {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...place, PartNumber, Body, ChecksumAlgorithm: 'CRC32' });
      const { ETag } = await client.send(part);
      Parts.push({ PartNumber, ETag });
      size += Body.byteLength;
    }
    await client.send(
      new CompleteMultipartUploadCommand({
        ...place,
        MultipartUpload: { Parts },
        ChecksumType: 'FULL_OBJECT',
      }),
    );
    return size;
  } catch (error) {
    // Why it failed matters more than that what is left of it could not be taken away.
    await client.send(new AbortMultipartUploadCommand(place)).catch(() => undefined);
    throw error;
  }
}

async function* inParts(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
