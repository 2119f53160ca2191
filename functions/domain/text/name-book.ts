import { NameKeys } from './name-key.ts';
import { comparedName, nameLikeness, type ComparedName } from './name-likeness.ts';

/** A vendor and a bank's text that a person has spoken about. */
export interface NamedPair {
  readonly vendor: string;
  readonly description: string;
}

/** Which names a person has said are the same, or not. */
export interface NameMemory {
  readonly confirmed?: readonly NamedPair[] | undefined;
  readonly rejected?: readonly NamedPair[] | undefined;
}

/** A name that is like another, and how much. */
export interface AlikeName {
  readonly name: number;
  readonly likeness: number;
}

/** The number of "no telling word at all". */
export const NAMELESS = 0;
const PAIR = 2 ** 24;
const BEGINNING = 3;

/**
 * Every distinct name once, under a number: two names are compared once however many rows carry them. Knows which names a
 * person has said are the same, or not.
 */
export class NameBook {
  readonly #keys = new NameKeys();
  readonly #numbers = new Map<string, number>([['', NAMELESS]]);
  readonly #names: ComparedName[] = [comparedName('')];
  readonly #likeness = new Map<number, number>();
  readonly #confirmed: ReadonlyMap<number, number>;
  readonly #rejected: ReadonlyMap<number, number>;
  readonly #byPiece = new Map<number, number[]>();
  readonly #alike = new Map<number, AlikeName[]>();

  constructor(memory: NameMemory = {}) {
    this.#confirmed = this.#counted(memory.confirmed ?? []);
    this.#rejected = this.#counted(memory.rejected ?? []);
  }

  /** The number of a vendor's or bank text's telling words. */
  numberOf(text: string | null): number {
    const key = text === null ? '' : this.#keys.keyOf(text);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#names.push(comparedName(key)) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** How often a person has confirmed that the bank writes `text` for `vendor`. */
  confirmations(vendor: number, text: number): number {
    return this.#confirmed.get(pairOf(vendor, text)) ?? 0;
  }

  /** How often a person has refused this pair of names. */
  rejections(vendor: number, text: number): number {
    return this.#rejected.get(pairOf(vendor, text)) ?? 0;
  }

  /** How alike two names are, 0 to 1. */
  likeness(a: number, b: number): number {
    if (a === b) return a === NAMELESS ? 0 : 1;
    const pair = a < b ? pairOf(a, b) : pairOf(b, a);
    const known = this.#likeness.get(pair);
    if (known !== undefined) return known;
    const likeness = nameLikeness(this.#names[a] ?? NOBODY, this.#names[b] ?? NOBODY);
    this.#likeness.set(pair, likeness);
    return likeness;
  }

  /** Whether two names begin with the same letters: one that only stands within another may be somebody else (`Z Energy`, `Contact Energy`). */
  beginAlike(a: number, b: number): boolean {
    const [one, other] = [this.#names[a] ?? NOBODY, this.#names[b] ?? NOBODY];
    return one.letters.slice(0, BEGINNING) === other.letters.slice(0, BEGINNING);
  }

  /** Makes names findable by `alike`; each number once. */
  index(numbers: Iterable<number>): void {
    for (const number of numbers) {
      for (const piece of this.#names[number]?.pieces ?? []) {
        const names = this.#byPiece.get(piece);
        if (names) names.push(number);
        else this.#byPiece.set(piece, [number]);
      }
    }
  }

  /** The indexed names that are at least `minimum` like this one, or said to be the same by a person. */
  alike(number: number, minimum: number): readonly AlikeName[] {
    const known = this.#alike.get(number);
    if (known) return known;
    const shared = new Map<number, number>();
    const pieces = this.#names[number]?.pieces ?? new Int32Array();
    for (const piece of pieces)
      for (const other of this.#byPiece.get(piece) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const pair of this.#confirmed.keys())
      if (Math.floor(pair / PAIR) === number) shared.set(pair % PAIR, pieces.length);
    const found = [...shared]
      .filter(([, count]) => count * 5 >= pieces.length || count >= 3)
      .map(([name]) => ({
        name,
        likeness: this.confirmations(number, name) > 0 ? 1 : this.likeness(number, name),
      }))
      .filter(({ likeness }) => likeness >= minimum);
    this.#alike.set(number, found);
    return found;
  }

  #counted(pairs: readonly NamedPair[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const { vendor, description } of pairs) {
      const pair = pairOf(this.numberOf(vendor), this.numberOf(description));
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    return counts;
  }
}

const NOBODY = comparedName('');
const pairOf = (a: number, b: number): number => a * PAIR + b;
