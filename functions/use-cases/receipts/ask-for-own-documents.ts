import type { Preferences } from '../../../shared/model/organization.ts';
import type { Effect } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

const ALL_DAYS = { from: '0001-01-01', to: '9999-12-31' };

/** The work that looks for own invoices once a business is called otherwise, or registered for sales tax under another number. */
export function findingOwn(
  before: Pick<StoredOrganization, 'id' | 'name' | 'salesTax'>,
  { name = before.name, salesTax = before.salesTax }: Pick<Preferences, 'name' | 'salesTax'>,
): Effect[] {
  const isOther = name !== before.name || salesTax?.number !== before.salesTax?.number;
  return isOther ? [{ kind: 'find-own-documents', organizationId: before.id, ...ALL_DAYS }] : [];
}
