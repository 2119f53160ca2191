import { shownAccounts } from '../../../shared/model/account.ts';
import type { BookSettings, Organization, Profile } from '../../../shared/model/organization.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/**
 * The organisation of a caller, its accounts as a language calls them; a membership without organisation is a fault of ours, not of the
 * request.
 */
export async function organizationOf(
  organizationId: string,
  { organizations }: Pick<Cloud, 'organizations'>,
  language?: Language,
): Promise<StoredOrganization> {
  const organization = await organizations.get(organizationId);
  if (!organization) throw new Error(`The organisation ${organizationId} of a member does not exist.`);
  const { accounts, country } = organization;
  return { ...organization, accounts: shownAccounts(accounts, country, language) };
}

/** How the organisation of a caller keeps its books, where its accounts and categories are not asked for: a third of what they cost to read. */
export async function settingsOf(
  organizationId: string,
  { organizations }: Pick<Cloud, 'organizations'>,
): Promise<BookSettings> {
  const settings = await organizations.settings(organizationId);
  if (!settings) throw new Error(`The organisation ${organizationId} of a member does not exist.`);
  return settings;
}

/** The organisation as members see it. */
export function shownOrganization({
  accounts,
  accountsVersion: _accountsVersion,
  categories,
  categoriesVersion: _categoriesVersion,
  ...settings
}: StoredOrganization): Organization {
  return { ...settings, accounts: [...accounts], categories: [...categories] };
}

/** A person in their organisation, with what its books are kept for. */
export function profileIn(
  { country, region, profession, templatePreferences }: BookSettings,
  { person, membership }: Pick<Caller, 'person' | 'membership'>,
): Profile {
  const { role, organizationId } = membership;
  return { ...person, role, organizationId, country, region, profession, templatePreferences };
}
