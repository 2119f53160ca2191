import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  NoSuchUpload,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ListObjectVersionsCommandOutput } from '@aws-sdk/client-s3';
import { documentFolders, exportFolder, mailFolder } from '../../shared/cloud-names.ts';

/** So many are deleted beside each other. */
const AT_ONCE = 20;

/** The bucket for whoever takes away for good what lies there: every version of it, the marks of deletions, and uploads left half-way. */
export class ErasedFiles {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(bucket: string, client = new S3Client({})) {
    this.#bucket = bucket;
    this.#client = client;
  }

  /** Takes away whatever lies with an organization. Begun again it goes on. */
  async eraseOrganization(organizationId: string): Promise<void> {
    for (const folder of [...Object.values(documentFolders), exportFolder]) {
      const prefix = `${folder}${organizationId}/`;
      await this.#abortUploads(prefix);
      await this.#eraseVersions(prefix, () => true);
    }
  }

  /** Takes away a mail as it came. */
  async eraseMail(name: string): Promise<void> {
    const key = mailFolder + name;
    await this.#eraseVersions(key, (found) => found === key);
  }

  async #abortUploads(Prefix: string): Promise<void> {
    for (;;) {
      const { Uploads = [], IsTruncated } = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix }),
      );
      for (const { Key, UploadId } of Uploads) await this.#abort(Key, UploadId);
      if (!IsTruncated || Uploads.length === 0) return;
    }
  }

  async #abort(Key: string | undefined, UploadId: string | undefined): Promise<void> {
    try {
      await this.#client.send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }));
    } catch (error) {
      // Completed or aborted meanwhile.
      if (!(error instanceof NoSuchUpload)) throw error;
    }
  }

  async #eraseVersions(Prefix: string, isWanted: (key: string) => boolean): Promise<void> {
    let [KeyMarker, VersionIdMarker]: (string | undefined)[] = [];
    do {
      const page: ListObjectVersionsCommandOutput = await this.#client.send(
        new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix, KeyMarker, VersionIdMarker }),
      );
      const found = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter(({ Key = '' }) =>
        isWanted(Key),
      );
      for (let from = 0; from < found.length; from += AT_ONCE)
        await Promise.all(
          found
            .slice(from, from + AT_ONCE)
            .map(({ Key, VersionId }) =>
              this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key, VersionId })),
            ),
        );
      [KeyMarker, VersionIdMarker] = [page.NextKeyMarker, page.NextVersionIdMarker];
    } while (KeyMarker !== undefined);
  }
}
