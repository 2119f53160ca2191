import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../../../../../../functions/adapters/page-text/recognition/picture.ts';
import { recognisePicture } from '../../../../../../functions/adapters/page-text/recognition/recognise-picture.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';

const rows = ['Deposit', 'Labour', 'Material', 'Removal', 'Balance', 'Subtotal', 'Service', 'Payment'];
const WIDE = { width: 1300, height: 560 };

/** A table across the whole page, its amounts at the far edge. */
const table = (degrees: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE.width}" height="${WIDE.height}" font-family="DejaVu Sans" font-size="24">
    <rect width="100%" height="100%" fill="white"/><g transform="rotate(${degrees} 650 280)">${rows
      .map(
        (row, at) =>
          `<text x="60" y="${100 + at * 44}">${row}</text><text x="1140" y="${100 + at * 44}">${at + 1}18.40</text>`,
      )
      .join('')}</g></svg>`;

describe('a scan that lies a little askew', () => {
  it.each([0, -1.1, 1.1])('keeps the rows of a wide table together at %f°', async (degrees) => {
    const picture = await decodePicture(sharp(Buffer.from(table(degrees))), 2400);
    const { words, width, height } = await recognisePicture(picture, new AbortController().signal);
    const lines = textLines([{ page: 1, width, height, words }]).map(({ text }) => text);
    expect(lines).toEqual(rows.map((row, at) => `${row}   ${at + 1}18.40`));
  });
});
