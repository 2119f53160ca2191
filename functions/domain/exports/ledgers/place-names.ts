import { isLiability } from '../../../../shared/model/account.ts';
import type { BookPlace } from './double-entries.ts';
import type { LedgerBooks } from './ledger-books.ts';

/** The five beginnings that plain-text accounting knows what accounts are by. */
export type Root = 'assets' | 'liabilities' | 'equity' | 'income' | 'expenses';

/** A place as it is called: its root, and its name as a person of the books knows it. */
interface NamedPlace {
  readonly key: string;
  readonly root: Root;
  readonly label: string;
}

/** How a format writes an account: from its root and its name; `number` above 1 tells it from others that would be called the same. */
type Spelling = (root: Root, label: string, number: number) => string;

/**
 * What the places of some books are called in a format, each by a name of its own: of two that a format would spell alike the later is numbered, so
 * that nothing is ever added up with what it is not.
 */
export function placeNames(books: LedgerBooks, spell: Spelling): (place: BookPlace) => string {
  const named = placesOf(books);
  const names = new Map<string, string>();
  const taken = new Set<string>();
  return (place) => {
    const { key, root, label } = named(place);
    const known = names.get(key);
    if (known !== undefined) return known;
    let name = spell(root, label, 1);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = spell(root, label, number);
    names.set(key, name);
    taken.add(name.toLowerCase());
    return name;
  };
}

/** What a place is called where people read it. */
export function placesOf({ accounts, words }: LedgerBooks): (place: BookPlace) => NamedPlace {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return (place) => {
    switch (place.kind) {
      case 'account': {
        const account = byId.get(place.accountId);
        const root = isLiability(account?.kind) ? 'liabilities' : 'assets';
        return { key: `account:${place.accountId}`, root, label: account?.label ?? place.accountId };
      }
      case 'income':
      case 'expense':
        return {
          key: `${place.kind}:${place.categoryId}`,
          root: place.kind === 'income' ? 'income' : 'expenses',
          label: place.isUnsorted ? words.uncategorized[place.kind] : place.label,
        };
      case 'opening':
      case 'transfers':
      case 'owner':
      case 'personal':
        return { key: place.kind, root: 'equity', label: words[place.kind] };
    }
  };
}
