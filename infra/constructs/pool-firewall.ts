import { SecretValue } from 'aws-cdk-lib';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { poolPassHeader } from '../../shared/cloud-names.ts';
import type { StageConfig } from '../config.ts';
import { resourceName } from './stage-context.ts';

/** What browsers ask of the pool: signing up, in and out, and a forgotten password. Nothing here changes an account by a token alone. */
const OPEN = [
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

/**
 * What our functions ask with a person's token. Enrolling an app has no administrators' form (API reference of both operations: "you
 * can't use IAM credentials to authorize requests"), and AdminGetUser tells nobody whether a token was revoked.
 */
const WITH_PASS = ['AssociateSoftwareToken', 'VerifySoftwareToken', 'GetUser'];

const oneOf = (operations: readonly string[], prefix: string): string =>
  `^${prefix}(${operations.join('|')})$`;

const unchanged = [{ priority: 0, type: 'NONE' }];

type Statement = CfnWebACL.StatementProperty;

const header = (name: string, regexString: string): Statement => ({
  regexMatchStatement: {
    // CloudFormation takes this member in its own spelling only.
    fieldToMatch: { singleHeader: { Name: name } },
    regexString,
    textTransformations: unchanged,
  },
});
const all = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
const not = (statement: Statement): Statement => ({ notStatement: { statement } });

/** Asks for the pool's keys, or whether a browser may call from here: by no method that carries anything out, and it names no operation. */
const isPlainRead = all(
  {
    regexMatchStatement: {
      fieldToMatch: { method: {} },
      regexString: '^(GET|HEAD|OPTIONS)$',
      textTransformations: unchanged,
    },
  },
  not(header('x-amz-target', '.')),
);

interface PoolFirewallProps {
  readonly pool: UserPool;
  readonly config: StageConfig;
}

/**
 * Closes every operation of the pool's API that browsers don't need, whoever holds a token. AWS WAF inspects "requests … that don't use
 * AWS credentials to authorize" (Cognito Developer Guide, "Associate an AWS WAF web ACL with a user pool"; in all feature plans): those of
 * browsers, and our functions' own with a person's token, but none that a role signs. Ours carry a pass that only functions know.
 *
 * Who may read the web ACL or the settings of those functions in the AWS account can read the pass: WAF compares no hash. By itself it opens
 * nothing, since each of the three operations takes a live token of the person whose app it is about.
 */
export class PoolFirewall extends Construct {
  readonly pass: string;

  constructor(scope: Construct, id: string, { pool, config }: PoolFirewallProps) {
    super(scope, id);
    const secret = new Secret(this, 'Pass', {
      description: 'By which the firewall of the user pool knows the calls of our functions',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    // CloudFormation puts the value in at deployment: the templates hold no more than where it is.
    const { poolPassVersion: versionStage } = config;
    this.pass = SecretValue.secretsManager(
      secret.secretArn,
      versionStage === undefined ? {} : { versionStage },
    ).unsafeUnwrap();
    const acl = new CfnWebACL(this, 'Acl', {
      name: resourceName(config, 'people'),
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: seenAs('people'),
      rules: [
        // By the operation that the request names, whatever its method: one that names none, or another, is closed.
        this.closed(
          'TargetClosed',
          0,
          (operations) => header('x-amz-target', oneOf(operations, 'AWSCognitoIdentityProviderService\\.')),
          not(isPlainRead),
        ),
        // And by the operation that Cognito itself names to the firewall, however the request came to it.
        this.closed(
          'OperationClosed',
          1,
          (operations) => header('x-amzn-cognito-operation-name', oneOf(operations, '')),
          header('x-amzn-cognito-operation-name', '.'),
        ),
      ],
    });
    new CfnWebACLAssociation(this, 'OfPool', { resourceArn: pool.userPoolArn, webAclArn: acl.attrArn });
  }

  private closed(
    name: string,
    priority: number,
    isNamed: (operations: readonly string[]) => Statement,
    ...where: Statement[]
  ): CfnWebACL.RuleProperty {
    const hasPass: Statement = {
      byteMatchStatement: {
        fieldToMatch: { singleHeader: { Name: poolPassHeader } },
        positionalConstraint: 'EXACTLY',
        searchString: this.pass,
        textTransformations: unchanged,
      },
    };
    return {
      name,
      priority,
      action: { block: {} },
      visibilityConfig: seenAs(name),
      statement: all(...where, not(isNamed(OPEN)), not(all(isNamed(WITH_PASS), hasPass))),
    };
  }
}

/** Counted, but not sampled: a sample would show the pass. */
const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
