import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

const READY_SECONDS_MAX = 90;
const Ready = z.object({ web: z.string(), api: z.string(), inbox: z.string() });

/** Runs the product exactly as `npm start` does, on a free port with an empty state; gives how to end it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'matchbook-e2e-'));
  const product = spawn('npm', ['start', '--', '--port', '0', '--state', state, '--no-open'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const end = async () => {
    // npm passes no signal on: the whole group that was started here is told to end.
    if (product.pid !== undefined && product.exitCode === null) process.kill(-product.pid, 'SIGTERM');
    await ended;
    rmSync(state, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_SECONDS_MAX * 1000;
  const file = join(state, 'stack.json');
  while (!existsSync(file)) {
    if (Date.now() > deadline || product.exitCode !== null) {
      await end();
      throw new Error(`The product was not ready within ${READY_SECONDS_MAX} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.env['MATCHBOOK_WEB'] = Ready.parse(JSON.parse(readFileSync(file, 'utf8'))).web;
  return end;
}
