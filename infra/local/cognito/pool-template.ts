import * as z from 'zod';

/** What Cognito calls an authenticator app, as a setting and as a challenge. */
export const SOFTWARE_TOKEN_MFA = 'SOFTWARE_TOKEN_MFA';

const Switch = z.enum(['ENABLED', 'DISABLED']);

const PasswordPolicy = z.object({
  MinimumLength: z.number().default(8),
  RequireLowercase: z.boolean().default(false),
  RequireUppercase: z.boolean().default(false),
  RequireNumbers: z.boolean().default(false),
  RequireSymbols: z.boolean().default(false),
});

/** What the pool needs of `AWS::Cognito::UserPool`'s properties. */
const PoolProperties = z.object({
  Policies: z.object({ PasswordPolicy: PasswordPolicy.optional() }).optional(),
  AutoVerifiedAttributes: z.array(z.string()).default([]),
  UsernameAttributes: z.array(z.string()).default([]),
  EmailConfiguration: z.object({ From: z.string().optional() }).optional(),
  EmailVerificationMessage: z.string().optional(),
  EmailVerificationSubject: z.string().optional(),
  VerificationMessageTemplate: z
    .object({ EmailMessage: z.string().optional(), EmailSubject: z.string().optional() })
    .optional(),
  MfaConfiguration: z.enum(['OFF', 'ON', 'OPTIONAL']).default('OFF'),
  EnabledMfas: z.array(z.string()).default([]),
  LambdaConfig: z
    .object({
      PreSignUp: z.string().optional(),
      PostConfirmation: z.string().optional(),
      CustomMessage: z.string().optional(),
      PreAuthentication: z.string().optional(),
    })
    .default({}),
  Schema: z
    .array(z.object({ Name: z.string(), Required: z.boolean().optional(), Mutable: z.boolean().optional() }))
    .default([]),
});

/** What it needs of `AWS::Cognito::UserPoolClient`'s. */
const ClientProperties = z.object({
  ExplicitAuthFlows: z
    .array(z.string())
    .default(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH']),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  ReadAttributes: z.array(z.string()).optional(),
  WriteAttributes: z.array(z.string()).optional(),
  AccessTokenValidity: z.number().optional(),
  IdTokenValidity: z.number().optional(),
  RefreshTokenValidity: z.number().optional(),
  TokenValidityUnits: z.record(z.string(), z.enum(['seconds', 'minutes', 'hours', 'days'])).default({}),
  RefreshTokenRotation: z
    .object({ Feature: Switch, RetryGracePeriodSeconds: z.number().default(0) })
    .optional(),
});

/** How the pool of the template behaves; durations in seconds, functions by name. */
export interface PoolTemplate {
  passwordPolicy: {
    minimumLength: number;
    requireLowercase: boolean;
    requireUppercase: boolean;
    requireNumbers: boolean;
    requireSymbols: boolean;
  };
  explicitAuthFlows: string[];
  preventUserExistenceErrors: boolean;
  /** Whether people may sign in with an authenticator app beside their password. */
  offersApps: boolean;
  tokenSeconds: { access: number; id: number; refresh: number };
  /** Given: each refresh token works once, and for this many seconds more after its use. */
  rotationGraceSeconds?: number;
  autoVerifiedAttributes: string[];
  requiredAttributes: string[];
  fixedAttributes: string[];
  /** What the client may see and set; everything when left out. */
  readAttributes?: string[];
  writeAttributes?: string[];
  lambdaConfig: {
    preSignUp?: string;
    postConfirmation?: string;
    customMessage?: string;
    preAuthentication?: string;
  };
  mail: { from: string; subject: string; message: string };
}

const UNIT_SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/**
 * The pool's behaviour from the resolved properties of the template's pool and client (CloudFormation's
 * own names and defaults). `LambdaConfig` holds names or ARNs; an ARN's last part is taken as the name.
 * Throws a ZodError for properties of the wrong type.
 */
export function poolTemplate(poolProperties: unknown, clientProperties: unknown): PoolTemplate {
  const pool = PoolProperties.parse(poolProperties);
  const client = ClientProperties.parse(clientProperties);
  if (!pool.UsernameAttributes.includes('email'))
    throw new Error('Only pools signed into by email are supported.');
  if (pool.MfaConfiguration === 'ON' || pool.EnabledMfas.some((name) => name !== SOFTWARE_TOKEN_MFA))
    throw new Error('Only authenticator apps, by each person’s choice, are supported as second factors.');
  const grace = client.RefreshTokenRotation?.Feature === 'ENABLED' ? client.RefreshTokenRotation : undefined;
  return {
    passwordPolicy: passwordPolicy(pool),
    explicitAuthFlows: client.ExplicitAuthFlows,
    preventUserExistenceErrors: client.PreventUserExistenceErrors === 'ENABLED',
    offersApps: pool.MfaConfiguration === 'OPTIONAL' && pool.EnabledMfas.includes(SOFTWARE_TOKEN_MFA),
    tokenSeconds: tokenSeconds(client),
    ...(grace && { rotationGraceSeconds: grace.RetryGracePeriodSeconds }),
    autoVerifiedAttributes: pool.AutoVerifiedAttributes,
    requiredAttributes: pool.Schema.filter((attribute) => attribute.Required).map(({ Name }) => Name),
    fixedAttributes: pool.Schema.filter((attribute) => attribute.Mutable === false).map(({ Name }) => Name),
    ...(client.ReadAttributes && { readAttributes: client.ReadAttributes }),
    ...(client.WriteAttributes && { writeAttributes: client.WriteAttributes }),
    lambdaConfig: lambdaConfig(pool.LambdaConfig),
    mail: mail(pool),
  };
}

function passwordPolicy(pool: z.infer<typeof PoolProperties>): PoolTemplate['passwordPolicy'] {
  const policy = pool.Policies?.PasswordPolicy ?? PasswordPolicy.parse({});
  return {
    minimumLength: policy.MinimumLength,
    requireLowercase: policy.RequireLowercase,
    requireUppercase: policy.RequireUppercase,
    requireNumbers: policy.RequireNumbers,
    requireSymbols: policy.RequireSymbols,
  };
}

function tokenSeconds(client: z.infer<typeof ClientProperties>): PoolTemplate['tokenSeconds'] {
  const units = client.TokenValidityUnits;
  return {
    access: (client.AccessTokenValidity ?? 1) * UNIT_SECONDS[units['AccessToken'] ?? 'hours'],
    id: (client.IdTokenValidity ?? 1) * UNIT_SECONDS[units['IdToken'] ?? 'hours'],
    refresh: (client.RefreshTokenValidity ?? 30) * UNIT_SECONDS[units['RefreshToken'] ?? 'days'],
  };
}

function lambdaConfig(config: z.infer<typeof PoolProperties>['LambdaConfig']) {
  const { PreSignUp, PostConfirmation, CustomMessage, PreAuthentication } = config;
  return {
    ...(PreSignUp && { preSignUp: functionName(PreSignUp) }),
    ...(PostConfirmation && { postConfirmation: functionName(PostConfirmation) }),
    ...(CustomMessage && { customMessage: functionName(CustomMessage) }),
    ...(PreAuthentication && { preAuthentication: functionName(PreAuthentication) }),
  };
}

const functionName = (nameOrArn: string) => nameOrArn.split(':').at(-1) ?? nameOrArn;

function mail(pool: z.infer<typeof PoolProperties>): PoolTemplate['mail'] {
  const template = pool.VerificationMessageTemplate;
  return {
    from: pool.EmailConfiguration?.From ?? 'no-reply@verificationemail.com',
    subject: template?.EmailSubject ?? pool.EmailVerificationSubject ?? 'Your verification code',
    message: template?.EmailMessage ?? pool.EmailVerificationMessage ?? 'Your confirmation code is {####}',
  };
}
