import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';
import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

// RFC 3526's 3072-bit group, which Cognito uses.
const N = fromHex(getDiffieHellman('modp15').getPrime('hex'));
const G = 2n;
const K = hashOf(padded(N), padded(G));

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
  return Buffer.from(hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16));
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function hashOf(...parts: Buffer[]): bigint {
  return fromHex(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
}

/** Java's BigInteger bytes: a zero byte first where the top bit is set. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}
