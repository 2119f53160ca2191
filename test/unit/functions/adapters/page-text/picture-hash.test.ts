import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureHash } from '../../../../../functions/adapters/page-text/picture-hash.ts';
import { bitsApart, PICTURE_BITS_MAX } from '../../../../../functions/domain/duplicates/document-traces.ts';

const fixture = new URL('../../../../fixtures/documents/receipt-cafe.jpg', import.meta.url);

/** A till receipt with lines of other lengths. */
function drawnReceipt(lengths: readonly number[]): Promise<Buffer> {
  const lines = lengths.map(
    (length, row) => `<text x="20" y="${60 + row * 34}">${'m'.repeat(length)}</text>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="900" font-family="DejaVu Sans" font-size="20">` +
    `<rect width="100%" height="100%" fill="#fbfaf6"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

describe('the hash of what a picture looks like', () => {
  let photo: Buffer;
  let hash = '';

  beforeAll(async () => {
    photo = await readFile(fixture);
    hash = (await pictureHash(photo)) ?? '';
  });

  it('is 64 bits, and none for what is no picture', async () => {
    expect(hash).toMatch(/^[\da-f]{16}$/);
    expect(await pictureHash(new TextEncoder().encode('no picture'))).toBeUndefined();
  });

  it.each([
    ['pressed', (from: Buffer) => sharp(from).jpeg({ quality: 40 })],
    ['shrunk', (from: Buffer) => sharp(from).resize({ width: 310 })],
    ['re-encoded', (from: Buffer) => sharp(from).png()],
    ['darkened', (from: Buffer) => sharp(from).modulate({ brightness: 0.9 })],
  ])('stays where the same photograph is %s', async (_, change) => {
    const changed = await pictureHash(await change(photo).toBuffer());
    expect(bitsApart(hash, changed ?? '')).toBeLessThanOrEqual(PICTURE_BITS_MAX);
  });

  it('differs between receipts', async () => {
    const drawn = [
      [9, 22, 14, 30, 8, 25, 12, 4, 28, 17, 20],
      [26, 5, 19, 19, 7, 3, 31, 12, 12, 24, 6, 29, 8, 8],
    ];
    const others = await Promise.all(
      drawn.map(async (lengths) => (await pictureHash(await drawnReceipt(lengths))) ?? ''),
    );
    const [one = '', two = ''] = others;
    for (const [a, b] of [
      [hash, one],
      [hash, two],
      [one, two],
    ] as const)
      expect(bitsApart(a, b)).toBeGreaterThan(2 * PICTURE_BITS_MAX);
  });
});
