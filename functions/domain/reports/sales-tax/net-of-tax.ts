import { sumOf, pocketName } from '../../ledger/totals.ts';
import type { Sums, Total } from '../../ledger/totals.ts';
import { withoutAccount } from '../../ledger/month-sheets.ts';
import type { CategoryTotal } from '../../ledger/month-sheets.ts';
import { percentOfAmount } from './claim-rules.ts';
import type { FilingBooks } from './return-tally.ts';

/**
 * Totals as a registered business reports them: without the tax that it charged, which it owes, and without what it claims of the tax it paid.
 * What was taken off expenses stays beside them as `expensesTax`. Shares are rounded by month and category, as returns round them, so that both tell the same.
 */
export function netOfTax(totals: readonly Total[], books: FilingBooks): CategoryTotal[] {
  const groups = Map.groupBy(totals, ({ month, categoryId, ...pocket }) =>
    JSON.stringify([month, books.standingCategory(categoryId), pocketName(pocket)]),
  );
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const categoryId = books.standingCategory(first.categoryId);
    const sums = sumOf(some);
    const net = withoutTax(sums, { ...first, categoryId }, books);
    return [{ ...withoutAccount({ ...first, ...net }), categoryId, expensesTax: net.expensesTax }];
  });
}

function withoutTax(
  sums: Sums,
  { currency, categoryId }: Pick<Total, 'currency' | 'categoryId'>,
  books: FilingBooks,
): Sums {
  const { income, expenses, incomeWorth, incomeTax, expensesTax, incomeTaxWorth } = sums;
  const isSale = books.sideOf(categoryId, 'income') === 'income';
  const isReturn = books.sideOf(categoryId, 'expense') === 'income';
  if (currency !== books.currency)
    return { ...sums, incomeWorth: isSale ? incomeWorth - incomeTaxWorth : incomeWorth, expensesTax: 0 };
  const percent = books.percentOf(categoryId);
  const ofIncome = isSale ? incomeTax : percentOfAmount(incomeTax, percent);
  // What suppliers gave back is less of what is claimed: rounded is what both come to together.
  const together = isSale ? expensesTax : expensesTax + incomeTax;
  const ofBoth = isReturn ? together : percentOfAmount(together, percent);
  const ofExpenses = isSale ? ofBoth : ofBoth - ofIncome;
  return { ...sums, income: income - ofIncome, expenses: expenses - ofExpenses, expensesTax: ofExpenses };
}
