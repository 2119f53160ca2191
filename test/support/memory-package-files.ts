import { createHash, randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { PackageFiles } from '../../functions/adapters/package-files.ts';
import type { PackagePlace, SentPart } from '../../functions/adapters/package-files.ts';

/** Each part of an upload but the last is at least so large. */
const PART_BYTES_MIN = 5 * 1024 * 1024;

/** Never asked. */
const s3 = new S3Client({});

interface Upload {
  readonly key: string;
  readonly parts: Map<number, { etag: string; bytes: Uint8Array }>;
}

const keyOf = ({ organizationId, fileId }: PackagePlace): string => `${organizationId}/${fileId}`;

/** What lies in a bucket in memory, which several workers may ask. */
export class MemoryBucket {
  readonly objects = new Map<string, Uint8Array>();
  readonly uploads = new Map<string, Upload>();
  /** Smaller parts are taken for trials with little in them. */
  partBytesMin = PART_BYTES_MIN;
}

/** Packages in a bucket in memory. `step` goes around each call. */
export class MemoryPackageFiles extends PackageFiles {
  readonly #bucket: MemoryBucket;
  readonly #step: <T>(call: () => T) => Promise<T>;

  constructor(
    bucket: MemoryBucket,
    step: <T>(call: () => T) => Promise<T> = (call) => Promise.resolve(call()),
  ) {
    super('documents', s3);
    this.#bucket = bucket;
    this.#step = step;
  }

  override begin(place: PackagePlace): Promise<string> {
    return this.#step(() => {
      const id = randomUUID();
      this.#bucket.uploads.set(id, { key: keyOf(place), parts: new Map() });
      return id;
    });
  }

  override sendPart(
    _place: PackagePlace,
    { uploadId, number }: { uploadId: string; number: number },
    body: Uint8Array,
  ): Promise<string | undefined> {
    return this.#step(() => {
      const upload = this.#bucket.uploads.get(uploadId);
      if (!upload) return undefined;
      const etag = createHash('md5').update(body).digest('hex');
      upload.parts.set(number, { etag, bytes: Uint8Array.from(body) });
      return etag;
    });
  }

  override complete(
    place: PackagePlace,
    uploadId: string,
    parts: readonly SentPart[],
  ): Promise<number | undefined> {
    return this.#step(() => {
      const upload = this.#bucket.uploads.get(uploadId);
      if (upload) {
        this.#bucket.objects.set(keyOf(place), this.#whole(upload, parts));
        this.#bucket.uploads.delete(uploadId);
      }
      return this.#bucket.objects.get(keyOf(place))?.byteLength;
    });
  }

  #whole(upload: Upload, parts: readonly SentPart[]): Uint8Array {
    const found = parts.map(({ number, etag }, at) => {
      const part = upload.parts.get(number);
      if (part?.etag !== etag) throw new Error('InvalidPart');
      if (number <= (parts[at - 1]?.number ?? 0)) throw new Error('InvalidPartOrder');
      const isLast = at === parts.length - 1;
      if (!isLast && part.bytes.byteLength < this.#bucket.partBytesMin) throw new Error('EntityTooSmall');
      return part.bytes;
    });
    return Buffer.concat(found);
  }

  override abort(_place: PackagePlace, uploadId: string): Promise<void> {
    return this.#step(() => void this.#bucket.uploads.delete(uploadId));
  }

  override keep(place: PackagePlace, name: string, content: unknown): Promise<void> {
    return this.#put(`${keyOf(place)}.work/${name}.json`, Buffer.from(JSON.stringify(content)));
  }

  override async kept(place: PackagePlace, name: string): Promise<unknown> {
    return JSON.parse(Buffer.from(await this.#read(`${keyOf(place)}.work/${name}.json`)).toString());
  }

  override keepFile(place: PackagePlace, name: string, bytes: Uint8Array): Promise<void> {
    return this.#put(`${keyOf(place)}.work/${name}`, bytes);
  }

  override keptFile(place: PackagePlace, name: string): Promise<Uint8Array> {
    return this.#read(`${keyOf(place)}.work/${name}`);
  }

  override tell(place: PackagePlace, name: string, content: unknown): Promise<void> {
    return this.#put(`${keyOf(place)}.${name}.json`, Buffer.from(JSON.stringify(content)));
  }

  override remove(place: PackagePlace, which: 'work' | 'all'): Promise<void> {
    return this.#step(() => {
      const prefix = which === 'work' ? `${keyOf(place)}.work/` : keyOf(place);
      for (const key of [...this.#bucket.objects.keys()].filter((each) => each.startsWith(prefix)))
        this.#bucket.objects.delete(key);
    });
  }

  #put(key: string, bytes: Uint8Array): Promise<void> {
    return this.#step(() => void this.#bucket.objects.set(key, Uint8Array.from(bytes)));
  }

  #read(key: string): Promise<Uint8Array> {
    return this.#step(() => {
      const bytes = this.#bucket.objects.get(key);
      if (!bytes) throw new Error(`${key} is gone.`);
      return bytes;
    });
  }
}
