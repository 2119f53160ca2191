import { createWriteStream, type WriteStream } from 'node:fs';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Environments, type Environment } from './environments.ts';
import type { FromHost, FunctionSpec, ToHost } from './protocol.ts';
import { Resting } from './resting.ts';
import { SharedEnvironment } from './shared-environment.ts';

/** What an environment takes while it rests, measured. */
const RESTING_BYTES = 62 * 1024 * 1024;
/** As many as somebody's work goes through, or as a third of the memory holds; a walk over every route with several at once would take more. */
const RESTING_MAX = Math.max(60, Math.floor(totalmem() / 3 / RESTING_BYTES));

/** The functions' process: it holds no state, so that killing it loses nothing but what was under way. It ends with its parent. */
const functions = new Map<string, Environments>();
const resting = new Resting<Environment>(RESTING_MAX);
let shared: SharedEnvironment | undefined;
let clockOffsetMs = 0;

function receive(message: ToHost): void {
  if (message.kind === 'start') start(message);
  else if (message.kind === 'invoke') void invoke(message);
  else if (message.kind === 'reload') functions.get(message.name)?.reload();
  else setClock(message.offsetMs);
}

function start({
  functions: specs,
  logFile,
  clockOffsetMs: offset,
  idleSeconds,
  sharesThread,
}: Extract<ToHost, { kind: 'start' }>) {
  clockOffsetMs = offset;
  const log = createWriteStream(logFile, { flags: 'a' });
  // Native packages can't end with a thread: they run in processes of their own in any case.
  const inSharedThread = sharesThread ? specs.filter(({ isNative }) => !isNative) : [];
  if (sharesThread) shared = sharedEnvironment(inSharedThread, log);
  for (const spec of specs)
    if (!inSharedThread.includes(spec)) functions.set(spec.name, environmentsOf(spec, idleSeconds, log));
  tell({ kind: 'ready' });
}

function environmentsOf(spec: FunctionSpec, idleSeconds: number, log: WriteStream): Environments {
  return new Environments({
    spec,
    idleSeconds,
    resting,
    clockOffsetMs: () => clockOffsetMs,
    output: (name, stream) => keepLines(log, name, stream),
    report: (name, line) => log.write(`${name} ${line}\n`),
  });
}

function sharedEnvironment(specs: readonly FunctionSpec[], log: WriteStream): SharedEnvironment {
  return new SharedEnvironment({
    specs,
    clockOffsetMs: () => clockOffsetMs,
    output: (stream) => keepLines(log, 'functions', stream),
    report: (name, line) => log.write(`${name} ${line}\n`),
  });
}

function keepLines(log: WriteStream, name: string, stream: Readable): void {
  createInterface({ input: stream }).on('line', (line) => log.write(`${name} ${line}\n`));
}

async function invoke({ id, name, event }: Extract<ToHost, { kind: 'invoke' }>): Promise<void> {
  const outcome = shared?.has(name)
    ? await shared.invoke(name, event)
    : await functions.get(name)?.invoke(event);
  const failure = { errorType: 'ResourceNotFoundException', errorMessage: `Function not found: ${name}` };
  tell({ kind: 'outcome', id, ...(outcome ?? { failure }) });
}

function setClock(offsetMs: number): void {
  clockOffsetMs = offsetMs;
  shared?.setClock(offsetMs);
  for (const each of functions.values()) each.setClock(offsetMs);
}

function tell(message: FromHost): void {
  if (process.connected) process.send?.(message);
}

process.on('message', receive);
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: the parent ends us in its own order.
process.on('SIGINT', () => undefined);
