import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { PoolSecondFactor } from '../../../../functions/adapters/pool-second-factor.ts';
import { UserPool } from '../../../../functions/adapters/user-pool.ts';
import { healBooks } from '../../../../functions/use-cases/books/found-books.ts';
import { offerSecondFactor } from '../../../../functions/use-cases/second-factor/offer-second-factor.ts';
import { turnOffSecondFactor } from '../../../../functions/use-cases/second-factor/turn-off-second-factor.ts';
import { LostApp } from '../../../../shared/model/second-factor.ts';
import { SignUpCode } from '../../../../shared/model/sign-up.ts';
import { memoryBooks } from '../../../support/memory-books.ts';

/** A pool that answers each call so: with an error's name, or with an answer. */
function poolThat(answers: Readonly<Record<string, string | object>>) {
  const requestHandler = {
    handle: ({ headers }: { readonly headers: Record<string, string> }) => {
      const answer = answers[headers['x-amz-target']?.split('.').at(-1) ?? ''] ?? 'InternalErrorException';
      const body = typeof answer === 'string' ? { __type: answer, message: 'No.' } : answer;
      const statusCode = typeof answer === 'string' ? 400 : 200;
      const type = { 'content-type': 'application/x-amz-json-1.1' };
      return Promise.resolve({
        response: { statusCode, headers: type, body: Buffer.from(JSON.stringify(body)) },
      });
    },
  };
  const client = new CognitoIdentityProviderClient({
    ...{ region: 'memory', maxAttempts: 1, requestHandler },
    credentials: { accessKeyId: 'memory', secretAccessKey: 'memory' },
  });
  const userPool = new UserPool(client);
  return {
    userPool,
    poolSecondFactor: new PoolSecondFactor('pass', client),
    userPoolId: 'pool',
    userPoolClientId: 'client',
  };
}

const signedOut = { refused: 'signed-out' };

describe('a token that is revoked between two calls', () => {
  const isOn = { Username: 'ada', UserAttributes: [], UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] };

  it('is offered no app', async () => {
    const { cloud, caller } = await memoryBooks();
    const GetUser = { Username: 'ada', UserAttributes: [] };
    const pool = poolThat({ GetUser, AssociateSoftwareToken: 'NotAuthorizedException' });
    expect(await offerSecondFactor('token', caller, { ...cloud, ...pool })).toEqual(signedOut);
  });

  it('shows no code', async () => {
    const { cloud, caller } = await memoryBooks();
    const AdminInitiateAuth = { ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters: {} };
    const pool = poolThat({
      GetUser: isOn,
      AdminInitiateAuth,
      VerifySoftwareToken: 'NotAuthorizedException',
    });
    const asked = { code: '123456', password: 'Correct-horse-7' };
    expect(await turnOffSecondFactor(asked, 'token', caller, { ...cloud, ...pool })).toEqual(signedOut);
  });
});

it('a token of somebody who is no more makes no books', async () => {
  const { cloud } = await memoryBooks();
  const pool = poolThat({ AdminGetUser: 'UserNotFoundException' });
  expect(await healBooks('ada', { ...cloud, ...pool })).toEqual(signedOut);
});

describe('an address or a password', () => {
  it.each([
    'UserNotFoundException',
    'InvalidParameterException',
    'PasswordResetRequiredException',
    'UserLambdaValidationException',
    'UnexpectedLambdaException',
  ])('is not taken where the pool says %s', async (AdminInitiateAuth) => {
    const { userPool } = poolThat({ AdminInitiateAuth });
    const asked = { username: 'ada@example.com', password: 'Correct-horse-7' };
    expect(await userPool.provePassword({ id: 'pool', clientId: 'client' }, asked)).toEqual({
      outcome: 'wrong',
    });
  });

  it('that the pool can’t have is nobody’s', async () => {
    const answer = 'InvalidParameterException';
    const { userPool } = poolThat({ AdminGetUser: answer, ConfirmSignUp: answer });
    expect(await userPool.idOf('pool', 'ada@example.com')).toBeUndefined();
    expect(await userPool.confirm('client', 'ada@example.com', '123456')).toBe('wrong-code');
  });

  it('is no longer than a name in the pool', () => {
    const isTaken = (letters: number) => {
      const email = `${'a'.repeat(60)}@${'b'.repeat(letters - 65)}.com`;
      expect(email).toHaveLength(letters);
      const lost = { email, password: 'Correct-horse-7', code: '00000-00000' };
      const code = { email, token: '123456', type: 'signup' };
      return [LostApp.safeParse(lost).success, SignUpCode.safeParse(code).success];
    };
    expect(isTaken(128)).toEqual([true, true]);
    expect(isTaken(129)).toEqual([false, false]);
  });
});
