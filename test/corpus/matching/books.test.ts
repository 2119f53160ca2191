import { describe, expect, it } from 'vitest';
import { calibrationError, judge } from './judge.ts';
import { makeBook } from './make-books.ts';

/** Seeds that the fitting of the weights has never seen. */
const UNSEEN = Array.from({ length: 8 }, (_, n) => makeBook(500_000 + n));

describe('matching on labelled books that were not used for fitting', () => {
  const verdict = judge(UNSEEN);

  it('is right when it decides by itself', () => {
    expect(verdict.autoRight / verdict.auto).toBeGreaterThanOrEqual(0.995);
  });

  it('finds nearly everything that can be found', () => {
    expect(verdict.foundAtAll / verdict.matchable).toBeGreaterThanOrEqual(0.95);
  });

  it('means what its confidence says', () => {
    expect(calibrationError(verdict.ratings)).toBeLessThanOrEqual(0.05);
  });

  it('leaves every tie to a person', () => {
    expect(verdict.tiesAuto).toBe(0);
  });
});
