import { templateFor } from '../../../shared/countries/index.ts';
import { startingAccounts } from '../../../shared/model/account.ts';
import { FullName } from '../../../shared/model/common.ts';
import { trialDays } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Founding } from '../../store/organizations.ts';

const MS_PER_DAY = 86_400_000;
/** Until a country is chosen the books follow the default template (specification section 9): USA, dollars, Eastern time. */
const { fiscalYearStart, templateData: first } = templateFor(null, null);
const FIRST_TIME_ZONE = 'America/New_York';
const ENTRY_GOAL = 50;
const FIRST_NAME = 'Matchbook';

/** Who somebody is, as the pool says. */
interface PoolPerson {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
}

/** Gives a confirmed person their own organisation, profile and membership, all at once; doing it twice changes nothing. */
export async function foundBooks(
  { userId, email, fullName: given }: PoolPerson,
  cloud: Pick<Cloud, 'change' | 'people' | 'organizations'>,
): Promise<void> {
  // A person's own organisation carries the person's id: two foundings at once meet in the same item.
  const organizationId = userId;
  const fullName = FullName.safeParse(given).data ?? FullName.safeParse(nameIn(email)).data ?? FIRST_NAME;
  // Known by the code that was mailed to them: nobody has signed in yet.
  const person = { organizationId, userId, through: 'mail-code' } as const;
  await cloud.change(person, 'books-founded', async (change) => {
    if (await cloud.people.person(userId)) return;
    change.about({ id: organizationId, name: fullName });
    change.put(...cloud.organizations.founding(newBooks({ userId, email, fullName }, change.at)));
  });
}

/** What is written for somebody who gets books of their own. */
function newBooks({ userId, email, fullName }: PoolPerson, at: string): Founding {
  const organizationId = userId;
  const { currency, dateFormat } = first;
  return {
    person: { id: userId, email, fullName },
    membership: {
      userId,
      organizationId,
      role: 'master',
      accessLevel: 'full',
      joinedAt: at,
      activeSince: at,
    },
    settings: {
      id: organizationId,
      name: fullName,
      country: null,
      region: null,
      profession: null,
      templatePreferences: {},
      currency,
      dateFormat,
      timeZone: FIRST_TIME_ZONE,
      fiscalYearStart,
      entryGoal: ENTRY_GOAL,
      accountant: null,
      createdAt: at,
    },
    accounts: startingAccounts.map((account) => ({
      ...account,
      currency,
      lastDigits: null,
      openingBalance: 0,
    })),
    plan: {
      organizationId,
      name: 'professional',
      trialEndsAt: new Date(Date.parse(at) + trialDays * MS_PER_DAY).toISOString(),
    },
  };
}

/**
 * Makes the books of somebody who was confirmed while the making of them failed, from the pool's own attributes. Who is no more there has
 * only a token left.
 */
export async function healBooks(
  userId: string,
  cloud: Pick<Cloud, 'change' | 'people' | 'organizations' | 'userPool' | 'userPoolId'>,
): Promise<Refusal | undefined> {
  const { userPool, userPoolId } = cloud;
  const attributes = await userPool.attributes(userPoolId, userId);
  if (!attributes) return refuse('signed-out');
  const { email = '', name = '', email_verified: verified } = attributes;
  if (verified === 'true') await foundBooks({ userId, email, fullName: name }, cloud);
  return undefined;
}

/** What somebody is called whose name in the pool is none: a client of their own changed it there after signing up. */
const nameIn = (email: string): string =>
  email
    .replace(/@.*/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
