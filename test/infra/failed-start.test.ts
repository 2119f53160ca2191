import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startLocalCloud } from '../support/local-cloud.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'matchbook-failed-'));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

function processesOverIt(): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(stateDir));
}

it('ends what a failed start had started, and leaves nothing of it behind', async () => {
  const change = () => {
    throw new Error('The stacks are broken.');
  };
  await expect(startLocalCloud({ stateDir, change })).rejects.toThrow('The stacks are broken.');
  expect(existsSync(join(stateDir, 'stack.json'))).toBe(false);
  expect(existsSync(join(stateDir, 'table'))).toBe(true);
  // Java's watcher goes a few seconds after Java.
  await expect.poll(processesOverIt, { timeout: 20_000 }).toEqual([]);
});
