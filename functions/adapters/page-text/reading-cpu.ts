import { cpuUsage } from 'node:process';

/** Where the two numbers lie that the thread which watches a reading sees: milliseconds of processor time. */
const SPENT = 0;
const SINCE = 1;
const RESTING = -1;

/** A scanned page is allowed so much on top of what a file is: one of 600 dots an inch takes 1.3 seconds to be drawn. */
const SCANNED_PAGE_MS = 2000;

/**
 * The processor's time that parsing and drawing a file has taken. Recognising text is left out: it works on pictures of our own making,
 * and its work is bounded by pages, lines and the clock.
 */
export class ReadingCpu {
  /** Shared with the thread that watches. */
  readonly shared: SharedArrayBuffer;
  readonly #milliseconds: Int32Array;
  #aheadMs = 0;

  constructor(shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#milliseconds = new Int32Array(shared);
  }

  /** A file is begun, of whose time so much is gone. */
  begin(aheadMs = 0): void {
    this.#aheadMs = aheadMs;
    Atomics.store(this.#milliseconds, SPENT, aheadMs);
    Atomics.store(this.#milliseconds, SINCE, cpuMs());
  }

  /** What is done from here on doesn't count. */
  end(): void {
    Atomics.store(this.#milliseconds, SINCE, RESTING);
  }

  /** Recognises a page within a file, which doesn't count. */
  async apart<T>(recognise: () => Promise<T>): Promise<T> {
    const spent = this.spentMs();
    this.end();
    Atomics.store(this.#milliseconds, SPENT, Math.max(this.#aheadMs, spent - SCANNED_PAGE_MS));
    try {
      return await recognise();
    } finally {
      Atomics.store(this.#milliseconds, SINCE, cpuMs());
    }
  }

  spentMs(): number {
    const since = Atomics.load(this.#milliseconds, SINCE);
    const spent = Atomics.load(this.#milliseconds, SPENT);
    return since === RESTING ? spent : spent + cpuMs() - since;
  }
}

/** Of all threads of this process. */
function cpuMs(): number {
  const { user, system } = cpuUsage();
  return Math.round((user + system) / 1000);
}

/** The one of this process, which reads one file at a time. */
export const readingCpu = new ReadingCpu();
