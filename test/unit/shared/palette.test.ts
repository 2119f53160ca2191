import { describe, expect, it } from 'vitest';
import { contrastPairs, palette } from '../../../shared/palette.ts';

const cases = contrastPairs.flatMap(([front, back, ratio]) =>
  (['light', 'dark'] as const).map((theme) => ({ front, back, ratio, theme })),
);

describe('the palette', () => {
  it.each(cases)(
    'reads $front on $back in the $theme theme at $ratio or more',
    ({ front, back, ratio, theme }) => {
      expect(contrast(palette[front][theme], palette[back][theme])).toBeGreaterThanOrEqual(ratio);
    },
  );

  it('knows the extremes', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

/** Contrast ratio of two colours as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
