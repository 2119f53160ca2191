import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from '../../../../../functions/domain/text/cut-text.ts';

describe('a text that came from a file', () => {
  it('keeps its letters up to the last that fits whole', () => {
    expect(cutText('Café', 4)).toBe('Café');
    expect(cutText('Café', 3)).toBe('Caf');
    expect(cutText('a😀b', 2)).toBe('a');
    expect(cutText('a😀b', 3)).toBe('a😀');
  });

  it('is well-formed and no longer than asked, whatever the file says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.nat(30),
        (one, other, max) => {
          const text = one.slice(1) + other.slice(0, -1);
          const cut = cutText(text, max);
          expect(cut.isWellFormed()).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
          expect(text.toWellFormed().startsWith(cut)).toBe(true);
        },
      ),
    );
  });
});
