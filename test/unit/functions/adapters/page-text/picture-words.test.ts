import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureWords, telling } from '../../../../../functions/adapters/page-text/picture-words.ts';
import { decodePicture } from '../../../../../functions/adapters/page-text/recognition/picture.ts';
import type { Box, PageWord } from '../../../../../shared/model/document.ts';

describe('the pictures on a page that has a text of its own', () => {
  it('are left alone where they are icons, the paper itself, or printed over', () => {
    const [icon, logo, paper, printed]: Box[] = [
      [0.1, 0.1, 0.03, 0.03],
      [0.1, 0.2, 0.3, 0.05],
      [0, 0, 1, 1],
      [0.1, 0.5, 0.5, 0.2],
    ];
    const words = Array.from({ length: 8 }, (_, index): PageWord => ({
      text: 'word',
      confidence: 1,
      box: [0.12 + index * 0.05, 0.55, 0.04, 0.01],
    }));
    expect(
      telling(
        [icon, logo, paper, printed].filter((box) => box !== undefined),
        words,
      ),
    ).toEqual([logo]);
  });

  it('are read where their few letters seem to slant, as those of an italic logo do', async () => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="300" font-family="DejaVu Sans" font-size="44">
      <rect width="700" height="300" fill="white"/><text x="60" y="120" transform="rotate(3 350 120)">Larch Harbour Inn</text></svg>`;
    const picture = await decodePicture(sharp(Buffer.from(drawn)), 2400);
    const words = await pictureWords(
      { page: 1, width: 700, height: 300, words: [] },
      picture,
      [[0.02, 0.1, 0.96, 0.6]],
      new AbortController().signal,
    );
    expect(words.map(({ text }) => text).sort()).toEqual(['Harbour', 'Inn', 'Larch']);
    const harbour = words.find(({ text }) => text === 'Harbour');
    expect(harbour?.box[0]).toBeCloseTo(0.3, 1);
  });
});
