import { professionsOf, regionsOf, templateFor } from '../../../shared/countries/index.ts';
import type { Profile } from '../../../shared/model/organization.ts';
import type { Country, Profession } from '../../../shared/model/template.ts';
import { ALL_MONTHS, isUsed } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/people.ts';
import { organizationOf } from './organization-of.ts';

/** Where a country's businesses keep their day, until Settings says otherwise. */
const TIME_ZONES: Readonly<Record<Country, string>> = {
  USA: 'America/New_York',
  Canada: 'America/Toronto',
  UK: 'Europe/London',
  Australia: 'Australia/Sydney',
  Ireland: 'Europe/Dublin',
  'New Zealand': 'Pacific/Auckland',
};

interface Choice {
  readonly country: Country;
  readonly region?: string | undefined;
  readonly profession: Profession;
  readonly templatePreferences?: Record<string, unknown> | undefined;
}

/** Takes the country, region and profession chosen at onboarding into the profile, and currency and time zone into the organisation. */
export async function updateProfile(
  choice: Choice,
  caller: Caller,
  cloud: Pick<Cloud, 'people' | 'ledger'>,
): Promise<Profile | Refusal> {
  const { country, region, profession } = choice;
  if (!professionsOf(country).includes(profession)) {
    return refuse('invalid-input', {
      fields: { profession: 'Choose a country and a profession from the lists.' },
    });
  }
  const regions = regionsOf(country);
  if (region !== undefined && !regions.some(({ code }) => code === region)) {
    return refuse('invalid-input', { fields: { region: 'Choose a region from the list.' } });
  }
  const { templateData } = templateFor(country, profession);
  const { currency } = templateData;
  const change = {
    country,
    region: region ?? null,
    profession,
    templatePreferences: choice.templatePreferences ?? { ...templateData },
  };
  const place = { currency, timeZone: TIME_ZONES[country] };
  const isOwn = caller.membership.role === 'master';
  const outcome = await again(async () => {
    const organization = isOwn ? await inPlace(caller.organizationId, place, cloud) : undefined;
    return cloud.people.trySetUp(caller.userId, change, organization);
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : { ...caller.profile, ...change };
}

/** The organisation as it is, with what changes where its books are kept in another currency and time zone. */
async function inPlace(
  organizationId: string,
  place: Pick<StoredOrganization, 'currency' | 'timeZone'>,
  cloud: Pick<Cloud, 'people' | 'ledger'>,
) {
  const before = await organizationOf(organizationId, cloud);
  if (before.currency === place.currency) return { before, change: { ...place, accounts: before.accounts } };
  const totals = await cloud.ledger.monthTotals(organizationId, ALL_MONTHS);
  // Accounts that a person keeps in another currency stay in it, and those with rows in that of their rows.
  const accounts = before.accounts.map((account) =>
    account.currency === before.currency && !isUsed(account, totals)
      ? { ...account, currency: place.currency }
      : account,
  );
  return { before, change: { ...place, accounts } };
}
