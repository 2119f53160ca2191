import { describe, expect, it } from 'vitest';
import { sesCalls } from '../../../../../infra/local/iam/ses-calls.ts';
import { readCloud } from '../../../../../infra/local/template/read-cloud.ts';

const around = {
  region: 'ca-central-1',
  accountId: '123456789012',
  queueUrl: (name: string) => `http://127.0.0.1:9/${name}`,
};
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const allow = (Service: string, Action: string, Resource: object, Condition: object = {}) => ({
  PolicyDocument: { Statement: [{ Effect: 'Allow', Principal: { Service }, Action, Resource, Condition }] },
});
const topicPolicy = allow(
  'ses.amazonaws.com',
  'sns:Publish',
  { Ref: 'Topic' },
  { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
);
const queuePolicy = allow('sns.amazonaws.com', 'sqs:SendMessage', arnOf('Events'), {
  ArnEquals: { 'aws:SourceArn': { Ref: 'Topic' } },
});

/** Stacks with one set whose bounces reach a queue, with some of their resources otherwise. */
const setsOf = (change: Record<string, { Type: string; Properties: object }> = {}) => {
  const Resources = {
    Set: { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'reports' } },
    Told: {
      Type: 'AWS::SES::ConfigurationSetEventDestination',
      Properties: {
        ConfigurationSetName: { Ref: 'Set' },
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['bounce'],
          SnsDestination: { TopicARN: { Ref: 'Topic' } },
        },
      },
    },
    Topic: { Type: 'AWS::SNS::Topic', Properties: {} },
    TopicPolicy: { Type: 'AWS::SNS::TopicPolicy', Properties: topicPolicy },
    Subscription: {
      Type: 'AWS::SNS::Subscription',
      Properties: {
        TopicArn: { Ref: 'Topic' },
        Protocol: 'sqs',
        Endpoint: arnOf('Events'),
        RawMessageDelivery: true,
      },
    },
    QueuePolicy: { Type: 'AWS::SQS::QueuePolicy', Properties: queuePolicy },
    Events: { Type: 'AWS::SQS::Queue', Properties: {} },
    ...change,
  };
  return readCloud({ data: { Resources } }, around, '/bundles').mailSets;
};

describe('the sets by which mail is sent', () => {
  it('have the queues that hear of it, through a topic', () => {
    expect(setsOf()).toEqual([{ name: 'reports', told: [{ kinds: ['bounce'], queue: 'data-Events' }] }]);
  });

  it('are told of nowhere where the topic would not take it from SES', () => {
    const others = allow('cloudwatch.amazonaws.com', 'sns:Publish', { Ref: 'Topic' });
    expect(() => setsOf({ TopicPolicy: { Type: 'AWS::SNS::TopicPolicy', Properties: others } })).toThrow(
      'does not let ses.amazonaws.com do sns:Publish',
    );
  });

  it('are told of nowhere where the queue would not take it from the topic', () => {
    const elsewhere = allow('sns.amazonaws.com', 'sqs:SendMessage', arnOf('Events'), {
      ArnEquals: { 'aws:SourceArn': 'arn:aws:sns:ca-central-1:123456789012:another' },
    });
    expect(() => setsOf({ QueuePolicy: { Type: 'AWS::SQS::QueuePolicy', Properties: elsewhere } })).toThrow(
      'does not let sns.amazonaws.com do sqs:SendMessage',
    );
  });
});

it('a mail that names a set needs a permission for that too', () => {
  const asked = (form: Record<string, string>) =>
    sesCalls(
      new URLSearchParams({ Action: 'SendRawEmail', Source: 'a@b.example', ...form }).toString(),
      'arn:',
    );
  expect(asked({}).map(({ resources }) => resources)).toEqual([
    ['arn:identity/a@b.example', 'arn:identity/b.example'],
  ]);
  expect(asked({ ConfigurationSetName: 'reports' })[1]).toMatchObject({
    action: 'ses:SendRawEmail',
    resources: ['arn:configuration-set/reports'],
  });
});
