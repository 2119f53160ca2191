import type { ContractorForm, ContractorPurpose } from '../../../shared/countries/contractor-forms.ts';
import type { SalesTaxKind } from '../../../shared/sales-tax-kinds.ts';
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
  /** Paid by card, or through a service that reports what it moves. */
  readonly isByService?: boolean;
  /** The sales taxes in it by their kinds, signed as it is. */
  readonly taxes: readonly { readonly kind: SalesTaxKind; readonly amount: number }[];
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
    const slips = name === null ? [] : forms.flatMap((form) => slipOf(form, theirs, books));
    const reached = forms.filter(({ form, from }) =>
      slips.some((slip) => slip.form === form && slip.amount >= from),
    );
    return { key, name, forms: reached.map(({ form }) => form), slips, ...figureOf(theirs) };
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

/**
 * What a slip would say of a vendor's payments: those that it asks about, without the taxes that it leaves out and what somebody else reports. None
 * where it asks about nothing.
 */
function slipOf(
  { form, purposes, without, isReportedByServices = false }: ContractorForm,
  payments: readonly Payment[],
  { purposeOf }: Pick<PaidBooks, 'purposeOf'>,
): VendorTotals['vendors'][number]['slips'] {
  const asked = payments.filter(
    ({ categoryId, isByService }) =>
      !(isReportedByServices && isByService) && purposes.some((one) => one === purposeOf.get(categoryId)),
  );
  const amount = asked.reduce((sum, payment) => sum + payment.amount - taxOf(payment, without), 0);
  return asked.length === 0 ? [] : [{ form, amount }];
}

const taxOf = ({ taxes }: Payment, kinds: ContractorForm['without']): number =>
  taxes.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
