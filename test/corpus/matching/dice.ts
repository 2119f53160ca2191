import { randomFrom } from '../../support/campaigns/random.ts';

/** Choices that a seed makes, the same every time. */
export class Dice {
  readonly unit: () => number;

  constructor(seed: number) {
    this.unit = randomFrom(seed);
  }

  below(count: number): number {
    return Math.floor(this.unit() * count);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  one<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }
}
