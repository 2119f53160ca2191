import type { LedgerRow } from '../ledger/ledger-row.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { CategoryChoice } from '../categories/category-for-purpose.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { PayoutCategories } from './split-payout.ts';

/** What keeps more than a processor does is a platform: templates tell the two fees apart. */
const PLATFORM_SHARE = 0.2;
const PLATFORM_FEES = /platform fee|marketplace/i;
const CARD_FEES = /payment processing|merchant|card fee/i;

type Choice = Pick<CategoryChoice, 'id' | 'name' | 'kind' | 'purpose'>;

/**
 * The ids of the categories that a payout's lines are offered in. Sales: the entry's own category, else what the organisation's rules and
 * habits offer, else the template's first income. Fees: the template's nearest, for platforms, cards, banks, else the general one.
 */
export function payoutCategories(
  row: Pick<LedgerRow, 'kind' | 'categoryId' | 'suggestedCategory'>,
  { feeShareMax }: Pick<PayoutProvider, 'feeShareMax'>,
  choices: readonly Choice[],
): PayoutCategories {
  const income = choices.find(({ kind, purpose }) => kind === 'income' && purpose === 'sales')?.id;
  const offer = row.suggestedCategory;
  const isOwn = offer && (offer.source === 'history' || offer.source === 'rule');
  const sales = wantsCategory(row) ? (isOwn ? offer.categoryId : (income ?? 'sales')) : row.categoryId;
  const platform = feeShareMax >= PLATFORM_SHARE ? feesNamed(PLATFORM_FEES, choices) : undefined;
  return { sales, fees: platform ?? feesCategory(choices) };
}

/** The id of the category of what a processor or a bank keeps of a payment: the template's nearest, for cards, banks, else the general one. */
export function feesCategory(choices: readonly Choice[]): string {
  const bought = (wanted: NonNullable<Choice['purpose']>) =>
    choices.find(({ kind, purpose }) => kind === 'expense' && purpose === wanted)?.id;
  return feesNamed(CARD_FEES, choices) ?? bought('bank-charges') ?? bought('other') ?? 'other';
}

const feesNamed = (pattern: RegExp, choices: readonly Choice[]): string | undefined =>
  choices.find(({ kind, name }) => kind === 'expense' && pattern.test(name))?.id;
