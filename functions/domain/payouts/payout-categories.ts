import type { LedgerRow } from '../ledger/ledger-row.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { CategoryChoice } from '../categories/category-for-purpose.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { PayoutCategories } from './split-payout.ts';

/** What keeps more than a processor does is a platform: templates tell the two fees apart. */
const PLATFORM_SHARE = 0.2;
const PLATFORM_FEES = /platform fee|marketplace/i;
const SALES = 'sales';
const CARD_FEES = /payment processing|merchant|card fee/i;

type Choice = Pick<CategoryChoice, 'id' | 'name' | 'kind' | 'purpose'>;

/**
 * The ids of the categories that a payout's lines are offered in. Sales: the entry's own category, else what the organisation's rules and
 * habits offer, else what most entries so far were sold under (`sold`: entries by category), else sales of no one kind. Fees: the
 * template's nearest, for platforms, cards, banks, else the general one.
 */
export function payoutCategories(
  row: Pick<LedgerRow, 'kind' | 'categoryId' | 'suggestedCategory'>,
  { feeShareMax }: Pick<PayoutProvider, 'feeShareMax'>,
  choices: readonly Choice[],
  sold: ReadonlyMap<string, number> = new Map(),
): PayoutCategories {
  const offer = row.suggestedCategory;
  const isOwn = offer && (offer.source === 'history' || offer.source === 'rule');
  const sales = wantsCategory(row)
    ? isOwn
      ? offer.categoryId
      : salesCategory(choices, sold)
    : row.categoryId;
  const platform = feeShareMax >= PLATFORM_SHARE ? feesNamed(PLATFORM_FEES, choices) : undefined;
  return { sales, fees: platform ?? feesCategory(choices) };
}

/**
 * The id of the category of sales that are of no kind known. A template's first category may be for one kind of sale, as a builder's stage
 * payments are: it is offered only where there is none for all.
 */
export function salesCategory(
  choices: readonly Choice[],
  sold: ReadonlyMap<string, number> = new Map(),
): string {
  const ids = choices.flatMap(({ id, kind, purpose }) =>
    kind === 'income' && purpose === 'sales' ? [id] : [],
  );
  const most = ids
    .filter((id) => (sold.get(id) ?? 0) > 0)
    .toSorted((a, b) => (sold.get(b) ?? 0) - (sold.get(a) ?? 0))[0];
  return most ?? ids.find((id) => id === SALES) ?? ids[0] ?? SALES;
}

/** The id of the category of what a processor or a bank keeps of a payment: the template's nearest, for cards, banks, else the general one. */
export function feesCategory(choices: readonly Choice[]): string {
  const bought = (wanted: NonNullable<Choice['purpose']>) =>
    choices.find(({ kind, purpose }) => kind === 'expense' && purpose === wanted)?.id;
  return feesNamed(CARD_FEES, choices) ?? bought('bank-charges') ?? bought('other') ?? 'other';
}

const feesNamed = (pattern: RegExp, choices: readonly Choice[]): string | undefined =>
  choices.find(({ kind, name }) => kind === 'expense' && pattern.test(name))?.id;
