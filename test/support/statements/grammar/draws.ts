import { randomFrom } from '../../campaigns/random.ts';

/** Repeatable choices of one point of a campaign, and by name what was chosen: the features by which results are counted. */
export class Draws {
  readonly features = new Map<string, string>();
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  /** A whole number from `least` up to and including `most`. */
  int(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  /** One of several, each as likely. */
  of<T>(all: readonly T[]): T {
    const found = all[this.int(0, all.length - 1)];
    if (found === undefined) throw new RangeError('Nothing to draw from.');
    return found;
  }

  /** One of a column's names; one that names a currency only where it is the file's. */
  nameOf<T extends string | readonly string[]>(all: readonly T[], currency: string): T {
    const known: Readonly<Record<string, RegExp>> = { EUR: /€|EUR/, CHF: /CHF/, BRL: /R\$/, CAD: /\(\$\)/ };
    const isOther = (name: T): boolean =>
      Object.entries(known).some(([code, sign]) => code !== currency && sign.test([name].flat().join(' ')));
    return this.of(all.filter((name) => !isOther(name)));
  }

  /** A feature of the layout: one of the values, as often as their weights say. */
  feature<K extends string>(name: string, weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.#random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
    if (found === undefined) throw new RangeError('Nothing to draw from.');
    this.features.set(name, found[0]);
    return found[0];
  }
}
