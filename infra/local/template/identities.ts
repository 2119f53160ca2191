import type { Surroundings } from './surroundings.ts';

/** What `Ref` and `Fn::GetAtt` answer for one resource. */
export interface Identity {
  /** Its name or id, whatever `Ref` says. */
  name: string;
  ref: string;
  attributes: Record<string, string>;
}

interface Kind {
  /** The property that names the resource; without it (or unset) the name is made of stack and logical id. */
  nameProperty?: string;
  generated?: (stack: string, logicalId: string, propertyOf: (name: string) => string | undefined) => string;
  identity: (name: string, around: Surroundings) => Omit<Identity, 'name'>;
}

const named = (attributes: (name: string, around: Surroundings) => Record<string, string> = () => ({})) =>
  ((name, around) => ({ ref: name, attributes: attributes(name, around) })) satisfies Kind['identity'];

const arn = (service: string, { region, accountId }: Surroundings, resource: string) =>
  `arn:aws:${service}:${region}:${accountId}:${resource}`;

/** Stable and of Cognito's form, for verifiers check the form: `ca-central-1_` and nine letters or digits. */
const poolId = () => 'Local0001';
const clientId = () => 'localclient000000000000001';

/** The resource types that have a part on one machine. */
const KINDS: Record<string, Kind> = {
  'AWS::DynamoDB::Table': {
    nameProperty: 'TableName',
    identity: named((name, around) => ({
      Arn: arn('dynamodb', around, `table/${name}`),
      StreamArn: arn('dynamodb', around, `table/${name}/stream/latest`),
    })),
  },
  'AWS::DynamoDB::GlobalTable': {
    nameProperty: 'TableName',
    identity: named((name, around) => ({ Arn: arn('dynamodb', around, `table/${name}`), TableId: name })),
  },
  'AWS::S3::Bucket': {
    nameProperty: 'BucketName',
    generated: (stack, id) => `${stack}-${id}`.toLowerCase().slice(0, 63),
    identity: named((name, { region }) => ({
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
    })),
  },
  'AWS::SQS::Queue': {
    nameProperty: 'QueueName',
    // As AWS names them, and as senders know them.
    generated: (stack, id, propertyOf) =>
      `${stack}-${id}${propertyOf('FifoQueue') === 'true' ? '.fifo' : ''}`,
    identity: (name, around) => ({
      ref: around.queueUrl(name),
      attributes: { Arn: arn('sqs', around, name), QueueName: name, QueueUrl: around.queueUrl(name) },
    }),
  },
  'AWS::Lambda::Function': {
    nameProperty: 'FunctionName',
    identity: named((name, around) => ({ Arn: arn('lambda', around, `function:${name}`) })),
  },
  'AWS::IAM::Role': {
    nameProperty: 'RoleName',
    identity: named((name, { accountId }) => ({ Arn: `arn:aws:iam::${accountId}:role/${name}` })),
  },
  'AWS::Cognito::UserPool': {
    generated: poolId,
    identity: (name, around) => {
      const id = `${around.region}_${name}`;
      const provider = `cognito-idp.${around.region}.amazonaws.com/${id}`;
      return {
        ref: id,
        attributes: {
          Arn: arn('cognito-idp', around, `userpool/${id}`),
          ProviderName: provider,
          ProviderURL: `https://${provider}`,
          UserPoolId: id,
        },
      };
    },
  },
  'AWS::Cognito::UserPoolClient': {
    generated: clientId,
    identity: named((name) => ({ ClientId: name })),
  },
  'AWS::ApiGatewayV2::Api': {
    identity: named((name, { region }) => ({
      ApiId: name,
      ApiEndpoint: `https://${name}.execute-api.${region}.amazonaws.com`,
    })),
  },
  'AWS::ApiGatewayV2::Authorizer': { identity: named((name) => ({ AuthorizerId: name })) },
  'AWS::ApiGatewayV2::Integration': { identity: named() },
  'AWS::ApiGatewayV2::Route': { identity: named((name) => ({ RouteId: name })) },
  'AWS::ApiGatewayV2::Stage': { identity: named() },
  'AWS::IAM::Policy': { identity: named() },
  'AWS::Lambda::EventSourceMapping': { identity: named((name) => ({ Id: name })) },
  'AWS::Lambda::Permission': { identity: named() },
  'AWS::SES::ConfigurationSet': { nameProperty: 'Name', identity: named() },
  'AWS::SES::ConfigurationSetEventDestination': { identity: named((name) => ({ Id: name })) },
  'AWS::SNS::Topic': {
    nameProperty: 'TopicName',
    identity: (name, around) => {
      const topicArn = arn('sns', around, name);
      return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: name } };
    },
  },
  'AWS::SNS::Subscription': { identity: named() },
  'AWS::SNS::TopicPolicy': { identity: named() },
  'AWS::SQS::QueuePolicy': { identity: named() },
  'AWS::SecretsManager::Secret': {
    nameProperty: 'Name',
    identity: (name, around) => ({ ref: arn('secretsmanager', around, `secret:${name}`), attributes: {} }),
  },
  'AWS::WAFv2::WebACL': {
    nameProperty: 'Name',
    identity: named((name, around) => ({ Arn: arn('wafv2', around, `regional/webacl/${name}`) })),
  },
  'AWS::WAFv2::WebACLAssociation': { identity: named() },
  'AWS::SES::ReceiptRuleSet': { nameProperty: 'RuleSetName', identity: named() },
  'AWS::SES::ReceiptRule': { identity: named() },
  'AWS::Scheduler::Schedule': {
    nameProperty: 'Name',
    identity: named((name, around) => ({ Arn: arn('scheduler', around, `schedule/default/${name}`) })),
  },
};

/** Types that a deployed system has and one machine doesn't need; everything else unknown is an error. */
const WITHOUT_LOCAL_MEANING = [
  /^AWS::CDK::Metadata$/,
  /^AWS::CertificateManager::Certificate$/,
  /^AWS::CloudFront::/,
  /^AWS::CloudWatch::(Alarm|CompositeAlarm|Dashboard)$/,
  /^AWS::KMS::(Key|Alias)$/,
  /^AWS::Logs::(LogGroup|MetricFilter|ResourcePolicy)$/,
  /^AWS::Route53::RecordSet$/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::Scheduler::ScheduleGroup$/,
  /^AWS::SES::EmailIdentity$/,
];

export const hasLocalMeaning = (type: string) => !WITHOUT_LOCAL_MEANING.some((known) => known.test(type));

/**
 * What a resource is called and answers. `nameOf` reads (and resolves) a property that names it. Types without local
 * meaning answer inert words. Throws for a type that is on neither list.
 */
export function identityOf(
  place: { stack: string; logicalId: string; type: string },
  nameOf: (property: string) => string | undefined,
  around: Surroundings,
): Identity {
  const { stack, logicalId, type } = place;
  const kind = KINDS[type];
  if (!kind) return inertIdentity(place);
  const given = kind.nameProperty === undefined ? undefined : nameOf(kind.nameProperty);
  const name = given ?? kind.generated?.(stack, logicalId, nameOf) ?? `${stack}-${logicalId}`;
  return { name, ...kind.identity(name, around) };
}

function inertIdentity({
  stack,
  logicalId,
  type,
}: {
  stack: string;
  logicalId: string;
  type: string;
}): Identity {
  if (hasLocalMeaning(type))
    throw new Error(`${stack}/${logicalId}: the local cloud doesn't know the resource type ${type}`);
  const name = `${stack}-${logicalId}`;
  const attributes = new Proxy<Record<string, string>>(
    {},
    { get: (_, attribute) => `${name}.${String(attribute)}` },
  );
  return { name, ref: name, attributes };
}
