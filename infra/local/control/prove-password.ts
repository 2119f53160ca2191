import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { poolName } from '../cognito/pool.ts';
import { SOFTWARE_TOKEN_MFA } from '../cognito/pool-template.ts';
import { answerChallenge, openSignIn } from '../cognito/srp/client.ts';

/** Who signs in: the pool's id, its client's, the person's address and password, and what their app shows where they have one. */
export interface SignIn {
  userPoolId: string;
  clientId: string;
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * Signs in as Amplify does in the browser, by proof of the password (SRP, RFC 5054 with Cognito's key derivation): the product's client
 * allows nothing else. Throws the pool's own exceptions.
 */
export async function provePassword(
  client: CognitoIdentityProviderClient,
  { userPoolId, clientId, email, password, code }: SignIn,
): Promise<AuthenticationResultType> {
  const ephemeral = openSignIn();
  const begun = await client.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: ephemeral.A.toString(16) },
    }),
  );
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = begun.ChallengeParameters ?? {};
  const claim = {
    poolName: poolName({ id: userPoolId }),
    username: USER_ID_FOR_SRP,
    secretBlock: SECRET_BLOCK,
    timestamp: cognitoTimestamp(new Date()),
  };
  const signature = answerChallenge(ephemeral, { ...claim, salt: SALT, B: SRP_B }, password);
  const ended = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: claim.timestamp,
      },
    }),
  );
  const isAskedForCode = ended.ChallengeName === SOFTWARE_TOKEN_MFA && code !== undefined;
  const last = isAskedForCode
    ? await client.send(
        new RespondToAuthChallengeCommand({
          ClientId: clientId,
          ChallengeName: SOFTWARE_TOKEN_MFA,
          Session: ended.Session,
          ChallengeResponses: { USERNAME: USER_ID_FOR_SRP, SOFTWARE_TOKEN_MFA_CODE: code },
        }),
      )
    : ended;
  if (!last.AuthenticationResult) throw new Error(`The pool asks for ${last.ChallengeName ?? 'more'}`);
  return last.AuthenticationResult;
}

/** `Sat Nov 21 14:52:24 UTC 2026`, the day without a zero. */
function cognitoTimestamp(at: Date): string {
  const [weekday, day, month, year, time] = at.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
