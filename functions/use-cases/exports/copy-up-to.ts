/** Copies what goes by, as long as it is no larger than may be: so a file is written down once, and at hand where it is small. */
export class CopyUpTo {
  readonly #bytesMax: number;
  readonly #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** The same chunks, of which a copy is made. */
  async *of(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#size += chunk.byteLength;
      if (this.#size <= this.#bytesMax) this.#pieces.push(chunk);
      else this.#pieces.length = 0;
      yield chunk;
    }
  }

  /** All that went by; undefined where it was too large. */
  get content(): Uint8Array | undefined {
    return this.#size <= this.#bytesMax ? Buffer.concat(this.#pieces) : undefined;
  }
}
