import { pageProblem, type PageReading } from '../page-reading.ts';
import { ReadingChild } from './reading-child.ts';
import {
  READING_LIMITS,
  type Answer,
  type Asked,
  type ReadingLimits,
  type ReadingOptions,
} from './reading-protocol.ts';

/** The answer to a file that was more than a document, or that a library did not survive. */
const ASKS_TOO_MUCH = pageProblem('unreadable-file', { code: 'asks-too-much' });

/**
 * Parses documents in a process of its own, which is killed where a file asks for more than any document needs: nothing else ends a
 * parser that goes round in one go. Files are read one after the other; the process serves many, and a killed one is replaced.
 */
export class ReadingProcess {
  readonly #limits: ReadingLimits;
  #child: ReadingChild | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(limits = READING_LIMITS) {
    this.#limits = limits;
  }

  /** The process's id, once there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Memory that the process held after its last file. */
  get keptBytes(): number {
    return this.#child?.keptBytes ?? 0;
  }

  /** The pages of a document, as `readPages` answers them; a file that asks for too much is a problem, never tried again. */
  readonly readPages = async (bytes: Uint8Array, options: ReadingOptions = {}): Promise<PageReading> => {
    const answer = await this.#ask({ kind: 'read-pages', bytes, options });
    return answer.kind === 'pages' ? answer.reading : ASKS_TOO_MUCH;
  };

  /** What a picture looks like, as `pictureHash` answers it; undefined too where that asks for too much. */
  readonly pictureHash = async (bytes: Uint8Array): Promise<string | undefined> => {
    const answer = await this.#ask({ kind: 'picture-hash', bytes });
    return answer.kind === 'hash' ? answer.hash : undefined;
  };

  /** Has a process ready: before the first file, or instead of one that is not well. */
  start(): ReadingChild {
    if (this.#child?.isWell) return this.#child;
    this.#child?.end();
    return (this.#child = new ReadingChild(this.#limits));
  }

  end(): void {
    this.#child?.end();
  }

  /** Throws what is our own fault: an error that no reader foresaw, or a process that can't be started. */
  async #ask(asked: Asked): Promise<Exclude<Answer, { kind: 'failed' }> | { kind: 'killed' }> {
    const turn = this.#turn.then(() => this.start().ask(asked));
    this.#turn = turn.catch(() => undefined);
    const answer = await turn;
    if (answer.kind === 'failed') throw new Error(`Reading failed: ${answer.reason}`);
    return answer;
  }
}
