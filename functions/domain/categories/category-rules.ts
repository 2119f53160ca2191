import type { Rule } from '../../../shared/model/category.ts';

/** A row to be given a category. `amount` in minor units, money out negative. */
export interface CategoryRow {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly accountLabel: string;
}

/** A rule of the user's: all conditions that are given must hold; the first rule that fits decides. */
export type CategoryRule = Rule;

/** The first rule, in the user's order, whose conditions a row meets. A rule without any condition fits nothing. */
export function ruleFor(row: CategoryRow, rules: readonly CategoryRule[]): CategoryRule | undefined {
  return rules.find((rule) => fits(row, rule.conditions));
}

function fits(row: CategoryRow, conditions: CategoryRule['conditions']): boolean {
  const { text, amountMin, amountMax, accountLabel, direction } = conditions;
  const size = Math.abs(row.amount);
  const checks = [
    text?.trim() ? row.description.toLowerCase().includes(text.trim().toLowerCase()) : undefined,
    amountMin === undefined ? undefined : size >= amountMin,
    amountMax === undefined ? undefined : size <= amountMax,
    accountLabel === undefined ? undefined : row.accountLabel === accountLabel,
    direction === undefined ? undefined : (direction === 'in') === row.amount > 0,
  ].filter((check) => check !== undefined);
  return checks.length > 0 && checks.every(Boolean);
}
