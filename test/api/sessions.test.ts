import * as cognito from '@aws-sdk/client-cognito-identity-provider';
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
    accessToken: accessToken ?? '',
    refreshToken: refreshToken ?? '',
    call: (method: string, path: string, body?: unknown) => callApi(cloud, accessToken, method, path, body),
    me: async () => (await callApi(cloud, accessToken, 'GET', '/me')).status,
    /** What the API answers a renewed token; how the pool refuses to renew it. */
    meRenewed: () =>
      renewed().then(
        async (token) => (await callApi(cloud, token, 'GET', '/me')).status,
        (error: unknown) => (error instanceof Error ? error.name : error),
      ),
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

  it('ends every session at once, also one that was never used, and its own', async () => {
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
    expect([await fresh.me(), await fresh.meRenewed()]).toEqual([200, 200]);
    for (const ended of [here, elsewhere, unused]) {
      expect(await ended.me()).toBe(401);
      expect(await ended.meRenewed()).toBe('NotAuthorizedException');
    }
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

it('with another session that is ended all end, by no renewal they come back', async () => {
  const person = await newPerson();
  const [here, elsewhere] = [await browserOf(person), await browserOf(person)];
  expect([await here.me(), await elsewhere.me()]).toEqual([200, 200]);
  await endOther(here);
  for (const ended of [here, elsewhere]) {
    expect(await ended.me()).toBe(401);
    expect(await ended.meRenewed()).toBe('NotAuthorizedException');
  }
});

type Browser = Awaited<ReturnType<typeof browserOf>>;

async function endOther(here: Browser): Promise<void> {
  const { items } = (await here.call('GET', '/sessions')).body as {
    items: { id: string; isThis: boolean }[];
  };
  const other = items.find(({ isThis }) => !isThis);
  expect(await here.call('DELETE', `/sessions/${other?.id ?? ''}`)).toMatchObject({ status: 200 });
}

describe('the user pool itself', () => {
  const attributes = [{ Name: 'name', Value: 'Taken Over' }];
  const app = { Enabled: false, PreferredMfa: false };
  /** Everything that somebody with a token could ask the pool for, past the product. */
  const callsOf = ({ accessToken: AccessToken, refreshToken }: Browser, password: string) => {
    const { client, ClientId } = pool();
    const AuthParameters = { REFRESH_TOKEN: refreshToken };
    return {
      getUser: () => client.send(new cognito.GetUserCommand({ AccessToken })),
      associate: () => client.send(new cognito.AssociateSoftwareTokenCommand({ AccessToken })),
      verify: () => client.send(new cognito.VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' })),
      preference: () =>
        client.send(new cognito.SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: app })),
      changePassword: () =>
        client.send(
          new cognito.ChangePasswordCommand({
            AccessToken,
            PreviousPassword: password,
            ProposedPassword: 'Thief-horse-9',
          }),
        ),
      attributes: () =>
        client.send(new cognito.UpdateUserAttributesCommand({ AccessToken, UserAttributes: attributes })),
      signOut: () => client.send(new cognito.GlobalSignOutCommand({ AccessToken })),
      refresh: () =>
        client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })),
      renew: () =>
        client.send(new cognito.GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refreshToken })),
      // Last, for nobody would be left to ask for.
      delete: () => client.send(new cognito.DeleteUserCommand({ AccessToken })),
    };
  };
  const succeeding = async (calls: ReturnType<typeof callsOf>) => {
    const done: string[] = [];
    for (const [name, call] of Object.entries(calls))
      await call().then(
        () => done.push(name),
        () => undefined,
      );
    return done;
  };

  it.each([
    [
      'the password is changed',
      (here: Browser, { password }: Person) =>
        here.call('POST', '/change-password', {
          currentPassword: password,
          newPassword: 'Another-horse-8',
        }),
    ],
    [
      'all sessions are ended',
      (here: Browser) => here.call('POST', '/sessions/end-all', { keepThis: false }),
    ],
    [
      'all other sessions are ended',
      (here: Browser, { password }: Person) =>
        here.call('POST', '/sessions/end-all', { keepThis: true, password }),
    ],
    ['another session is ended', endOther],
  ])('takes no call of a token whose session was over once %s', async (_, end) => {
    const person = await newPerson();
    const [here, thief] = [await browserOf(person), await browserOf(person)];
    expect([await here.me(), await thief.me()]).toEqual([200, 200]);
    await end(here, person);
    expect(await succeeding(callsOf(thief, person.password))).toEqual([]);
    expect(await succeeding(callsOf(here, person.password))).toEqual([]);
  });

  it('takes of a token that goes on no call but its renewal: all else is closed to browsers', async () => {
    const person = await newPerson();
    const here = await browserOf(person);
    expect(await succeeding(callsOf(here, person.password))).toEqual(['refresh', 'renew']);
    await expect(callsOf(here, person.password).delete()).rejects.toMatchObject({
      name: 'ForbiddenException',
    });
    expect(await here.me()).toBe(200);
  });

  it('goes on elsewhere where one signs out here', async () => {
    const person = await newPerson();
    const [here, elsewhere] = [await browserOf(person), await browserOf(person)];
    expect([await here.me(), await elsewhere.me()]).toEqual([200, 200]);
    const { items } = (await here.call('GET', '/sessions')).body as {
      items: { id: string; isThis: boolean }[];
    };
    const own = items.find(({ isThis }) => isThis)?.id ?? '';
    expect(await here.call('DELETE', `/sessions/${own}`)).toMatchObject({ status: 200 });
    const { client, ClientId } = pool();
    await client.send(new cognito.RevokeTokenCommand({ ClientId, Token: here.refreshToken }));
    expect([await here.me(), await elsewhere.me(), await elsewhere.meRenewed()]).toEqual([401, 200, 200]);
    expect(await succeeding(callsOf(here, person.password))).toEqual([]);
  });
});

it('a token that the pool alone has revoked is refused by all that is about the way in', async () => {
  const person = await newPerson();
  const here = await browserOf(person);
  const { client, ClientId } = pool();
  await client.send(new cognito.RevokeTokenCommand({ ClientId, Token: here.refreshToken }));
  const code = '123456';
  for (const [method, path, body] of [
    ['GET', '/second-factor', undefined],
    ['POST', '/second-factor/offer', undefined],
    ['POST', '/second-factor/turn-on', { code, password: person.password }],
    ['POST', '/second-factor/turn-off', { code, password: person.password }],
    ['POST', '/second-factor/codes', { code, password: person.password }],
    ['POST', '/change-password', { currentPassword: person.password, newPassword: 'Another-horse-8' }],
  ] as const)
    expect(await here.call(method, path, body), path).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    });
});
