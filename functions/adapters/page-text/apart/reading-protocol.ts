import type { PageReading } from '../page-reading.ts';

/** What one file may cost. */
export interface ReadingLimits {
  /** Processor's time of parsing and drawing. */
  readonly cpuMs: number;
  /** The same, of a file behind which everybody's wait: what takes longer is read once more where nobody waits for it. */
  readonly hurriedCpuMs: number;
  /** Memory of the whole process, the networks of the recognition included. */
  readonly bytes: number;
  /** By the clock, for whatever takes neither. */
  readonly clockMs: number;
}

const MEGABYTE = 1024 * 1024;
/** What recognition takes by itself: its networks, its pictures and those handed out. */
const RECOGNITION_BYTES = 640 * MEGABYTE;

/**
 * What no document of the corpora comes near: twenty pages scanned with 300 dots an inch take 8 seconds of parsing and drawing, a
 * photograph of 50 million pixels or pages of 600 dots an inch 1.1 gigabytes of memory in all. Reading itself gives up after two minutes.
 */
export const READING_LIMITS: ReadingLimits = {
  cpuMs: 20_000,
  hurriedCpuMs: 4000,
  bytes: 768 * MEGABYTE + RECOGNITION_BYTES,
  clockMs: 140_000,
};

/** A process that keeps more than this after a file is not given another one. */
export const KEPT_BYTES_MAX = 896 * MEGABYTE;

export interface ReadingOptions {
  fileName?: string;
  password?: string;
  withPictures?: boolean;
  /** Others wait behind it. */
  isHurried?: boolean;
}

export type Asked =
  | { kind: 'read-pages'; bytes: Uint8Array; options: ReadingOptions }
  | { kind: 'picture-hash'; bytes: Uint8Array };

/** What the process answers; what it failed with is ours to mend, no word on the file. */
export type Answer = (
  | { kind: 'pages'; reading: PageReading }
  | { kind: 'hash'; hash: string | undefined }
  | { kind: 'failed'; reason: string }
) & { keptBytes: number };

export type FromChild = { kind: 'ready' } | Answer;

/** What the process is started with. */
export interface ReadingTask {
  readonly parent: number;
  readonly limits: ReadingLimits;
}

/** What the thread that watches it is told. */
export interface Watched extends ReadingTask {
  readonly cpu: SharedArrayBuffer;
}
