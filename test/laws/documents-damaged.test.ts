import { describe, expect, it } from 'vitest';
import { damagedDocuments } from '../support/campaigns/damaged-documents.ts';
import { readDamagedStatements } from '../support/campaigns/damaged-statements.ts';

const SEED = 20_261_121;
const POINTS = 12;

describe('damaged and hostile documents', () => {
  it('are read or refused with a reason, in bounded time and memory, without a call outside', async () => {
    const { read, problems, failures } = await readDamagedStatements({
      seed: SEED,
      points: POINTS,
      subject: damagedDocuments,
    });
    expect(failures, 'replay: npm run campaign -- damaged-documents --seed 20261121').toEqual([]);
    expect(read + problems).toBe(POINTS);
  });
});
