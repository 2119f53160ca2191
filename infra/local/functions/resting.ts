/** Environments that rest, of all functions together, the longest rested first. */
export class Resting<Environment> {
  readonly #max: number;
  readonly #ends = new Map<Environment, () => void>();

  /** `max`: more than so many are not kept: their bundles would fill the machine's memory. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Lets one rest; the one that rested longest ends where it is one too many. */
  add(environment: Environment, end: () => void): void {
    this.#ends.set(environment, end);
    if (this.#ends.size <= this.#max) return;
    const [longest] = this.#ends;
    if (!longest) return;
    const [rested, endIt] = longest;
    this.#ends.delete(rested);
    endIt();
  }

  /** It works again, or is gone. */
  delete(environment: Environment): void {
    this.#ends.delete(environment);
  }
}
