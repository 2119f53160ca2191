import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, it } from 'vitest';
import { claimsOf, CLIENT_ID, openPool, PASSWORD, POOL_ID, sdk } from './pool-fixture.ts';
import type { Event } from './pool-fixture.ts';

const EMAIL = 'Ada@example.org';
const HOUR = 3_600_000;
const PASSWORD_FLOW = { ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] };
let pool: Awaited<ReturnType<typeof openPool>>;
let client: cognito.CognitoIdentityProviderClient;

async function open(overrides: Parameters<typeof openPool>[0] = { client: PASSWORD_FLOW }): Promise<void> {
  pool = await openPool(overrides);
  client = pool.sdk();
}
afterEach(() => pool.close());

const signUp = (username = EMAIL, password = PASSWORD, name = 'Ada') =>
  client.send(
    new cognito.SignUpCommand({
      ClientId: CLIENT_ID,
      Username: username,
      Password: password,
      UserAttributes: [{ Name: 'name', Value: name }],
      ClientMetadata: { page: 'signup' },
    }),
  );
const confirm = (code = pool.code(), username = EMAIL) =>
  client.send(
    new cognito.ConfirmSignUpCommand({ ClientId: CLIENT_ID, Username: username, ConfirmationCode: code }),
  );
const resend = (username = EMAIL) =>
  client.send(new cognito.ResendConfirmationCodeCommand({ ClientId: CLIENT_ID, Username: username }));
const forgot = (username = EMAIL) =>
  client.send(new cognito.ForgotPasswordCommand({ ClientId: CLIENT_ID, Username: username }));
const reset = (code: string, password: string, username = EMAIL) =>
  client.send(
    new cognito.ConfirmForgotPasswordCommand({
      ClientId: CLIENT_ID,
      Username: username,
      ConfirmationCode: code,
      Password: password,
    }),
  );
const authenticate = (flow: cognito.AuthFlowType, parameters: Record<string, string>) =>
  client.send(
    new cognito.InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: flow, AuthParameters: parameters }),
  );
const getUser = (token: string) => client.send(new cognito.GetUserCommand({ AccessToken: token }));

async function signIn(password = PASSWORD) {
  const answer = await authenticate('USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD: password });
  const { AccessToken = '', RefreshToken = '', IdToken = '', ...rest } = answer.AuthenticationResult ?? {};
  return { accessToken: AccessToken, refreshToken: RefreshToken, idToken: IdToken, rest };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

describe('signing up', () => {
  it.each([
    ['Short-1', 'Password not long enough'],
    ['ledger-2026!', 'Password must have uppercase characters'],
    ['LEDGER-2026!', 'Password must have lowercase characters'],
    ['Ledger-Book!', 'Password must have numeric characters'],
    ['Ledger2026xyz', 'Password must have symbol characters'],
  ])('refuses %s: %s', async (password, rule) => {
    await open();
    await expect(signUp(EMAIL, password)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${rule}`,
    });
  });

  it('refuses an address twice, whatever its case', async () => {
    await open();
    await signUp();
    await expect(signUp('ADA@EXAMPLE.ORG')).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  it('refuses what is no e-mail, and a missing required attribute', async () => {
    await open();
    await expect(signUp('ada')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
    await expect(signUp(EMAIL, PASSWORD, '')).rejects.toThrow(
      'Attributes did not conform to the schema: name: The attribute name is required',
    );
  });

  it('lets nobody set what the client may not write, their own verification least of all', async () => {
    await open({
      client: { ...PASSWORD_FLOW, ReadAttributes: ['email'], WriteAttributes: ['email', 'name'] },
    });
    const withAttribute = (Name: string, Value: string) =>
      client.send(
        new cognito.SignUpCommand({
          ClientId: CLIENT_ID,
          Username: EMAIL,
          Password: PASSWORD,
          UserAttributes: [
            { Name: 'name', Value: 'Ada' },
            { Name, Value },
          ],
        }),
      );
    const refusal = {
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    };
    await expect(withAttribute('email_verified', 'true')).rejects.toMatchObject(refusal);
    await expect(withAttribute('locale', 'fr-CA')).rejects.toMatchObject(refusal);
    await withAttribute('email', EMAIL);
    await confirm();
    const { idToken, accessToken } = await signIn();
    expect(claimsOf(idToken)).not.toHaveProperty('name');
    expect((await getUser(accessToken)).UserAttributes?.map(({ Name }) => Name).sort()).toEqual([
      'email',
      'sub',
    ]);
  });

  it('keeps an unconfirmed person out, but only who knows the password learns why', async () => {
    await open();
    await signUp();
    await expect(signIn()).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    await expect(signIn('Wrong-2026!!')).rejects.toMatchObject(INCORRECT);
  });

  it('takes the code for 24 hours', async () => {
    await open();
    await signUp();
    pool.clock.ahead = 24 * HOUR + 1000;
    await expect(confirm()).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
    await resend();
    await expect(confirm()).resolves.toBeDefined();
    await expect(confirm()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    await expect(resend()).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });

  it('stops guessing after five wrong codes, until a new one is sent', async () => {
    await open();
    await signUp();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(confirm(wrong(pool.code()))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(confirm()).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    await resend();
    await expect(confirm()).resolves.toBeDefined();
  });

  it('sends twenty codes an hour and no more', async () => {
    await open();
    await signUp();
    for (let sent = 1; sent < 20; sent += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
    pool.clock.ahead = HOUR + 1000;
    await expect(resend()).resolves.toBeDefined();
  });
});

describe('the triggers', () => {
  it('word the mails, with the event that Cognito sends', async () => {
    const events: Event[] = [];
    const word = (event: Event) => {
      events.push(event);
      return {
        ...event,
        response: {
          emailSubject: `${event.triggerSource} {####}`,
          emailMessage: '<p>Your code is <b>{####}</b> &amp; no other</p>',
        },
      };
    };
    await open({
      pool: { LambdaConfig: { CustomMessage: 'arn:aws:lambda:ca-central-1:111122223333:function:word' } },
      functions: { word },
    });
    const { UserSub } = await signUp();
    await resend();
    await confirm();
    await forgot();
    expect(events[0]).toEqual({
      version: '1',
      region: 'ca-central-1',
      userPoolId: POOL_ID,
      userName: UserSub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: CLIENT_ID },
      triggerSource: 'CustomMessage_SignUp',
      request: {
        userAttributes: {
          sub: UserSub,
          email: EMAIL,
          email_verified: 'false',
          name: 'Ada',
          'cognito:user_status': 'UNCONFIRMED',
        },
        codeParameter: '{####}',
        linkParameter: '{##Click Here##}',
        usernameParameter: null,
        clientMetadata: { page: 'signup' },
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    });
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'CustomMessage_ForgotPassword',
    ]);
    expect(pool.mails[0]).toMatchObject({ to: EMAIL, from: 'Matchbook <hello@matchbook.example>' });
    expect(pool.mails[0]?.subject).toMatch(/^CustomMessage_SignUp \d{6}$/);
    expect(pool.mails[0]?.html).toMatch(/^<p>Your code is <b>\d{6}<\/b> &amp; no other<\/p>$/);
    expect(pool.mails[0]?.text).toMatch(/^Your code is \d{6} & no other$/);
  });

  it('leave the person confirmed when the product fails to take note', async () => {
    const events: Event[] = [];
    const fail = (event: Event) => {
      events.push(event);
      throw new Error('the table is away');
    };
    await open({
      client: PASSWORD_FLOW,
      pool: { LambdaConfig: { PostConfirmation: 'fail' } },
      functions: { fail },
    });
    await signUp();
    await expect(confirm()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error the table is away.',
    });
    expect(events[0]).toMatchObject({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: {
        userAttributes: {
          email: EMAIL,
          email_verified: 'true',
          name: 'Ada',
          'cognito:user_status': 'CONFIRMED',
        },
      },
      response: {},
    });
    await expect(signIn()).resolves.toBeDefined();
  });

  it('refuse a message without a place for the code', async () => {
    const mute = () => ({ response: { emailMessage: 'Welcome!' } });
    await open({ pool: { LambdaConfig: { CustomMessage: 'mute' } }, functions: { mute } });
    await expect(signUp()).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
  });
});

describe('signing in', () => {
  it('offers only the flows of the template', async () => {
    await open({});
    await expect(authenticate('USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  it('locks for a moment after five wrong passwords', async () => {
    await open();
    await signUp();
    await confirm();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(signIn('Wrong-2026!!')).rejects.toMatchObject(INCORRECT);
    await expect(signIn()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    pool.clock.ahead = 2000;
    await expect(signIn()).resolves.toBeDefined();
  });

  it('refuses a public value that would reveal the key, and a proof given twice', async () => {
    await open({});
    await expect(authenticate('USER_SRP_AUTH', { USERNAME: EMAIL, SRP_A: '0' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await signUp();
    await confirm();
    const { ChallengeParameters = {} } = await authenticate('USER_SRP_AUTH', {
      USERNAME: EMAIL,
      SRP_A: 'abc123',
    });
    const respond = () =>
      client.send(
        new cognito.RespondToAuthChallengeCommand({
          ClientId: CLIENT_ID,
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: {
            USERNAME: ChallengeParameters['USER_ID_FOR_SRP'] ?? '',
            PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters['SECRET_BLOCK'] ?? '',
            PASSWORD_CLAIM_SIGNATURE: 'bm90IGEgcHJvb2Y=',
            TIMESTAMP: 'Thu Sep 5 17:22:32 UTC 2026',
          },
        }),
      );
    await expect(respond()).rejects.toMatchObject(INCORRECT);
    await expect(respond()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    });
  });

  it('challenges a stranger as it challenges anyone, each time the same', async () => {
    await open({});
    const challenge = async () =>
      (await authenticate('USER_SRP_AUTH', { USERNAME: 'nobody@example.org', SRP_A: 'abc123' }))
        .ChallengeParameters;
    const [first, second] = [await challenge(), await challenge()];
    expect(first?.['USER_ID_FOR_SRP']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(first?.['SALT']).toHaveLength(32);
    expect(second).toMatchObject({ SALT: first?.['SALT'], USER_ID_FOR_SRP: first?.['USER_ID_FOR_SRP'] });
  });
});

describe('tokens', () => {
  it('refuses forged, foreign and expired ones', async () => {
    await open();
    await signUp();
    await confirm();
    const { accessToken, idToken } = await signIn();
    await expect(getUser(accessToken)).resolves.toMatchObject({
      UserAttributes: expect.arrayContaining([{ Name: 'email', Value: EMAIL }]) as unknown,
    });
    const [header = '', , signature = ''] = accessToken.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(accessToken), exp: 4_000_000_000 })).toString(
      'base64url',
    );
    await expect(getUser([header, payload, signature].join('.'))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Could not verify signature for Access Token',
    });
    await expect(getUser(idToken)).rejects.toThrow('Invalid Access Token');
    await expect(getUser('nonsense')).rejects.toThrow('Invalid Access Token');
    pool.clock.ahead = HOUR;
    await expect(getUser(accessToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it('live as long as the template says', async () => {
    await open({
      client: {
        ...PASSWORD_FLOW,
        AccessTokenValidity: 15,
        IdTokenValidity: 20,
        RefreshTokenValidity: 2,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      },
    });
    await signUp();
    await confirm();
    const { accessToken, idToken, refreshToken, rest } = await signIn();
    expect(rest).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
    expect(Number(claimsOf(accessToken)['exp']) - Number(claimsOf(accessToken)['iat'])).toBe(900);
    expect(Number(claimsOf(idToken)['exp']) - Number(claimsOf(idToken)['iat'])).toBe(1200);
    pool.clock.ahead = 48 * HOUR;
    await expect(authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('end with the session they came from, on this device alone or everywhere', async () => {
    await open();
    await signUp();
    await confirm();
    const [here, there] = [await signIn(), await signIn()];
    await client.send(new cognito.RevokeTokenCommand({ ClientId: CLIENT_ID, Token: here.refreshToken }));
    await expect(getUser(here.accessToken)).rejects.toThrow('Access Token has been revoked');
    await expect(authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: here.refreshToken })).rejects.toThrow(
      'Refresh Token has been revoked',
    );
    await client.send(new cognito.GlobalSignOutCommand({ AccessToken: there.accessToken }));
    await expect(getUser(there.accessToken)).rejects.toThrow('Access Token has been revoked');
    await expect(authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'unknown' })).rejects.toThrow(
      'Invalid Refresh Token',
    );
  });

  it('rotate where the client says so: each refresh token works once', async () => {
    await open({
      client: { ...PASSWORD_FLOW, RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 } },
    });
    await signUp();
    await confirm();
    const { refreshToken } = await signIn();
    const renew = (token: string) =>
      client.send(new cognito.GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken: token }));
    const { AuthenticationResult } = await renew(refreshToken);
    await expect(renew(refreshToken)).resolves.toBeDefined();
    pool.clock.ahead = 11_000;
    await expect(renew(refreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(renew(AuthenticationResult?.RefreshToken ?? '')).resolves.toBeDefined();
  });
});

describe('a forgotten password', () => {
  it('is reset with the mailed code, once, within the hour and the policy', async () => {
    await open();
    await signUp();
    await expect(forgot()).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await confirm();
    await expect(forgot()).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'A***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await expect(reset(pool.code(), 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(reset(wrong(pool.code()), 'Second-2026!')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await reset(pool.code(), 'Second-2026!');
    await expect(reset(pool.code(), 'Third-2026!!')).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await expect(signIn()).rejects.toMatchObject(INCORRECT);
    await expect(signIn('Second-2026!')).resolves.toBeDefined();
    await forgot();
    pool.clock.ahead = HOUR + 1000;
    await expect(reset(pool.code(), 'Third-2026!!')).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('tells a stranger nothing', async () => {
    await open({ client: { ...PASSWORD_FLOW, PreventUserExistenceErrors: 'ENABLED' } });
    const stranger = 'nobody@example.org';
    await expect(forgot(stranger)).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@e***' },
    });
    await expect(resend(stranger)).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@e***' },
    });
    await expect(reset('123456', PASSWORD, stranger)).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await expect(confirm('123456', stranger)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(pool.mails).toEqual([]);
  });

  it('tells a stranger the truth where the template allows it', async () => {
    await open({ client: { ...PASSWORD_FLOW, PreventUserExistenceErrors: 'LEGACY' } });
    for (const call of [
      forgot,
      resend,
      (who: string) => reset('123456', PASSWORD, who),
      (who: string) => confirm('123456', who),
    ])
      await expect(call('nobody@example.org')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

describe('administration', () => {
  const who = { UserPoolId: POOL_ID, Username: EMAIL };

  it('confirms, tells of a person, changes what is known of them and deletes', async () => {
    await open();
    const { UserSub = '' } = await signUp();
    await client.send(new cognito.AdminConfirmSignUpCommand(who));
    const { accessToken } = await signIn();
    const byEmail = await client.send(new cognito.AdminGetUserCommand(who));
    const bySub = await client.send(new cognito.AdminGetUserCommand({ ...who, Username: UserSub }));
    expect(byEmail.UserAttributes).toEqual(bySub.UserAttributes);
    expect(byEmail).toMatchObject({ Username: UserSub, UserStatus: 'CONFIRMED', Enabled: true });
    expect(byEmail.UserCreateDate).toBeInstanceOf(Date);
    await client.send(
      new cognito.AdminUpdateUserAttributesCommand({
        ...who,
        UserAttributes: [{ Name: 'name', Value: 'Countess' }],
      }),
    );
    expect((await getUser(accessToken)).UserAttributes).toContainEqual({ Name: 'name', Value: 'Countess' });
    await client.send(new cognito.AdminDeleteUserCommand(who));
    await expect(client.send(new cognito.AdminGetUserCommand(who))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await expect(getUser(accessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('signs a person out everywhere', async () => {
    await open();
    await signUp();
    await confirm();
    const [here, there] = [await signIn(), await signIn()];
    await client.send(new cognito.AdminUserGlobalSignOutCommand(who));
    for (const { accessToken } of [here, there])
      await expect(getUser(accessToken)).rejects.toThrow('Access Token has been revoked');
  });

  it('needs a signed request', async () => {
    await open();
    const answer = await fetch(pool.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
      body: JSON.stringify(who),
    });
    expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});

describe('the endpoint', () => {
  it('knows one pool and one client', async () => {
    await open();
    await expect(
      client.send(new cognito.AdminGetUserCommand({ UserPoolId: 'ca-central-1_Other', Username: EMAIL })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool ca-central-1_Other does not exist.',
    });
    await expect(
      client.send(new cognito.ForgotPasswordCommand({ ClientId: 'other', Username: EMAIL })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });

  it('is open to browsers and answers nonsense politely', async () => {
    await open();
    const preflight = await fetch(pool.url, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-target,content-type' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target,content-type');
    const call = (operation: string, body: string) =>
      fetch(pool.url, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body,
      });
    for (const [operation, body, type] of [
      ['SignUp', '{', 'SerializationException'],
      ['SignUp', '[]', 'InvalidParameterException'],
      ['SignUp', '{"Username":7}', 'InvalidParameterException'],
      ['constructor', '{}', 'UnknownOperationException'],
    ] as const) {
      const answer = await call(operation, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ __type: type });
    }
  });

  it('publishes its key, which a restart keeps with the people and their sessions', async () => {
    await open();
    await signUp();
    await confirm();
    const { accessToken } = await signIn();
    const jwks = async () => (await fetch(`${pool.url}/${POOL_ID}/.well-known/jwks.json`)).text();
    const before = await jwks();
    await pool.restart();
    client = sdk(pool.url);
    expect(await jwks()).toEqual(before);
    await expect(getUser(accessToken)).resolves.toBeDefined();
    await expect(signIn()).resolves.toBeDefined();
  });
});
