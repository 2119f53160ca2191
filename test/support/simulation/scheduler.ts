import { AsyncLocalStorage } from 'node:async_hooks';

/** What one simulated process does until it ends, or is killed between two steps and never goes on. */
interface Process {
  readonly name: string;
  isKilled: boolean;
  /** Its answer is given; what it left under way still goes on. */
  hasEnded: boolean;
  readonly killed: () => void;
}

/** How a process ended: with its result, with an error, or killed. */
export type Ending<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'killed' };

interface Waiting {
  readonly process: Process | undefined;
  readonly goOn: () => void;
}

/** Of which process what runs is a part. One for all worlds: what ran within a storage carries that on for ever. */
const running = new AsyncLocalStorage<Process>();

/** Turns of Node's loop without anything new after which every process is taken to wait for its turn. */
const QUIET_TURNS = 2;

/**
 * Everything of a simulated world, on one seeded line: processes run one step at a time, in an order that the seed decides, and time goes
 * on only here. The same seed gives the same run. With `turnMs` they go on side by side, as on machines of their own: in each turn, which
 * takes so long, everybody who waits takes one step. Without, any of them may take many before another takes one.
 */
export class Scheduler {
  readonly random: () => number;
  /** Steps taken so far. */
  steps = 0;
  #nowMs: number;
  readonly #turnMs: number | undefined;
  #waiting: Waiting[] = [];
  /** Who has not taken their step of this turn yet, where processes go on side by side. */
  #ofThisTurn: Waiting[] = [];
  #timers: (Waiting & { readonly atMs: number })[] = [];
  #arrivals = 0;
  /** Who was let go on, and has neither ended nor waited since. */
  readonly #active = new Set<Process>();

  constructor(random: () => number, startMs: number, turnMs?: number) {
    this.random = random;
    this.#nowMs = startMs;
    this.#turnMs = turnMs;
  }

  readonly now = (): Date => new Date(this.#nowMs);

  /** One of these, as the seed has it. */
  pick<T>(among: readonly T[]): T {
    const picked = among[Math.floor(this.random() * among.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Waits until it is this process's turn. A process that was killed waits for ever. */
  turn(): Promise<void> {
    return this.#wait((waiting) => this.#waiting.push(waiting));
  }

  /** Waits for simulated time. */
  sleep(ms: number): Promise<void> {
    const atMs = this.#nowMs + ms;
    return this.#wait((waiting) => this.#timers.push({ ...waiting, atMs }));
  }

  #wait(join: (waiting: Waiting) => void): Promise<void> {
    const process = running.getStore();
    return new Promise((goOn) => {
      if (process?.isKilled) return;
      this.#arrivals += 1;
      if (process) this.#active.delete(process);
      join({ process, goOn });
    });
  }

  /** Runs a body as a process of its own. Gives how it ended. */
  run<T>(name: string, body: () => Promise<T>): Promise<Ending<T>> {
    const { promise, resolve } = Promise.withResolvers<Ending<T>>();
    const process: Process = {
      name,
      isKilled: false,
      hasEnded: false,
      killed: () => resolve({ kind: 'killed' }),
    };
    const end = (ending: Ending<T>) => {
      process.hasEnded = true;
      this.#active.delete(process);
      resolve(ending);
    };
    running.run(process, () => {
      this.turn()
        .then(body)
        .then(
          (value) => end({ kind: 'done', value }),
          (error: unknown) => end({ kind: 'failed', error }),
        );
    });
    return promise;
  }

  /** Ends the process that asks, here and now: what it had begun stays as it is. */
  async die(): Promise<never> {
    const process = running.getStore();
    if (!process) throw new Error('Only a process can die.');
    process.isKilled = true;
    this.#active.delete(process);
    const isOfAnother = (waiting: Waiting) => waiting.process !== process;
    this.#waiting = this.#waiting.filter(isOfAnother);
    this.#ofThisTurn = this.#ofThisTurn.filter(isOfAnother);
    this.#timers = this.#timers.filter(isOfAnother);
    process.killed();
    return new Promise<never>(() => undefined);
  }

  /** Does something that belongs to no process: it goes on, whoever began it. */
  outside<T>(body: () => T): T {
    return running.exit(body);
  }

  /** Goes on until `isOver`, or nothing waits any more. Gives false when `stepsMax` were not enough. */
  async until(isOver: () => boolean, stepsMax: number): Promise<boolean> {
    const last = this.steps + stepsMax;
    await this.#settled();
    while (!isOver()) {
      const next = this.#turnMs === undefined ? this.#next() : this.#nextSideBySide(this.#turnMs);
      if (!next) return true;
      if ((this.steps += 1) > last) return false;
      if (next.process && !next.process.hasEnded) this.#active.add(next.process);
      next.goOn();
      await this.#settled();
    }
    return true;
  }

  /** Mostly somebody who waits for a turn; now and then time goes on beside them. */
  #next(): Waiting | undefined {
    const isTimesTurn = this.#waiting.length === 0 || (this.#timers.length > 0 && this.chance(TIME_GOES_ON));
    if (!isTimesTurn) return this.#anyOf(this.#waiting);
    const [first] = this.#timers.toSorted((one, other) => one.atMs - other.atMs);
    if (!first) return undefined;
    this.#timers = this.#timers.filter((timer) => timer !== first);
    this.#nowMs = Math.max(this.#nowMs, first.atMs);
    return first;
  }

  /** Whoever has not taken a step in this turn; then the next turn begins, or the next moment at which there is anybody to take one. */
  #nextSideBySide(turnMs: number): Waiting | undefined {
    if (this.#ofThisTurn.length > 0) return this.#anyOf(this.#ofThisTurn);
    if (this.#waiting.length + this.#timers.length === 0) return undefined;
    const firstMs = this.#waiting.length > 0 ? 0 : Math.min(...this.#timers.map(({ atMs }) => atMs));
    this.#nowMs = Math.max(this.#nowMs + turnMs, firstMs);
    const isDue = ({ atMs }: { atMs: number }) => atMs <= this.#nowMs;
    this.#ofThisTurn = [...this.#waiting, ...this.#timers.filter(isDue)];
    this.#waiting = [];
    this.#timers = this.#timers.filter((timer) => !isDue(timer));
    return this.#anyOf(this.#ofThisTurn);
  }

  /** Takes one out of these. */
  #anyOf(among: Waiting[]): Waiting | undefined {
    return among.splice(Math.floor(this.random() * among.length), 1)[0];
  }

  /** Lets everybody who was let go on run until they wait again, or have ended. */
  async #settled(): Promise<void> {
    // What waits for promises only has gone on by the next tick, at a tenth of what a turn of the loop takes.
    await new Promise((resolve) => process.nextTick(resolve));
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      const before = this.#arrivals;
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#arrivals !== before || this.#isBusy()) quiet = -1;
    }
  }

  /** Whether a process does something that is no step of this world: unpacks a file, say. One that waits elsewhere as well is not. */
  #isBusy(): boolean {
    return [...this.#active].some(
      (process) =>
        ![...this.#waiting, ...this.#ofThisTurn, ...this.#timers].some(
          (waiting) => waiting.process === process,
        ),
    );
  }
}

const TIME_GOES_ON = 0.02;
