import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startLocalCloud } from '../support/local-cloud.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const stateDir = mkdtempSync(join(tmpdir(), 'matchbook-failed-'));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

function processesOverIt(): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(stateDir));
}

it('ends what a failed start had started, and leaves nothing of it behind', async () => {
  // By its name this start's bundles are told from those of other tests.
  const bundle = `marked-${randomUUID()}`;
  const bundles = () => globSync(`.matchbook-functions-*/${bundle}`, { cwd: modules });
  const change = () => {
    expect(bundles()).toHaveLength(1);
    throw new Error('The stacks are broken.');
  };
  const starting = startLocalCloud({
    stateDir,
    change,
    only: [],
    instead: { [bundle]: 'functions/http/get-openapi.ts' },
  });
  await expect(starting).rejects.toThrow('The stacks are broken.');
  expect(bundles()).toEqual([]);
  expect(existsSync(join(stateDir, 'stack.json'))).toBe(false);
  expect(existsSync(join(stateDir, 'table'))).toBe(true);
  // Java's watcher goes a few seconds after Java.
  await expect.poll(processesOverIt, { timeout: 20_000 }).toEqual([]);
}, 60_000);
