import { describe, expect, it } from 'vitest';
import { accessByName } from '../../../../../infra/local/iam/access.ts';
import { dynamoDbCalls } from '../../../../../infra/local/iam/dynamodb-calls.ts';
import { isAllowed, Statement } from '../../../../../infra/local/iam/policy.ts';
import { sesCalls } from '../../../../../infra/local/iam/ses-calls.ts';
import { sqsCalls } from '../../../../../infra/local/iam/sqs-calls.ts';

const statement = (given: object) => Statement.parse({ Effect: 'Allow', ...given });
const table = 'arn:aws:dynamodb:ca-central-1:1:table/Books';
const calls = (target: string, body: object) =>
  dynamoDbCalls(`DynamoDB_20120810.${target}`, JSON.stringify(body), 'arn:aws:dynamodb:ca-central-1:1:');

describe('isAllowed', () => {
  it('allows nothing without a statement', () => {
    expect(isAllowed([], { action: 's3:GetObject', resources: ['arn:aws:s3:::b/k'] })).toBe(false);
  });
  it('reads wildcards, and actions in any case', () => {
    const reading = [statement({ Action: 's3:getobject', Resource: 'arn:aws:s3:::b/uploads/*' })];
    expect(isAllowed(reading, { action: 's3:GetObject', resources: ['arn:aws:s3:::b/uploads/a/b'] })).toBe(
      true,
    );
    expect(isAllowed(reading, { action: 's3:GetObject', resources: ['arn:aws:s3:::b/readings/a'] })).toBe(
      false,
    );
    expect(isAllowed(reading, { action: 's3:PutObject', resources: ['arn:aws:s3:::b/uploads/a'] })).toBe(
      false,
    );
  });
  it('lets a denial win', () => {
    const both = [
      statement({ Action: 'dynamodb:*', Resource: '*' }),
      statement({ Effect: 'Deny', Action: 'dynamodb:Scan', Resource: table }),
    ];
    expect(isAllowed(both, { action: 'dynamodb:Query', resources: [table] })).toBe(true);
    expect(isAllowed(both, { action: 'dynamodb:Scan', resources: [table] })).toBe(false);
  });
  it('never passes over a condition it does not know', () => {
    const odd = [
      statement({
        Action: '*',
        Resource: '*',
        Condition: { Bool: { 'aws:MultiFactorAuthPresent': 'true' } },
      }),
    ];
    expect(() => isAllowed(odd, { action: 's3:GetObject', resources: ['x'] })).toThrow(
      'MultiFactorAuthPresent',
    );
  });
  it('refuses to read a statement by exclusion', () => {
    expect(() => statement({ NotAction: 's3:*', Resource: '*' })).toThrow();
  });
});

describe('what a request needs', () => {
  it('is one permission for each entry of a transaction', () => {
    const asked = calls('TransactWriteItems', {
      TransactItems: [{ Put: { TableName: 'Books' } }, { ConditionCheck: { TableName: 'Books' } }],
    });
    expect(asked.map(({ action }) => action)).toEqual(['dynamodb:PutItem', 'dynamodb:ConditionCheckItem']);
    expect(asked[0]?.resources).toEqual([table]);
  });
  it('is on the index when a query reads one', () => {
    const [query] = calls('Query', { TableName: 'Books', IndexName: 'index1' });
    expect(query).toEqual({ action: 'dynamodb:Query', resources: [`${table}/index/index1`] });
  });
  it('is on every table of a batch', () => {
    expect(calls('BatchGetItem', { RequestItems: { Books: {}, Other: {} } })).toHaveLength(2);
  });
  it('is on the sender’s address or domain for raw mail', () => {
    const raw = Buffer.from('To: a@b.c\r\nFrom: Books <books@matchbook.test>\r\n\r\nFrom: x@y.z').toString(
      'base64',
    );
    const form = new URLSearchParams({ Action: 'SendRawEmail', 'RawMessage.Data': raw }).toString();
    expect(sesCalls(form, 'arn:')).toMatchObject([
      {
        action: 'ses:SendRawEmail',
        resources: ['arn:identity/books@matchbook.test', 'arn:identity/matchbook.test'],
      },
    ]);
  });
  it('is the single action for a batch of messages', () => {
    const body = JSON.stringify({ QueueUrl: 'http://127.0.0.1:1/1/Work' });
    expect(sqsCalls('AmazonSQS.SendMessageBatch', body, 'arn:')).toEqual([
      { action: 'sqs:SendMessage', resources: ['arn:Work'] },
    ]);
  });
});

describe('accessByName', () => {
  it('leaves administrators alone and words a function’s refusal as AWS does', () => {
    const access = accessByName((name) => (name === 'reader' ? [] : undefined));
    const scan = [{ action: 'dynamodb:Scan', resources: [table] }];
    expect(access.refusal('admin', scan)).toBeUndefined();
    expect(access.refusal('reader', scan)).toContain(
      `reader is not authorized to perform: dynamodb:Scan on resource: ${table}`,
    );
  });
});
