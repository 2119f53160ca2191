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

type Parts = TellingParts & Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'periodLocks'>;

/**
 * Tells the master, once, of each closed period whose income and expenses are others since refunds count on the side of their category: as
 * they were and as they are. The entries are the same, and so is the profit. Books that were first closed since then have nothing to be told.
 */
export async function tellChangedFigures(organizationId: string, cloud: Parts): Promise<void> {
  const { periodLocks } = cloud;
  const { lock, version } = await periodLocks.withVersion(organizationId);
  if (version === 0 || isSampleBooks(organizationId) || (await periodLocks.areRefundsTold(organizationId)))
    return;
  const organization = await organizationOf(organizationId, cloud);
  for (const period of lock ? await closedPeriods(organization, lock.until, cloud) : []) {
    const changed = await changedFigures(organization, period, cloud);
    if (!changed) continue;
    const figures = { ...changed, to: period.to };
    const told = { kind: 'figures-changed', aboutId: null, name: '', day: period.from, figures } as const;
    await tellOnce({ ...told, organizationId, once: period.from }, cloud);
  }
  await periodLocks.keepRefundsTold(organizationId);
}

/** The periods as they were closed, one after the other, up to the last closed day; what was closed of several fiscal years at once by year. */
async function closedPeriods(
  { id, fiscalYearStart }: StoredOrganization,
  until: string,
  { ledger, periodLocks }: Pick<Cloud, 'ledger' | 'periodLocks'>,
): Promise<DateRange[]> {
  const months = new Set((await ledger.monthTotals(id, ALL_MONTHS)).map(({ month }) => month));
  const ends = (await periodLocks.history(id)).flatMap(({ to }) => to ?? []).toSorted();
  const [first] = [...months].toSorted();
  const periods: DateRange[] = [];
  let from = first === undefined ? '9999-12-31' : `${first}-01`;
  while (from <= until) {
    const year = rangeNamed('this-year', { today: from, fiscalYearStart });
    const closedOn = ends.find((end) => end >= from) ?? until;
    const to = [year.to, closedOn, until].toSorted()[0] ?? until;
    periods.push({ from, to });
    from = addDays(to, 1);
  }
  return periods;
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
