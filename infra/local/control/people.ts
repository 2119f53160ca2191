import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { provePassword } from './prove-password.ts';

export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** Makes and signs in people without a browser, through the real pool and its triggers. */
export interface People {
  /** A confirmed user, whose confirmation has run the product's trigger. */
  signUp: (person: { email: string; password: string; fullName: string }) => Promise<{ userId: string }>;
  signIn: (person: { email: string; password: string; code?: string | undefined }) => Promise<Tokens>;
}

/** People of one pool; both calls throw the pool's own exceptions. */
export function peopleOf(pool: { url: string; region: string; id: string; clientId: string }): People {
  const client = new CognitoIdentityProviderClient({
    endpoint: pool.url,
    region: pool.region,
    credentials: { accessKeyId: 'administrator', secretAccessKey: 'administrator' },
  });
  return {
    async signUp({ email, password, fullName }) {
      const made = await client.send(
        new SignUpCommand({
          ClientId: pool.clientId,
          Username: email,
          Password: password,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'name', Value: fullName },
          ],
        }),
      );
      const person = { UserPoolId: pool.id, Username: email };
      // Whoever types the code from the mail has shown that the address is theirs; without it no password could be reset.
      const verified = [{ Name: 'email_verified', Value: 'true' }];
      await client.send(new AdminUpdateUserAttributesCommand({ ...person, UserAttributes: verified }));
      await client.send(new AdminConfirmSignUpCommand(person));
      return { userId: made.UserSub ?? '' };
    },
    async signIn(person) {
      const asked = { userPoolId: pool.id, clientId: pool.clientId, ...person };
      const { AccessToken = '', IdToken = '', RefreshToken = '' } = await provePassword(client, asked);
      return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
    },
  };
}
