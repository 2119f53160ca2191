import { createHash } from 'node:crypto';
import { zipEnd, zipFile } from '../../domain/exports/zip.ts';
import type { ZippedFile, ZipRecord } from '../../domain/exports/zip.ts';
import type { PackedFile } from '../../domain/exports/package/packed.ts';

/** One part of a zip in memory: whole files, one behind the other. It begins where the parts before it end. */
export class PartBuilder {
  readonly files: PackedFile[] = [];
  /** Uploads whose originals were gone. */
  readonly gone: string[] = [];
  readonly #chunks: Uint8Array[] = [];
  readonly #at: Date;
  readonly #begins: number;
  #size = 0;

  /** `at`: the time that all files of the zip carry. */
  constructor(at: Date, begins: number) {
    this.#at = at;
    this.#begins = begins;
  }

  get size(): number {
    return this.#size;
  }

  /** Where the zip goes on behind it. */
  get ends(): number {
    return this.#begins + this.#size;
  }

  add(file: ZippedFile): void {
    const { chunks, record } = zipFile(file, this.#at, this.ends);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    this.files.push({ ...record, sha256 });
    for (const chunk of chunks) this.#push(chunk);
  }

  /** Ends the zip here: `before` are the files of all parts before this one. */
  end(before: readonly ZipRecord[]): void {
    this.#push(zipEnd([...before, ...this.files], this.#at, this.ends));
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }

  #push(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
  }
}
