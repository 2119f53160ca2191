import { NameKeys } from '../text/name-key.ts';
import type { CategoryChoice } from './category-for-purpose.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';
import { providerIn } from '../payouts/payout-provider.ts';
import { isSurelyRefund } from './offer-refund.ts';

/** A payer's reference to an invoice by its number. */
const INVOICE_NUMBER =
  /\b(inv|invoices?|factures?|rechnung|factura)\b[ #:.-]*((no|nr|number|num)\b[ #:.-]*)?\d{2,}|\binv\d{2,}/i;

/**
 * Words beside a number by which money that came in was not earned: from one's own accounts and investments (`INV 22310` is one too), lent, paid for
 * a damage, or of taxes.
 */
const NOT_EARNED =
  /\b((?<!\b(?:e|credit)[ -]?)transfers?|tfr|trf|virement|invest\w*|brokerage|securities|dividends?|redemption|mutual|rrsp|tfsa|isa|401k|loans?|advance|mortgage|lending|pret|insurance|assurance|claims?|indemnite|tax(es)?|gst|hst|qst|vat|tps|tvq|cra|arc|irs|hmrc|ato|owner)\b/i;

/** Customers who have to be of one category before the next one surely is. */
const CUSTOMERS_MIN = 3;

/**
 * Who pays this business for its invoices, by the rows at hand: names that money came from with an invoice's number or for an own invoice
 * that was matched, and that none went to.
 */
export class Payers {
  readonly #keys = new NameKeys();
  readonly #refer: ReadonlySet<string>;
  readonly #paid: ReadonlySet<string>;
  readonly #usual: { readonly categoryId: string; readonly customers: number } | undefined;

  constructor(
    rows: readonly CategoryRow[],
    history: readonly CategorisedRow[],
    choices: readonly CategoryChoice[],
  ) {
    const namesOf = (some: readonly CategoryRow[]) =>
      new Set(some.map(({ description }) => this.#keys.keyOf(description)));
    this.#refer = namesOf(
      rows.filter((row) => isPaidIn(row) && (row.isInvoiced || namesInvoice(row.description))),
    );
    this.#paid = namesOf([...rows, ...history].filter(({ amount }) => amount < 0));
    const sales = new Set(choices.flatMap(({ id, purpose }) => (purpose === 'sales' ? [id] : [])));
    // What a payment provider pays out is of many customers: it says nothing of what one of them pays for.
    const sold = history.filter(
      (row) =>
        row.amount > 0 &&
        sales.has(row.categoryId) &&
        !providerIn(row.description) &&
        this.#keys.keyOf(row.description) !== '',
    );
    const [categoryId, ...others] = new Set(sold.map((row) => row.categoryId));
    this.#usual =
      categoryId === undefined || others.length > 0
        ? undefined
        : { categoryId, customers: namesOf(sold).size };
  }

  /** What all customers so far paid for, where this row is another one's. */
  answer(row: CategoryRow): { readonly categoryId: string; readonly customers: number } | undefined {
    if (!this.#usual || this.#usual.customers < CUSTOMERS_MIN) return undefined;
    return this.isCustomer(row) ? this.#usual : undefined;
  }

  /** Whether a row is of somebody who pays by an invoice's number, here or in another row. */
  isCustomer(row: CategoryRow): boolean {
    const name = this.#keys.keyOf(row.description);
    return isPaidIn(row) && name !== '' && this.#refer.has(name) && !this.#paid.has(name);
  }
}

const namesInvoice = (description: string): boolean =>
  INVOICE_NUMBER.test(description) && !NOT_EARNED.test(description);
const isPaidIn = (row: CategoryRow): boolean => row.amount > 0 && !isSurelyRefund(row);
