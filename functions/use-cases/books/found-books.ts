import { randomUUID } from 'node:crypto';
import { templateFor } from '../../../shared/countries/index.ts';
import { startingAccounts } from '../../../shared/model/account.ts';
import { FullName } from '../../../shared/model/common.ts';
import { trialDays } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Founding, Opening } from '../../store/organizations.ts';

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
  const fullName = FullName.safeParse(given).data ?? FullName.safeParse(nameIn(email)).data ?? FIRST_NAME;
  // A person's own organization carries their id, unless somebody who knew it took it for theirs.
  const isTaken = (await cloud.organizations.settings(userId)) && !(await cloud.people.person(userId));
  const organizationId = isTaken ? randomUUID() : userId;
  // Known by the code that was mailed to them: nobody has signed in yet.
  const person = { organizationId, userId, through: 'mail-code' } as const;
  await cloud.change(person, 'books-founded', async (change) => {
    if (await cloud.people.person(userId)) return;
    change.about({ id: organizationId, name: fullName });
    change.put(
      ...cloud.organizations.founding(newBooks({ userId, email, fullName }, organizationId, change.at)),
    );
  });
}

/** What is written for somebody who gets books of their own: their first, with a trial. */
function newBooks({ userId, email, fullName }: PoolPerson, organizationId: string, at: string): Founding {
  const trialEndsAt = new Date(Date.parse(at) + trialDays * MS_PER_DAY).toISOString();
  return {
    person: { id: userId, email, fullName },
    ...openingOf({ id: organizationId, name: fullName }, userId, at),
    plan: { organizationId, name: 'professional', trialEndsAt },
  };
}

/** What is written for a further business of somebody: it begins on Starter. */
export function furtherBooks(books: NamedBooks, userId: string, at: string): Opening {
  return {
    ...openingOf(books, userId, at),
    plan: { organizationId: books.id, name: 'starter', trialEndsAt: null },
  };
}

/** Books and how they are called. */
interface NamedBooks {
  readonly id: string;
  readonly name: string;
}

/** Empty books with their master, for which nobody has chosen a country yet. */
function openingOf({ id, name }: NamedBooks, userId: string, at: string): Omit<Opening, 'plan'> {
  const { currency, dateFormat } = first;
  return {
    membership: {
      ...{ userId, organizationId: id, role: 'master', accessLevel: 'full' },
      ...{ joinedAt: at, activeSince: at },
    },
    settings: {
      ...{ id, name, country: null, region: null, profession: null, templatePreferences: {} },
      ...{ currency, dateFormat, timeZone: FIRST_TIME_ZONE, fiscalYearStart },
      ...{ entryGoal: ENTRY_GOAL, accountant: null, createdAt: at },
    },
    accounts: startingAccounts.map((account) => ({
      ...account,
      currency,
      lastDigits: null,
      openingBalance: 0,
    })),
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
