import type { Readable } from 'node:stream';
import type { FunctionFailure, FunctionSpec, Outcome } from './protocol.ts';
import type { Resting } from './resting.ts';
import { startRunner, type Runner } from './runner.ts';

/** So many environments of one function at a time; further events wait their turn. */
const ENVIRONMENTS_MAX = 5;

interface Job {
  event: string;
  done: (outcome: Outcome) => void;
}

/** What runs a function's bundle, one event after the other. */
export interface Environment {
  runner: Runner;
  job?: Job | undefined;
  timer?: NodeJS.Timeout;
  /** It has answered an event, so its bundle is loaded. */
  isWarm?: boolean;
  isStale?: boolean;
}

export interface EnvironmentsOptions {
  spec: FunctionSpec;
  clockOffsetMs: () => number;
  /** An environment without events for so long is ended. */
  idleSeconds: number;
  /** Where those of all functions rest between events. */
  resting: Resting<Environment>;
  output: (functionName: string, stream: Readable) => void;
  /** What Lambda itself says of an event that found no end. */
  report: (functionName: string, line: string) => void;
}

/** The environments of one function: made when an event finds none free, ended when idle, too slow or crashed. */
export class Environments {
  readonly #options: EnvironmentsOptions;
  readonly #live = new Set<Environment>();
  readonly #waiting: Job[] = [];

  constructor(options: EnvironmentsOptions) {
    this.#options = options;
  }

  invoke(event: string): Promise<Outcome> {
    return new Promise((done) => {
      this.#waiting.push({ event, done });
      this.#next();
    });
  }

  setClock(offsetMs: number): void {
    for (const { runner } of this.#live) runner.post({ kind: 'clock', offsetMs });
  }

  /** The next event finds the bundle as it is now; events under way end in the old one. */
  reload(): void {
    for (const environment of this.#live)
      if (environment.job) environment.isStale = true;
      else this.#end(environment);
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const idle = [...this.#live].find(({ job, isStale }) => !job && !isStale);
    const environment = idle ?? (this.#live.size < ENVIRONMENTS_MAX ? this.#start() : undefined);
    if (!environment) return;
    const job = this.#waiting.shift();
    if (job) this.#run(environment, job);
  }

  #start(): Environment {
    const { spec, output } = this.#options;
    const runner = startRunner(spec, this.#options.clockOffsetMs(), {
      outcome: (outcome) => this.#finish(environment, outcome),
      ended: (reason) => this.#ended(environment, reason),
      output: (stream) => output(spec.name, stream),
    });
    const environment: Environment = { runner };
    this.#live.add(environment);
    return environment;
  }

  #run(environment: Environment, job: Job): void {
    clearTimeout(environment.timer);
    this.#options.resting.delete(environment);
    environment.job = job;
    const { timeoutSeconds, initSeconds } = this.#options.spec;
    environment.timer = setTimeout(
      () => {
        const errorMessage = `Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
        this.#end(environment);
        this.#fail(environment, { errorType: 'Sandbox.Timedout', errorMessage });
      },
      (environment.isWarm ? timeoutSeconds : initSeconds + timeoutSeconds) * 1000,
    );
    environment.runner.post({ kind: 'event', event: job.event });
  }

  #finish(environment: Environment, outcome: Outcome): void {
    clearTimeout(environment.timer);
    const { job } = environment;
    environment.job = undefined;
    environment.isWarm = true;
    if (environment.isStale) this.#end(environment);
    else this.#rest(environment);
    job?.done(outcome);
    this.#next();
  }

  #rest(environment: Environment): void {
    const end = () => this.#end(environment);
    environment.timer = setTimeout(end, this.#options.idleSeconds * 1000).unref();
    this.#options.resting.add(environment, end);
  }

  #end(environment: Environment): void {
    clearTimeout(environment.timer);
    this.#options.resting.delete(environment);
    this.#live.delete(environment);
    environment.runner.end();
  }

  #ended(environment: Environment, reason: string): void {
    clearTimeout(environment.timer);
    this.#options.resting.delete(environment);
    this.#live.delete(environment);
    environment.isStale = true;
    this.#fail(environment, { errorType: 'Runtime.ExitError', errorMessage: reason });
  }

  /** The environment is gone and its function could say nothing: what happened is told in its log. */
  #fail(environment: Environment, failure: FunctionFailure): void {
    const { job } = environment;
    environment.job = undefined;
    if (job) this.#options.report(this.#options.spec.name, failure.errorMessage);
    job?.done({ failure });
    this.#next();
  }
}
