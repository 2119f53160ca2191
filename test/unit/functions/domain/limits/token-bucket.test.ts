import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawToken } from '../../../../../functions/domain/limits/token-bucket.ts';

const rate = { atOnce: 3, secondsEach: 60 };
const NOON = Date.parse('2026-04-01T12:00:00Z');

/** At which of these instants a token is taken, of a bucket that is full at first. */
function taken(instants: readonly number[], of = rate): number[] {
  let fullAt: number | undefined;
  return instants.filter((instant) => {
    const drawn = drawToken(fullAt, instant, of);
    if ('fullAt' in drawn) fullAt = drawn.fullAt;
    return 'fullAt' in drawn;
  });
}

describe('drawToken', () => {
  it('gives as many at once as a full bucket holds, and tells how long the next one takes', () => {
    expect(taken([NOON, NOON, NOON, NOON])).toHaveLength(3);
    expect(drawToken(NOON + 3 * 60_000, NOON, rate)).toEqual({ waitMs: 60_000 });
    expect(drawToken(NOON + 3 * 60_000, NOON + 20_000, rate)).toEqual({ waitMs: 40_000 });
  });

  it('fills by one each interval, and never beyond what it holds', () => {
    const later = NOON + 60_000;
    expect(taken([NOON, NOON, NOON, later, later])).toEqual([NOON, NOON, NOON, later]);
    const nextDay = NOON + 86_400_000;
    expect(taken([NOON, nextDay, nextDay, nextDay, nextDay])).toHaveLength(4);
  });

  it('law: no stretch of time has more than a full bucket and what it fills by meanwhile', () => {
    const rates = fc.record({
      atOnce: fc.integer({ min: 1, max: 6 }),
      secondsEach: fc.integer({ min: 1, max: 90 }),
    });
    const instants = fc.array(fc.integer({ min: 0, max: 600_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(rates, instants, (of, asked) => {
        const given = taken(
          asked.toSorted((a, b) => a - b),
          of,
        );
        for (const [at, from] of given.entries())
          for (const [further, to] of given.slice(at).entries())
            expect(further + 1).toBeLessThanOrEqual(of.atOnce + (to - from) / (of.secondsEach * 1000) + 1e-9);
      }),
    );
  });

  it('law: whoever waits as long as they are told gets one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (ahead) => {
        const drawn = drawToken(NOON + ahead, NOON, rate);
        const waitMs = 'waitMs' in drawn ? drawn.waitMs : 0;
        expect(drawToken(NOON + ahead, NOON + waitMs, rate)).toHaveProperty('fullAt');
      }),
    );
  });
});
