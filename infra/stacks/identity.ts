import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Touch } from '../../shared/contract/route.ts';
import { SESSION_DAYS_MAX } from '../../shared/session-life.ts';
import type { StageConfig } from '../config.ts';
import { CloudFunction } from '../constructs/cloud-function.ts';
import type { CloudParts } from '../constructs/cloud-parts.ts';
import { functionLog } from '../constructs/function-log.ts';
import { PoolFirewall } from '../constructs/pool-firewall.ts';
import { mailSender } from '../constructs/mail-sender.ts';
import { resourceName, type StageContext } from '../constructs/stage-context.ts';

export interface IdentityStackProps extends StackProps {
  readonly context: StageContext;
  readonly parts: CloudParts;
}

/** Who people are: the pool they sign up in, and what happens when they do. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** What the firewall lets our functions' calls with a person's token through by. */
  readonly pass: string;

  constructor(scope: Construct, id: string, { context, parts, ...props }: IdentityStackProps) {
    super(scope, id, props);
    const logGroup = functionLog(this);
    // The triggers know nothing of the pool: a reference back would be a cycle that only a deployment reports.
    const trigger = (constructId: string, name: string, touches: readonly Touch[]): Function =>
      new CloudFunction(this, constructId, {
        name,
        touches,
        parts,
        context,
        logGroup,
        // Cognito waits five seconds for a trigger.
        timeout: Duration.seconds(5),
      }).function;
    const postConfirmation = trigger('ConfirmSignup', 'confirm-signup', ['table:read', 'table:write']);
    const preAuthentication = trigger('CheckFactor', 'check-factor', ['table:read', 'table:write']);
    this.pool = this.people(context.config, {
      preSignUp: trigger('CheckSignup', 'check-signup', []),
      postConfirmation,
      preAuthentication,
      customMessage: trigger('WordCodeMail', 'word-code-mail', ['table:read', 'table:write']),
    });
    this.client = this.browser();
    this.pass = new PoolFirewall(this, 'Firewall', { pool: this.pool, config: context.config }).pass;
    this.letReach(postConfirmation, ['AdminUserGlobalSignOut']);
    this.letReach(preAuthentication, ['AdminGetUser', 'AdminSetUserMFAPreference']);
    new CfnOutput(this, 'UserPoolId', { value: this.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId });
  }

  /** By a policy that comes after the pool: in the role itself it would be part of the cycle. */
  private letReach({ node, role }: Function, operations: readonly string[]): void {
    if (role === undefined) throw new Error(`${node.path} has no role.`);
    new Policy(this, `${node.scope?.node.id ?? ''}OnPeople`, {
      statements: [
        new PolicyStatement({
          actions: operations.map((operation) => `cognito-idp:${operation}`),
          resources: [this.pool.userPoolArn],
        }),
      ],
      roles: [role],
    });
  }

  private people(
    config: StageConfig,
    triggers: Record<'preSignUp' | 'postConfirmation' | 'preAuthentication' | 'customMessage', Function>,
  ): UserPool {
    return new UserPool(this, 'People', {
      userPoolName: resourceName(config, 'people'),
      // All that sign-in here needs, authenticator apps included; the default, Essentials, costs nearly three times as much a person.
      featurePlan: FeaturePlan.LITE,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      userVerification: { emailStyle: VerificationEmailStyle.CODE },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: true, mutable: true },
      },
      passwordPolicy: {
        minLength: 10,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: config.keepsData,
      removalPolicy: config.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      lambdaTriggers: triggers,
      email: senderOf(config),
    });
  }

  private browser(): UserPoolClient {
    const attributes = new ClientAttributes().withStandardAttributes({ email: true, fullname: true });
    return this.pool.addClient('Browser', {
      generateSecret: false,
      // The second needs credentials of ours: by it a recovery code is taken only beside the password.
      authFlows: { userSrp: true, adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(SESSION_DAYS_MAX),
      readAttributes: attributes.withStandardAttributes({ email: true, fullname: true, emailVerified: true }),
      writeAttributes: attributes,
    });
  }
}

/** Our own sender once SES has verified it; a pool with an unverified one cannot be created. */
function senderOf({ mail, region }: StageConfig): UserPoolEmail {
  if (!mail.isVerified) return UserPoolEmail.withCognito();
  const { name, address } = mailSender(mail);
  return UserPoolEmail.withSES({
    sesRegion: region,
    fromEmail: address,
    ...(name ? { fromName: name } : {}),
    ...(mail.identity.includes('@') ? {} : { sesVerifiedDomain: mail.identity }),
  });
}
