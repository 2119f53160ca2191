import { describe, expect, it } from 'vitest';
import { firewall } from '../../infra/local/cognito/firewall.ts';
import { readCloud } from '../../infra/local/template/read-cloud.ts';
import { poolPassHeader } from '../../shared/cloud-names.ts';
import { asText, local, type Placed, production, resources } from './synthesised.ts';

/** Everything of Cognito's API that takes a person's access token (its guide, "API operations grouped by authorization model"). */
const byToken = [
  'AssociateSoftwareToken',
  'ChangePassword',
  'CompleteWebAuthnRegistration',
  'ConfirmDevice',
  'DeleteUser',
  'DeleteUserAttributes',
  'DeleteWebAuthnCredential',
  'ForgetDevice',
  'GetDevice',
  'GetUser',
  'GetUserAttributeVerificationCode',
  'GlobalSignOut',
  'ListDevices',
  'ListWebAuthnCredentials',
  'SetUserMFAPreference',
  'SetUserSettings',
  'StartWebAuthnRegistration',
  'UpdateDeviceStatus',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
];
const ofBrowsers = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
];
const withPass = ['AssociateSoftwareToken', 'VerifySoftwareToken', 'GetUser'];

const around = { region: 'ca-central-1', accountId: '123456789012', queueUrl: (name: string) => name };
const model = readCloud(local, around, '/bundles');
const isBlocked = firewall(model.pool?.webAcl);
const pass = model.functions.get('matchbook-local-turn-on-second-factor')?.environment['USER_POOL_PASS'];

const asked = (operation: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: {
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    'x-amzn-cognito-operation-name': operation,
    ...headers,
  },
});

describe('the firewall of the user pool', () => {
  it.each([
    ['on one machine', local],
    ['in production', production],
  ])('stands before the pool %s, and shows nobody the pass', (_, templates) => {
    const [pool] = resources(templates, 'AWS::Cognito::UserPool') as [Placed];
    const [acl] = resources(templates, 'AWS::WAFv2::WebACL') as [Placed];
    const [association] = resources(templates, 'AWS::WAFv2::WebACLAssociation') as [Placed];
    expect(asText(association.Properties?.['ResourceArn'])).toContain(pool.logicalId);
    expect(asText(association.Properties?.['WebACLArn'])).toContain(acl.logicalId);
    expect(acl.Properties).toMatchObject({ Scope: 'REGIONAL' });
    expect(JSON.stringify(acl.Properties)).not.toContain('"SampledRequestsEnabled":true');
    expect(asText(acl.Properties?.['Rules'])).toMatch(/\{\{resolve:secretsmanager:.*Firewall/);
  });

  it.each(ofBrowsers)('lets browsers ask for %s', (operation) => {
    expect(isBlocked(asked(operation))).toBe(false);
  });

  it.each(byToken)('closes %s to whoever has a token', (operation) => {
    expect(isBlocked(asked(operation))).toBe(true);
    expect(isBlocked(asked(operation, { [poolPassHeader]: 'guessed' }))).toBe(true);
  });

  it.each(byToken)('lets our functions alone ask for %s, where they need it', (operation) => {
    const own = asked(operation, { [poolPassHeader]: pass ?? '' });
    expect(isBlocked(own)).toBe(!withPass.includes(operation));
  });

  it('goes by the operation that is carried out, however it is asked for', () => {
    const disguised = { 'x-amzn-cognito-operation-name': 'DeleteUser' };
    expect(isBlocked(asked('InitiateAuth', disguised))).toBe(true);
    expect(isBlocked({ method: 'POST', headers: disguised })).toBe(true);
    expect(isBlocked({ method: 'POST', headers: {} })).toBe(true);
    expect(isBlocked(asked('DeleteUser', { 'x-amzn-cognito-operation-name': 'InitiateAuth' }))).toBe(true);
  });

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'])(
    'looks at %s as at any method',
    (method) => {
      for (const operation of byToken)
        expect(isBlocked({ ...asked(operation), method }), operation).toBe(true);
      const { 'x-amz-target': target } = asked('DeleteUser').headers;
      expect(isBlocked({ method, headers: { 'x-amz-target': target } })).toBe(true);
      expect(isBlocked({ method, headers: { 'x-amzn-cognito-operation-name': 'DeleteUser' } })).toBe(true);
    },
  );

  it('closes what names no operation, but for reading', () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'])
      expect(isBlocked({ method, headers: {} }), method).toBe(true);
  });

  it('stands in no way of the pool’s keys, which the API verifies tokens by', () => {
    expect(isBlocked({ method: 'GET', headers: {} })).toBe(false);
    expect(isBlocked({ method: 'OPTIONS', headers: {} })).toBe(false);
  });

  it('gives the pass to the functions that call with a token, and to no other', () => {
    const given = [...model.functions.values()].filter(({ environment }) => 'USER_POOL_PASS' in environment);
    expect(given.map(({ name }) => name).sort()).toEqual([
      'matchbook-local-change-password',
      'matchbook-local-get-second-factor',
      'matchbook-local-offer-second-factor',
      'matchbook-local-renew-recovery-codes',
      'matchbook-local-turn-off-second-factor',
      'matchbook-local-turn-on-second-factor',
    ]);
  });

  it('refuses to stand for a rule that it does not know', () => {
    const Rules = [{ Action: { Block: {} }, Statement: { GeoMatchStatement: { CountryCodes: ['CA'] } } }];
    expect(() => firewall({ DefaultAction: { Allow: {} }, Rules })).toThrow();
  });
});
