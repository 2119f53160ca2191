import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { SignIn } from '../../shared/model/session.ts';
import { mailsTo } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const agents = {
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

/** The same person signed in on a laptop and on a phone, each seen. */
async function atTwoPlaces() {
  const { email } = await Member.join(cloud);
  const person = { email, password: Member.password };
  const laptop = await Member.signedIn(cloud, person, agents.laptop);
  const phone = await Member.signedIn(cloud, person, agents.phone);
  for (const place of [laptop, phone]) await place.ask('GET', '/me');
  return { person, laptop, phone };
}

const seenBy = async (place: Member) =>
  contract.listSessions.reply.parse(await place.ask('GET', '/sessions'));
const devicesOf = (sessions: readonly SignIn[]) => sessions.map(({ device }) => device);
const statusOf = async (place: Member) => (await place.call('GET', '/me')).status;
const idOn = async (device: string, place: Member) =>
  (await seenBy(place)).items.find((session) => session.device === device)?.id ?? '';

describe('listSessions', () => {
  it('is told by mail of each further device, and of none twice', async () => {
    const { person, laptop } = await atTwoPlaces();
    const again = await Member.signedIn(cloud, person, agents.phone);
    await again.ask('GET', '/me');
    const told = async () =>
      (await mailsTo(cloud, person.email)).filter(({ subject }) => subject === 'New sign-in to Matchbook');
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 120_000, interval: 250 });
    expect((await told())[0]?.text).toContain('Safari on iOS');
    expect((await seenBy(laptop)).items).toHaveLength(3);
  });

  it('tells where one is signed in, this place first, and what it was signed in with', async () => {
    const { laptop, phone } = await atTwoPlaces();
    expect(devicesOf((await seenBy(laptop)).items)).toEqual(['Firefox on Linux', 'Safari on iOS']);
    const { items, recent } = await seenBy(phone);
    expect(items.map(({ device, isThis, endedAt }) => [device, isThis, endedAt])).toEqual([
      ['Safari on iOS', true, null],
      ['Firefox on Linux', false, null],
    ]);
    expect(devicesOf(recent)).toEqual(expect.arrayContaining(['Safari on iOS', 'Firefox on Linux']));
  });

  it('keeps one session however often it is seen', async () => {
    const { laptop } = await atTwoPlaces();
    await Promise.all(['/me', '/me', '/notifications/unread'].map((path) => laptop.ask('GET', path)));
    expect((await seenBy(laptop)).items).toHaveLength(2);
  });
});

describe('endSession', () => {
  it('ends every place from the next request on with another one', async () => {
    const { person, laptop, phone } = await atTwoPlaces();
    const id = await idOn('Safari on iOS', laptop);
    expect(await laptop.call('DELETE', `/sessions/${id}`)).toMatchObject({
      status: 200,
      body: { id, endedAt: expect.any(String) as string },
    });
    expect(await phone.call('GET', '/transactions')).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    });
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([401, 401]);
    const back = await Member.signedIn(cloud, person, agents.laptop);
    await back.ask('GET', '/me');
    const { items, recent } = await seenBy(back);
    expect(devicesOf(items)).toEqual(['Firefox on Linux']);
    expect(recent.filter(({ endedAt }) => endedAt !== null)).toHaveLength(2);
    expect(await back.call('DELETE', `/sessions/${id}`)).toMatchObject({ status: 200 });
    expect(await statusOf(back)).toBe(200);
  });

  it('ends its own place alone', async () => {
    const { laptop, phone } = await atTwoPlaces();
    const id = await idOn('Safari on iOS', phone);
    expect(await phone.call('DELETE', `/sessions/${id}`)).toMatchObject({ status: 200 });
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([200, 401]);
    expect(devicesOf((await seenBy(laptop)).items)).toEqual(['Firefox on Linux']);
  });

  it('ends nobody else’s', async () => {
    const [one, other] = [await atTwoPlaces(), await atTwoPlaces()];
    const id = await idOn('Safari on iOS', one.laptop);
    expect(await other.laptop.call('DELETE', `/sessions/${id}`)).toMatchObject({ status: 404 });
    expect(await statusOf(one.phone)).toBe(200);
    expect((await seenBy(other.laptop)).recent.some((session) => session.id === id)).toBe(false);
  });
});

describe('endAllSessions', () => {
  it('ends every session, this one too; whoever signs in afterwards is in', async () => {
    const { person, laptop, phone } = await atTwoPlaces();
    expect(await laptop.ask('POST', '/sessions/end-all', { keepThis: false })).toEqual({ ended: true });
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([401, 401]);
    const back = await Member.signedIn(cloud, person, agents.laptop);
    expect(await statusOf(back)).toBe(200);
    expect((await seenBy(back)).items).toHaveLength(1);
  });

  it('takes the password of whoever stays, and ends nothing by another one', async () => {
    const { person, laptop, phone } = await atTwoPlaces();
    expect(await laptop.call('POST', '/sessions/end-all', { keepThis: true })).toMatchObject({ status: 400 });
    const wrong = { keepThis: true, password: 'Wrong-horse-7' };
    expect(await laptop.call('POST', '/sessions/end-all', wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { password: expect.stringContaining('not your') as string } },
    });
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([200, 200]);
    const right = { keepThis: true, password: person.password };
    expect(await laptop.ask('POST', '/sessions/end-all', right)).toEqual({ ended: true });
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([401, 401]);
  });
});
