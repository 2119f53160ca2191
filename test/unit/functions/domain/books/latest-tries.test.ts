import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areWithin, withOneMore } from '../../../../../functions/domain/books/latest-tries.ts';

const HOUR_MS = 3_600_000;
const MAX = 3;
const at = (ms: number) => new Date(Date.parse('2026-04-01T12:00:00Z') + ms);
const latestOf = (...ms: number[]) => ms.map((one) => at(one).toISOString());

describe('the latest tries', () => {
  it('take so many within an hour, wherever its clock stands', () => {
    const minutes = [55, 58, 61].map((minute) => minute * 60_000);
    expect(withOneMore(latestOf(...minutes), at(100 * 60_000), MAX)).toBeUndefined();
    expect(withOneMore(latestOf(...minutes), at(115 * 60_000), MAX)).toEqual(
      latestOf(minutes[1] ?? 0, minutes[2] ?? 0, 115 * 60_000),
    );
  });

  it('never take more within any hour, and one more once the oldest is an hour ago', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(HOUR_MS), { maxLength: 40 }), (waits) => {
        let [latest, now]: [readonly string[], number] = [[], 0];
        const taken: number[] = [];
        for (const wait of waits) {
          now += wait;
          const inTheHour = taken.filter((one) => one > now - HOUR_MS).length;
          const after = withOneMore(latest, at(now), MAX);
          expect(after !== undefined).toBe(inTheHour < MAX);
          if (!after) continue;
          latest = after;
          taken.push(now);
        }
      }),
    );
  });

  it('tell whether there were so many in any time', () => {
    const latest = latestOf(0, 5 * HOUR_MS, 20 * HOUR_MS);
    expect(areWithin(24 * HOUR_MS, latest, at(20 * HOUR_MS), MAX)).toBe(true);
    expect(areWithin(24 * HOUR_MS, latest, at(25 * HOUR_MS), MAX)).toBe(false);
    expect(areWithin(24 * HOUR_MS, latest.slice(1), at(20 * HOUR_MS), MAX)).toBe(false);
  });
});
