import { isDeepStrictEqual } from 'node:util';
import type { Organization, Preferences } from '../../../shared/model/organization.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retentionTrouble } from '../../domain/books/retention-trouble.ts';
import { registrationTrouble } from '../../domain/books/registration-trouble.ts';
import { assumingAnew } from '../ledger/assume-taxes.ts';
import { findingOwn } from '../receipts/ask-for-own-documents.ts';
import { placingSchedules } from '../schedules/place-schedules.ts';
import { accountsIn } from './accounts-in.ts';
import { currencyKept, reportsOfClosedKept } from './closed-figures.ts';
import { organizationOf, shownOrganization } from './organization-of.ts';

/** Keeps what an organisation prefers. Only its master may change it; others read it. */
export async function savePreferences(
  preferences: Preferences,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'periodLocks'>,
): Promise<Organization | Refusal> {
  const { organizationId, membership } = caller;
  if (membership.role !== 'master') return refuse('not-allowed');
  return cloud.change(caller, 'preferences-changed', async (change) => {
    const before = await organizationOf(organizationId, cloud);
    const fields = registrationTrouble(preferences, before) ?? retentionTrouble(preferences, before);
    if (fields) return refuse('invalid-input', { fields });
    const asked = withPricing(preferences);
    const changed = changedFacts(before, asked);
    if (changed.length === 0) return shownOrganization(before);
    const wish = changed.some(isRetention) ? { ...asked, retentionSince: change.at } : asked;
    const shown = await reportsOfClosedKept(before, wish, cloud);
    if (isRefusal(shown)) return shown;
    const currency = wish.currency ?? before.currency;
    const kept = currency === before.currency ? [] : await currencyKept(before, currency, cloud);
    if (isRefusal(kept)) return kept;
    const isMoved = currency !== before.currency;
    // Accounts without entries follow the currency of the books: that has to be as it was read.
    const accounts = isMoved ? await accountsIn(currency, before, cloud) : before.accounts;
    change.about({ id: organizationId }, changed);
    change.put(
      ...(isMoved
        ? cloud.organizations.setUpChange(before, { ...wish, currency }, accounts)
        : [cloud.organizations.settingsChange(organizationId, wish)]),
      ...placingSchedules(before, wish),
      ...assumingAnew(before, wish),
      ...findingOwn(before, wish),
      // One condition at the lock, as it was read first.
      ...(shown.length > 0 ? shown : kept),
    );
    return shownOrganization({ ...before, ...wish, accounts });
  });
}

/** Whether a fact says how long documents are kept: from its change on there is time to take it back. */
const isRetention = (fact: string): boolean => fact === 'documentRetention' || fact === 'retentionYears';

/** Which facts would be other than they are. */
const changedFacts = (before: object, wish: Preferences): string[] =>
  Object.entries(wish)
    .filter(([fact, value]) => !isDeepStrictEqual(value, new Map(Object.entries(before)).get(fact)))
    .map(([fact]) => fact);

/** Who registers without a word of prices has the tax in them, as most have. */
function withPricing({ salesTax, ...others }: Preferences): Preferences {
  if (salesTax === undefined) return others;
  return { ...others, salesTax: salesTax && { ...salesTax, sales: salesTax.sales ?? 'included' } };
}
