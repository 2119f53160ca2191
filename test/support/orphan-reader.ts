import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that has a file read which takes for ever, and the process that reads it; ending the first is the caller's. */
export async function orphanReader(): Promise<{ parent: number; child: number }> {
  const parent = fork(fileURLToPath(new URL('./read-hostile.ts', import.meta.url)), { execArgv: [] });
  const [child] = (await once(parent, 'message')) as [number];
  return { parent: parent.pid ?? 0, child };
}
