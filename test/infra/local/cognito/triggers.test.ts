import { describe, expect, it } from 'vitest';
import { CLIENT_ID, POOL_ID, type Event } from './pool-fixture.ts';
import { EMAIL, PASSWORD_FLOW, poolCalls } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, resend, forgot, signIn } = at;

describe('the triggers', () => {
  it('ask before somebody is signed up, who is nobody where that is refused', async () => {
    const events: Event[] = [];
    const check = (event: Event) => {
      events.push(event);
      if (events.length === 1) throw new Error('Leave out addresses.');
      return event;
    };
    await open({ pool: { LambdaConfig: { PreSignUp: 'check' } }, functions: { check } });
    await expect(signUp()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Leave out addresses..',
    });
    expect(at.pool.mails).toEqual([]);
    const { UserSub } = await signUp();
    expect(events[1]).toMatchObject({
      triggerSource: 'PreSignUp_SignUp',
      userName: UserSub,
      request: { userAttributes: { email: EMAIL, name: 'Ada' }, validationData: null },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

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
    expect(at.pool.mails[0]).toMatchObject({ to: EMAIL, from: 'Matchbook <hello@matchbook.example>' });
    expect(at.pool.mails[0]?.subject).toMatch(/^CustomMessage_SignUp \d{6}$/);
    expect(at.pool.mails[0]?.html).toMatch(/^<p>Your code is <b>\d{6}<\/b> &amp; no other<\/p>$/);
    expect(at.pool.mails[0]?.text).toMatch(/^Your code is \d{6} & no other$/);
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

  it('ask before somebody signs in, and before anything is asked of them, who is refused where they refuse', async () => {
    const events: Event[] = [];
    const check = (event: Event) => {
      events.push(event);
      if (events.length === 1) throw new Error('Not now.');
      return event;
    };
    await open({
      pool: { LambdaConfig: { PreAuthentication: 'check' } },
      client: PASSWORD_FLOW,
      functions: { check },
    });
    const { UserSub } = await signUp();
    await confirm();
    await expect(signIn()).rejects.toMatchObject({
      message: 'PreAuthentication failed with error Not now..',
    });
    const { refreshToken } = await signIn();
    expect(events[1]).toMatchObject({
      triggerSource: 'PreAuthentication_Authentication',
      userName: UserSub,
      request: { userAttributes: { email: EMAIL }, userNotFound: false },
    });
    await at.authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });
    expect(events).toHaveLength(2);
  });

  it('hear of somebody whom nobody knows too, from a client that tells nobody so', async () => {
    const events: Event[] = [];
    const check = (event: Event) => void events.push(event);
    await open({
      pool: { LambdaConfig: { PreAuthentication: 'check' } },
      client: { ...PASSWORD_FLOW, PreventUserExistenceErrors: 'ENABLED' },
      functions: { check },
    });
    await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(events).toMatchObject([{ request: { userAttributes: {}, userNotFound: true } }]);
  });
});
