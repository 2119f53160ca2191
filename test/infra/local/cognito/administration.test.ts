import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { PASSWORD, POOL_ID } from './pool-fixture.ts';
import { EMAIL, PASSWORD_FLOW, poolCalls } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, getUser, signIn } = at;

describe('administration', () => {
  const who = { UserPoolId: POOL_ID, Username: EMAIL };

  it('confirms, tells of a person, changes what is known of them and deletes', async () => {
    await open();
    const { UserSub = '' } = await signUp();
    await at.client.send(new cognito.AdminConfirmSignUpCommand(who));
    const { accessToken } = await signIn();
    const byEmail = await at.client.send(new cognito.AdminGetUserCommand(who));
    const bySub = await at.client.send(new cognito.AdminGetUserCommand({ ...who, Username: UserSub }));
    expect(byEmail.UserAttributes).toEqual(bySub.UserAttributes);
    expect(byEmail).toMatchObject({ Username: UserSub, UserStatus: 'CONFIRMED', Enabled: true });
    expect(byEmail.UserCreateDate).toBeInstanceOf(Date);
    await at.client.send(
      new cognito.AdminUpdateUserAttributesCommand({
        ...who,
        UserAttributes: [{ Name: 'name', Value: 'Countess' }],
      }),
    );
    expect((await getUser(accessToken)).UserAttributes).toContainEqual({ Name: 'name', Value: 'Countess' });
    await at.client.send(new cognito.AdminDeleteUserCommand(who));
    await expect(at.client.send(new cognito.AdminGetUserCommand(who))).rejects.toMatchObject({
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
    await at.client.send(new cognito.AdminUserGlobalSignOutCommand(who));
    for (const { accessToken } of [here, there])
      await expect(getUser(accessToken)).rejects.toThrow('Access Token has been revoked');
  });

  it('sets a password that the policy lets be, and ends no session by it', async () => {
    await open();
    await signUp();
    await confirm();
    const { accessToken } = await signIn();
    const set = (Password: string) =>
      at.client.send(new cognito.AdminSetUserPasswordCommand({ ...who, Password, Permanent: true }));
    await expect(set('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await set('Another-2026!');
    await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await signIn('Another-2026!');
    expect(await getUser(accessToken)).toBeDefined();
  });

  it('leaves a token that it signed out no call, without any firewall', async () => {
    await open({
      client: PASSWORD_FLOW,
      pool: { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] },
    });
    await signUp();
    await confirm();
    const { accessToken: AccessToken, refreshToken } = await signIn();
    await at.client.send(new cognito.AdminUserGlobalSignOutCommand(who));
    const { client } = at;
    const UserAttributes = [{ Name: 'name', Value: 'Thief' }];
    for (const call of [
      () => getUser(AccessToken),
      () => client.send(new cognito.AssociateSoftwareTokenCommand({ AccessToken })),
      () => client.send(new cognito.VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' })),
      () => client.send(new cognito.SetUserMFAPreferenceCommand({ AccessToken })),
      () =>
        client.send(
          new cognito.ChangePasswordCommand({
            AccessToken,
            PreviousPassword: PASSWORD,
            ProposedPassword: 'Another-2026!',
          }),
        ),
      () => client.send(new cognito.UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
      () => client.send(new cognito.GlobalSignOutCommand({ AccessToken })),
      () => client.send(new cognito.DeleteUserCommand({ AccessToken })),
      () => at.authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }),
    ])
      await expect(call()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('needs a signed request', async () => {
    await open();
    const answer = await fetch(at.pool.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
      body: JSON.stringify(who),
    });
    expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});
