import { TAX_WITHHELD } from '../../../shared/kept-back.ts';
import type { PayoutFigures } from '../../../shared/model/payout.ts';
import { sortingOf } from '../categories/rule-effect.ts';
import type { LedgerRow, RowPart, RowPayout } from '../ledger/ledger-row.ts';

/** The ids of the categories of a payout's sales and of the fees held back. */
export interface PayoutCategories {
  readonly sales: string;
  readonly fees: string;
}

interface Split {
  readonly figures: PayoutFigures;
  readonly categories: PayoutCategories;
  readonly provider: string;
  readonly receiptIds: string[];
  readonly matchId?: string;
  /** What of the fees is sales tax, as the report states. */
  readonly feeTax?: number | undefined;
}

/** Whether figures account for a deposit to the cent: something was kept back, and not more than was sold. */
export function accountsFor({ gross, fees, refunds, net }: PayoutFigures, amount: number): boolean {
  const isKeptBack = fees >= 0 && refunds >= 0 && fees + refunds > 0;
  return net === amount && amount > 0 && isKeptBack && gross - fees - refunds === net;
}

/** What is taken off the gross: fees as an expense, refunds off the sales; tax that was kept back is neither, it was paid ahead for the earner. */
function partsOf({ fees, refunds }: PayoutFigures, { categories, provider, feeTax }: Split): RowPart[] {
  if (provider === TAX_WITHHELD)
    return [{ kind: 'transfer', categoryId: 'transfer', amount: -fees, description: provider }];
  const fee: RowPart = {
    kind: 'expense',
    categoryId: categories.fees,
    amount: -fees,
    description: `${provider} fees`,
    ...(feeTax === undefined ? {} : { tax: feeTax }),
  };
  const back: RowPart = {
    kind: 'income',
    categoryId: categories.sales,
    amount: -refunds,
    description: `${provider} refunds`,
  };
  return [fee, back].filter(({ amount }) => amount !== 0);
}

/** A deposit as gross sales and what was held back; its amount, and with it the account, stays what the bank says. */
export function splitPayout(row: LedgerRow, split: Split): LedgerRow {
  const { suggestedCategory, ruleId, assumed, ...bare } = row;
  const { sales } = split.categories;
  const before = { categoryId: row.categoryId, ...sortingOf({ suggestedCategory, ruleId, assumed }) };
  const payout: RowPayout = {
    provider: split.provider,
    decision: 'split',
    receiptIds: split.receiptIds,
    ...(split.matchId === undefined ? {} : { matchId: split.matchId }),
    before,
    salesId: sales,
  };
  const kept = row.categoryId === sales && ruleId !== undefined ? { ruleId } : {};
  const parts = partsOf(split.figures, split);
  return { ...bare, ...kept, categoryId: sales, parts, payout, version: row.version + 1 };
}

/** A deposit of which a person says that it is no payout: it is not offered again. */
export function notPayout(row: LedgerRow, provider: string): LedgerRow {
  const payout: RowPayout = { provider, decision: 'none', receiptIds: [] };
  return { ...row, payout, version: row.version + 1 };
}

/** The entry as it was before anybody decided; a category that a person chose since stays theirs. */
export function undecidedPayout(row: LedgerRow): LedgerRow {
  const { parts: _parts, payout, ...bare } = row;
  const whole = { ...bare, version: row.version + 1 };
  return payout?.before && row.categoryId === payout.salesId
    ? { ...withoutOffer(whole), ...payout.before }
    : whole;
}

function withoutOffer({
  ruleId: _rule,
  suggestedCategory: _offer,
  assumed: _assumed,
  ...row
}: LedgerRow): LedgerRow {
  return row;
}
