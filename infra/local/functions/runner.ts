import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FunctionSpec, Outcome, ToRunner } from './protocol.ts';

const MAIN = new URL('./runner-main.ts', import.meta.url);

/** One environment of a function: it handles one event at a time. */
export interface Runner {
  post: (message: ToRunner) => void;
  end: () => void;
}

export interface RunnerEvents {
  outcome: (outcome: Outcome) => void;
  /** It ended, asked for or not; `reason` says why. */
  ended: (reason: string) => void;
  output: (stream: Readable) => void;
}

/** Starts an environment: a thread, or a process for native packages. */
export function startRunner(spec: FunctionSpec, clockOffsetMs: number, events: RunnerEvents): Runner {
  const runner = spec.isNative ? processRunner(spec, events) : threadRunner(spec, events);
  const { modulePath, exportName, name, memoryMegabytes, timeoutSeconds } = spec;
  runner.post({
    kind: 'start',
    start: { modulePath, exportName, name, memoryMegabytes, timeoutSeconds, clockOffsetMs },
  });
  return runner;
}

/**
 * What another environment has compiled, of the bundle and of the program that runs it, is taken as it is: a cold start costs less than
 * half by it.
 */
const environmentOf = ({ environment, modulePath }: FunctionSpec): Readonly<Record<string, string>> => ({
  ...environment,
  NODE_COMPILE_CACHE: join(dirname(modulePath), '../.compiled'),
});

function threadRunner(spec: FunctionSpec, events: RunnerEvents): Runner {
  const worker = new Worker(MAIN, {
    env: environmentOf(spec),
    stdout: true,
    stderr: true,
    name: spec.name,
    resourceLimits: { maxOldGenerationSizeMb: spec.memoryMegabytes },
  });
  let reason = 'Runtime exited';
  worker.on('message', events.outcome);
  worker.on('error', (error) => (reason = error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => events.ended(reason));
  events.output(worker.stdout);
  events.output(worker.stderr);
  return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() };
}

function processRunner(spec: FunctionSpec, events: RunnerEvents): Runner {
  const child = fork(fileURLToPath(MAIN), {
    env: { ...environmentOf(spec), PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.on('message', (outcome) => events.outcome(outcome as Outcome));
  child.on('error', () => undefined);
  child.on('exit', (code, signal) =>
    events.ended(`Runtime exited with ${signal ?? `status ${String(code)}`}`),
  );
  if (child.stdout) events.output(child.stdout);
  if (child.stderr) events.output(child.stderr);
  return { post: (message) => void child.send(message), end: () => void child.kill('SIGKILL') };
}
