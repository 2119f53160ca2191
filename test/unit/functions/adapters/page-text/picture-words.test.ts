import { describe, expect, it } from 'vitest';
import { telling } from '../../../../../functions/adapters/page-text/picture-words.ts';
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
});
