import { isPayroll } from '../../../shared/bank-entries.ts';
import { familyKeyOf, type VendorFamily } from '../../../shared/model/category.ts';
import { merchantWords } from '../text/merchant-words.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';
import { isLoanPayment } from './loan-payment.ts';
import { isMixedHouse } from './mixed-houses.ts';
import { groupNamed } from './asked-together.ts';
import { Payers } from './payers.ts';
import { PAID_BY_HAND } from './sure-merchants.ts';
import { sellsFood } from './sells-food.ts';
import { kindOfShopNamed } from './trade-words.ts';

/** Shops of these kinds sell food to take home. */
const FOOD_KINDS: ReadonlySet<string> = new Set(['grocery', 'butchers', 'seafood']);

/**
 * What vendors nobody has decided about have in common, so that a person may answer for all of them at once: shops whose names say that
 * they sell the same kind of thing or about that, all who sell food to take home, and customers who pay by an invoice's number. Undefined for who is
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
  const ofOneKind = shared(rows, familyOf, nameOf);
  // Who is alone of its kind may be of about the same as others: a house that sells everything, too, as nothing is decided by that.
  const widerOf = (row: CategoryRow): VendorFamily | undefined => {
    const isOpen = row.amount < 0 && !decided.has(nameOf(row)) && !isLoanPayment(row) && !ofOneKind(row);
    const group = isOpen ? groupNamed(merchantWords(row.description)) : undefined;
    return group && { code: 'group', group };
  };
  const ofOneGroup = shared(rows, widerOf, nameOf);
  return (row) => ofOneKind(row) ?? ofOneGroup(row);
}

/** The function that tells a row's family only where another name is of it. */
function shared(
  rows: readonly CategoryRow[],
  familyOf: (row: CategoryRow) => VendorFamily | undefined,
  nameOf: (row: CategoryRow) => string,
): (row: CategoryRow) => VendorFamily | undefined {
  // An import asks for no family: they are looked for with the first question.
  let several: ReadonlySet<string> | undefined;
  const found = (): ReadonlySet<string> => {
    const members = Map.groupBy(rows, (row) => familyKeyOf(familyOf(row)));
    return new Set([...members].flatMap(([key, some]) => (new Set(some.map(nameOf)).size > 1 ? [key] : [])));
  };
  return (row) => {
    const family = familyOf(row);
    if (!family) return undefined;
    several ??= found();
    return several.has(familyKeyOf(family)) ? family : undefined;
  };
}
