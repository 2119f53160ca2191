import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOfRecoveryCode } from '../../functions/domain/books/recovery-codes.ts';
import { readLetters } from '../../functions/domain/typed-codes.ts';
import { SecondFactors } from '../../functions/store/second-factors.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf } from '../support/books.ts';
import { mailsTo } from '../support/inbox.ts';
import { callApi, Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const HALF_MINUTE = 30_000;

/** What an app shows this half minute, or one beside it: codes work once, and the pool takes those three. */
const shown = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * HALF_MINUTE });

interface Person {
  readonly email: string;
  readonly password: string;
  readonly member: Member;
}

async function newPerson(): Promise<Person> {
  const person = { email: `${crypto.randomUUID()}@example.com`, password: 'Correct-horse-7' };
  return { ...person, member: await Member.of(cloud, { ...person, fullName: 'Ada Byron' }) };
}

const offered = async ({ member }: Person) =>
  contract.offerSecondFactor.reply.parse(await member.ask('POST', '/second-factor/offer'));

/** Somebody whose app was turned on with the code of the half minute before, and how many tries that took. */
async function withApp(): Promise<Person & { secret: string; codes: string[]; tries: number }> {
  const person = await newPerson();
  const { secret } = await offered(person);
  const turnOnNow = () =>
    person.member.call('POST', '/second-factor/turn-on', {
      code: shown(secret, -1),
      password: person.password,
    });
  const first = await turnOnNow();
  // Where the half minute ends on the way, the code is one too old by then.
  const isTooOld = first.status === 400;
  const { body } = isTooOld ? await turnOnNow() : first;
  return { ...person, secret, ...contract.turnOnSecondFactor.reply.parse(body), tries: isTooOld ? 2 : 1 };
}

const turnOn = ({ member, password }: Person, code: string) =>
  member.ask('POST', '/second-factor/turn-on', { code, password });

const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>, code?: string) =>
  fetch(`${cloud.web}/_local/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, code }),
  }).then(({ status }) => status);

const recover = (body: { email: string; password: string; code: string }) =>
  callApi(cloud, undefined, 'POST', '/second-factor/recover', body);

const expectTold = ({ email }: Person, subject: string) =>
  vi.waitFor(
    async () => {
      const subjects = (await mailsTo(cloud, email)).map((mail) => mail.subject);
      expect(subjects.filter((one) => one === subject)).toHaveLength(1);
    },
    { timeout: 120_000, interval: 250 },
  );

const state = async ({ member }: Person) => member.ask('GET', '/second-factor');

describe('turnOnSecondFactor', () => {
  it('needs a code of the app that offerSecondFactor offered, and gives ten recovery codes', async () => {
    const person = await newPerson();
    expect(await state(person)).toEqual({ isOn: false, since: null, codesLeft: 0 });
    const { secret, uri } = await offered(person);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(person.email));
    const wrong = await person.member.call('POST', '/second-factor/turn-on', {
      ...{ code: '000000', password: person.password },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { code: expect.stringContaining('app') as string } },
    });
    expect(await signIn(person)).toBe(200);
    const { codes } = contract.turnOnSecondFactor.reply.parse(await turnOn(person, shown(secret)));
    expect(new Set(codes).size).toBe(10);
    expect(await state(person)).toMatchObject({ isOn: true, codesLeft: 10 });
    await expectTold(person, 'Two-factor authentication was turned on');
    expect(await person.member.call('POST', '/second-factor/offer')).toMatchObject({ status: 409 });
    expect(
      await person.member.call('POST', '/second-factor/turn-on', {
        code: '123456',
        password: person.password,
      }),
    ).toMatchObject({
      status: 409,
    });
  });

  it('takes no code of an app that was never offered', async () => {
    const { member, password } = await newPerson();
    expect(await member.call('POST', '/second-factor/turn-on', { code: '123456', password })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it('has signing in ask for a code, which works once', async () => {
    const person = await withApp();
    expect(await signIn(person)).toBe(400);
    expect(await signIn(person, '000000')).toBe(400);
    const code = shown(person.secret);
    expect(await signIn(person, code)).toBe(200);
    expect(await signIn(person, code)).toBe(400);
  });

  it('keeps of each recovery code what cannot be read back', async () => {
    const { member, codes } = await withApp();
    const { profile } = contract.getMe.reply.parse(await member.ask('GET', '/me'));
    const kept = await new SecondFactors(booksOf(cloud).table).of(profile.id);
    expect(kept?.codes).toHaveLength(10);
    for (const code of codes) {
      const written = readLetters(code);
      expect(JSON.stringify(kept)).not.toContain(written.slice(0, 5));
      expect(kept?.codes).toContain(await hashOfRecoveryCode(code, kept?.salt ?? ''));
    }
  });
});

describe('turnOffSecondFactor', () => {
  it('needs what the app shows now; signing in asks for the password alone afterwards', async () => {
    const person = await withApp();
    const { password } = person;
    const off = (code: string) => person.member.call('POST', '/second-factor/turn-off', { code, password });
    const byCodeAlone = { code: shown(person.secret), password: 'Wrong-horse-7' };
    expect(await person.member.call('POST', '/second-factor/turn-off', byCodeAlone)).toMatchObject({
      ...{ status: 400, body: { code: 'invalid-input', fields: { password: expect.any(String) as string } } },
    });
    // Long ended: on a busy machine a minute may lie between the code that turned it on and this one.
    expect(await off(shown(person.secret, -4))).toMatchObject({ status: 400 });
    expect(await off(shown(person.secret))).toMatchObject({ status: 200, body: { isOff: true } });
    expect(await state(person)).toEqual({ isOn: false, since: null, codesLeft: 0 });
    expect(await signIn(person)).toBe(200);
    expect(await off(shown(person.secret, 1))).toMatchObject({ status: 409 });
    await expectTold(person, 'Two-factor authentication was turned off');
  });

  it('takes ten tries in an hour, right ones among them', async () => {
    const person = await withApp();
    const wrong = { code: '000000', password: person.password };
    const statuses: number[] = [];
    // The tries by which it was turned on are the first.
    for (let tries = person.tries; tries <= 10; tries += 1)
      statuses.push((await person.member.call('POST', '/second-factor/turn-off', wrong)).status);
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: 10 - person.tries }, () => 400));
    expect(statuses.at(-1)).toBe(429);
    expect(await state(person)).toMatchObject({ isOn: true });
  });
});

describe('renewRecoveryCodes', () => {
  it('gives ten others for a code of the app; the old ones work no more', async () => {
    const person = await withApp();
    const { email, password } = person;
    const renew = (code: string) => person.member.call('POST', '/second-factor/codes', { code, password });
    expect(await renew('000000')).toMatchObject({ status: 400 });
    const { codes } = contract.renewRecoveryCodes.reply.parse((await renew(shown(person.secret))).body);
    expect(codes.filter((code) => person.codes.includes(code))).toEqual([]);
    expect(await recover({ email, password, code: person.codes[3] ?? '' })).toMatchObject({ status: 400 });
    expect(await recover({ email, password, code: codes[3] ?? '' })).toMatchObject({ status: 200 });
  });

  it('is for those who sign in with two factors', async () => {
    const { member, password } = await newPerson();
    const asked = { code: '123456', password };
    expect(await member.call('POST', '/second-factor/codes', asked)).toMatchObject({ status: 409 });
  });
});

describe('recoverSignIn', () => {
  it('turns it off by the password and a recovery code, however it is typed, and tells the person once', async () => {
    const person = await withApp();
    const { email, password } = person;
    const code = (person.codes[9] ?? '').toLowerCase().replace('-', ' ');
    const answers = await Promise.all([
      recover({ email, password, code }),
      recover({ email, password, code }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await signIn(person)).toBe(200);
    expect(await state(person)).toEqual({ isOn: false, since: null, codesLeft: 0 });
    await expectTold(person, 'Two-factor authentication was turned off');
    expect(await recover({ email, password, code: person.codes[0] ?? '' })).toMatchObject({ status: 400 });
  });

  it('answers alike whatever is wrong: password, code, address, another person’s code', async () => {
    const [person, other] = [await withApp(), await withApp()];
    const { email, password } = person;
    const [code = ''] = person.codes;
    const answers = await Promise.all([
      recover({ email, password: 'Wrong-horse-7', code }),
      recover({ email, password, code: '00000-00000' }),
      recover({ email: 'nobody@example.com', password, code }),
      recover({ email, password, code: other.codes[0] ?? '' }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual(answers[0].body);
    }
    expect(await signIn(person)).toBe(400);
  });

  it('takes ten tries in an hour for an address, of which its owner hears', async () => {
    const person = await newPerson();
    const { email } = person;
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await recover({ email, password: 'Correct-horse-7', code: 'AAAAA-AAAAA' })).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(statuses[10]).toBe(429);
    await expectTold(person, 'Somebody tried recovery codes for your Matchbook account');
  });
});

describe('an app that the pool knows otherwise than the product', () => {
  const undone = 'We undid a change to your two-factor authentication';
  const userIdOf = async ({ member }: Person) =>
    contract.getMe.reply.parse(await member.ask('GET', '/me')).profile.id;

  it('is asked for no more where it was not turned on here, and its owner hears of it', async () => {
    const person = await withApp();
    const userId = await userIdOf(person);
    const { table } = booksOf(cloud);
    const factors = new SecondFactors(table);
    const kept = await factors.of(userId);
    // As after an app of somebody else's was enrolled at the pool itself.
    if (kept) await table.write([factors.forgetting(kept)]);
    expect(await signIn(person)).toBe(200);
    await expectTold(person, undone);
    expect(await state(person)).toMatchObject({ isOn: false });
    expect(await signIn(person)).toBe(200);
    await expectTold(person, undone);
  });

  it('is asked for again where it was not turned off here', async () => {
    const person = await withApp();
    const { endpoints, region, userPoolId } = cloud.stack();
    const credentials = { accessKeyId: 'operator', secretAccessKey: 'operator' };
    const client = new CognitoIdentityProviderClient({ endpoint: endpoints.cognito, region, credentials });
    await client.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: userPoolId,
        Username: person.email,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    );
    expect(await signIn(person)).toBe(400);
    expect(await signIn(person, shown(person.secret))).toBe(200);
    await expectTold(person, undone);
  });
});

describe('getSecondFactor', () => {
  it('is for those who are signed in', async () => {
    expect(await callApi(cloud, undefined, 'GET', '/second-factor')).toMatchObject({ status: 401 });
  });
});
