import type { Option } from './match-option.ts';

/** Options looked at, at most; then the best found so far stands, which began as the surest-first one. */
const STEPS_MAX = 2_000_000;

/**
 * The options (positions, in the order given) that together gain most, each receipt and each transaction used at most once.
 * `gains` must be positive for what is worth having. Branch and bound over options sorted by gain: the first path is the greedy
 * one, and a branch ends where even all that is left could not beat the best.
 */
export function bestAssignment(options: readonly Option[], gains: readonly number[]): number[] {
  const order = options
    .map((_, at) => at)
    .filter((at) => (gains[at] ?? 0) > 0)
    .sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0) || a - b);
  if (order.length < 2) return order;
  const search = new Search(options, gains, order);
  search.walk(0, 0);
  return search.best;
}

class Search {
  best: number[] = [];
  readonly #options: readonly Option[];
  readonly #gains: readonly number[];
  readonly #order: readonly number[];
  readonly #taken = new Set<number>();
  readonly #chosen: number[] = [];
  #bestGain = 0;
  #steps = 0;

  constructor(options: readonly Option[], gains: readonly number[], order: readonly number[]) {
    this.#options = options;
    this.#gains = gains;
    this.#order = order;
  }

  walk(from: number, gain: number): void {
    this.#steps += this.#order.length;
    if (gain > this.#bestGain + 1e-9) {
      this.#bestGain = gain;
      this.best = [...this.#chosen];
    }
    if (this.#steps > STEPS_MAX || gain + this.#bound(from) <= this.#bestGain + 1e-9) return;
    for (let n = from; n < this.#order.length && this.#steps <= STEPS_MAX; n += 1) {
      const at = this.#order[n] ?? 0;
      const places = this.#placesOf(at);
      if (places.some((place) => this.#taken.has(place))) continue;
      for (const place of places) this.#taken.add(place);
      this.#chosen.push(at);
      this.walk(n + 1, gain + (this.#gains[at] ?? 0));
      this.#chosen.pop();
      for (const place of places) this.#taken.delete(place);
    }
  }

  /** At most the best share of a gain that each free receipt can bring. */
  #bound(from: number): number {
    const shares = new Map<number, number>();
    for (let n = from; n < this.#order.length; n += 1) {
      const at = this.#order[n] ?? 0;
      const receipts = this.#options[at]?.receipts ?? [];
      if (receipts.some((receipt) => this.#taken.has(receipt))) continue;
      const share = (this.#gains[at] ?? 0) / receipts.length;
      for (const receipt of receipts) if (share > (shares.get(receipt) ?? 0)) shares.set(receipt, share);
    }
    return shares.values().reduce((sum, share) => sum + share, 0);
  }

  #placesOf(at: number): number[] {
    const option = this.#options[at];
    return [...(option?.receipts ?? []), ...(option?.transactions ?? []).map((row) => -1 - row)];
  }
}
