import { todayIn } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Summary } from '../../../shared/model/summary.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { withCategory } from '../../domain/books/shown-transaction.ts';
import { onSides } from '../../domain/ledger/on-sides.ts';
import { periodBefore } from '../../domain/ledger/periods.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import type { Total } from '../../domain/ledger/totals.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { shownSums, sumsByCurrency, valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';

/** Income, expenses and net of a period in the organisation's currency, beside the period before. */
export async function getSummary(
  range: DateRange,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations' | 'now'>,
): Promise<Summary | Refusal> {
  if (range.from > range.to)
    return refuse('invalid-input', { fields: { to: { code: 'first-day-after-last' } } });
  const organization = await organizationOf(caller.organizationId, cloud);
  const { currency } = organization;
  const valued = async (period: DateRange) =>
    valuedIn(currency, await cloud.ledger.totals(caller.organizationId, period));
  const earlier = periodBefore(range, todayIn(organization.timeZone, cloud.now()));
  const [{ counted: totals, apart }, then] = await Promise.all([
    valued(range),
    earlier ? valued(earlier) : undefined,
  ]);
  const names = bookNames(organization);
  const before = shownSums(then?.counted ?? [], names.sideOf);
  return {
    currency,
    ...shownSums(totals, names.sideOf),
    exportReady: sumOf(totals).ready,
    previous: before.count > 0 ? before : null,
    byCategory: categoriesOf(totals, names),
    apart: sumsByCurrency(apart, names.sideOf),
  };
}

function categoriesOf(totals: readonly Total[], names: BookNames): Summary['byCategory'] {
  const groups = Map.groupBy(onSides(totals, names.sideOf), ({ categoryId }) =>
    names.standingCategory(categoryId),
  );
  const rows = [...groups].map(([categoryId, parts]) => {
    const { income, expenses, count, parts: split } = sumOf(parts);
    return withCategory({ categoryId, income, expenses, count: count + split }, names);
  });
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.income - b.expenses - (a.income - a.expenses));
}
