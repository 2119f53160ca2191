import { foldText } from '../text/fold-text.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';

/** How banks begin the text of money that was moved to or from an account which they name by its number alone. */
const MOVED = /^(?:(?:online|internet|web|mobile|e) )?(?:transfer|tfr|trf|xfer|tsf|virement|vir)\b/;
/** The last digits of an account, or its whole number; what stands before may mask the rest. */
const NUMBER = /\b[x*]*(\d{4,12})\b/g;
/** Years, days written in one number, and sums: the same in a transfer to anybody. */
const NO_ACCOUNT = /(?<!\d)(?:19|20)\d\d(?:[01]\d[0-3]\d)?(?!\d)|(?<![\d.,])\d[\d,.]*[.,]\d\d(?!\d)/g;

/**
 * The number of the account that a text says money moved to or from; undefined where it names more than one, as a reference beside the number is
 * another one each time.
 */
export function accountMovedWith(description: string): string | undefined {
  const words = foldText(description.replaceAll(NO_ACCOUNT, ' '));
  if (!MOVED.test(words)) return undefined;
  const [number, ...others] = new Set([...words.matchAll(NUMBER)].map(([, digits]) => digits));
  return others.length === 0 ? number : undefined;
}

/** What all money was that moved between the same two accounts the same way, where that is one thing. */
export class SameAccounts {
  readonly #byAccount: ReadonlyMap<string | undefined, readonly CategorisedRow[]>;

  constructor(history: readonly CategorisedRow[]) {
    this.#byAccount = Map.groupBy(history, accountsOf);
  }

  answer(row: CategoryRow): { readonly categoryId: string; readonly rows: number } | undefined {
    const accounts = accountsOf(row);
    const same = accounts === undefined ? [] : (this.#byAccount.get(accounts) ?? []);
    const [categoryId, ...others] = new Set(same.map((one) => one.categoryId));
    return categoryId === undefined || others.length > 0 ? undefined : { categoryId, rows: same.length };
  }
}

function accountsOf({ description, amount, accountId }: CategoryRow): string | undefined {
  const number = accountMovedWith(description);
  return number === undefined ? undefined : `${accountId} ${String(amount > 0)} ${number}`;
}
