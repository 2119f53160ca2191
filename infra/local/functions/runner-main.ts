import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { setClockOffset } from './clock-shim.ts';
import { contextOf, failureOf, handlerOf, type Handler } from './run-handler.ts';
import type { Outcome, RunnerStart, ToRunner } from './protocol.ts';

/**
 * Runs one function, in a thread or (for native packages) in a process of its own: one event at a time, as a Lambda
 * environment does. The bundle is loaded with the first event, so that a failing import is that event's failure.
 */
let started: RunnerStart | undefined;
let loading: Promise<Handler> | undefined;
let hasKept = false;

function receive(message: ToRunner): void {
  if (message.kind === 'clock') setClockOffset(message.offsetMs);
  else if (message.kind === 'start') begin(message.start);
  else void run(message.event).then(answer);
}

function begin(start: RunnerStart): void {
  started = start;
  if (start.clockOffsetMs !== 0) setClockOffset(start.clockOffsetMs);
}

async function run(event: string): Promise<Outcome> {
  try {
    if (!started) throw new Error('The runner was not started');
    loading ??= handlerOf(started);
    const result = await (await loading)(JSON.parse(event), contextOf(started));
    keepCompiled();
    return { answer: JSON.stringify(result ?? null) };
  } catch (error) {
    console.error(error);
    return { failure: failureOf(error) };
  }
}

/** With the first answer what it needed is compiled; an environment may be ended before it could keep it at its end. */
function keepCompiled(): void {
  if (hasKept) return;
  hasKept = true;
  setImmediate(flushCompileCache);
}

function answer(outcome: Outcome): void {
  if (parentPort) parentPort.postMessage(outcome);
  else process.send?.(outcome);
}

if (parentPort) parentPort.on('message', receive);
else {
  process.on('message', receive);
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
}
