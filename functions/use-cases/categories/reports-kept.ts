import { bookNames } from '../../domain/books/book-names.ts';
import { FIRST_DAY, refusedAsClosed } from '../../domain/books/period-lock.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { whileNoMoreIsClosed } from '../books/closed-figures.ts';

/**
 * What is to be written with a decision on a category that moves its entries in reports, so that no lock slips in between; the "no" where
 * the closed period has entries in it.
 */
export async function reportsKept(
  categoryId: string,
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'ledger' | 'periodLocks'>,
): Promise<readonly Write[] | Refusal> {
  const lock = await cloud.periodLocks.of(organization.id);
  const further = [whileNoMoreIsClosed(organization.id, lock, cloud)];
  if (!lock) return further;
  const { standingCategory } = bookNames(organization);
  const totals = await cloud.ledger.totals(organization.id, { from: FIRST_DAY, to: lock.until });
  const own = totals.filter((total) => standingCategory(total.categoryId) === categoryId);
  return own.some(({ count, parts }) => count > 0 || parts > 0) ? refusedAsClosed(lock) : further;
}
