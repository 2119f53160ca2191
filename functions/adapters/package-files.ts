import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { documentFolders } from '../../shared/cloud-names.ts';

/** Whose package it is, and under which id its zip lies. */
export interface PackagePlace {
  readonly organizationId: string;
  readonly fileId: string;
}

/** A part of a zip that lies in the bucket: its number, and what the bucket knows it by. */
export interface SentPart {
  readonly number: number;
  readonly etag: string;
}

const CHECKED = { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' } as const;

/** Where reports lie: the zip of a package beside them, what it tells of itself behind a dot, what it is made of in a folder of its own. */
const zipKey = ({ organizationId, fileId }: PackagePlace): string =>
  `${documentFolders.reports}${organizationId}/${fileId}`;
const workKey = (place: PackagePlace, name = ''): string => `${zipKey(place)}.work/${name}`;

/**
 * Packages in the bucket: a zip that comes in parts, which whoever knows its upload can go on with, beside it what it holds, and while it is
 * being made what it is made of.
 */
export class PackageFiles {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(bucket: string, client = new S3Client({})) {
    this.#bucket = bucket;
    this.#client = client;
  }

  /** Begins a zip, and gives the id of its upload. */
  async begin(place: PackagePlace): Promise<string> {
    const target = { Bucket: this.#bucket, Key: zipKey(place), ContentType: 'application/zip' };
    const { UploadId } = await this.#client.send(new CreateMultipartUploadCommand({ ...target, ...CHECKED }));
    if (UploadId === undefined) throw new Error('The bucket began an upload without a name.');
    return UploadId;
  }

  /** Sends a part, and gives what the bucket knows it by; undefined where the bucket has forgotten the upload. */
  async sendPart(
    place: PackagePlace,
    { uploadId, number }: { uploadId: string; number: number },
    body: Uint8Array,
  ): Promise<string | undefined> {
    const part = { ...this.#upload(place, uploadId), PartNumber: number, Body: body };
    return unlessForgotten(async () => {
      const { ETag } = await this.#client.send(
        new UploadPartCommand({ ...part, ChecksumAlgorithm: 'CRC32' }),
      );
      if (ETag === undefined) throw new Error('The bucket took a part without a name.');
      return ETag;
    });
  }

  /**
   * Makes one zip of its parts, in this order, and gives its size. Done twice it is done once; undefined where the bucket has forgotten the
   * upload.
   */
  async complete(
    place: PackagePlace,
    uploadId: string,
    parts: readonly SentPart[],
  ): Promise<number | undefined> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    const upload = this.#upload(place, uploadId);
    await unlessForgotten(() =>
      this.#client.send(
        new CompleteMultipartUploadCommand({
          ...upload,
          MultipartUpload: { Parts },
          ChecksumType: 'FULL_OBJECT',
        }),
      ),
    );
    // One that was completed before is forgotten as an upload, and is there as a zip.
    return this.#size(zipKey(place));
  }

  /** Leaves an upload half-way, whether or not the bucket still knows it. */
  async abort(place: PackagePlace, uploadId: string): Promise<void> {
    const upload = this.#upload(place, uploadId);
    await unlessForgotten(() => this.#client.send(new AbortMultipartUploadCommand(upload)));
  }

  /** Keeps what a package is made of, under a name of its own. */
  keep(place: PackagePlace, name: string, content: unknown): Promise<void> {
    return this.#put(workKey(place, `${name}.json`), JSON.stringify(content));
  }

  /** What `keep` kept under a name, unparsed by any schema. Throws where there is none. */
  async kept(place: PackagePlace, name: string): Promise<unknown> {
    return JSON.parse(Buffer.from(await this.#read(workKey(place, `${name}.json`))).toString());
  }

  /** Keeps a file that is to be packed, whole. */
  keepFile(place: PackagePlace, name: string, bytes: Uint8Array): Promise<void> {
    return this.#put(workKey(place, name), bytes);
  }

  /** A file that `keepFile` kept. Throws where there is none. */
  keptFile(place: PackagePlace, name: string): Promise<Uint8Array> {
    return this.#read(workKey(place, name));
  }

  /** Keeps beside the zip what it holds, to look at without taking it. */
  tell(place: PackagePlace, name: 'contents' | `rows-${string}`, content: unknown): Promise<void> {
    return this.#put(`${zipKey(place)}.${name}.json`, JSON.stringify(content));
  }

  /** Removes what a package was made of, or all of it. Done twice it is done once. */
  async remove(place: PackagePlace, which: 'work' | 'all'): Promise<void> {
    const Prefix = which === 'work' ? workKey(place) : zipKey(place);
    for (let isLeft = true; isLeft;) {
      const listed = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix }));
      for (const { Key } of listed.Contents ?? [])
        await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }));
      isLeft = listed.IsTruncated === true;
    }
  }

  #upload(place: PackagePlace, UploadId: string) {
    return { Bucket: this.#bucket, Key: zipKey(place), UploadId };
  }

  async #put(Key: string, Body: Uint8Array | string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body }));
  }

  async #read(Key: string): Promise<Uint8Array> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    } catch (error) {
      if (error instanceof NoSuchKey) throw new Error(`${Key} is gone.`, { cause: error });
      throw error;
    }
  }

  async #size(Key: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key }));
      return ContentLength;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }
}

/** What a call to an upload gives; undefined where the bucket knows it no longer. */
async function unlessForgotten<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchUpload') return undefined;
    throw error;
  }
}
