import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FromHost, FunctionFailure, FunctionSpec, Outcome, ToHost } from './protocol.ts';

const MAIN = fileURLToPath(new URL('./host-main.ts', import.meta.url));
const IDLE_SECONDS = 300;

/** A function's own failure: it threw, ran out of time or memory, or its host died under it. */
export class FunctionError extends Error {
  readonly errorType: string;

  constructor({ errorType, errorMessage }: FunctionFailure) {
    super(errorMessage);
    this.name = 'FunctionError';
    this.errorType = errorType;
  }
}

export interface FunctionHostOptions {
  functions: readonly FunctionSpec[];
  logFile: string;
  clockOffsetMs: number;
  idleSeconds?: number;
  /** All functions but native ones run in one thread, for tests; each in threads of its own unless told. */
  sharesThread?: boolean;
  /** The host died unasked and another is starting; `pid` is the new one's. What was under way is lost. */
  onRestart: (pid: number) => void;
}

export interface FunctionHost {
  pid: () => number;
  /** Runs a function and answers its parsed result; throws FunctionError. */
  invoke: (name: string, event: unknown) => Promise<unknown>;
  reload: (name: string) => void;
  setClock: (offsetMs: number) => void;
  stop: () => Promise<void>;
}

/** Starts the functions' process, and starts it again whenever it dies. It ends with this one, even by kill -9. */
export async function startFunctionHost(options: FunctionHostOptions): Promise<FunctionHost> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const pending = new Map<number, (outcome: Outcome) => void>();
  let lastId = 0;
  let isStopping = false;
  let clockOffsetMs = options.clockOffsetMs;
  let host = begin();
  let ready = firstMessage(host);

  function begin(): ChildProcess {
    const child = fork(MAIN, { execArgv: ['--enable-source-maps'], env: { ...process.env, TZ: 'UTC' } });
    child.on('message', (message) => receive(message as FromHost));
    child.on('error', () => undefined);
    child.on('exit', (code, signal) => ended(child, signal ?? `status ${String(code)}`));
    const { functions, logFile, idleSeconds = IDLE_SECONDS, sharesThread = false } = options;
    tell(child, {
      kind: 'start',
      functions: [...functions],
      logFile,
      clockOffsetMs,
      idleSeconds,
      sharesThread,
    });
    return child;
  }

  function receive(message: FromHost): void {
    if (message.kind !== 'outcome') return;
    pending.get(message.id)?.(message);
    pending.delete(message.id);
  }

  function ended(child: ChildProcess, how: string): void {
    const errorMessage = `The functions’ process ended with ${how}`;
    const failure = { errorType: 'Runtime.ExitError', errorMessage };
    if (!isStopping)
      appendFileSync(options.logFile, `${errorMessage}; events under way and lost: ${pending.size}\n`);
    for (const settle of pending.values()) settle({ failure });
    pending.clear();
    if (isStopping || child !== host) return;
    host = begin();
    ready = firstMessage(host);
    options.onRestart(host.pid ?? 0);
  }

  async function invoke(name: string, event: unknown): Promise<unknown> {
    await ready;
    const id = ++lastId;
    const outcome = await new Promise<Outcome>((settle) => {
      pending.set(id, settle);
      tell(host, { kind: 'invoke', id, name, event: JSON.stringify(event) });
    });
    if ('failure' in outcome) throw new FunctionError(outcome.failure);
    return JSON.parse(outcome.answer) as unknown;
  }

  await ready;
  return {
    pid: () => host.pid ?? 0,
    invoke,
    reload: (name) => tell(host, { kind: 'reload', name }),
    setClock(offsetMs) {
      clockOffsetMs = offsetMs;
      tell(host, { kind: 'clock', offsetMs });
    },
    async stop() {
      isStopping = true;
      if (host.exitCode !== null || host.signalCode !== null) return;
      const exit = once(host, 'exit');
      host.kill('SIGKILL');
      await exit;
    },
  };
}

/** A host that dies before it is ready has its successor awaited by the next invocation. */
async function firstMessage(child: ChildProcess): Promise<void> {
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
}

function tell(child: ChildProcess, message: ToHost): void {
  if (child.connected) child.send(message, () => undefined);
}
