import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { documentFolders, exportFolder, mailFolder } from '../../shared/cloud-names.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { contentTypeOf } from '../../shared/report-files.ts';
import type { StoredUpload } from '../store/uploads.ts';
import { uploadInParts } from './upload-in-parts.ts';

const UPLOAD_SECONDS = 600;
const LINK_SECONDS = 300;
/** A mail's head is within its first bytes. */
const MAIL_HEAD_BYTES_MAX = 256 * 1024;

const uploadKey = (organizationId: string, uploadId: string): string =>
  `${documentFolders.uploads}${organizationId}/${uploadId}`;

/** An object of an organization: `name` is the rest of its key, `size` in bytes. */
export interface KeptObject {
  readonly folder: string;
  readonly name: string;
  readonly size: number;
}

type PictureSize = 'full' | 'small';

const pictureKey = (organizationId: string, uploadId: string, page: number, size: PictureSize): string =>
  `${documentFolders.readings}${organizationId}/${uploadId}.page-${page}.${size}.jpg`;

const exportKey = (organizationId: string, fileId: string): string =>
  `${exportFolder}${organizationId}/${fileId}.zip`;

const reportKey = (organizationId: string, fileId: string): string =>
  `${documentFolders.reports}${organizationId}/${fileId}`;

const readingKey = (organizationId: string, name: string): string =>
  `${documentFolders.readings}${organizationId}/${name}.json`;

/** Where an upload's original and what was made of it lie; last the reading, which names the pages. */
const keysOfUpload = (
  organizationId: string,
  uploadId: string,
  reading: string,
  pages: readonly number[],
): string[] => [
  uploadKey(organizationId, uploadId),
  ...pages.flatMap((page) => [
    pictureKey(organizationId, uploadId, page, 'full'),
    pictureKey(organizationId, uploadId, page, 'small'),
  ]),
  readingKey(organizationId, reading),
];

/** The organisation and upload that an object of the uploads folder belongs to; undefined for other keys. */
export function uploadOfKey(key: string): { organizationId: string; uploadId: string } | undefined {
  const [folder, organizationId, uploadId, ...more] = key.split('/');
  if (`${folder}/` !== documentFolders.uploads || !organizationId || !uploadId || more.length > 0)
    return undefined;
  return { organizationId, uploadId };
}

/** The name of a received mail whose object has this key; undefined for other keys. */
export function mailOfKey(key: string): string | undefined {
  const name = key.startsWith(mailFolder) ? key.slice(mailFolder.length) : '';
  return name === '' ? undefined : name;
}

/** The private bucket of documents: originals as uploaded, and what the readers made of them. */
export class Files {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(bucket: string, client = new S3Client({})) {
    this.#bucket = bucket;
    this.#client = client;
  }

  /** A form with which the browser may post exactly this file: its key, type, size and digest are part of the signature. */
  async uploadTicket(
    upload: StoredUpload,
    now: Date,
  ): Promise<{ url: string; fields: Record<string, string>; expiresAt: string }> {
    const { url, fields } = await createPresignedPost(this.#client, {
      Bucket: this.#bucket,
      Key: uploadKey(upload.organizationId, upload.id),
      Fields: {
        'Content-Type': upload.contentType,
        'x-amz-checksum-algorithm': 'SHA256',
        'x-amz-checksum-sha256': Buffer.from(upload.sha256, 'hex').toString('base64'),
      },
      Conditions: [['content-length-range', upload.size, upload.size]],
      Expires: UPLOAD_SECONDS,
    });
    return { url, fields, expiresAt: new Date(now.getTime() + UPLOAD_SECONDS * 1000).toISOString() };
  }

  /** A short-lived address of an original, shown in the browser or saved under its own name. */
  async link(
    organizationId: string,
    uploadId: string,
    as: { fileName: string; contentType: string; download: boolean },
    now: Date,
  ) {
    return this.#link(uploadKey(organizationId, uploadId), as, now);
  }

  /** Keeps a report as it is written, whole or not at all, and gives its size; under the same id what is made then. */
  saveReport(
    organizationId: string,
    fileId: string,
    format: GeneratedReport['format'],
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number> {
    const target = { Bucket: this.#bucket, Key: reportKey(organizationId, fileId) };
    return uploadInParts(this.#client, { ...target, ContentType: contentTypeOf(format) }, chunks);
  }

  /** A report as it was made; undefined when it is gone. */
  report(organizationId: string, fileId: string): Promise<Uint8Array | undefined> {
    return this.#read(reportKey(organizationId, fileId));
  }

  async removeReport(organizationId: string, fileId: string): Promise<void> {
    const Key = reportKey(organizationId, fileId);
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }));
  }

  /** A short-lived address at which a report is saved under its name. */
  reportLink(
    organizationId: string,
    fileId: string,
    { name: fileName, format }: { readonly name: string; readonly format: GeneratedReport['format'] },
    now: Date,
  ) {
    const as = { fileName, contentType: contentTypeOf(format), download: true };
    return this.#link(reportKey(organizationId, fileId), as, now);
  }

  /** What lies beside a package to look at it without taking it: its contents, or one page of its rows; undefined where there is none. */
  async besidePackage(
    organizationId: string,
    fileId: string,
    name: 'contents' | `rows-${string}`,
  ): Promise<unknown> {
    const bytes = await this.#read(`${reportKey(organizationId, fileId)}.${name}.json`);
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  }

  /** Keeps a zip for some days, as it comes, and gives its size. */
  saveExport(organizationId: string, fileId: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
    const target = { Bucket: this.#bucket, Key: exportKey(organizationId, fileId) };
    return uploadInParts(this.#client, { ...target, ContentType: 'application/zip' }, chunks);
  }

  /** A short-lived address at which a zip is saved under a name. */
  exportLink(organizationId: string, fileId: string, fileName: string, now: Date) {
    const as = { fileName, contentType: 'application/zip', download: true };
    return this.#link(exportKey(organizationId, fileId), as, now);
  }

  async #link(
    Key: string,
    as: { fileName: string; contentType: string; download: boolean },
    now: Date,
  ): Promise<{ url: string; expiresAt: string }> {
    const disposition = as.download ? 'attachment' : 'inline';
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key,
      ResponseContentDisposition: `${disposition}; filename*=UTF-8''${encodeURIComponent(as.fileName)}`,
      ResponseContentType: as.contentType,
    });
    const url = await getSignedUrl(this.#client, command, { expiresIn: LINK_SECONDS });
    return { url, expiresAt: new Date(now.getTime() + LINK_SECONDS * 1000).toISOString() };
  }

  /** Every object that lies with an organization, but for zips that wait to be fetched; page by page. */
  async *objectsOf(organizationId: string): AsyncGenerator<KeptObject> {
    for (const folder of Object.values(documentFolders)) {
      const Prefix = `${folder}${organizationId}/`;
      let after: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await this.#client.send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ContinuationToken: after }),
        );
        for (const { Key = '', Size = 0 } of Contents)
          yield { folder, name: Key.slice(Prefix.length), size: Size };
        after = NextContinuationToken;
      } while (after !== undefined);
    }
  }

  /** The bytes of one of these; undefined when it is gone meanwhile. */
  objectOf(organizationId: string, { folder, name }: Pick<KeptObject, 'folder' | 'name'>) {
    return this.#read(`${folder}${organizationId}/${name}`);
  }

  /** Keeps what a page of an upload looks like: upright JPEGs. */
  async savePicture(
    organizationId: string,
    uploadId: string,
    page: number,
    picture: Readonly<Record<PictureSize, Uint8Array>>,
  ): Promise<void> {
    for (const size of ['full', 'small'] as const)
      await this.#client.send(
        new PutObjectCommand({
          Bucket: this.#bucket,
          Key: pictureKey(organizationId, uploadId, page, size),
          Body: picture[size],
          ContentType: 'image/jpeg',
        }),
      );
  }

  /** A short-lived address of a page's picture; made here, without asking the bucket. */
  async pictureLink(
    organizationId: string,
    uploadId: string,
    page: number,
    size: PictureSize,
  ): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: pictureKey(organizationId, uploadId, page, size),
    });
    return getSignedUrl(this.#client, command, { expiresIn: LINK_SECONDS });
  }

  /** What a page of an upload looks like, as people look at it: a JPEG; undefined where none is kept. */
  picture(organizationId: string, uploadId: string, page: number): Promise<Uint8Array | undefined> {
    return this.#read(pictureKey(organizationId, uploadId, page, 'full'));
  }

  /** The bytes of an original; undefined when nothing was uploaded under this id. */
  async original(organizationId: string, uploadId: string): Promise<Uint8Array | undefined> {
    return this.#read(uploadKey(organizationId, uploadId));
  }

  /** Whether anything was uploaded under this id. */
  async hasOriginal(organizationId: string, uploadId: string): Promise<boolean> {
    const Key = uploadKey(organizationId, uploadId);
    try {
      await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  /** Deletes an original with what was made of it: a reading and the pictures of pages. */
  async removeUpload(
    organizationId: string,
    uploadId: string,
    reading: string,
    pages: readonly number[],
  ): Promise<void> {
    for (const Key of keysOfUpload(organizationId, uploadId, reading, pages))
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }));
  }

  /**
   * Deletes the same for good, with every version that the bucket keeps. The reading, which names the pages, goes last: ended half-way,
   * another try finds what is left.
   */
  async eraseUpload(
    organizationId: string,
    uploadId: string,
    reading: string,
    pages: readonly number[],
  ): Promise<void> {
    for (const key of keysOfUpload(organizationId, uploadId, reading, pages)) await this.#eraseVersions(key);
  }

  /** Deletes the latest version of an object, and so again: each deletion uncovers the version before. */
  async #eraseVersions(Key: string): Promise<void> {
    const object = { Bucket: this.#bucket, Key };
    for (;;)
      try {
        const { VersionId } = await this.#client.send(new HeadObjectCommand(object));
        await this.#client.send(new DeleteObjectCommand({ ...object, VersionId }));
      } catch (error) {
        if (error instanceof NotFound) return;
        throw error;
      }
  }

  /** The first bytes of a received mail and the size of all of it; undefined when it is gone. */
  async mailBeginning(name: string): Promise<{ bytes: Uint8Array; size: number } | undefined> {
    const Range = `bytes=0-${MAIL_HEAD_BYTES_MAX - 1}`;
    try {
      const { Body, ContentRange } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: mailFolder + name, Range }),
      );
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, size: Number(ContentRange?.split('/')[1] ?? bytes.byteLength) };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** A received mail whole; undefined when it is gone. */
  mail(name: string): Promise<Uint8Array | undefined> {
    return this.#read(mailFolder + name);
  }

  async removeMail(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: mailFolder + name }));
  }

  /** Puts an original where uploads lie, so that it is read as they are. */
  async saveOriginal(upload: StoredUpload, bytes: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: uploadKey(upload.organizationId, upload.id),
        Body: bytes,
        ContentType: upload.contentType,
      }),
    );
  }

  async saveReading(organizationId: string, name: string, content: unknown): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: readingKey(organizationId, name),
        Body: JSON.stringify(content),
        ContentType: 'application/json',
      }),
    );
  }

  /** What `saveReading` stored under this name, unparsed by any schema; undefined when there is none. */
  async reading(organizationId: string, name: string): Promise<unknown> {
    const bytes = await this.#read(readingKey(organizationId, name));
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  }

  async #read(key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }
}
