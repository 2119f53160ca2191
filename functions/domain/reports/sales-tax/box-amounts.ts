import { standingIn } from '../../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import type { ReturnSource } from '../../../../shared/model/sales-tax.ts';
import type { TaxedBooks } from '../../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { claimRules } from './claim-rules.ts';
import { salesTaxReturn } from './return-boxes.ts';
import { ReturnTally } from './return-tally.ts';

/** Which box of the return, and of which of its figures. */
export interface BoxOfReturn {
  readonly box?: ReturnSource | undefined;
  readonly boxCode?: string | undefined;
}

/**
 * What of each entry counts in a box of the business's return, in minor units of the books' currency; undefined where that names no box of this
 * figure. It is asked of the entries of a period one after the other: each answers by how much the box grows with it, so that they add up to the
 * box to the cent, also where a share of their tax is claimed. Whole units, where a form asks for them, are made of the sum alone.
 */
export function boxAmounts(
  { box, boxCode }: BoxOfReturn,
  books: TaxedBooks,
): ((row: LedgerRow) => number) | undefined {
  const { currency, region, categories, profession, salesTax } = books;
  if (box === undefined || boxCode === undefined || salesTax?.method !== 'normal') return undefined;
  const { country } = templateFor(books.country, profession);
  const tally = new ReturnTally({
    ...{ currency, standingCategory: standingIn(categories) },
    ...claimRules(books),
  });
  const standing = () =>
    salesTaxReturn(country, region, tally.sums(), exact).boxes.find(
      ({ code, source }) => code === boxCode && source === box,
    );
  // A box that comes only with its first entry, such as Australia's G4, is one of this figure all the same.
  if (!standing() && !LATER_BOXES.has(`${box} ${boxCode}`)) return undefined;
  let before = 0;
  return (row) => {
    tally.add(row);
    const after = standing()?.amount ?? before;
    const own = after - before;
    before = after;
    return own;
  };
}

const exact = (amount: number): number => amount;

/** Boxes that a return has only with entries for them: G4 of Australia, and those of the QST for a business outside Québec. */
const LATER_BOXES: ReadonlySet<string> = new Set([
  'exempt-sales G4',
  ...['203', '205'].map((code) => `taxed-sales ${code}`),
  ...['206', '208'].map((code) => `taxed-purchases ${code}`),
]);
