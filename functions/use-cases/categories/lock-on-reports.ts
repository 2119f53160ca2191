import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { FIRST_DAY } from '../../domain/books/period-lock.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/** The lock of the books where the closed period has entries in a category: what is decided on it would change their reports. */
export async function lockOnReports(
  categoryId: string,
  organization: StoredOrganization,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<PeriodLock | undefined> {
  const lock = await ledger.lock(organization.id);
  if (!lock) return undefined;
  const { standingCategory } = bookNames(organization);
  const totals = await ledger.totals(organization.id, { from: FIRST_DAY, to: lock.until });
  const own = totals.filter((total) => standingCategory(total.categoryId) === categoryId);
  return own.some(({ count, parts }) => count > 0 || parts > 0) ? lock : undefined;
}
