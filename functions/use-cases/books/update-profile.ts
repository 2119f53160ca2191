import { professionsOf, regionsOf, templateFor } from '../../../shared/countries/index.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { Profile } from '../../../shared/model/organization.ts';
import type { Country, Profession } from '../../../shared/model/template.ts';
import { ALL_MONTHS, isUsed } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf, profileIn } from './organization-of.ts';

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

/**
 * Chooses for which country, region and profession the organisation's books are kept; currency, date format, time zone and fiscal
 * year follow. Only its master may.
 */
export async function updateProfile(
  { country, region, profession, templatePreferences }: Choice,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'ledger'>,
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
  const change = {
    country,
    region: region ?? null,
    profession,
    templatePreferences: templatePreferences ?? { ...templateData },
    currency,
    dateFormat,
    timeZone: TIME_ZONES[country],
    fiscalYearStart,
  };
  const outcome = await again(async () => {
    const before = await organizationOf(caller.organizationId, cloud);
    const written = await cloud.organizations.trySetUp(
      before,
      change,
      await accountsIn(currency, before, cloud),
    );
    return written === 'conflict' ? written : { ...before, ...change };
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : profileIn(outcome, caller);
}

/**
 * The accounts where books are kept in this currency: those that a person keeps in another one stay in it, and those with rows in
 * that of their rows.
 */
async function accountsIn(
  currency: Account['currency'],
  before: StoredOrganization,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<readonly Account[]> {
  if (before.currency === currency) return before.accounts;
  const totals = await ledger.monthTotals(before.id, ALL_MONTHS);
  return before.accounts.map((account) =>
    account.currency === before.currency && !isUsed(account, totals) ? { ...account, currency } : account,
  );
}
