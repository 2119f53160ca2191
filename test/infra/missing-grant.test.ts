import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalCloud, type LocalCloud, type Templates } from '../support/local-cloud.ts';
import { Member } from '../support/member.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

const count = '/transactions/count?from=2026-01-01&to=2026-12-31';
const person = { email: 'mina@example.com', password: 'Correct-horse-7', fullName: 'Mina Roy' };

/** The templates without one action in the policies of one function's role. */
function without(templates: Templates, construct: string, action: string): Templates {
  const text = JSON.stringify(templates, (key, value: unknown) => {
    if (!key.startsWith(construct) || !isRole(value)) return value;
    return JSON.parse(JSON.stringify(value).replace(`"${action}"`, '"none:none"')) as unknown;
  });
  return JSON.parse(text) as Templates;
}

function isRole(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'Type' in value && value.Type === 'AWS::IAM::Role';
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function accessToken(cloud: LocalCloud): Promise<string> {
  const signedUp = await post(`${cloud.web}/_local/sign-up`, person);
  expect(await signedUp.json()).toHaveProperty('userId');
  const signedIn = await post(`${cloud.web}/_local/sign-in`, person);
  return ((await signedIn.json()) as { accessToken: string }).accessToken;
}

describe.each([
  ['have threads of their own', false],
  ['share a thread', true],
])('a grant removed from the template, where functions %s', (_where, isLight) => {
  let cloud: LocalCloud;
  let authorization: string;
  const called = (path: string) => fetch(`${cloud.api}${path}`, { headers: { authorization } });

  beforeAll(async () => {
    const change = (templates: Templates) => without(templates, 'CountTransactions', 'dynamodb:Query');
    cloud = await startLocalCloud({ isLight, change });
    authorization = `Bearer ${await accessToken(cloud)}`;
  });
  afterAll(() => cloud.stop());

  it('leaves the functions that kept theirs at work', async () => {
    const reply = await called('/me');
    expect(reply.status).toBe(200);
  });

  it('makes the product’s call fail as AWS would', async () => {
    const reply = await called(count);
    expect(reply.status).toBe(500);
    const log = () => readFileSync(join(cloud.stateDir, 'logs', 'functions.log'), 'utf8');
    // The log is written by another process: its lines may come after the reply.
    await expect
      .poll(log, { timeout: 10_000 })
      .toMatch(
        /matchbook-local-count-transactions.*AccessDeniedException.*is not authorized to perform: dynamodb:Query/s,
      );
  });
});

it('the call fails for want of that grant alone: the template as it is lets it through', async () => {
  const member = await Member.join(await sharedCloud());
  expect(await member.ask('GET', count)).toEqual({ count: 0 });
});
