import { shareOf } from '../../../../shared/exchange.ts';
import { sumOf, pocketName } from '../../ledger/totals.ts';
import type { Sums, Total } from '../../ledger/totals.ts';
import { withoutAccount } from '../../ledger/month-sheets.ts';
import type { CategoryTotal } from '../../ledger/month-sheets.ts';
import type { FilingBooks } from './return-tally.ts';

/**
 * Totals as a registered business reports them: without the tax that it charged, which it owes, and without what it claims of the tax it paid.
 * What was claimed stays beside them as `incomeTax` (of what suppliers gave back) and `expensesTax`. Shares are rounded by month and category,
 * as returns round them, so that both tell the same.
 */
export function netOfTax(totals: readonly Total[], books: FilingBooks): CategoryTotal[] {
  const groups = Map.groupBy(totals, ({ month, categoryId, ...pocket }) =>
    JSON.stringify([month, books.standingCategory(categoryId), pocketName(pocket)]),
  );
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const categoryId = books.standingCategory(first.categoryId);
    const { claimed, ...net } = withoutTax(sumOf(some), { ...first, categoryId }, books);
    return [{ ...withoutAccount({ ...first, ...net }), categoryId, ...claimed }];
  });
}

type Claimed = Pick<Sums, 'incomeTax' | 'expensesTax'>;

function withoutTax(
  sums: Sums,
  { currency, categoryId }: Pick<Total, 'currency' | 'categoryId'>,
  books: FilingBooks,
): Sums & { readonly claimed: Claimed } {
  const charged = chargedTax(sums, categoryId, books);
  if (currency !== books.currency)
    // What is paid of a tax in a foreign currency is another country's. What is worth nothing in the books' own stays whole.
    return {
      ...sums,
      incomeWorth: sums.incomeWorth - charged.incomeWorth,
      expensesWorth: sums.expensesWorth - charged.expensesWorth,
      claimed: { incomeTax: 0, expensesTax: 0 },
    };
  const claimed = claimedTax(sums, categoryId, books);
  return {
    ...sums,
    income: sums.income - charged.income - claimed.incomeTax,
    expenses: sums.expenses - charged.expenses - claimed.expensesTax,
    claimed,
  };
}

type Charged = Pick<Sums, 'income' | 'expenses' | 'incomeWorth' | 'expensesWorth'>;

/** All tax on sales, of whatever kind, and what of it customers got back; none on what is told on another form. */
function chargedTax(sums: Sums, categoryId: string, { sideOf, isOfBusiness }: FilingBooks): Charged {
  const isSale = sideOf(categoryId, 'income') === 'income' && isOfBusiness(categoryId);
  const isReturn = sideOf(categoryId, 'expense') === 'income' && isOfBusiness(categoryId);
  return {
    income: isSale ? sums.incomeTax + sums.incomeOtherTax : 0,
    expenses: isReturn ? sums.expensesTax + sums.expensesOtherTax : 0,
    incomeWorth: isSale ? sums.incomeTaxWorth : 0,
    expensesWorth: isReturn ? sums.expensesTaxWorth : 0,
  };
}

/** What is claimed of the tax on purchases. What suppliers gave back is less of it: rounded is what both come to together. */
function claimedTax(sums: Sums, categoryId: string, { sideOf, percentOf }: FilingBooks): Claimed {
  const bought = sideOf(categoryId, 'expense') === 'expense' ? sums.expensesTax : 0;
  const givenBack = sideOf(categoryId, 'income') === 'expense' ? sums.incomeTax : 0;
  const percent = percentOf(categoryId);
  const incomeTax = shareOf(givenBack, percent, 100);
  return { incomeTax, expensesTax: shareOf(bought + givenBack, percent, 100) - incomeTax };
}
