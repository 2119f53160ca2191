import type { CategoryRule } from './category-rule.ts';

/** A row to be given a category. `amount` in minor units, money out negative. */
export interface CategoryRow {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly accountId: string;
  /** Whether it is of a credit card, which nobody's customers pay onto. */
  readonly isOnCard?: boolean;
  /** Of an account that a payment service keeps: whether it took a fee of the row. */
  readonly service?: { readonly isFeeTaken: boolean } | undefined;
  /** Whether an own invoice was matched with it. */
  readonly isInvoiced?: boolean;
}

/** The first rule, in the user's order, whose conditions a row meets. A rule without any condition fits nothing. */
export function ruleFor(row: CategoryRow, rules: readonly CategoryRule[]): CategoryRule | undefined {
  return rules.find((rule) => fits(row, rule.conditions));
}

function fits(row: CategoryRow, conditions: CategoryRule['conditions']): boolean {
  const { text, amountMin, amountMax, accountId, direction } = conditions;
  const size = Math.abs(row.amount);
  const checks = [
    text?.trim() ? row.description.toLowerCase().includes(text.trim().toLowerCase()) : undefined,
    amountMin === undefined ? undefined : size >= amountMin,
    amountMax === undefined ? undefined : size <= amountMax,
    accountId === undefined ? undefined : row.accountId === accountId,
    direction === undefined ? undefined : (direction === 'in') === row.amount > 0,
  ].filter((check) => check !== undefined);
  return checks.length > 0 && checks.every(Boolean);
}
