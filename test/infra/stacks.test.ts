import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stages } from '../../infra/config.ts';
import { asText, grantedTo, local, production, resources } from './synthesised.ts';

const stacks = Object.entries(local);
const roles = resources(local, 'AWS::IAM::Role');

/** Each statement of each role, with the role's name for the failure's sake. */
const statements = roles.flatMap((role) =>
  grantedTo(role).map((statement) => ({ role: `${role.stack}/${role.logicalId}`, ...statement })),
);

const TRACING = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];

describe('every function', () => {
  it('is traced by its own switch', () => {
    const functions = resources(local, 'AWS::Lambda::Function');
    expect(functions.length).toBeGreaterThan(50);
    for (const { Properties } of functions) expect(Properties?.['TracingConfig']).toEqual({ Mode: 'Active' });
  });
});

describe('what roles may do', () => {
  it('is written inline in each role, so that the role can be read whole, but what the pool’s triggers may do with it', () => {
    const granted = resources(local, 'AWS::IAM::Policy').flatMap(({ Properties }) =>
      grantedTo({ Type: 'AWS::IAM::Role', Properties: { Policies: [Properties] } }),
    );
    expect(granted.map(({ actions }) => actions)).toEqual([
      ['cognito-idp:AdminUserGlobalSignOut'],
      ['cognito-idp:AdminGetUser', 'cognito-idp:AdminSetUserMFAPreference'],
    ]);
    for (const { resources: reached } of granted) expect(reached.join()).toContain('People');
    expect(roles.flatMap((role) => role.Properties?.['ManagedPolicyArns'] ?? [])).toEqual([]);
  });

  it('names every action', () => {
    const vague = statements.filter(({ actions }) => actions.some((action) => action.includes('*')));
    expect(vague).toEqual([]);
  });

  it('names every resource but the objects of the folders of documents, exports and received mail', () => {
    const wide = statements
      .filter(({ actions }) => !actions.every((action) => TRACING.includes(action)))
      .flatMap(({ role, resources: named }) =>
        named.filter((one) => one.includes('*')).map((resource) => ({ role, resource })),
      );
    expect(
      wide.filter(
        ({ resource }) => !/Documents\w+Arn\w+\/(uploads|readings|reports|mails|exports)\/\*$/.test(resource),
      ),
    ).toEqual([]);
    expect(wide.length).toBeGreaterThan(0);
  });

  it('includes to write traces, which belong to no resource, and nothing else of them', () => {
    const tracing = statements.filter(({ actions }) => actions.some((action) => action.startsWith('xray:')));
    expect(tracing).toHaveLength(resources(local, 'AWS::Lambda::Function').length);
    for (const { actions } of tracing) expect(actions).toEqual(TRACING);
  });

  it('never includes reading a whole table', () => {
    expect(statements.flatMap(({ actions }) => actions)).not.toContain('dynamodb:Scan');
  });
});

describe('the data', () => {
  it('is in one table, billed by use, encrypted, restorable to any second, forgetting what has expired', () => {
    const tables = resources(local, 'AWS::DynamoDB::Table');
    expect(tables).toHaveLength(1);
    expect(tables[0]?.Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      GlobalSecondaryIndexes: [{ IndexName: 'index1' }, { IndexName: 'index2' }, { IndexName: 'index3' }],
    });
  });

  it('survives the deletion of its stack in production', () => {
    const [table] = resources(production, 'AWS::DynamoDB::Table');
    const [pool] = resources(production, 'AWS::Cognito::UserPool');
    const documents = resources(production, 'AWS::S3::Bucket').find(({ logicalId }) =>
      logicalId.startsWith('Documents'),
    );
    expect(table).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: { DeletionProtectionEnabled: true },
    });
    expect(pool).toMatchObject({ DeletionPolicy: 'Retain', Properties: { DeletionProtection: 'ACTIVE' } });
    expect(documents).toMatchObject({ DeletionPolicy: 'Retain' });
  });

  it.each(resources(local, 'AWS::S3::Bucket').map((bucket) => [bucket.logicalId, bucket] as const))(
    'keeps the bucket %s private, encrypted and reachable by TLS only',
    (_, bucket) => {
      expect(bucket.Properties).toMatchObject({
        BucketEncryption: {},
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
      const policies = resources(local, 'AWS::S3::BucketPolicy').filter(
        (one) => one.stack === bucket.stack && asText(one.Properties?.['Bucket']) === bucket.logicalId,
      );
      expect(JSON.stringify(policies)).toContain('"aws:SecureTransport":"false"');
    },
  );

  it('tells the queue of every upload and received mail, and of nothing else', () => {
    const documents = resources(local, 'AWS::S3::Bucket').find(({ logicalId }) =>
      logicalId.startsWith('Documents'),
    );
    const text = JSON.stringify(documents?.Properties?.['NotificationConfiguration']);
    expect([...text.matchAll(/"Value":"([^"]*)"/g)].map(([, folder]) => folder)).toEqual([
      'uploads/',
      'mails/',
    ]);
    expect(text).toMatch(/ArrivalsQueue\w+","Arn"/);
    expect(asText(documents?.DependsOn)).toContain('ArrivalsQueuePolicy');
  });
});

describe('exports', () => {
  it('are forgotten after a week, and what is left of uploads in parts after a day', () => {
    const documents = resources(production, 'AWS::S3::Bucket').find(({ logicalId }) =>
      logicalId.startsWith('Documents'),
    );
    expect(documents?.Properties?.['LifecycleConfiguration']).toMatchObject({
      Rules: expect.arrayContaining([
        expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
        expect.objectContaining({
          Prefix: 'exports/',
          ExpirationInDays: 7,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        }),
      ]) as unknown,
    });
  });
});

describe('what was deleted', () => {
  it('is gone from all backups two weeks later, so that a closed account is gone within 30 days with its 14 days of grace', () => {
    const [books] = resources(production, 'AWS::DynamoDB::Table');
    expect(books?.Properties?.['PointInTimeRecoverySpecification']).toMatchObject({
      RecoveryPeriodInDays: 14,
    });
    const documents = resources(production, 'AWS::S3::Bucket').find(({ logicalId }) =>
      logicalId.startsWith('Documents'),
    );
    const { Rules } = documents?.Properties?.['LifecycleConfiguration'] as {
      Rules: { Prefix?: string; NoncurrentVersionExpiration?: { NoncurrentDays: number } }[];
    };
    const ofAll = Rules.find(({ Prefix }) => Prefix === undefined);
    expect(ofAll?.NoncurrentVersionExpiration?.NoncurrentDays).toBe(14);
  });
});

describe('received mail', () => {
  it('is scanned, came over TLS, and is put into its folder by its own rule alone', () => {
    const [rule, ...others] = resources(local, 'AWS::SES::ReceiptRule');
    expect(others).toEqual([]);
    expect(rule?.Properties?.['Rule']).toMatchObject({
      Enabled: true,
      ScanEnabled: true,
      TlsPolicy: 'Require',
      Recipients: ['in.matchbook.localhost'],
      Actions: [{ S3Action: { ObjectKeyPrefix: 'mails/' } }],
    });
    const policies = resources(local, 'AWS::S3::BucketPolicy').map(({ Properties }) => Properties);
    const statement = policies
      .flatMap((policy) => (policy?.['PolicyDocument'] as { Statement: Record<string, unknown>[] }).Statement)
      .find(({ Principal }) => asText(Principal) === 'ses.amazonaws.com');
    expect(statement).toMatchObject({ Action: 's3:PutObject', Effect: 'Allow' });
    expect(asText(statement?.['Resource'])).toMatch(/\/mails\/\*$/);
    expect(asText(statement?.['Condition'])).toMatch(
      /AccountId.*:receipt-rule-set\/matchbook-local-mail:receipt-rule\/documents$/,
    );
    expect(asText(rule?.DependsOn)).toContain('DocumentsPolicy');
  });

  it('is not part of a stage without a domain for it', () => {
    expect(resources(production, 'AWS::SES::ReceiptRuleSet')).toEqual([]);
  });
});

describe('what becomes of mail', () => {
  const ofData = ({ stack }: { stack: string }) => stack.includes('data');
  const statementsOf = (type: string) =>
    resources(local, type)
      .filter(ofData)
      .flatMap(
        ({ Properties }) =>
          (Properties?.['PolicyDocument'] as { Statement: Record<string, unknown>[] }).Statement,
      );

  it('is told by two sets: of reports our own rule leaves addresses alone, of all else SES does', () => {
    const sets = resources(local, 'AWS::SES::ConfigurationSet').map(({ Properties }) => Properties);
    expect(sets).toMatchObject([
      {
        Name: 'matchbook-local-mails',
        SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      },
      { Name: 'matchbook-local-reports', SuppressionOptions: { SuppressedReasons: ['COMPLAINT'] } },
    ]);
    const destinations = resources(local, 'AWS::SES::ConfigurationSetEventDestination');
    expect(destinations).toHaveLength(2);
    for (const { Properties } of destinations)
      expect(Properties?.['EventDestination']).toMatchObject({
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint', 'delivery', 'reject'],
      });
  });

  it('is told by SES of this account alone, through the topic into its queue as it is', () => {
    const publishing = statementsOf('AWS::SNS::TopicPolicy').filter(({ Effect }) => Effect === 'Allow');
    expect(publishing.length).toBeGreaterThan(0);
    for (const statement of publishing) {
      expect(statement).toMatchObject({
        Principal: { Service: 'ses.amazonaws.com' },
        Action: 'sns:Publish',
        Condition: { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
      });
      expect(asText(statement['Condition'])).toContain(':configuration-set/');
    }
    const [subscription, ...others] = resources(local, 'AWS::SNS::Subscription');
    expect(others).toEqual([]);
    expect(subscription?.Properties).toMatchObject({ Protocol: 'sqs', RawMessageDelivery: true });
    const sending = statementsOf('AWS::SQS::QueuePolicy').filter(
      ({ Principal }) => asText(Principal) === 'sns.amazonaws.com',
    );
    expect(sending).toMatchObject([{ Action: 'sqs:SendMessage', Effect: 'Allow' }]);
    expect(asText(sending[0]?.['Condition'])).toContain('MailEventsTopic');
  });

  it('may be told of by whoever sends, and nobody else names a set', () => {
    const naming = statements.filter(({ resources: named }) =>
      named.some((one) => one.includes(':configuration-set/')),
    );
    expect(naming.length).toBeGreaterThan(0);
    for (const { actions } of naming) expect(actions).toEqual(['ses:SendRawEmail']);
  });
});

describe('queues', () => {
  const queues = resources(local, 'AWS::SQS::Queue');
  const withDeadLetters = queues.filter(({ Properties }) => Properties?.['RedrivePolicy'] !== undefined);

  it('give a message up after four tries, except those of dead letters', () => {
    expect(withDeadLetters.map(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'ArrivalsQueue',
      'BillingQueue',
      'MailEventsQueue',
      'PackingQueue',
      'PreviewsQueue',
      'PurgingQueue',
      'ReadingQueue',
      'ReportsQueue',
      'SlowReadingQueue',
      'WorkQueue',
    ]);
    expect(queues).toHaveLength(2 * withDeadLetters.length);
    for (const { Properties } of withDeadLetters) {
      expect(Properties?.['RedrivePolicy']).toMatchObject({ maxReceiveCount: 4 });
    }
  });

  it('are read one by one in the slow lane, by a function of its own that takes few at once', () => {
    const inOrder = queues.filter(({ Properties }) => Properties?.['FifoQueue'] === true);
    expect(inOrder.map(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'SlowReadingDeadLetters',
      'SlowReadingQueue',
    ]);
    const [slow] = resources(production, 'AWS::Lambda::EventSourceMapping').filter(({ logicalId }) =>
      logicalId.startsWith('ReadSlowly'),
    );
    expect(asText(slow?.Properties?.['EventSourceArn'])).toContain('SlowReadingQueue');
    expect(slow?.Properties?.['ScalingConfig']).toEqual({ MaximumConcurrency: 2 });
  });

  const { atOnce } = stages.production;
  it.each([
    ['ReadPages', 'ReadingQueue', atOnce.reading],
    ['ReadSlowly', 'SlowReadingQueue', atOnce.slowReading],
    ['ReadStatements', 'PreviewsQueue', atOnce.previews],
    ['DoWork', 'WorkQueue', atOnce.books],
    ['PackFiles', 'PackingQueue', atOnce.packing],
    ['MakeReports', 'ReportsQueue', atOnce.reports],
    ['DoBilling', 'BillingQueue', atOnce.billing],
  ])('have workers of their own, as many at once as their stage has: %s', (worker, queue, most) => {
    const mappings = resources(production, 'AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
      asText(Properties?.['FunctionName']).includes(worker),
    );
    expect(mappings.map(({ Properties }) => Properties?.['ScalingConfig'])).toEqual([
      { MaximumConcurrency: most },
    ]);
    expect(asText(mappings[0]?.Properties?.['EventSourceArn'])).toMatch(
      new RegExp(`GetAtt${queue}[0-9A-F]{8}Arn`),
    );
  });

  it('hide a message longer than its consumer may take', () => {
    const consumers = resources(local, 'AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => !asText(Properties?.['EventSourceArn']).includes('Stream'),
    );
    // Each queue has one, and each stage's dead letters: those of arrivals and of what is told of mails wait for a person.
    expect(consumers).toHaveLength(2 * withDeadLetters.length - 2);
    for (const consumer of consumers) {
      expect(consumer.Properties).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BatchSize: 1,
      });
      const source = asText(consumer.Properties?.['EventSourceArn']);
      const queue = queues.find(({ logicalId }) => source.includes(logicalId));
      const target = asText(consumer.Properties?.['FunctionName']);
      const run = resources(local, 'AWS::Lambda::Function').find(({ logicalId }) =>
        target.includes(logicalId),
      );
      expect(Number(queue?.Properties?.['VisibilityTimeout'])).toBeGreaterThan(
        Number(run?.Properties?.['Timeout']),
      );
    }
  });
});

describe('the user pool', () => {
  it('takes email addresses, sends codes and never tells who has an account', () => {
    const [pool] = resources(local, 'AWS::Cognito::UserPool');
    const [client] = resources(local, 'AWS::Cognito::UserPoolClient');
    expect(pool?.Properties).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      Policies: { PasswordPolicy: { MinimumLength: 10 } },
      EmailConfiguration: { EmailSendingAccount: 'COGNITO_DEFAULT' },
      UserPoolTier: 'LITE',
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
    expect(client?.Properties).toMatchObject({
      ExplicitAuthFlows: [
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it('is not known to its own triggers', () => {
    const [pool] = resources(local, 'AWS::Cognito::UserPool');
    const triggers = resources(local, 'AWS::Lambda::Function').filter(({ stack }) => stack === pool?.stack);
    expect(triggers).toHaveLength(4);
    expect(JSON.stringify(triggers.map(({ Properties }) => Properties?.['Environment']))).not.toContain(
      pool?.logicalId,
    );
  });
});

describe('every stack', () => {
  it.each(stacks)('%s has room to grow', (_, { Resources }) => {
    expect(Object.keys(Resources).length).toBeLessThan(400);
  });

  it('runs Node 24 everywhere, on x86_64 for the reading worker alone, at once and in its slow lane', () => {
    const functions = resources(local, 'AWS::Lambda::Function');
    expect(new Set(functions.map(({ Properties }) => Properties?.['Runtime']))).toEqual(
      new Set(['nodejs24.x']),
    );
    const x86 = functions.filter(({ Properties }) => asText(Properties?.['Architectures']) === 'x86_64');
    expect(x86.map(({ Metadata }) => Metadata?.['matchbook:bundle'])).toEqual(['read-pages', 'read-pages']);
  });

  it('has a handler for each function', () => {
    const names = resources(local, 'AWS::Lambda::Function').map(({ Metadata }) =>
      String(Metadata?.['matchbook:bundle']),
    );
    const missing = names.filter(
      (name) => !existsSync(`functions/http/${name}.ts`) && !existsSync(`functions/background/${name}.ts`),
    );
    expect(missing).toEqual([]);
  });
});
