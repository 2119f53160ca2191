import { isRefusal } from '../../../functions/domain/outcome.ts';
import { lockPeriod } from '../../../functions/use-cases/books/lock-period.ts';
import { updateProfile } from '../../../functions/use-cases/books/update-profile.ts';
import { memoryBooks } from '../memory-books.ts';
import type { AnyLedger } from './any-ledger.ts';
import { writeRows } from '../write-rows.ts';

/** A generated ledger kept as the product keeps books, with what is merged, registered and closed in them. */
export async function keptBooks({ country, profession, salesTax, categories, rows, closedUntil }: AnyLedger) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const place = country === 'Canada' ? { country, region: 'QC' } : { country };
  await updateProfile({ ...place, profession }, caller, cloud);
  await cloud.table.write([cloud.organizations.settingsChange(organizationId, { salesTax })]);
  const organization = await cloud.organizations.get(organizationId);
  if (!organization) throw new Error('There are no books.');
  await cloud.table.write([cloud.organizations.categoriesChange(organization, [...categories])]);
  for (const row of rows) await writeRows(cloud, [{ after: { ...row, organizationId } }]);
  if (closedUntil !== null) {
    const { version } = await cloud.periodLocks.withVersion(organizationId);
    const locked = await lockPeriod({ until: closedUntil, version }, caller, cloud);
    if (isRefusal(locked)) throw new Error(JSON.stringify(locked));
  }
  return { cloud, caller };
}
