/** What a person had to decide of some years, by cause, and how much of what was decided for them was wrong. */
export interface Touches {
  readonly rows: number;
  readonly causes: ReadonlyMap<string, number>;
  readonly automatic: number;
  readonly wrong: number;
  /** Rests of lines that took what they were offered in the step that sorted the others: seen, and no decision of their own. */
  readonly rests: number;
  /** Receipts that were asked for and that neither law nor person wants. */
  readonly needless: number;
  /** The wrong ones in words, for whoever looks. */
  readonly wrongs: readonly string[];
}

export function addTouches(all: readonly Touches[]): Touches {
  const causes = new Map<string, number>();
  for (const [cause, count] of all.flatMap((one) => [...one.causes]))
    causes.set(cause, (causes.get(cause) ?? 0) + count);
  const sum = (of: (one: Touches) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    rows: sum(({ rows }) => rows),
    causes,
    automatic: sum(({ automatic }) => automatic),
    wrong: sum(({ wrong }) => wrong),
    rests: sum(({ rests }) => rests),
    needless: sum(({ needless }) => needless),
    wrongs: all.flatMap(({ wrongs }) => wrongs),
  };
}

export const per100 = (count: number, rows: number): number => Number(((count / rows) * 100).toFixed(2));

/** Counts what a person decides of one year, and what is decided for them. */
export class Tally {
  readonly #asked = new Set<string>();
  readonly #causes = new Map<string, number>();
  readonly #wrongs: string[] = [];
  #automatic = 0;
  #rests = 0;

  /** A decision, once however many rows or documents it is about. */
  ask(cause: string, key: string): void {
    if (this.#asked.has(`${cause} ${key}`)) return;
    this.#asked.add(`${cause} ${key}`);
    this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1);
  }

  /** The rest of a line, which took its offer in the step that sorted the others. */
  tookRest(): void {
    this.#rests += 1;
  }

  /** Something that nobody was asked about; `what` says it where it was wrong. */
  decided(isRight: boolean, what: () => string): void {
    this.#automatic += 1;
    if (!isRight) this.#wrongs.push(what());
  }

  touches(rows: number, needless: number): Touches {
    const [causes, automatic, wrongs] = [this.#causes, this.#automatic, this.#wrongs];
    return { rows, causes, automatic, wrong: wrongs.length, rests: this.#rests, needless, wrongs };
  }
}
