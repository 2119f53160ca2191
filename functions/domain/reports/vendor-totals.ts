import type { ContractorForm, ContractorPurpose } from '../../../shared/countries/contractor-forms.ts';
import type { VendorTotals } from '../../../shared/model/vendor-totals.ts';
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
}

interface PaidBooks {
  readonly currency: string;
  readonly purposeOf: ReadonlyMap<string, ContractorPurpose>;
  readonly categoryLabel: (id: string) => string;
  readonly forms: readonly ContractorForm[];
}

/** What payments come to by vendor, the largest first; the payments of each in the order in which they are given. */
export function vendorTotals(
  payments: readonly Payment[],
  books: PaidBooks,
): Pick<VendorTotals, 'total' | 'count' | 'forms' | 'vendors' | 'unconverted'> {
  const { currency, categoryLabel } = books;
  const { [currency]: counted = [], ...apart } = Object.groupBy(payments, (payment) => payment.currency);
  const vendorOf = vendorNames(payments);
  const asked = new Set(books.purposeOf.values());
  const forms = books.forms.filter(
    (form) => form.currency === currency && form.purposes.some((one) => asked.has(one)),
  );
  const figureOf = (some: readonly Payment[]) => ({
    ...sumOf(some),
    payments: some.map(({ id, date, description, categoryId, amount }) => ({
      ...{ id, date, description, amount },
      category: categoryLabel(categoryId),
    })),
  });
  const vendors = [...Map.groupBy(counted, (payment) => vendorOf(payment).key)].map(([key, theirs]) => {
    const name = theirs[0] ? vendorOf(theirs[0]).name : null;
    // What names nobody may be many people's.
    const reached = name === null ? [] : forms.filter((form) => isReached(form, theirs, books));
    return { key, name, forms: reached.map(({ form }) => form), ...figureOf(theirs) };
  });
  const { amount: total, count } = sumOf(counted);
  return {
    ...{ total, count },
    forms: forms.map(({ form, from }) => ({ form, from })),
    vendors: vendors.toSorted((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1)),
    unconverted: Object.entries(apart)
      .map(([of, some = []]) => ({ currency: of, ...figureOf(some) }))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

/** What payments come to, and how many entries they are: one entry may pay in several categories. */
const sumOf = (payments: readonly Payment[]): { amount: number; count: number } => ({
  amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  count: new Set(payments.map(({ id }) => id)).size,
});

function isReached(
  { purposes, from }: ContractorForm,
  payments: readonly Payment[],
  { purposeOf }: Pick<PaidBooks, 'purposeOf'>,
): boolean {
  const asked = payments.filter(({ categoryId }) =>
    purposes.some((one) => one === purposeOf.get(categoryId)),
  );
  return sumOf(asked).amount >= from;
}
