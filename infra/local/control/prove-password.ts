import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { derivedKey, fromHex, G, hashOf, K, N, padded, power } from '../cognito/srp-arithmetic.ts';

/** Who signs in: the pool's id, its client's, and the person's address and password. */
export interface SignIn {
  userPoolId: string;
  clientId: string;
  email: string;
  password: string;
}

/**
 * Signs in as Amplify does in the browser, by proof of the password (SRP, RFC 5054 with Cognito's key derivation): the product's client
 * allows nothing else. Throws the pool's own exceptions.
 */
export async function provePassword(
  client: CognitoIdentityProviderClient,
  { userPoolId, clientId, email, password }: SignIn,
): Promise<AuthenticationResultType> {
  const a = fromHex(randomBytes(32).toString('hex'));
  const A = power(G, a);
  const begun = await client.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: A.toString(16) },
    }),
  );
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = begun.ChallengeParameters ?? {};
  const poolName = userPoolId.split('_')[1] ?? '';
  const timestamp = cognitoTimestamp(new Date());
  const x = privateKey(SALT, `${poolName}${USER_ID_FOR_SRP}:${password}`);
  const signature = createHmac('sha256', sharedKey(a, A, fromHex(SRP_B), x))
    .update(poolName + USER_ID_FOR_SRP)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest('base64');
  const ended = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      },
    }),
  );
  if (!ended.AuthenticationResult) throw new Error(`The pool asks for ${ended.ChallengeName ?? 'more'}`);
  return ended.AuthenticationResult;
}

/** `Sat Nov 21 14:52:24 UTC 2026`, the day without a zero. */
function cognitoTimestamp(at: Date): string {
  const [weekday, day, month, year, time] = at.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}

function privateKey(salt: string, identity: string): bigint {
  return hashOf(padded(fromHex(salt)), createHash('sha256').update(identity).digest());
}

function sharedKey(a: bigint, A: bigint, B: bigint, x: bigint): Buffer {
  const u = hashOf(padded(A), padded(B));
  const base = (((B - K * power(G, x)) % N) + N) % N;
  const S = power(base, a + u * x);
  return derivedKey(S, u);
}
