import { describe, expect, it } from 'vitest';
import { poolTemplate } from '../../../../../infra/local/cognito/pool-template.ts';

describe('poolTemplate', () => {
  it('fills in CloudFormation’s defaults', () => {
    expect(poolTemplate({ UsernameAttributes: ['email'] }, {})).toEqual({
      passwordPolicy: {
        minimumLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireNumbers: false,
        requireSymbols: false,
      },
      explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH'],
      preventUserExistenceErrors: false,
      offersApps: false,
      tokenSeconds: { access: 3600, id: 3600, refresh: 30 * 86_400 },
      autoVerifiedAttributes: [],
      requiredAttributes: [],
      fixedAttributes: [],
      lambdaConfig: {},
      mail: {
        from: 'no-reply@verificationemail.com',
        subject: 'Your verification code',
        message: 'Your confirmation code is {####}',
      },
    });
  });

  it('names the functions of ARNs and takes the units of the client', () => {
    const { lambdaConfig, tokenSeconds } = poolTemplate(
      {
        UsernameAttributes: ['email'],
        LambdaConfig: { PostConfirmation: 'arn:aws:lambda:r:1:function:confirm-signup' },
      },
      {
        AccessTokenValidity: 5,
        RefreshTokenValidity: 12,
        TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'hours' },
      },
    );
    expect(lambdaConfig).toEqual({ postConfirmation: 'confirm-signup' });
    expect(tokenSeconds).toEqual({ access: 300, id: 3600, refresh: 43_200 });
  });

  it('refuses a pool whose people do not sign in by email', () => {
    expect(() => poolTemplate({ UsernameAttributes: ['phone_number'] }, {})).toThrow(
      'Only pools signed into by email',
    );
  });
});
