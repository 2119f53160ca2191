import type { Option } from './match-option.ts';
import type { PreparedBooks } from './prepared-books.ts';

/** An option this many log odds behind the best of each of its sides has no chance in any assignment. */
const HOPELESS = 8;
/** Alone this unlikely, an option is not kept. */
const SCORE_MIN = -4.5;

/**
 * Sorts options into groups that share no receipt and no transaction, so that each can be settled by itself. Options that
 * could not win are left out first: they would only tie strangers together.
 */
export function optionGroups(books: PreparedBooks, options: readonly Option[]): Option[][] {
  const kept = withoutHopeless(
    books,
    options.filter(({ score }) => score >= SCORE_MIN),
  );
  const groups = new DisjointSets(books.receipts.length + books.transactions.length);
  const offset = books.receipts.length;
  for (const { receipts, transactions } of kept) {
    const first = receipts[0] ?? 0;
    for (const receipt of receipts) groups.join(first, receipt);
    for (const at of transactions) groups.join(first, offset + at);
  }
  const byRoot = new Map<number, Option[]>();
  for (const option of kept) {
    const root = groups.rootOf(option.receipts[0] ?? 0);
    const group = byRoot.get(root);
    if (group) group.push(option);
    else byRoot.set(root, [option]);
  }
  return [...byRoot.values()].map((group) => (group.length > 1 ? surestFirst(books, group) : group));
}

function withoutHopeless(books: PreparedBooks, options: readonly Option[]): Option[] {
  const ofReceipt = new Float64Array(books.receipts.length).fill(-Infinity);
  const ofTransaction = new Float64Array(books.transactions.length).fill(-Infinity);
  const raise = (best: Float64Array, at: number, score: number) => {
    if (score > (best[at] ?? 0)) best[at] = score;
  };
  for (const { receipts, transactions, score } of options) {
    for (const receipt of receipts) raise(ofReceipt, receipt, score);
    for (const at of transactions) raise(ofTransaction, at, score);
  }
  const isFar = (best: Float64Array, places: readonly number[], score: number) =>
    places.some((at) => (best[at] ?? 0) - score > HOPELESS);
  return options.filter(
    ({ receipts, transactions, score }) =>
      !(isFar(ofReceipt, receipts, score) && isFar(ofTransaction, transactions, score)),
  );
}

/** The surest first, equals by their ids: whatever the order of the input, a group is always read in the same one. */
function surestFirst(books: PreparedBooks, group: readonly Option[]): Option[] {
  const receiptsOf = ({ receipts }: Option) => joinedIds(receipts.map((at) => books.receipt(at).id));
  const rowsOf = ({ transactions }: Option) => joinedIds(transactions.map((at) => books.transaction(at).id));
  return group.toSorted(
    (a, b) => b.score - a.score || order(receiptsOf(a), receiptsOf(b)) || (rowsOf(a) < rowsOf(b) ? -1 : 1),
  );
}

const joinedIds = (ids: string[]): string => (ids.length === 1 ? (ids[0] ?? '') : ids.sort().join(' '));
const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Union–find with halved paths. */
class DisjointSets {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = new Int32Array(count).map((_, at) => at);
  }

  rootOf(at: number): number {
    let node = at;
    while (this.#parents[node] !== node) {
      const parent = this.#parents[node] ?? node;
      node = this.#parents[node] = this.#parents[parent] ?? parent;
    }
    return node;
  }

  join(a: number, b: number): void {
    this.#parents[this.rootOf(a)] = this.rootOf(b);
  }
}
