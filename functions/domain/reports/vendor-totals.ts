import type { ContractorForm, ContractorPurpose } from '../../../shared/countries/contractor-forms.ts';
import type { VendorTotals } from '../../../shared/model/vendor-totals.ts';
import { folded, wordsSearched } from '../../../shared/search-words.ts';
import { vendorNames } from './vendor-names.ts';

/** What of an entry was paid in one category: money out is positive. */
export interface Payment {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly vendor: string | undefined;
  readonly categoryId: string;
  /** In this currency, which is that of the books wherever it is worth something in it. */
  readonly currency: string;
  readonly amount: number;
  /** Where the words of a search are looked for. */
  readonly searched: string;
}

interface PaidBooks {
  readonly currency: string;
  readonly purposeOf: ReadonlyMap<string, ContractorPurpose>;
  readonly categoryLabel: (id: string) => string;
  readonly forms: readonly ContractorForm[];
}

type Vendor = VendorTotals['vendors'][number];
type Part = Vendor['parts'][number];

/** What payments come to by vendor, the largest first, from the latest payment to the first. */
export function vendorTotals(
  payments: readonly Payment[],
  books: PaidBooks,
): Pick<VendorTotals, 'total' | 'count' | 'forms' | 'vendors' | 'unconverted'> {
  const { currency, forms } = books;
  const counted = payments.filter((payment) => payment.currency === currency);
  const vendorOf = vendorNames(payments);
  const findable = new Map(
    [...Map.groupBy(counted, ({ categoryId }) => categoryId)].map(([id, some]) => [id, searchedOnce(some)]),
  );
  const vendors = [...Map.groupBy(counted, (payment) => vendorOf(payment).key)].map(
    ([key, theirs]): Vendor => {
      const parts = [...Map.groupBy(theirs, ({ categoryId }) => categoryId)].map(([categoryId, some]) => ({
        ...{ category: categoryId, label: books.categoryLabel(categoryId), ...sumOf(some) },
        ...entriesOf(some, findable.get(categoryId) ?? []),
      }));
      const [first] = theirs;
      const name = first ? vendorOf(first).name : null;
      return {
        key,
        name,
        ...sumOf(theirs),
        forms: formsReached(parts, books),
        parts: parts.toSorted(larger),
      };
    },
  );
  return {
    ...countOf(counted),
    forms: forms.filter((form) => form.currency === currency).map(({ form, from }) => ({ form, from })),
    vendors: vendors.toSorted((a, b) => larger(a, b) || (a.key < b.key ? -1 : 1)),
    unconverted: [...Map.groupBy(payments, (payment) => payment.currency)]
      .filter(([of]) => of !== currency)
      .map(([of, some]) => ({ currency: of, ...sumOf(some) }))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

const larger = (a: { amount: number }, b: { amount: number }): number => b.amount - a.amount;

/** What payments come to, and how many there were with money out; an entry with several is one. */
function sumOf(payments: readonly Payment[]): { amount: number; count: number } {
  return {
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
    count: new Set(payments.filter(({ amount }) => amount > 0).map(({ id }) => id)).size,
  };
}

function countOf(payments: readonly Payment[]): { total: number; count: number } {
  const { amount: total, count } = sumOf(payments);
  return { total, count };
}

function formsReached(parts: readonly Part[], { currency, forms, purposeOf }: PaidBooks): string[] {
  return forms
    .filter((form) => form.currency === currency)
    .filter(({ purposes, from }) => {
      const of = parts.filter(({ category }) => purposes.some((one) => one === purposeOf.get(category)));
      return of.reduce((sum, { amount }) => sum + amount, 0) >= from;
    })
    .map(({ form }) => form);
}

interface Findable {
  readonly id: string;
  readonly held: string;
}

const searchedOnce = (payments: readonly Payment[]): Findable[] =>
  payments.map(({ id, searched }) => ({ id, held: folded(searched) }));

/** As long as a search may be. */
const SEARCH_MAX = 100;

/** How just these payments are found among all of their category: by the words that they share, else one by one. */
function entriesOf(payments: readonly Payment[], all: readonly Findable[]): Pick<Part, 'q' | 'payments'> {
  const q = wordsShared(payments.map(({ description }) => description));
  const words = wordsSearched(q);
  const ids = new Set(payments.map(({ id }) => id));
  const isTheirs = ({ id, held }: Findable) => ids.has(id) === words.every((word) => held.includes(word));
  if (all.every(isTheirs)) return { q };
  return {
    payments: payments.map(({ id, date, description, amount }) => ({ id, date, description, amount })),
  };
}

/** The words that all of some texts have, as many as a search takes. */
function wordsShared([first = '', ...others]: readonly string[]): string {
  const texts = others.map((text) => new Set(wordsSearched(text)));
  const words = [...new Set(wordsSearched(first))].filter((word) => texts.every((text) => text.has(word)));
  return words.reduce((search, word) => {
    const longer = search === '' ? word : `${search} ${word}`;
    return longer.length > SEARCH_MAX ? search : longer;
  }, '');
}
