import { isDeepStrictEqual } from 'node:util';
import { professionsOf, regionsOf, templateFor } from '../../../shared/countries/index.ts';
import type { Profile } from '../../../shared/model/organization.ts';
import type { Country, Profession } from '../../../shared/model/template.ts';
import { usualTimeZones } from '../../../shared/time-zones.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { accountsIn } from './accounts-in.ts';
import { currencyKept, reportsOfClosedKept } from './closed-figures.ts';
import { assumingAnew } from '../ledger/assume-taxes.ts';
import { placingSchedules } from '../schedules/place-schedules.ts';
import { organizationOf, profileIn } from './organization-of.ts';

interface Choice {
  readonly country: Country;
  readonly region?: string | undefined;
  readonly profession: Profession;
  readonly templatePreferences?: Record<string, unknown> | undefined;
}

/**
 * Chooses for which country, region and profession the organisation's books are kept; with the country change currency, date format,
 * time zone and fiscal year. Only its master may.
 */
export async function updateProfile(
  { country, region, profession, templatePreferences }: Choice,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'periodLocks'>,
): Promise<Profile | Refusal> {
  if (caller.membership.role !== 'master') return refuse('not-allowed');
  if (!professionsOf(country).includes(profession)) {
    return refuse('invalid-input', {
      fields: { profession: { code: 'profession-unknown' } },
    });
  }
  const regions = regionsOf(country);
  if (region !== undefined && !regions.some(({ code }) => code === region)) {
    return refuse('invalid-input', { fields: { region: { code: 'region-unknown' } } });
  }
  const { templateData, fiscalYearStart } = templateFor(country, profession);
  const { currency, dateFormat } = templateData;
  const ofCountry = { currency, dateFormat, timeZone: usualTimeZones[country], fiscalYearStart };
  const chosen = {
    country,
    region: region ?? null,
    profession,
    templatePreferences: templatePreferences ?? { ...templateData },
  };
  return cloud.change(caller, 'profile-changed', async (change) => {
    const before = await organizationOf(caller.organizationId, cloud);
    // Who only changes their work, or moves to another province, keeps what they set up otherwise.
    const wish =
      before.country === country ? { ...chosen, currency: before.currency } : { ...chosen, ...ofCountry };
    const kept = await currencyKept(before, wish.currency, cloud);
    if (isRefusal(kept)) return kept;
    const shown = await reportsOfClosedKept(before, chosen, cloud);
    if (isRefusal(shown)) return shown;
    const accounts = await accountsIn(wish.currency, before, cloud);
    const after = { ...before, ...wish, accounts };
    if (isDeepStrictEqual(after, before)) return profileIn(before, caller);
    change.about({ id: before.id }, ['country', 'region', 'profession']);
    change.put(
      ...cloud.organizations.setUpChange(before, wish, accounts),
      ...placingSchedules(before, wish),
      ...assumingAnew(before, wish),
      // One condition at the lock, as it was read first.
      ...(kept.length > 0 ? kept : shown),
    );
    return profileIn(after, caller);
  });
}
