import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningStack, type Stack } from '../../infra/local/state/stack-file.ts';

const READY_SECONDS_MAX = 180;

/** A product that runs as `npm start` runs it. */
export interface RunningProduct {
  readonly web: string;
  /** Where its state and its `stack.json` lie. */
  readonly stateDir: string;
  readonly end: () => Promise<void>;
}

/** For a whole browser run: one product on a free port with an empty state. MATCHBOOK_STATE names one that runs already. */
export default async function productOfTheRun(): Promise<() => Promise<void>> {
  const given = process.env['MATCHBOOK_STATE'];
  const product = given ? alreadyRunning(given) : await startProduct('--light');
  process.env['MATCHBOOK_WEB'] = product.web;
  process.env['MATCHBOOK_STATE'] = product.stateDir;
  return product.end;
}

function alreadyRunning(stateDir: string): RunningProduct {
  const stack = runningStack(stateDir);
  if (!stack) throw new Error(`No product runs in ${stateDir}.`);
  return { web: stack.web, stateDir, end: async () => {} };
}

/** Runs a copy of the product as `npm start` does, on a free port with a state of its own; `--light` where nothing is killed. */
export async function startProduct(...options: readonly '--light'[]): Promise<RunningProduct> {
  const stateDir = mkdtempSync(join(tmpdir(), 'matchbook-e2e-'));
  const product = spawn('npm', ['start', '--', '--port', '0', '--state', stateDir, '--no-open', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const gone = new AbortController();
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  void ended.then(() => gone.abort());
  const end = async () => {
    // npm passes no signal on: the whole group that was started here is told to end.
    if (product.pid !== undefined && product.exitCode === null) process.kill(-product.pid, 'SIGTERM');
    await ended;
    rmSync(stateDir, { recursive: true, force: true });
  };
  try {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(READY_SECONDS_MAX * 1000)]);
    const { web } = await stackOnceWritten(stateDir, signal);
    return { web, stateDir, end };
  } catch (cause) {
    await end();
    throw new Error(`The product was not ready within ${READY_SECONDS_MAX} s.`, { cause });
  }
}

/** What a product tells of itself once it has written it; throws when the signal comes first. */
async function stackOnceWritten(stateDir: string, signal: AbortSignal): Promise<Stack> {
  for await (const _change of watch(stateDir, { signal })) {
    const stack = runningStack(stateDir);
    if (stack) return stack;
  }
  throw new Error(`${stateDir} is no longer watched.`);
}
