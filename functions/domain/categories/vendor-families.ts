import { isPayroll } from '../../../shared/bank-entries.ts';
import { familyKeyOf, type VendorFamily } from '../../../shared/model/category.ts';
import { merchantWords } from '../text/merchant-words.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';
import { isLoanPayment } from './loan-payment.ts';
import { isMixedHouse } from './mixed-houses.ts';
import { Payers } from './payers.ts';
import { PAID_BY_HAND } from './sure-merchants.ts';
import { sellsFood } from './sells-food.ts';
import { kindOfShopNamed } from './trade-words.ts';

/** Shops of these kinds sell food to take home. */
const FOOD_KINDS: ReadonlySet<string> = new Set(['grocery', 'butchers', 'seafood']);

/**
 * What vendors nobody has decided about have in common, so that a person may answer for all of them at once: shops whose names say that
 * they sell the same kind of thing, all who sell food to take home, and customers who pay by an invoice's number. Undefined for who is
 * alone, and for whom something is known of.
 */
export function vendorFamilies({
  rows,
  history,
}: {
  readonly rows: readonly CategoryRow[];
  readonly history: readonly CategorisedRow[];
}): (row: CategoryRow) => VendorFamily | undefined {
  const keys = new NameKeys();
  const nameOf = ({ amount, description }: CategoryRow) => `${String(amount > 0)} ${keys.keyOf(description)}`;
  const decided = new Set(history.map(nameOf));
  const payers = new Payers(rows, history, []);
  const familyOf = (row: CategoryRow): VendorFamily | undefined => {
    if (keys.keyOf(row.description) === '' || decided.has(nameOf(row)) || isLoanPayment(row))
      return undefined;
    if (row.amount > 0) return payers.isCustomer(row) ? { code: 'customers' } : undefined;
    const folded = merchantWords(row.description);
    if (isPayroll(folded)) return { code: 'payroll' };
    const isNamed = !PAID_BY_HAND.test(folded) && !isMixedHouse(row.description);
    const named = isNamed ? kindOfShopNamed(folded) : undefined;
    // Whoever cooks for a living buys at all of them; at home it is the family's food. Where one eats out is another kind.
    if ((!named || FOOD_KINDS.has(named.kind)) && sellsFood(row.description)) return { code: 'food' };
    return named && { code: 'shops', ...named };
  };
  const members = Map.groupBy(rows, (row) => familyKeyOf(familyOf(row)));
  const isShared = (family: VendorFamily): boolean =>
    new Set(members.get(familyKeyOf(family))?.map(nameOf)).size > 1;
  return (row) => {
    const family = familyOf(row);
    return family && isShared(family) ? family : undefined;
  };
}
