import {
  CognitoIdentityProviderClient,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { LocalCloud } from './local-cloud.ts';
import { Member } from './member.ts';

type Pool = Pick<LocalCloud, 'stack'>;

function poolClient({ stack }: Pool) {
  const { endpoints, region, userPoolClientId: ClientId } = stack();
  const client = new CognitoIdentityProviderClient({
    endpoint: endpoints.cognito,
    region,
    credentials: { accessKeyId: 'browser', secretAccessKey: 'browser' },
  });
  return { client, ClientId };
}

/** Signs up as the browser does: the code goes out by mail, and waits to be verified. */
export async function signUpByPool(cloud: Pool, email: string, name = 'Grace Hopper'): Promise<void> {
  const { client, ClientId } = poolClient(cloud);
  const UserAttributes = Object.entries({ email, name }).map(([Name, Value]) => ({ Name, Value }));
  await client.send(
    new SignUpCommand({ ClientId, Username: email, Password: Member.password, UserAttributes }),
  );
}

/** Has the pool mail a new code. */
export async function resendCode(cloud: Pool, email: string): Promise<void> {
  const { client, ClientId } = poolClient(cloud);
  await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
}
