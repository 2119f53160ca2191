import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newestCode } from '../support/inbox.ts';
import { startLocalCloud, type LocalCloud } from '../support/local-cloud.ts';
import { callApi, Member } from '../support/member.ts';
import { resendCode, signUpByPool } from '../support/sign-up.ts';

/* The functions' clock belongs to everybody on a stack: what sets it has one of its own. */

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud({ isLight: true });
});
afterAll(() => cloud.stop());
afterEach(() => setClock(0));

/** Sets the functions' clock so many milliseconds ahead of real time. */
async function setClock(aheadMs: number): Promise<void> {
  const now = aheadMs === 0 ? null : new Date(Date.now() + aheadMs).toISOString();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${cloud.web}/_local/clock`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ now }),
  });
  expect(answer.status).toBe(200);
}

const statusOf = async (member: Member) => (await member.call('GET', '/me')).status;

describe.each([
  ['ahead', YEAR_MS],
  ['back', -YEAR_MS],
])('a clock that is set a year %s', (_direction, aheadMs) => {
  it('leaves tokens valid', async () => {
    const member = await Member.join(cloud);
    expect(await statusOf(member)).toBe(200);
    await setClock(aheadMs);
    expect(await statusOf(member)).toBe(200);
  });

  it('lets in who signs in after the end of all sessions, and nobody from before', async () => {
    await setClock(aheadMs);
    const before = await Member.join(cloud);
    await before.ask('POST', '/sessions/end-all', { keepThis: false });
    expect(await statusOf(before)).toBe(401);
    const after = await Member.signedIn(cloud, { email: before.email, password: Member.password });
    expect(await statusOf(after)).toBe(200);
  });
});

it('leaves a session ended that was ended before the clock was set ahead', async () => {
  const member = await Member.join(cloud);
  await member.ask('POST', '/sessions/end-all', { keepThis: false });
  await setClock(YEAR_MS);
  expect(await statusOf(member)).toBe(401);
});

describe('the code of a sign-up', () => {
  const verify = (email: string, token: string) =>
    callApi(cloud, undefined, 'POST', '/verify-signup', { email, token, type: 'signup' });
  const signUp = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await signUpByPool(cloud, email);
    return { email, code: await newestCode(cloud, email) };
  };

  it('is taken after nine minutes', async () => {
    const { email, code } = await signUp();
    await setClock(9 * MINUTE_MS);
    expect(await verify(email, code)).toMatchObject({ status: 200 });
  });

  it('is not taken after eleven; a new one is', async () => {
    const { email, code } = await signUp();
    await setClock(11 * MINUTE_MS);
    expect(await verify(email, code)).toMatchObject({ status: 400, body: { code: 'code-expired' } });
    await resendCode(cloud, email);
    expect(await verify(email, await newestCode(cloud, email))).toMatchObject({ status: 200 });
  });
});
