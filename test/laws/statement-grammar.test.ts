import { describe, expect, it } from 'vitest';
import { readGrammar } from '../support/campaigns/statement-grammar.ts';

const SEED = 2026;
const POINTS = 300;
/** Of layouts drawn without regard to what is read today; no aim, but none may be lost. */
const WHOLE_MIN = 0.94;

describe('statements in layouts of a grammar', () => {
  it(`are never proven and wrong (npm run campaign -- statement-grammar --points ${POINTS} --seed ${SEED})`, async () => {
    const { outcomes, sure } = await readGrammar({ seed: SEED, points: POINTS });
    expect(sure).toEqual([]);
    expect(((outcomes.whole ?? 0) + (outcomes.asked ?? 0)) / POINTS).toBeGreaterThan(WHOLE_MIN);
  });
});
