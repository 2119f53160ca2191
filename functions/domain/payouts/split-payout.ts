import type { EntryPart, PayoutFigures, PayoutWord } from '../../../shared/model/payout.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';

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
}

/** Whether figures account for a deposit to the cent: something was kept back, and not more than was sold. */
export function accountsFor({ gross, fees, refunds, net }: PayoutFigures, amount: number): boolean {
  const isKeptBack = fees >= 0 && refunds >= 0 && fees + refunds > 0;
  return net === amount && amount > 0 && isKeptBack && gross - fees - refunds === net;
}

/** What is taken off the gross: fees as an expense, refunds off the sales. */
function partsOf({ fees, refunds }: PayoutFigures, { categories, provider }: Split): EntryPart[] {
  const fee: EntryPart = {
    kind: 'expense',
    category: categories.fees,
    amount: -fees,
    description: `${provider} fees`,
  };
  const back: EntryPart = {
    kind: 'income',
    category: categories.sales,
    amount: -refunds,
    description: `${provider} refunds`,
  };
  return [fee, back].filter(({ amount }) => amount !== 0);
}

/** A deposit as gross sales and what was held back; its amount, and with it the account, stays what the bank says. */
export function splitPayout(row: Transaction, split: Split): Transaction {
  const { suggestedCategory, ruleId, ...bare } = row;
  const { sales } = split.categories;
  const before = {
    category: row.category,
    ...(ruleId === undefined ? {} : { ruleId }),
    ...(suggestedCategory ? { suggestedCategory } : {}),
  };
  const payout: PayoutWord = {
    provider: split.provider,
    decision: 'split',
    receiptIds: split.receiptIds,
    ...(split.matchId === undefined ? {} : { matchId: split.matchId }),
    before,
    sales,
  };
  const kept = row.category === sales && ruleId !== undefined ? { ruleId } : {};
  const parts = partsOf(split.figures, split);
  return { ...bare, ...kept, category: sales, parts, payout, version: row.version + 1 };
}

/** A deposit of which a person says that it is no payout: it is not offered again. */
export function notPayout(row: Transaction, provider: string): Transaction {
  const payout: PayoutWord = { provider, decision: 'none', receiptIds: [] };
  return { ...row, payout, version: row.version + 1 };
}

/** The entry as it was before anybody decided; a category that a person chose since stays theirs. */
export function undecidedPayout(row: Transaction): Transaction {
  const { parts: _parts, payout, ...bare } = row;
  const whole = { ...bare, version: row.version + 1 };
  return payout?.before && row.category === payout.sales
    ? { ...withoutOffer(whole), ...payout.before }
    : whole;
}

function withoutOffer({ ruleId: _rule, suggestedCategory: _offer, ...row }: Transaction): Transaction {
  return row;
}
