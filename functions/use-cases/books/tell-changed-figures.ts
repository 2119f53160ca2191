import { categorySides } from '../../../shared/countries/category-sides.ts';
import { addDays } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { rangeNamed } from '../../../shared/report-ranges.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { ALL_MONTHS } from '../../domain/ledger/accounts.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import { shownSums, valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { tellOnce } from '../notices/tell.ts';
import type { TellingParts } from '../notices/tell.ts';
import { reportedTotals } from '../reports/reported-totals.ts';
import { organizationOf } from './organization-of.ts';

type Parts = TellingParts & Pick<Cloud, 'organizations' | 'ledger' | 'periodLocks'>;

/**
 * Tells the master, once, of each closed fiscal year whose income and expenses are others since refunds count on the side of their category: as
 * they were and as they are. The entries are the same, and so is the profit. Books that were first closed since then have nothing to be told.
 */
export async function tellChangedFigures(organizationId: string, cloud: Parts): Promise<void> {
  const { periodLocks } = cloud;
  const { lock, version } = await periodLocks.withVersion(organizationId);
  if (version === 0 || isSampleBooks(organizationId) || (await periodLocks.areRefundsTold(organizationId)))
    return;
  const organization = await organizationOf(organizationId, cloud);
  for (const year of lock ? await closedYears(organization, lock.until, cloud) : []) {
    const figures = await changedFigures(organization, year, cloud);
    if (!figures) continue;
    const told = { kind: 'figures-changed', aboutId: null, name: '', day: year.from, figures } as const;
    await tellOnce({ ...told, organizationId, once: year.from }, cloud);
  }
  await periodLocks.keepRefundsTold(organizationId);
}

/** The fiscal years up to the last closed day in which there is anything, the last of them as far as it is closed. */
async function closedYears(
  { id, fiscalYearStart }: StoredOrganization,
  until: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<DateRange[]> {
  const months = new Set((await ledger.monthTotals(id, ALL_MONTHS)).map(({ month }) => month));
  const [first] = [...months].toSorted();
  const years: DateRange[] = [];
  let day = first === undefined ? '9999-12-31' : `${first}-01`;
  while (day <= until) {
    const { from, to } = rangeNamed('this-year', { today: day, fiscalYearStart });
    years.push({ from, to: to < until ? to : until });
    day = addDays(to, 1);
  }
  return years;
}

/** Income and expenses of some days, before and after refunds count on the side of their category; undefined where both are the same. */
async function changedFigures(
  organization: StoredOrganization,
  days: DateRange,
  cloud: Pick<Cloud, 'ledger'>,
) {
  const { currency } = organization;
  const { totals } = await reportedTotals(organization, days, cloud);
  const { counted } = valuedIn(currency, totals);
  const before = sumOf(counted);
  const after = shownSums(counted, categorySides(organization));
  if (before.income === after.income) return undefined;
  return {
    currency,
    ...{ incomeBefore: before.income, incomeAfter: after.income },
    ...{ expensesBefore: before.expenses, expensesAfter: after.expenses },
  };
}
