import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimState, stateRefusal } from '../../infra/local/state/state-shape.ts';
import { startLocalCloud } from '../support/local-cloud.ts';

let folder: string;
let stateDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matchbook-state-'));
  stateDir = join(folder, 'state');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` and `npm run reset` run. */
const node = (...args: string[]) => spawnSync('node_modules/.bin/node', args, { encoding: 'utf8' });
const start = () => node('infra/local/main.ts', '--port', '0', '--state', stateDir, '--no-open');
const reset = () => node('infra/local/reset.ts', '--state', stateDir);

/** State as another version left it: some rows, and the number of their shape if it wrote one. */
function leave(shape?: number): void {
  mkdirSync(join(stateDir, 'table'), { recursive: true });
  writeFileSync(join(stateDir, 'table', 'shared-local-instance.db'), 'rows');
  if (shape !== undefined) writeFileSync(join(stateDir, 'shape.json'), JSON.stringify({ shape }));
}

const everyFile = () => readdirSync(stateDir, { recursive: true }).sort();

describe('starting over data of another version', () => {
  it.each([
    ['from before shapes were numbered', undefined, 'an earlier'],
    ['of an earlier shape', 1, 'an earlier'],
    ['of a later shape', 99, 'a later'],
  ])('starts nothing over data %s, and says what to do', (_, shape, age) => {
    leave(shape);
    const before = everyFile();
    const { status, stdout, stderr } = start();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      `The data in ${stateDir} was written by ${age} version of Matchbook, which this one cannot read. ` +
        `Run \`npm run reset -- --state ${stateDir}\` (it deletes that data), then start again.`,
    ]);
    expect(everyFile()).toEqual(before);
  });

  it('begins afresh once the data is deleted, and leaves its own number', async () => {
    leave();
    expect(() => claimState(stateDir)).toThrow('npm run reset');
    expect(reset().status).toBe(0);
    expect(existsSync(stateDir)).toBe(false);
    await (await startLocalCloud({ stateDir })).stop();
    expect(JSON.parse(readFileSync(join(stateDir, 'shape.json'), 'utf8'))).toEqual({ shape: 7 });
    expect(everyFile()).toContain('table');
    expect(stateRefusal(stateDir)).toBeUndefined();
  });

  it('minds no tool’s files that lie where the data would', () => {
    mkdirSync(stateDir);
    writeFileSync(join(stateDir, 'types.tsbuildinfo'), '{}');
    claimState(stateDir);
    expect(everyFile()).toEqual(['shape.json', 'types.tsbuildinfo']);
  });
});
