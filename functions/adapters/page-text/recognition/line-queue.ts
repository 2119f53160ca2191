import { readLine, type LineWord } from './read-line.ts';
import type { Picture } from './picture.ts';
import type { TextBlob } from './text-blob.ts';

/** Lines of a picture that several threads read, each taking the next one that nobody has taken. */
export interface LineQueue {
  /** Its pixels lie in memory that the threads share. */
  readonly picture: Picture;
  readonly blobs: readonly TextBlob[];
  /** One 32-bit number: the line to be taken next. */
  readonly next: SharedArrayBuffer;
}

/** The words of a line, by its place in the queue. */
export type LineRead = readonly [at: number, words: LineWord[]];

/** What the second thread says of a queue. */
export type QueueAnswer = { readonly read: LineRead[] } | { readonly failed: string };

/** A queue of all lines, none of them taken. */
export function lineQueue({ pixels, ...size }: Picture, blobs: readonly TextBlob[]): LineQueue {
  const shared = new Uint8Array(new SharedArrayBuffer(pixels.length));
  shared.set(pixels);
  const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  return { picture: { ...size, pixels: shared }, blobs, next };
}

/** Reads lines as long as there are any; `isWanted` is asked before each and may throw. */
export async function readFromQueue(
  { picture, blobs, next }: LineQueue,
  isWanted: () => void = () => undefined,
): Promise<LineRead[]> {
  const taken = new Int32Array(next);
  const read: LineRead[] = [];
  for (;;) {
    isWanted();
    const at = Atomics.add(taken, 0, 1);
    const blob = blobs[at];
    if (!blob) return read;
    read.push([at, await readLine(picture, blob)]);
  }
}

/** Leaves no line to anybody. */
export function closeQueue({ blobs, next }: LineQueue): void {
  Atomics.store(new Int32Array(next), 0, blobs.length);
}
