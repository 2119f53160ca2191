import { accessKeyOf, type Access } from './access.ts';
import { dynamoDbCalls } from './dynamodb-calls.ts';
import { startFront, type Front, type FrontRequest } from './front.ts';
import { poolCalls } from './pool-calls.ts';
import { jsonRefusal, s3Refusal, xmlRefusal } from './refusals.ts';
import { sesCalls } from './ses-calls.ts';
import { sqsCalls } from './sqs-calls.ts';
import { isPublicOperation } from '../cognito/user-pool-door.ts';
import { s3Permissions } from '../storage/s3-permissions.ts';
import type { ReadMeter } from '../table/read-meter.ts';
import type { SettleWrite } from '../table/settle-write.ts';

/** Where the parts answer, and what the fronts before them need to know. */
export interface FrontsOptions {
  access: Access;
  region: string;
  accountId: string;
}

const headerOf = ({ headers }: FrontRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const target = (request: FrontRequest) => headerOf(request, 'x-amz-target');
const text = ({ body }: FrontRequest) => body.toString('utf8');

/** The table's front: acknowledges a write once it is on disk, and has what is read measured where a meter is given. */
export function tableFront(
  { access, region, accountId }: FrontsOptions,
  url: () => string,
  settleWrite: () => SettleWrite,
  meter?: ReadMeter,
): Promise<Front> {
  const prefix = `arn:aws:dynamodb:${region}:${accountId}:`;
  return startFront({
    target: url,
    access,
    callsOf: (request) => dynamoDbCalls(target(request), text(request), prefix),
    refuse: jsonRefusal,
    // DynamoDB Local takes letters and digits only.
    knownAs: 'functions',
    ...(meter && {
      rephrase: (request) => ({ ...request, body: Buffer.from(meter.asked(target(request), text(request))) }),
    }),
    settle: (request, answer) => {
      meter?.answered(accessKeyOf(request) ?? '', target(request), answer);
      return settleWrite()(target(request), text(request));
    },
  });
}

/** The buckets' front. What a browser posts by form carries its key in the body: the storage checks that itself. */
export function bucketsFront({ access }: FrontsOptions, url: () => string): Promise<Front> {
  const callsOf = ({ method, url: asked }: FrontRequest) => {
    const { pathname, searchParams } = new URL(asked, 'http://bucket');
    const permissions = s3Permissions({ method, path: pathname, query: searchParams });
    return permissions.map(({ action, resource }) => ({ action, resources: [resource] }));
  };
  return startFront({ target: url, access, callsOf, refuse: s3Refusal });
}

/** The queues' front. */
export function queuesFront({ access, region, accountId }: FrontsOptions, url: () => string): Promise<Front> {
  const prefix = `arn:aws:sqs:${region}:${accountId}:`;
  return startFront({
    target: url,
    access,
    callsOf: (request) => sqsCalls(target(request), text(request), prefix),
    refuse: jsonRefusal,
  });
}

/** The mail's front. */
export function mailFront({ access, region, accountId }: FrontsOptions, url: () => string): Promise<Front> {
  const prefix = `arn:aws:ses:${region}:${accountId}:`;
  return startFront({
    target: url,
    access,
    callsOf: (request) => sesCalls(text(request), prefix),
    refuse: xmlRefusal,
  });
}

/** The user pool's front, for functions; what takes no credentials needs no policy. */
export function poolFront({ access }: FrontsOptions, url: () => string, poolArn: string): Promise<Front> {
  const callsOf = (request: FrontRequest) =>
    isPublicOperation(target(request).split('.').at(-1) ?? '') ? [] : poolCalls(target(request), poolArn);
  return startFront({ target: url, access, callsOf, refuse: jsonRefusal });
}
