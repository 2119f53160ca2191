import { letterShape } from './letter-shape.ts';

const shapes = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(letterShape));

/** Beginnings and ends of towns of two words: no list holds every town, but these say that its neighbour belongs to it. */
const TOWN_BEGINS = shapes(
  'new los las san santa st saint fort ft north south east west el port mount mt lake grand',
);
const TOWN_ENDS = shapes(
  'hill hills falls city bay rock beach park springs heights junction grove valley creek island lake river york',
);
/** Words of a town at most, behind the number of a branch. */
const TOWN_WORDS_MAX = 3;

/** What is known of the words of a text that ends in a state or a country. */
export interface BeforeState {
  /** The telling words, in their order. */
  readonly words: readonly string[];
  /** How many of them stand in front of the first number of a branch; undefined where there is none. */
  readonly beforeNumber: number | undefined;
  /** Whether the last of them stands right before the state. */
  readonly isTownLast: boolean;
}

/**
 * The words of the name without the town: what stands between the number of a branch and a state, else the word before the state, with
 * the one that belongs to it (`ROUND ROCK TX`). The name keeps a word at least.
 */
export function withoutTown({ words, beforeNumber, isTownLast }: BeforeState): readonly string[] {
  if (beforeNumber !== undefined && words.length - beforeNumber <= TOWN_WORDS_MAX)
    return words.slice(0, beforeNumber);
  if (!isTownLast || words.length < 2) return words;
  const [first = '', last = ''] = words.slice(-2);
  const isOfTwo = words.length > 2 && (TOWN_BEGINS.has(first) || TOWN_ENDS.has(last));
  return words.slice(0, isOfTwo ? -2 : -1);
}
