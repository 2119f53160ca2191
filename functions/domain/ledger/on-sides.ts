import { hasOneSide } from '../../../shared/countries/category-sides.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';
import type { Sums } from './totals.ts';

/**
 * Totals of categories as figures count them: what moved against its category is less of what is on the category's side. Totals are kept by
 * the direction of the money, so that what a category is may change without them.
 */
export const onSides = <T extends Sums & { readonly categoryId: string }>(
  totals: readonly T[],
  sideOf: SideOf,
): T[] => totals.map((total) => ({ ...total, ...movedToSide(total, sideOf) }));

function movedToSide(total: Sums & { readonly categoryId: string }, sideOf: SideOf): Partial<Sums> {
  if (!hasOneSide(total.categoryId, sideOf)) return {};
  const entries = total.count - total.moving;
  const both = {
    amount: total.income + total.expenses,
    worth: total.incomeWorth + total.expensesWorth,
    tax: total.incomeTax + total.expensesTax,
    otherTax: total.incomeOtherTax + total.expensesOtherTax,
    taxWorth: total.incomeTaxWorth + total.expensesTaxWorth,
  };
  const none = { amount: 0, worth: 0, tax: 0, otherTax: 0, taxWorth: 0 };
  const isIncome = sideOf(total.categoryId, 'expense') === 'income';
  return {
    ...(isIncome ? { earning: entries, spending: 0 } : { earning: 0, spending: entries }),
    ...incomeOf(isIncome ? both : none),
    ...expensesOf(isIncome ? none : both),
  };
}

interface Side {
  readonly amount: number;
  readonly worth: number;
  readonly tax: number;
  readonly otherTax: number;
  readonly taxWorth: number;
}

const incomeOf = ({ amount, worth, tax, otherTax, taxWorth }: Side) => ({
  ...{ income: amount, incomeWorth: worth },
  ...{ incomeTax: tax, incomeOtherTax: otherTax, incomeTaxWorth: taxWorth },
});

const expensesOf = ({ amount, worth, tax, otherTax, taxWorth }: Side) => ({
  ...{ expenses: amount, expensesWorth: worth },
  ...{ expensesTax: tax, expensesOtherTax: otherTax, expensesTaxWorth: taxWorth },
});
