import { describe, expect, it } from 'vitest';
import { readCloud } from '../../../../../infra/local/template/read-cloud.ts';

const around = {
  region: 'ca-central-1',
  accountId: '123456789012',
  queueUrl: (name: string) => `http://127.0.0.1:9/${name}`,
};
const read = (templates: Record<string, object>) => readCloud(templates, around, '/bundles');

const data = {
  Resources: {
    Books: { Type: 'AWS::DynamoDB::Table', Properties: { KeySchema: [] } },
    Work: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { 'Fn::Sub': '${AWS::StackName}-work' } } },
    Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { Odd: { 'Fn::Select': [0, []] } } },
  },
  Outputs: { Arn: { Value: { 'Fn::GetAtt': ['Books', 'Arn'] }, Export: { Name: 'data:BooksArn' } } },
};
const code = (policies: object[]) => ({
  Resources: {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { Policies: policies.map((one) => ({ PolicyDocument: { Statement: [one] } })) },
    },
    Count: {
      Type: 'AWS::Lambda::Function',
      Metadata: { 'matchbook:bundle': 'count' },
      Properties: {
        FunctionName: 'count',
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        Environment: { Variables: { A: { 'Fn::Join': ['-', ['x', { Ref: 'AWS::Region' }]] } } },
      },
    },
  },
});
const query = { Effect: 'Allow', Action: 'dynamodb:Query', Resource: { 'Fn::ImportValue': 'data:BooksArn' } };

describe('readCloud', () => {
  it('answers references within and between stacks', () => {
    const cloud = read({ data, code: code([query]) });
    expect(cloud.tables.map(({ name }) => name)).toEqual(['data-Books']);
    expect(cloud.queues.map(({ name }) => name)).toEqual(['data-work']);
    const count = cloud.functions.get('count');
    expect(count).toMatchObject({ codeFolder: '/bundles/count', environment: { A: 'x-ca-central-1' } });
    expect(count?.statements[0]?.Resource).toEqual([
      'arn:aws:dynamodb:ca-central-1:123456789012:table/data-Books',
    ]);
  });
  it('refuses a resource type that it neither serves nor knows to have no local meaning', () => {
    const odd = { Resources: { Cluster: { Type: 'AWS::ECS::Cluster' } } };
    expect(() => read({ odd })).toThrow('AWS::ECS::Cluster');
  });
  it('refuses an intrinsic that it does not know', () => {
    const odd = {
      Resources: { Work: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { 'Fn::Base64': 'x' } } } },
    };
    expect(() => read({ odd })).toThrow('Fn::Base64');
  });
  it('refuses an import that nobody exports', () => {
    expect(() => read({ code: code([query]) })).toThrow('data:BooksArn');
  });
  it('knows whose mail is put where, and refuses to do anything else with it', () => {
    const rule = (action: object) => ({
      Files: { Type: 'AWS::S3::Bucket' },
      Rule: {
        Type: 'AWS::SES::ReceiptRule',
        Properties: { Rule: { Recipients: ['In.Example.org'], Actions: [action] } },
      },
    });
    const put = { S3Action: { BucketName: { Ref: 'Files' }, ObjectKeyPrefix: 'mails/' } };
    expect(read({ data: { Resources: rule(put) } }).receiptRules).toEqual([
      { recipients: ['in.example.org'], bucket: 'data-files', keyPrefix: 'mails/' },
    ]);
    expect(() => read({ data: { Resources: rule({ BounceAction: {} }) } })).toThrow();
  });
  it('refuses an event source whose function may not read the queue', () => {
    const { Resources } = code([]);
    const Mapping = {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        FunctionName: { Ref: 'Count' },
        EventSourceArn: 'arn:aws:sqs:ca-central-1:123456789012:data-work',
      },
    };
    expect(() => read({ data, code: { Resources: { ...Resources, Mapping } } })).toThrow(
      'sqs:ReceiveMessage',
    );
  });
});
