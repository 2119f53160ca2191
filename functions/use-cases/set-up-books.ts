import { professionsOf, regionsOf, templateFor } from '../../shared/countries/index.ts';
import type { Accountant, Organization, Profile } from '../../shared/model/organization.ts';
import type { Country, Profession } from '../../shared/model/template.ts';
import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Caller } from '../runtime/caller.ts';
import type { Cloud } from '../runtime/cloud.ts';
import { organizationOf, shownOrganization } from './show-me.ts';

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
export async function setUpBooks(
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
  const template = templateFor(country, profession);
  const profile: Profile = {
    ...caller.profile,
    country,
    region: region ?? null,
    profession,
    templatePreferences: choice.templatePreferences ?? { ...template.templateData },
  };
  const organization = await organizationOf(caller.organizationId, cloud);
  const currency = template.templateData.currency;
  const timeZone = TIME_ZONES[country];
  // Accounts that a person keeps in another currency stay in it.
  const accounts = organization.accounts.map((account) =>
    account.currency === organization.currency ? { ...account, currency } : account,
  );
  const isOwn = caller.membership.role === 'master';
  await cloud.people.save({
    profile,
    ...(isOwn ? { organization: { ...organization, currency, timeZone, accounts } } : {}),
  });
  return profile;
}

/** Keeps the accountant who receives the exports. */
export async function keepAccountant(
  accountant: Accountant,
  caller: Caller,
  cloud: Pick<Cloud, 'people'>,
): Promise<Organization> {
  const organization = { ...(await organizationOf(caller.organizationId, cloud)), accountant };
  await cloud.people.save({ organization });
  return shownOrganization(organization);
}
