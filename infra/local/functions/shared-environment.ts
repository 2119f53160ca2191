import { Worker } from 'node:worker_threads';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FromSharedRunner, FunctionSpec, Outcome, ToSharedRunner } from './protocol.ts';

const MAIN = new URL('./shared-runner-main.ts', import.meta.url);

interface SharedEnvironmentOptions {
  specs: readonly FunctionSpec[];
  clockOffsetMs: () => number;
  output: (stream: Readable) => void;
  /** What Lambda itself says of an event that found no end. */
  report: (functionName: string, line: string) => void;
}

interface Job {
  spec: FunctionSpec;
  timer: NodeJS.Timeout;
  done: (outcome: Outcome) => void;
}

/** One thread for many functions; it starts again when it dies, and what was under way has failed. */
export class SharedEnvironment {
  readonly #options: SharedEnvironmentOptions;
  readonly #specs: ReadonlyMap<string, FunctionSpec>;
  readonly #jobs = new Map<number, Job>();
  #lastId = 0;
  #worker: Worker | undefined;

  constructor(options: SharedEnvironmentOptions) {
    this.#options = options;
    this.#specs = new Map(options.specs.map((spec) => [spec.name, spec]));
  }

  has(name: string): boolean {
    return this.#specs.has(name);
  }

  invoke(name: string, event: string): Promise<Outcome> {
    const spec = this.#specs.get(name);
    if (!spec) throw new Error(`Function not found: ${name}`);
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#lastId;
    return new Promise((done) => {
      const { timeoutSeconds, initSeconds } = spec;
      const errorMessage = `Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
      const timeOut = () => this.#fail(id, { errorType: 'Sandbox.Timedout', errorMessage });
      // Many bundles may wait to be loaded, one after the other.
      const timer = setTimeout(timeOut, (2 * initSeconds + timeoutSeconds) * 1000);
      this.#jobs.set(id, { spec, timer, done });
      worker.postMessage({ kind: 'event', id, name, event } satisfies ToSharedRunner);
    });
  }

  setClock(offsetMs: number): void {
    this.#worker?.postMessage({ kind: 'clock', offsetMs } satisfies ToSharedRunner);
  }

  #start(): Worker {
    const { specs, clockOffsetMs, output } = this.#options;
    const [first] = specs;
    const worker = new Worker(MAIN, {
      env: first ? { NODE_COMPILE_CACHE: join(dirname(first.modulePath), '../.compiled') } : {},
      stdout: true,
      stderr: true,
      name: 'all functions',
    });
    let reason = 'Runtime exited';
    worker.on('message', ({ id, ...outcome }: FromSharedRunner) => this.#finish(id, outcome));
    worker.on('error', (error) => (reason = error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const id of this.#jobs.keys())
        this.#fail(id, { errorType: 'Runtime.ExitError', errorMessage: reason });
    });
    output(worker.stdout);
    output(worker.stderr);
    const functions = specs.map((spec) => spec);
    worker.postMessage({ kind: 'start', functions, clockOffsetMs: clockOffsetMs() } satisfies ToSharedRunner);
    return worker;
  }

  #fail(id: number, failure: { errorType: string; errorMessage: string }): void {
    const job = this.#jobs.get(id);
    if (job) this.#options.report(job.spec.name, failure.errorMessage);
    this.#finish(id, { failure });
  }

  #finish(id: number, outcome: Outcome): void {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    clearTimeout(job?.timer);
    job?.done(outcome);
  }
}
