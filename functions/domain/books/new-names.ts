import type { Account } from '../../../shared/model/account.ts';
import { labelledAccountId, ownCategoryId } from '../ids.ts';
import { bookNames, type Named, type NamedBooks } from './book-names.ts';

/** Names (or ids) of accounts and categories, as somebody gave them. */
export interface GivenNames {
  readonly accounts?: readonly string[];
  readonly categories?: readonly string[];
}

/** What books have names for, and what a new account of theirs is kept in. */
export interface NamingBooks extends NamedBooks {
  readonly id: string;
  readonly currency: Account['currency'];
  readonly accounts: readonly Account[];
}

/** The accounts and categories that the books are to have besides, so that each of these names means one; the same names make the same ones. */
export function newNames(
  { accounts = [], categories = [] }: GivenNames,
  books: NamingBooks,
): { accounts: Account[]; categories: Named[] } {
  const names = bookNames(books);
  const labels = new Set(accounts.filter((label) => names.accountIdOf(label) === undefined));
  const unknown = categories.filter((name) => names.categoryIdOf(name) === undefined);
  const own = new Map(unknown.toReversed().map((name) => [name.toLowerCase(), name]));
  return {
    accounts: [...labels].map((label) => labelledAccount(label, books)),
    categories: [...own].map(([folded, name]) => ({ id: freeCategoryId(folded, books), name })),
  };
}

function labelledAccount(label: string, { id: organizationId, accounts, currency }: NamingBooks): Account {
  return {
    id: freeId(label, organizationId, accounts),
    name: label,
    kind: 'checking',
    currency,
    lastDigits: null,
    openingBalance: 0,
  };
}

/** A category that came with this name and is called otherwise now keeps its id. */
function freeCategoryId(folded: string, { id: organizationId, categories }: NamingBooks): string {
  for (let earlier = 0; ; earlier += 1) {
    const id = ownCategoryId(organizationId, folded, earlier);
    if (!categories.some((category) => category.id === id)) return id;
  }
}

/** An account that was made for this label and is called otherwise now keeps its id. */
function freeId(label: string, organizationId: string, accounts: readonly Account[]): string {
  for (let earlier = 0; ; earlier += 1) {
    const id = labelledAccountId(organizationId, label, earlier);
    if (!accounts.some((account) => account.id === id)) return id;
  }
}
