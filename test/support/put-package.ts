import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { LocalCloud } from './local-cloud.ts';

/** Puts what lies beside a package beside the file of a report that is made, which links then show as one. */
export async function putPackage(
  { stack }: Pick<LocalCloud, 'stack'>,
  reportKey: string,
  beside: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { bucketName: Bucket, region, endpoints } = stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  for (const [name, content] of Object.entries(beside))
    await client.send(
      new PutObjectCommand({ Bucket, Key: `${reportKey}.${name}.json`, Body: JSON.stringify(content) }),
    );
}
