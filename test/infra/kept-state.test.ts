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
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimState, stateRefusal } from '../../infra/local/state/state-shape.ts';
import { startLocalCloud } from '../support/local-cloud.ts';
import { callApi, Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

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

const person = { fullName: 'Grace Hopper', email: `${v7()}@example.com`, password: 'Correct-horse-7' };

/** Signs somebody of one copy up in another that runs beside it, as somebody it has never heard of. */
async function expectNothingShared(here: SharedCloud, beside: SharedCloud): Promise<void> {
  expect(beside.web).not.toBe(here.web);
  await expect(Member.signedIn(beside, person)).rejects.toThrow(': 400');
  const config = await (await fetch(`${beside.web}/config.json`)).text();
  expect(config).toContain(beside.stack().endpoints.cognito);
  expect(config).not.toContain(here.stack().endpoints.cognito);
  await Member.of(beside, person);
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

  it('begins afresh once the data is deleted, beside a copy with which it shares nothing and which its end leaves alone', async () => {
    const here = await sharedCloud();
    const member = await Member.of(here, person);
    leave();
    expect(() => claimState(stateDir)).toThrow('npm run reset');
    expect(reset().status).toBe(0);
    expect(existsSync(stateDir)).toBe(false);
    const beside = await startLocalCloud({ stateDir });
    await expectNothingShared(here, beside);
    await beside.stop();
    await expect(callApi(beside, undefined, 'GET', '/me')).rejects.toThrow('fetch failed');
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 0 });
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
