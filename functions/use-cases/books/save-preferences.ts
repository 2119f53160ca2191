import type { Organization, Preferences } from '../../../shared/model/organization.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { accountsIn } from './accounts-in.ts';
import { currencyKept, reportsOfClosedKept } from './closed-figures.ts';
import { registrationTrouble } from '../../domain/books/registration-trouble.ts';
import { assumingAnew } from '../ledger/assume-taxes.ts';
import { placingSchedules } from '../schedules/place-schedules.ts';
import { organizationOf, shownOrganization } from './organization-of.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'periodLocks' | 'outbox'>;

/** Keeps what an organisation prefers. Only its master may change it; others read it. */
export async function savePreferences(
  preferences: Preferences,
  { organizationId, membership }: Caller,
  cloud: Parts,
): Promise<Organization | Refusal> {
  if (membership.role !== 'master') return refuse('not-allowed');
  const fields = registrationTrouble(preferences, await organizationOf(organizationId, cloud));
  if (fields) return refuse('invalid-input', { fields });
  const saved = await again(() => trySave(withPricing(preferences), organizationId, cloud));
  if (saved === 'conflict') return refuse('changed-meanwhile');
  if (isRefusal(saved)) return saved;
  return shownOrganization(await organizationOf(organizationId, cloud));
}

/** Accounts without entries follow the currency of the books: that has to be as it was read. */
async function trySave(preferences: Preferences, organizationId: string, cloud: Parts) {
  const before = await organizationOf(organizationId, cloud);
  const currency = preferences.currency ?? before.currency;
  const shown = await reportsOfClosedKept(before, preferences, cloud);
  if (isRefusal(shown)) return shown;
  const further = [
    ...placingSchedules(before, preferences, cloud),
    ...assumingAnew(before, preferences, cloud),
  ];
  if (currency !== before.currency) {
    const kept = await currencyKept(before, currency, cloud);
    if (isRefusal(kept)) return kept;
    return cloud.organizations.trySetUp(
      before,
      { ...preferences, currency },
      await accountsIn(currency, before, cloud),
      // One condition at the lock, as it was read first.
      [...further, ...(shown.length > 0 ? shown : kept)],
    );
  }
  if (Object.keys(preferences).length > 0)
    await cloud.organizations.saveSettings(organizationId, preferences, [...further, ...shown]);
  return 'written' as const;
}

/** Who registers without a word of prices has the tax in them, as most have. */
function withPricing({ salesTax, ...others }: Preferences): Preferences {
  if (salesTax === undefined) return others;
  return { ...others, salesTax: salesTax && { ...salesTax, sales: salesTax.sales ?? 'included' } };
}
