import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { besides } from './besides.ts';
import {
  KEPT_BYTES_MAX,
  type Answer,
  type Asked,
  type FromChild,
  type ReadingLimits,
  type ReadingTask,
} from './reading-protocol.ts';

/** What untrusted bytes may not see: the keys of the function that reads them. */
const SECRETS = /^AWS_/;

/** A process that reads one file at a time, until one of them ends it. It keeps nobody from ending, and ends with whoever started it. */
export class ReadingChild {
  readonly #process: ChildProcess;
  readonly #limits: ReadingLimits;
  /** It has loaded what it needs: where it ends from then on, a file was the cause. */
  #isReady = false;
  #hasEnded = false;
  /** Memory that it held after its last file. */
  keptBytes = 0;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
    const task: ReadingTask = { parent: process.pid, limits };
    this.#process = fork(fileURLToPath(besides('reading-main', import.meta.url)), [JSON.stringify(task)], {
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.test(name))),
      execArgv: [],
      serialization: 'advanced',
      // Standard output is for our own lines: decoders say there what they find damaged.
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    this.#process.on('message', (message) => this.#hear(message as FromChild));
    this.#process.on('error', () => (this.#hasEnded = true));
    this.#process.on('exit', () => (this.#hasEnded = true));
    this.#keepOpen(false);
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Whether it can be given another file. */
  get isWell(): boolean {
    return !this.#hasEnded && this.keptBytes <= KEPT_BYTES_MAX;
  }

  /** The answer to one file; `killed` where the file ended the process. Throws where there is no process that could read it. */
  async ask(asked: Asked): Promise<Answer | { kind: 'killed' }> {
    this.#keepOpen(true);
    const clock = setTimeout(() => this.end(), this.#limits.clockMs);
    try {
      const answer = this.#answer();
      this.#process.send(asked, () => undefined);
      return await answer;
    } finally {
      clearTimeout(clock);
      this.#keepOpen(false);
    }
  }

  end(): void {
    this.#hasEnded = true;
    this.#process.kill('SIGKILL');
  }

  #hear(message: FromChild): void {
    this.#isReady = true;
    if (message.kind !== 'ready') this.keptBytes = message.keptBytes;
  }

  #answer(): Promise<Answer | { kind: 'killed' }> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer | { kind: 'killed' }>();
    const hear = (message: unknown) => {
      const said = message as FromChild;
      if (said.kind !== 'ready') resolve(said);
    };
    const ended = () => {
      if (this.#isReady) resolve({ kind: 'killed' });
      else reject(new Error('The reading process could not be started.'));
    };
    this.#process.on('message', hear).once('exit', ended).once('error', reject);
    return promise.finally(() => this.#process.off('message', hear).off('exit', ended).off('error', reject));
  }

  /** While a file is read it keeps its parent from ending, otherwise not. */
  #keepOpen(isReading: boolean): void {
    for (const part of [this.#process, this.#process.channel])
      if (isReading) part?.ref();
      else part?.unref();
  }
}
