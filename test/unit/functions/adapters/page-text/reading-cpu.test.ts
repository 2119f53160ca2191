import { expect, it } from 'vitest';
import { ReadingCpu } from '../../../../../functions/adapters/page-text/reading-cpu.ts';

const AHEAD_MS = 16_000;

it('begins a file of whose time some is gone, which scanned pages don’t give back', async () => {
  const cpu = new ReadingCpu();
  cpu.begin(AHEAD_MS);
  for (let page = 0; page < 20; page += 1) await cpu.apart(() => Promise.resolve());
  cpu.end();
  expect(cpu.spentMs()).toBeGreaterThanOrEqual(AHEAD_MS);
});

it('begins the next one anew', () => {
  const cpu = new ReadingCpu();
  cpu.begin(AHEAD_MS);
  cpu.begin();
  cpu.end();
  expect(cpu.spentMs()).toBeLessThan(AHEAD_MS);
});
