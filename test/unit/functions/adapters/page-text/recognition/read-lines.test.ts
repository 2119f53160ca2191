import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findLines } from '../../../../../../functions/adapters/page-text/recognition/find-lines.ts';
import {
  closeQueue,
  lineQueue,
  readFromQueue,
} from '../../../../../../functions/adapters/page-text/recognition/line-queue.ts';
import {
  decodePicture,
  type Picture,
} from '../../../../../../functions/adapters/page-text/recognition/picture.ts';
import {
  readLine,
  type LineWord,
} from '../../../../../../functions/adapters/page-text/recognition/read-line.ts';
import { ReadingProcess } from '../../../../../../functions/adapters/page-text/apart/reading-process.ts';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { readLines } from '../../../../../../functions/adapters/page-text/recognition/read-lines.ts';
import type { TextBlob } from '../../../../../../functions/adapters/page-text/recognition/text-blob.ts';

const RECEIPT = new URL('../../../../../fixtures/documents/receipt-cafe.jpg', import.meta.url);
const LINES = 8;
const unhurried = new AbortController().signal;

let picture: Picture;
let blobs: TextBlob[];
let alone: LineWord[][];
beforeAll(async () => {
  picture = await decodePicture(sharp(readFileSync(RECEIPT)), 1200);
  blobs = (await findLines(picture)).slice(0, LINES);
  alone = [];
  for (const blob of blobs) alone.push(await readLine(picture, blob));
});

describe('lines', () => {
  it('have the words, sureness and places that each has alone, in their order', async () => {
    expect(alone.flat().length).toBeGreaterThan(LINES);
    expect(await readLines(picture, blobs, unhurried)).toEqual(alone);
  });

  it('are each read once, whoever takes them', async () => {
    const queue = lineQueue(picture, blobs);
    const [some, others] = await Promise.all([readFromQueue(queue), readFromQueue(queue)]);
    expect(Math.min(some.length, others.length)).toBeGreaterThan(0);
    const places = [...some, ...others].map(([at]) => at).sort((a, b) => a - b);
    expect(places).toEqual(blobs.map((_, at) => at));
  });

  it('are left alone once the queue is closed', async () => {
    const queue = lineQueue(picture, blobs);
    closeQueue(queue);
    expect(await readFromQueue(queue)).toEqual([]);
  });

  it('are given up where it takes too long', async () => {
    await expect(readLines(picture, blobs, AbortSignal.abort(new Error('too long')))).rejects.toThrow(
      'too long',
    );
  });

  it('are read by two threads in a process of their own, with the very same words', async () => {
    const bytes = new Uint8Array(readFileSync(RECEIPT));
    const inTwo = await new ReadingProcess().readPages(bytes);
    expect(inTwo).toMatchObject({ kind: 'pages' });
    expect(inTwo).toEqual(await readPages(bytes));
  });
});
