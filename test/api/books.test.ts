import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteShape } from '../../shared/contract/route.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { newestCode, mailsTo } from '../support/inbox.ts';
import { callApi, Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { resendCode, signUpByPool } from '../support/sign-up.ts';

let cloud: SharedCloud;
let member: Member;
beforeAll(async () => {
  cloud = await sharedCloud();
  member = await Member.join(cloud, 'Grace Hopper');
});

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;

const signUp = (email: string, name?: string) => signUpByPool(cloud, email, name);
const resend = (email: string) => resendCode(cloud, email);
const verify = (email: string, token: string) =>
  callApi(cloud, undefined, 'POST', '/verify-signup', { email, token, type: 'signup' });

const otherCode = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

it.each(['Pay at https://evil.example', '<b>Grace</b>', 'Grace \u202eecarG'])(
  'nobody signs up as %s, whatever client they use',
  async (name) => {
    const email = uniqueEmail();
    await expect(signUp(email, name)).rejects.toThrow(/^PreSignUp failed with error/);
    expect(await mailsTo(cloud, email)).toEqual([]);
  },
);

it('the pool mails five further codes to an address and then says until when no other, without making the newest void', async () => {
  const email = uniqueEmail();
  await signUp(email);
  for (let count = 0; count < 5; count += 1) await resend(email);
  await expect(resend(email)).rejects.toThrow(/^CustomMessage failed with error no-code-until:20\d\d-/);
  expect(await mailsTo(cloud, email)).toHaveLength(6);
  expect(await verify(email, await newestCode(cloud, email))).toMatchObject({ status: 200 });
});

describe('verifySignup', () => {
  it('confirms the address with the code from the mail, and makes the books', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const [mail] = await mailsTo(cloud, email);
    expect(mail).toMatchObject({
      subject: 'Your Matchbook code',
      html: expect.stringContaining('10 minutes') as string,
    });
    expect(await verify(email, await newestCode(cloud, email))).toMatchObject({
      status: 200,
      body: { verified: true },
    });
    const { accessToken } = await signIn(email);
    const me = await callApi(cloud, accessToken, 'GET', '/me');
    expect(me).toMatchObject({
      status: 200,
      body: { profile: { email, fullName: 'Grace Hopper', role: 'master' } },
    });
  });

  it('refuses a wrong code and still takes the right one', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const code = await newestCode(cloud, email);
    expect(await verify(email, otherCode(code))).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
    expect(await verify(email, code)).toMatchObject({ status: 200 });
  });

  it('allows five wrong tries, also to the one who then knows the code; a new one helps', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const code = await newestCode(cloud, email);
    for (let step = 1; step <= 5; step += 1) {
      expect(await verify(email, otherCode(code, step))).toMatchObject({
        status: 400,
        body: { code: 'wrong-code' },
      });
    }
    expect(await verify(email, code)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    await resend(email);
    expect(await verify(email, await newestCode(cloud, email))).toMatchObject({ status: 200 });
  });

  it('counts wrong tries made at the same moment one by one', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const code = await newestCode(cloud, email);
    await Promise.all(Array.from({ length: 12 }, (_, step) => verify(email, otherCode(code, step + 1))));
    expect(await verify(email, code)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  });

  it('makes the first code worthless once a second was sent', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const first = await newestCode(cloud, email);
    await resend(email);
    const second = await newestCode(cloud, email);
    if (first !== second)
      expect(await verify(email, first)).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
    expect(await verify(email, second)).toMatchObject({ status: 200 });
  });

  it('tells a stranger nothing about who has signed up', async () => {
    expect(await verify(uniqueEmail(), '123456')).toMatchObject({
      status: 400,
      body: { code: 'wrong-code' },
    });
  });
});

async function signIn(email: string): Promise<{ accessToken: string }> {
  const body = JSON.stringify({ email, password: 'Correct-horse-7' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${cloud.web}/_local/sign-in`, { method: 'POST', headers, body });
  return (await answer.json()) as { accessToken: string };
}

describe('getMe', () => {
  it('tells the person, their books, abilities, plan and usage', async () => {
    const me = contract.getMe.reply.parse(await member.ask('GET', '/me'));
    expect(me.profile).toMatchObject({ email: member.email, fullName: 'Grace Hopper', role: 'master' });
    expect(me.organization).toMatchObject({ currency: 'USD', accountant: null, entryGoal: 50 });
    expect(me.organization.accounts.map(({ id }) => id)).toEqual([
      'checking',
      'savings',
      'business',
      'cash',
      'credit-card',
    ]);
    expect(me.abilities).toContain('canManageBilling');
    expect(me.plan.name).toBe('professional');
    const trialDaysLeft = (Date.parse(me.plan.trialEndsAt ?? '') - Date.now()) / 86_400_000;
    expect(trialDaysLeft).toBeGreaterThan(13.9);
    expect(trialDaysLeft).toBeLessThanOrEqual(14);
    expect(me.usage).toMatchObject({ documents: 0, statements: 0 });
  });
});

describe('updateProfile', () => {
  it('sets country, region and profession, and the books’ currency with them', async () => {
    const person = await Member.join(cloud);
    const profile = await person.ask('PUT', '/profile', {
      country: 'Canada',
      region: 'QC',
      profession: 'realtor',
    });
    expect(profile).toMatchObject({ country: 'Canada', region: 'QC', profession: 'realtor' });
    const { organization } = contract.getMe.reply.parse(await person.ask('GET', '/me'));
    expect(organization).toMatchObject({ currency: 'CAD', timeZone: 'America/Toronto' });
    expect(organization.accounts.every(({ currency }) => currency === 'CAD')).toBe(true);
  });

  it('belongs to the organisation: its master chooses, its assistants see and work by it', async () => {
    const master = await Member.join(cloud);
    const assistant = await Member.join(cloud);
    await assistant.ask('PUT', '/profile', { country: 'USA', profession: 'doctor' });
    const organizationId = await organizationIdOf(master);
    await makeAssistant(booksOf(cloud), assistant, organizationId, 'full');
    await master.ask('PUT', '/profile', { country: 'UK', profession: 'plumber' });
    const me = contract.getMe.reply.parse(await assistant.ask('GET', '/me'));
    expect(me.profile).toMatchObject({
      role: 'assistant',
      country: 'UK',
      profession: 'plumber',
      organizationId,
    });
    expect(me.organization).toMatchObject({
      id: organizationId,
      currency: 'GBP',
      dateFormat: 'DD/MM/YYYY',
      fiscalYearStart: '04-06',
    });
    const refused = await assistant.call('PUT', '/profile', { country: 'Canada', profession: 'realtor' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await master.ask('GET', '/me')).toMatchObject({ profile: { country: 'UK' } });
  });

  it.each([
    [{ country: 'Canada', region: 'TX', profession: 'realtor' }, 'region'],
    [{ country: 'Atlantis', profession: 'realtor' }, 'country'],
    [{ country: 'Canada', profession: 'pirate' }, 'profession'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await member.call('PUT', '/profile', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('listTemplates', () => {
  it('gives all 48, each once', async () => {
    const { items } = contract.listTemplates.reply.parse(await member.ask('GET', '/templates'));
    expect(new Set(items.map(({ country, profession }) => `${country}/${profession}`)).size).toBe(48);
    expect(items).toHaveLength(48);
  });

  it('narrows to one country and profession', async () => {
    const { items } = contract.listTemplates.reply.parse(
      await member.ask('GET', '/templates?country=Ireland&profession=plumber'),
    );
    expect(items).toMatchObject([
      { country: 'Ireland', profession: 'plumber', templateData: { currency: 'EUR' } },
    ]);
  });
});

describe('savePreferences', () => {
  it('keeps the goal, by the master alone, and refuses what is none', async () => {
    const master = await Member.join(cloud);
    expect(await master.ask('PUT', '/preferences', { entryGoal: 120 })).toMatchObject({ entryGoal: 120 });
    for (const entryGoal of [0, -1, 2.5, 100_001, '80', null])
      expect(await master.call('PUT', '/preferences', { entryGoal })).toMatchObject({
        status: 400,
        body: { fields: { entryGoal: 'Write a whole number from 1 to 100,000.' } },
      });
    const helper = await Member.join(cloud);
    await makeAssistant(booksOf(cloud), helper, await organizationIdOf(master), 'full');
    expect(await helper.call('PUT', '/preferences', { entryGoal: 1 })).toMatchObject({ status: 403 });
    expect(await master.ask('GET', '/me')).toMatchObject({ organization: { entryGoal: 120 } });
  });
});

describe('saveOwnPreferences', () => {
  it('keeps the language of the person, in which everything is said that names no other', async () => {
    const master = await Member.join(cloud);
    expect(await master.ask('PUT', '/own-preferences', { language: 'fr' })).toMatchObject({ language: 'fr' });
    expect(await master.ask('PUT', '/own-preferences', {})).toMatchObject({ language: 'fr' });
    expect(await master.ask('GET', '/me')).toMatchObject({ profile: { language: 'fr' } });
    expect(await master.call('PUT', '/own-preferences', { language: 'de' })).toMatchObject({ status: 400 });
  });

  it('is not asked for answers: each is in the language that its request accepts', async () => {
    const master = await Member.join(cloud);
    const refused = (language: string) =>
      master.call('PUT', '/preferences', { entryGoal: 0 }, { 'accept-language': language });
    const [french, english] = await Promise.all([refused('fr-CA'), refused('en')]);
    expect(french.body).toMatchObject({ fields: { entryGoal: 'Écrivez un nombre entier de 1 à 100 000.' } });
    expect(english.body).toMatchObject({ fields: { entryGoal: 'Write a whole number from 1 to 100,000.' } });
  });
});

describe('saveAccountant', () => {
  const accountant = {
    name: 'Zoë Ledger',
    email: 'zoe@example.com',
    company: 'Ledger & Co',
    phone: '+44 20 7946 0000',
  };

  it('keeps the accountant for the next export', async () => {
    const saved = await member.ask('PUT', '/accountant', accountant);
    expect(saved['accountant']).toEqual(accountant);
    expect(await member.ask('GET', '/me')).toMatchObject({ organization: { accountant } });
  });

  it('refuses a name that would become a second mail header', async () => {
    const answer = await member.call('PUT', '/accountant', {
      ...accountant,
      name: 'Zoë\r\nBcc: all@example.com',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

describe('getOpenapi', () => {
  it('describes every route to anybody', async () => {
    const { status, body } = await callApi(cloud, undefined, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body['openapi']).toBe('3.1.0');
    const paths = Object.values(body['paths'] as Record<string, Record<string, { operationId: string }>>);
    const names = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    // Pages are for people.
    const operations = Object.entries<RouteShape>(contract).filter(([, route]) => !route.page);
    expect(names.toSorted()).toEqual(operations.map(([name]) => name).toSorted());
    expect(body).toMatchObject({
      paths: {
        '/api/send-custom-export': {
          post: {
            parameters: [
              { name: 'matchbook-books', in: 'header' },
              { name: 'idempotency-key', in: 'header' },
            ],
          },
        },
      },
    });
  });
});
