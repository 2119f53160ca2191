import type { PartChange } from '../../../shared/model/transaction.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import type { GivenPart } from '../../domain/ledger/entry-details.ts';
import type { LedgerRow, RowPart } from '../../domain/ledger/ledger-row.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { currencyTrouble } from '../books/account-currency.ts';

type Placed = Pick<LedgerRow, 'accountId' | 'currency'>;
type Books = StoredOrganization;
type Troubles = Readonly<Record<string, FieldTrouble>>;

/** The parts that a person splits off an entry, by the ids of their categories and accounts. */
export const givenParts = (
  parts: readonly PartChange[],
  { categoryIdOf, accountIdOf }: BookNames,
): GivenPart[] =>
  parts.map((part) => {
    if ('transferTo' in part) return { ...part, transferTo: accountIdOf(part.transferTo) ?? part.transferTo };
    const { category, ...facts } = part;
    return { ...facts, categoryId: categoryIdOf(category) ?? category };
  });

/**
 * What is wrong with the categories and accounts of parts, by their fields: both are ones that the books have, unlike an entry's own, which they
 * learn. What stood in the entry already (`stored`) may stay.
 */
export function partTroubles(
  parts: readonly PartChange[],
  entry: Placed,
  stored: readonly RowPart[],
  books: Books,
): Troubles | undefined {
  const isKnown = categoriesKnown(stored, books);
  const { accountIdOf } = bookNames(books);
  const kept = new Set(stored.map(({ transferTo }) => transferTo));
  const troubleOf = (part: PartChange): [string, FieldTrouble] | undefined => {
    if ('category' in part)
      return isKnown(part.category) ? undefined : ['category', { code: 'part-category-unknown' }];
    const id = accountIdOf(part.transferTo) ?? part.transferTo;
    const isAccount = kept.has(id) || books.accounts.some((account) => account.id === id);
    const trouble = isAccount ? transferTrouble(id, entry, books) : { code: 'part-account-unknown' as const };
    return trouble && ['transferTo', trouble];
  };
  return troublesIn(
    parts.map((part, at) => {
      const [field, trouble] = troubleOf(part) ?? [];
      return [`parts.${at}.${String(field)}`, trouble] as const;
    }),
  );
}

/** What is wrong with the account of an entry whose parts stay as they are: none of them may move to where the entry is, nor to another currency. */
export const movedTrouble = (
  entry: Placed & Pick<LedgerRow, 'parts'>,
  books: Books,
): FieldTrouble | undefined =>
  entry.parts
    ?.flatMap(({ transferTo }) =>
      transferTo === undefined ? [] : [transferTrouble(transferTo, entry, books)],
    )
    .find((trouble) => trouble !== undefined);

function transferTrouble(accountId: string, entry: Placed, books: Books): FieldTrouble | undefined {
  if (accountId === entry.accountId) return { code: 'part-to-own-account' };
  return currencyTrouble([entry], accountId, books);
}

function categoriesKnown(stored: readonly RowPart[], books: Books): (category: string) => boolean {
  const { categoryIdOf, standingCategory } = bookNames(books);
  const kept = new Set(
    stored.flatMap(({ kind, categoryId }) => (kind === 'transfer' ? [] : standingCategory(categoryId))),
  );
  return (category) => {
    const id = categoryIdOf(category);
    return id === undefined ? kept.has(category) : kept.has(id) || !isNoCategory(id);
  };
}

/** The ids that say only what an entry is; income is also a choice of the lists. */
const isNoCategory = (id: string): boolean => unsortedCategoryIds.includes(id) && id !== 'income';

function troublesIn(found: readonly (readonly [string, FieldTrouble | undefined])[]): Troubles | undefined {
  const troubles = found.flatMap(([field, trouble]) => (trouble ? [[field, trouble] as const] : []));
  return troubles.length > 0 ? Object.fromEntries(troubles) : undefined;
}
