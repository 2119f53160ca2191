import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionHost, type FunctionHost } from '../../../../infra/local/functions/function-host.ts';

const SOURCE = `
let calls = 0;
export const handler = async (event) => {
  console.log('called', event.say ?? '');
  if (event.hang) { while (event.spin) {} await new Promise(() => {}); }
  if (event.fail) throw new TypeError('as asked');
  if (event.exit) process.exit(3);
  return { say: event.say, who: process.env.AWS_ACCESS_KEY_ID, now: new Date().toISOString(), calls: ++calls };
};`;

describe('the function host', () => {
  const dir = mkdtempSync(join(tmpdir(), 'matchbook-host-'));
  const logFile = join(dir, 'logs', 'functions.log');
  const restarts: number[] = [];
  let host: FunctionHost;
  const spec = (name: string, isNative = false) => ({
    name,
    modulePath: join(dir, 'index.mjs'),
    exportName: 'handler',
    environment: { AWS_ACCESS_KEY_ID: name },
    initSeconds: 1,
    timeoutSeconds: 2,
    memoryMegabytes: 128,
    isNative,
  });
  const log = () => readFileSync(logFile, 'utf8');
  /** The log is written by another process: its lines come a moment after the reply. */
  const logged = (line: string) => expect.poll(log, { timeout: 10_000 }).toContain(line);
  const invoke = async (name: string, event: object) =>
    (await host.invoke(name, event)) as Record<string, unknown>;

  beforeAll(async () => {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'index.mjs'), SOURCE);
    writeFileSync(join(dir, 'slow.mjs'), 'await new Promise(() => {}); export const handler = () => 1;');
    const functions = [
      spec('one'),
      spec('two'),
      spec('native', true),
      { ...spec('slow'), modulePath: join(dir, 'slow.mjs') },
    ];
    host = await startFunctionHost({
      functions,
      logFile,
      clockOffsetMs: 0,
      onRestart: (pid) => restarts.push(pid),
    });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(dir, { recursive: true });
  });

  it.each(['one', 'two', 'native'])('gives %s an environment and state of its own', async (name) => {
    expect(await invoke(name, { say: 'hi' })).toMatchObject({ say: 'hi', who: name, calls: 1 });
    expect(await invoke(name, {})).toMatchObject({ calls: 2 });
    await logged(`${name} called hi`);
  });
  it('passes a failure on by name', async () => {
    await expect(invoke('one', { fail: true })).rejects.toMatchObject({
      errorType: 'TypeError',
      message: 'as asked',
    });
  });
  it.each(['one', 'native'])('survives an exit of %s and starts it anew', async (name) => {
    await expect(invoke(name, { exit: true })).rejects.toMatchObject({ errorType: 'Runtime.ExitError' });
    expect(await invoke(name, {})).toMatchObject({ calls: 1 });
    await expect.poll(() => log()).toMatch(new RegExp(`^${name} Runtime exited`, 'm'));
  });
  it('ends a function that takes too long, a spinning one too', async () => {
    await expect(invoke('two', { hang: true, spin: true })).rejects.toThrow('timed out after 2.00 seconds');
    expect(await invoke('two', {})).toMatchObject({ calls: 1 });
    await expect.poll(() => log()).toContain('two Task timed out after 2.00 seconds\n');
  });
  it('bounds the start of a function, and says in the log that it took too long', async () => {
    await expect(invoke('slow', {})).rejects.toThrow('timed out after 2.00 seconds');
    await expect.poll(() => log()).toContain('slow Task timed out after 2.00 seconds\n');
  });
  it('sets the functions’ clock, that of running ones too', async () => {
    host.setClock(Date.parse('2040-01-01T00:00:00Z') - Date.now());
    for (const name of ['one', 'native'])
      expect((await invoke(name, {}))['now']).toMatch(/^2040-01-01T00:00/);
    host.setClock(0);
    expect((await invoke('one', {}))['now']).not.toMatch(/^2040/);
  });
  it('comes back when it is killed, and says that what was under way is lost', async () => {
    const lost = expect(invoke('one', { say: 'under way', hang: true })).rejects.toMatchObject({
      errorType: 'Runtime.ExitError',
    });
    await logged('one called under way');
    process.kill(host.pid(), 'SIGKILL');
    await lost;
    expect(await invoke('one', { say: 'again' })).toMatchObject({ say: 'again' });
    expect(restarts).toEqual([host.pid()]);
    expect(log()).toContain('The functions’ process ended with SIGKILL; events under way and lost: 1\n');
  });
});

describe('functions that share a thread', () => {
  const dir = mkdtempSync(join(tmpdir(), 'matchbook-shared-'));
  let host: FunctionHost;
  const spec = (name: string) => {
    // A bundle for each, as the stacks have it.
    const modulePath = join(dir, `${name}.mjs`);
    writeFileSync(
      modulePath,
      `const loadedBy = process.env.AWS_ACCESS_KEY_ID;${SOURCE.replace('return {', 'return { loadedBy, other: process.env.OTHER ?? null,')}`,
    );
    return {
      name,
      modulePath,
      exportName: 'handler',
      environment: { AWS_ACCESS_KEY_ID: name, ...(name === 'two' && { OTHER: 'of two' }) },
      initSeconds: 1,
      timeoutSeconds: 2,
      memoryMegabytes: 128,
      isNative: name === 'native',
    };
  };
  const invoke = async (name: string, event: object) =>
    (await host.invoke(name, event)) as Record<string, unknown>;

  beforeAll(async () => {
    host = await startFunctionHost({
      functions: ['one', 'two', 'native'].map(spec),
      logFile: join(dir, 'functions.log'),
      clockOffsetMs: 0,
      sharesThread: true,
      onRestart: () => undefined,
    });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(dir, { recursive: true });
  });

  it('have variables and state of their own, also while others run beside them', async () => {
    const [one, two, native] = await Promise.all(['one', 'two', 'native'].map((name) => invoke(name, {})));
    expect(one).toMatchObject({ who: 'one', loadedBy: 'one', other: null, calls: 1 });
    expect(two).toMatchObject({ who: 'two', loadedBy: 'two', other: 'of two', calls: 1 });
    expect(native).toMatchObject({ who: 'native', calls: 1 });
    expect(await invoke('one', {})).toMatchObject({ calls: 2 });
  });
  it('fail, and are given up when they take too long, by themselves', async () => {
    const given = expect(invoke('two', { hang: true })).rejects.toThrow('timed out after 2.00 seconds');
    await expect(invoke('one', { fail: true })).rejects.toMatchObject({ errorType: 'TypeError' });
    expect(await invoke('one', {})).toMatchObject({ who: 'one' });
    await given;
  });
  it('begin anew together when one of them ends the thread', async () => {
    await expect(invoke('one', { exit: true })).rejects.toMatchObject({ errorType: 'Runtime.ExitError' });
    expect(await invoke('two', {})).toMatchObject({ calls: 1 });
  });
  it('follow the clock that was set', async () => {
    host.setClock(Date.parse('2040-01-01T00:00:00Z') - Date.now());
    expect((await invoke('one', {}))['now']).toMatch(/^2040-01-01T00:00/);
    host.setClock(0);
  });
});
