import { todayIn } from '../../../shared/civil-date.ts';
import type { ReadingHints } from '../../domain/documents/read-fields.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { settingsOf } from '../books/organization-of.ts';
import { learnedVendors } from './learn-vendor.ts';

/** What is known of an organization that settles what a document of theirs leaves open. */
export async function hintsFor(
  { organizationId, createdAt }: Pick<StoredReceipt, 'organizationId' | 'createdAt'>,
  cloud: Pick<Cloud, 'organizations' | 'receipts'>,
): Promise<ReadingHints> {
  const { currency, dateFormat, name, timeZone, salesTax } = await settingsOf(organizationId, cloud);
  const dateOrder = { 'MM/DD/YYYY': 'mdy', 'DD/MM/YYYY': 'dmy', 'YYYY-MM-DD': 'ymd' } as const;
  return {
    currency,
    dateOrder: dateOrder[dateFormat],
    uploadedOn: todayIn(timeZone, new Date(createdAt)),
    names: [name],
    taxNumber: salesTax?.number,
    vendors: await learnedVendors(organizationId, cloud),
  };
}
