import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mailsTo, newestCode } from '../support/inbox.ts';
import { callApi, Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

interface Person {
  readonly email: string;
  readonly password: string;
}

async function newPerson(): Promise<Person> {
  const person = { email: `${crypto.randomUUID()}@example.com`, password: 'Correct-horse-7' };
  await Member.of(cloud, { ...person, fullName: 'Ada Byron' });
  return person;
}

/** A browser in which somebody is signed in: what the API answers it, now and after its token was renewed. */
async function browserOf(person: Person) {
  const answer = await fetch(`${cloud.web}/_local/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>;
  const { client, ClientId } = pool();
  const renewed = async () => {
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refreshToken ?? '' },
      }),
    );
    return AuthenticationResult?.AccessToken;
  };
  return {
    call: (method: string, path: string, body?: unknown) => callApi(cloud, accessToken, method, path, body),
    me: async () => (await callApi(cloud, accessToken, 'GET', '/me')).status,
    meRenewed: async () => (await callApi(cloud, await renewed(), 'GET', '/me')).status,
  };
}

function pool() {
  const { endpoints, region, userPoolClientId: ClientId } = cloud.stack();
  const credentials = { accessKeyId: 'browser', secretAccessKey: 'browser' };
  return {
    client: new CognitoIdentityProviderClient({ endpoint: endpoints.cognito, region, credentials }),
    ClientId,
  };
}

/** Waits until somebody was told by mail. */
const expectTold = ({ email }: Person, subject: string) =>
  vi.waitFor(
    async () => {
      const subjects = (await mailsTo(cloud, email)).map((mail) => mail.subject);
      expect(subjects.filter((one) => one === subject)).toHaveLength(1);
    },
    { timeout: 120_000, interval: 250 },
  );

describe('changePassword', () => {
  const change = (currentPassword: string, newPassword: string) => ({ currentPassword, newPassword });

  it('ends every other session at once, also one that was never used, and not its own', async () => {
    const person = await newPerson();
    const [here, elsewhere, unused] = [
      await browserOf(person),
      await browserOf(person),
      await browserOf(person),
    ];
    expect([await here.me(), await elsewhere.me()]).toEqual([200, 200]);
    const body = change(person.password, 'Another-horse-8');
    expect(await here.call('POST', '/change-password', body)).toMatchObject({
      status: 200,
      body: { changed: true },
    });
    const fresh = await browserOf({ ...person, password: 'Another-horse-8' });
    expect([await here.me(), await fresh.me(), await here.meRenewed()]).toEqual([200, 200, 200]);
    expect([await elsewhere.me(), await unused.me(), await elsewhere.meRenewed()]).toEqual([401, 401, 401]);
    expect(await elsewhere.call('GET', '/transactions')).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    });
    await expectTold(person, 'Your Matchbook password was changed');
  });

  it('needs the password, and a good one; nothing ends where it is not changed', async () => {
    const person = await newPerson();
    const [here, elsewhere] = [await browserOf(person), await browserOf(person)];
    expect(
      await here.call('POST', '/change-password', change('Wrong-horse-7', 'Another-horse-8')),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        fields: { currentPassword: expect.stringContaining('not your') as string },
      },
    });
    expect(await here.call('POST', '/change-password', change(person.password, 'short'))).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        fields: { newPassword: expect.stringContaining('at least 10') as string },
      },
    });
    expect(await elsewhere.me()).toBe(200);
  });
});

it('a password that is reset ends every session; who signs in right after is in', async () => {
  const person = await newPerson();
  const [here, elsewhere] = [await browserOf(person), await browserOf(person)];
  expect(await here.me()).toBe(200);
  const { client, ClientId } = pool();
  await client.send(new ForgotPasswordCommand({ ClientId, Username: person.email }));
  const ConfirmationCode = await newestCode(cloud, person.email);
  const Password = 'Another-horse-8';
  await client.send(
    new ConfirmForgotPasswordCommand({ ClientId, Username: person.email, ConfirmationCode, Password }),
  );
  const fresh = await browserOf({ ...person, password: Password });
  expect([await fresh.me(), await here.me(), await elsewhere.me()]).toEqual([200, 401, 401]);
  await expectTold(person, 'Your Matchbook password was changed');
});

it('a session that was ended by itself comes back by no renewal', async () => {
  const person = await newPerson();
  const [here, elsewhere] = [await browserOf(person), await browserOf(person)];
  expect([await here.me(), await elsewhere.me()]).toEqual([200, 200]);
  const { items } = (await here.call('GET', '/sessions')).body as {
    items: { id: string; isThis: boolean }[];
  };
  const others = items.filter(({ isThis }) => !isThis);
  for (const { id } of others) await here.call('DELETE', `/sessions/${id}`);
  expect([await elsewhere.me(), await elsewhere.meRenewed()]).toEqual([401, 401]);
  expect([await here.me(), await here.meRenewed()]).toEqual([200, 200]);
});
