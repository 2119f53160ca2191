import { describe, expect, it } from 'vitest';
import type { PageWord } from '../../../../../shared/model/document.ts';
import { textLines } from '../../../../../functions/domain/text/text-line.ts';

const word = (text: string, left: number, top: number, width: number, height: number): PageWord => ({
  text,
  box: [left, top, width, height],
  confidence: 1,
});
const level = (text: string, left: number, top: number) => word(text, left, top, 0.1, 0.015);
const rows = [0.1, 0.2, 0.3, 0.4].flatMap((top) => [level('Montage', 0.2, top), level('85,00', 0.8, top)]);
const linesOf = (...words: PageWord[]) => textLines([{ page: 1, width: 600, height: 800, words }]);

describe('words that run up the side of a page', () => {
  it('are a line of their own, and stand amidst no other', () => {
    const texts = linesOf(
      word('Larch', 0.02, 0.25, 0.04, 0.18),
      word('Informatik', 0.02, 0.05, 0.04, 0.19),
      ...rows,
    );
    expect(texts.map(({ text }) => text)).toEqual([
      'Larch Informatik',
      ...rows.filter((_, at) => at % 2 === 0).map(() => 'Montage   85,00'),
    ]);
  });

  it('stay where they are on a page that has hardly any other', () => {
    const turned = ['Montage', 'Material', 'Gesamt'].map((text, at) => word(text, 0.1 * at, 0.1, 0.02, 0.2));
    expect(linesOf(...turned).map(({ text }) => text)).toEqual(['Montage Material Gesamt']);
  });
});

it('are taken as they stand, and quickly, on a page with more such texts than sides', () => {
  const words = Array.from({ length: 20_000 }, (_, at): PageWord => {
    const isUpright = at % 4 === 0;
    const place = (at * 7919) % 20_000;
    return {
      text: isUpright ? 'valve' : 'pipe',
      confidence: 1,
      box: [place / 20_000, at / 20_000, isUpright ? 0.01 : 0.03, isUpright ? 0.05 : 0.01],
    };
  });
  const from = performance.now();
  textLines([{ page: 1, width: 600, height: 800, words }]);
  expect(performance.now() - from).toBeLessThan(2000);
});
