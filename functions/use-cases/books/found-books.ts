import { trialDays } from '../../../shared/plans.ts';
import { startingAccounts } from '../../../shared/model/account.ts';
import type { Profile } from '../../../shared/model/organization.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/people.ts';

const MS_PER_DAY = 86_400_000;
/** Until a country is chosen the books follow the default template (specification section 9): USA, dollars, Eastern time. */
const FIRST_CURRENCY = 'USD';
const FIRST_TIME_ZONE = 'America/New_York';
const ENTRY_GOAL = 50;

/** Gives a confirmed person their own organisation, profile and membership, all at once; doing it twice changes nothing. */
export async function foundBooks(
  person: { userId: string; email: string; fullName: string },
  { people, now }: Pick<Cloud, 'people' | 'now'>,
): Promise<void> {
  const { userId, email, fullName } = person;
  // A person's own organisation carries the person's id: two foundings at once meet in the same item.
  const organizationId = userId;
  const at = now().toISOString();
  const profile: Profile = {
    id: userId,
    email,
    fullName,
    role: 'master',
    organizationId,
    country: null,
    region: null,
    profession: null,
    templatePreferences: {},
  };
  const organization: StoredOrganization = {
    id: organizationId,
    name: fullName,
    currency: FIRST_CURRENCY,
    timeZone: FIRST_TIME_ZONE,
    entryGoal: ENTRY_GOAL,
    accounts: startingAccounts.map((account) => ({
      ...account,
      currency: FIRST_CURRENCY,
      lastDigits: null,
      openingBalance: 0,
    })),
    accountant: null,
    createdAt: at,
    plan: {
      name: 'professional',
      trialEndsAt: new Date(now().getTime() + trialDays * MS_PER_DAY).toISOString(),
    },
  };
  await people.found(profile, organization, {
    userId,
    organizationId,
    role: 'master',
    accessLevel: 'full',
    lastActivity: at,
  });
}

/** Makes the books of somebody who was confirmed while the making of them failed, from the pool's own attributes. */
export async function healBooks(
  userId: string,
  accessToken: string,
  cloud: Pick<Cloud, 'people' | 'now' | 'userPool'>,
): Promise<void> {
  const { email = '', name = '', email_verified: verified } = await cloud.userPool.attributes(accessToken);
  if (verified === 'true') await foundBooks({ userId, email, fullName: name || email }, cloud);
}
