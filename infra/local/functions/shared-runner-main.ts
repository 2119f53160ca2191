import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort } from 'node:worker_threads';
import { setClockOffset } from './clock-shim.ts';
import { contextOf, failureOf, handlerOf, type Handler } from './run-handler.ts';
import type { FunctionSpec, FromSharedRunner, ToSharedRunner } from './protocol.ts';

/**
 * Runs many functions in this one thread, for tests, which call each of them a few times: each has its own variables and so its own
 * access key, but none waits for a thread of its own to start. What their bundles share is loaded and compiled once for all of them: it
 * keeps nothing of one function but by `oncePerFunction`, and in the log's `service`. Events of all functions run beside each other.
 */
const specs = new Map<string, FunctionSpec>();
const handlers = new Map<string, Promise<Handler>>();
/** Whose variables `process.env` shows: of the function whose event is handled, else of the one that is being loaded. */
const current = new AsyncLocalStorage<FunctionSpec>();
let loading: FunctionSpec | undefined;
let loaded: Promise<unknown> = Promise.resolve();

// A plain object: Node's own takes only plain values, which a proxy of it could not answer for.
const shared: NodeJS.ProcessEnv = { ...process.env };
const variables = (): Readonly<NodeJS.ProcessEnv> => (current.getStore() ?? loading)?.environment ?? {};
process.env = new Proxy(shared, {
  get: (target, name: string) => variables()[name] ?? target[name],
  has: (target, name) => name in variables() || name in target,
  ownKeys: (target) => [...new Set([...Reflect.ownKeys(target), ...Object.keys(variables())])],
  getOwnPropertyDescriptor: (target, name: string) => ({
    value: variables()[name] ?? target[name],
    enumerable: true,
    configurable: true,
    writable: true,
  }),
});

function receive(message: ToSharedRunner): void {
  if (message.kind === 'clock') setClockOffset(message.offsetMs);
  else if (message.kind === 'start') start(message);
  else void run(message.id, message.name, message.event);
}

function start({ functions, clockOffsetMs }: Extract<ToSharedRunner, { kind: 'start' }>): void {
  for (const spec of functions) specs.set(spec.name, spec);
  if (clockOffsetMs !== 0) setClockOffset(clockOffsetMs);
}

async function run(id: number, name: string, event: string): Promise<void> {
  const spec = specs.get(name);
  if (!spec) return;
  try {
    const handler = await handlerFor(spec);
    const result = await current.run(spec, () => handler(JSON.parse(event), contextOf(spec)));
    tell({ id, answer: JSON.stringify(result ?? null) });
  } catch (error) {
    console.error(error);
    tell({ id, failure: failureOf(error) });
  }
}

/** Loads a bundle with its first event, one after the other: what runs while it loads sees its variables. */
function handlerFor(spec: FunctionSpec): Promise<Handler> {
  const known = handlers.get(spec.name);
  if (known) return known;
  const load = loaded.then(async () => {
    loading = spec;
    try {
      return await handlerOf(spec);
    } finally {
      loading = undefined;
    }
  });
  loaded = load.catch(() => undefined);
  handlers.set(spec.name, load);
  // The next event tries again.
  load.catch(() => handlers.delete(spec.name));
  return load;
}

const tell = (message: FromSharedRunner): void => parentPort?.postMessage(message);

parentPort?.on('message', receive);
