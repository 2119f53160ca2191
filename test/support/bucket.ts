import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Files } from '../../functions/adapters/files.ts';
import type { LocalCloud } from './local-cloud.ts';

/** The bucket behind a running cloud as its administrator has it: as files, of any class, and the keys that lie in a folder. */
export function bucketOf({ stack }: Pick<LocalCloud, 'stack'>, Kind: typeof Files = Files) {
  const { bucketName: Bucket, region, endpoints } = stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const liesIn = async (Prefix: string) => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    return Contents.map(({ Key }) => Key);
  };
  return { files: new Kind(Bucket, client), liesIn };
}
