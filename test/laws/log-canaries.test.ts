import { expect, it, vi } from 'vitest';

const { CANARY_LINES, CANARY_SEED } = process.env;
const LINES = Number(CANARY_LINES ?? 600);
const SEED = Number(CANARY_SEED ?? 1);
const HOUR_MS = 3_600_000;
// Every answer is logged and measured as in the cloud.
vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
const { findCanaries } = await import('../support/campaigns/log-canaries.ts');
const { log } = await import('../../functions/runtime/log.ts');

it(
  'no log holds what a customer wrote: no name, amount, token, address, description or file name',
  async () => {
    const { found, ...counts } = await findCanaries({ seed: SEED, lines: LINES });
    if (CANARY_LINES !== undefined) console.log(counts, found);
    const { lines, carried, told, faults } = counts;
    expect(lines).toBeGreaterThanOrEqual(LINES);
    expect(carried).toBeGreaterThan(60);
    expect(told).toBeGreaterThan(5);
    expect(faults).toBeGreaterThan(10);
    expect(found).toEqual([]);
  },
  HOUR_MS,
);

it('finds them where a function logs its requests', async () => {
  const onRequest = (request: unknown) => {
    log.debug('request', { request });
  };
  const { found } = await findCanaries({ seed: 1, lines: 20, onRequest });
  expect(found.length).toBeGreaterThan(5);
}, 120_000);
