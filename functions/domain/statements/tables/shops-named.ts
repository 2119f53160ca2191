import { purposeOfText } from '../../categories/merchant-vocabulary.ts';
import { surePurpose } from '../../categories/sure-merchants.ts';
import { foldText } from '../../text/fold-text.ts';
import { NameKeys } from '../../text/name-key.ts';

/** As many rows as tell what a list is of. */
const ROWS_MAX = 200;

/** Whether at least half of some rows, and two of them, name a shop or another house where money is only spent. */
export function areMostlyShops(rows: readonly { readonly description: string }[]): boolean {
  const keys = new NameKeys();
  const some = rows.slice(0, ROWS_MAX);
  const shops = some.filter(({ description }) => {
    const folded = foldText(description);
    const found =
      surePurpose({ folded, key: keys.keyOf(description) }, false) ?? purposeOfText(folded, false);
    return found !== undefined && !NO_SHOP.has(found.purpose);
  });
  return shops.length > 1 && shops.length * 2 >= some.length;
}

/** What is paid to as well as by an account's owner, or is a trade of customers too. */
const NO_SHOP: ReadonlySet<string> = new Set([
  'wages',
  'interest',
  'rent',
  'bank-charges',
  'professional-fees',
  'advertising',
  'repairs',
  'materials',
]);
