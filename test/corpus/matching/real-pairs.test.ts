import { beforeAll, describe, expect, it } from 'vitest';
import { corpusFolder, hasCorpus } from '../documents/fit-corpus.ts';
import { calibrationError, emptyVerdict, judge } from './judge.ts';
import { realBooks } from './real-pairs.ts';

if (!hasCorpus)
  console.warn(`NOT CHECKED: no real documents at ${corpusFolder}; matching of real ones is unknown.`);

describe.skipIf(!hasCorpus)('matching of real receipts among real bank rows', () => {
  const verdict = emptyVerdict();
  beforeAll(async () => {
    judge(await realBooks([101, 102, 103, 104, 105]), verdict);
  });

  it('is right when it decides by itself, and finds nearly all', () => {
    expect(verdict.matchable).toBeGreaterThan(200);
    expect(verdict.autoRight / verdict.auto).toBeGreaterThanOrEqual(0.995);
    expect(verdict.foundAuto / verdict.matchable).toBeGreaterThanOrEqual(0.9);
    expect(verdict.foundAtAll / verdict.matchable).toBeGreaterThanOrEqual(0.97);
    expect(calibrationError(verdict.ratings)).toBeLessThanOrEqual(0.03);
  });
});
