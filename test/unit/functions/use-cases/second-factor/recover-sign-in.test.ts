import { describe, expect, it, vi } from 'vitest';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { emailHashOf } from '../../../../../functions/domain/ids.ts';
import { mailSecurity } from '../../../../../functions/use-cases/notices/mail-security.ts';
import { countedTry } from '../../../../../functions/use-cases/second-factor/counted-try.ts';
import { hashOfRecoveryCode } from '../../../../../functions/domain/books/recovery-codes.ts';
import { recoverSignIn } from '../../../../../functions/use-cases/second-factor/recover-sign-in.ts';
import { fakePool } from '../../../../support/fake-pool.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const CODE = 'AAAAA-BBBBB';
const right = { email: 'ada@example.com', password: 'Correct-horse-7', code: CODE };
const wrongParts = [
  ['the address', { ...right, email: 'nobody@example.com' }],
  ['the password', { ...right, password: 'Wrong-horse-7' }],
  ['the code', { ...right, code: 'CCCCC-DDDDD' }],
] as const;

async function lostApp() {
  const asked: string[] = [];
  const { cloud, caller, memory } = await memoryBooks({
    trouble: (moment, operation) => {
      if (moment === 'before') asked.push(operation.name);
      return undefined;
    },
  });
  const { userId } = caller;
  const pool = fakePool(
    { [userId]: right.password },
    { apps: { [userId]: { isAsked: true, isThere: true } }, emails: { [right.email]: userId } },
  );
  const kept = { userId, since: '2026-03-01', salt: 'salt', codes: [await hashOfRecoveryCode(CODE, 'salt')] };
  await cloud.table.write([cloud.secondFactors.keeping(undefined, kept)]);
  const parts = { ...cloud, ...pool.parts };
  const told = () =>
    memory
      .items()
      .filter(({ entity }) => entity === 'security-notice')
      .map(({ event }) => (event as { kind: string }).kind);
  /** Every call to the table and the pool that a try makes, in order. */
  const workOf = async (lost: typeof right): Promise<string[]> => {
    const before = [asked.length, pool.calls().length];
    await recoverSignIn(lost, parts);
    return [...asked.slice(before[0]), ...pool.calls().slice(before[1])];
  };
  const noticeIds = () =>
    memory
      .items()
      .filter(({ entity }) => entity === 'security-notice')
      .map(({ id }) => String(id));
  /** What lies in the table by now, by kind. */
  const kinds = () => memory.items().map(({ entity }) => String(entity));
  return { parts, pool, told, workOf, kinds, noticeIds, userId };
}

describe('recovering a sign-in', () => {
  it('lets in by all three, once', async () => {
    const { parts, pool, told, userId } = await lostApp();
    expect(await recoverSignIn(right, parts)).toEqual({ isOff: true });
    expect(pool.app(userId)).toMatchObject({ isAsked: false });
    expect(told()).toEqual(['second-factor-off']);
    expect(await recoverSignIn(right, parts)).toMatchObject({ refused: 'recovery-refused' });
  });

  it.each(wrongParts)('takes the same work whichever part was wrong: %s', async (_, lost) => {
    const { workOf } = await lostApp();
    const work = await workOf(lost);
    const { workOf: ofOther } = await lostApp();
    expect(work).toEqual(await ofOther({ ...right, code: 'EEEEE-FFFFF' }));
    expect(work).toContain('AdminInitiateAuth');
  });

  it.each(wrongParts)('takes the same work at the tenth try too, and writes as much: %s', async (_, lost) => {
    const tenth = async (one: typeof right) => {
      const { workOf, kinds, parts } = await lostApp();
      await triedAlready(9, one.email, parts);
      const work = await workOf(one);
      return { work, written: kinds().toSorted() };
    };
    const { work, written } = await tenth(lost);
    expect({ work, written }).toEqual(await tenth({ ...right, code: 'EEEEE-FFFFF' }));
    expect(written).toContain('security-notice');
  });

  it('is told to the owner after ten wrong tries, once a day', async () => {
    const { parts, told } = await lostApp();
    const wrong = { ...right, password: 'Wrong-horse-7' };
    await triedAlready(8, right.email, parts);
    await recoverSignIn(wrong, parts);
    expect(told()).toEqual([]);
    expect(await recoverSignIn(wrong, parts)).toMatchObject({ refused: 'recovery-refused' });
    expect(told()).toEqual(['recovery-tried']);
    expect(await recoverSignIn(wrong, parts)).toMatchObject({ refused: 'too-many-requests' });
    const later = { ...parts, now: after(parts, HOUR_MS) };
    await triedAlready(9, right.email, later);
    await recoverSignIn(wrong, later);
    expect(told()).toEqual(['recovery-tried']);
  });

  it('counts the last hour, not that of the clock', async () => {
    const { parts } = await lostApp();
    const wrong = { ...right, password: 'Wrong-horse-7' };
    const early = { ...parts, now: after(parts, 59 * 60_000) };
    await triedAlready(10, right.email, early);
    const nextHour = { ...parts, now: after(parts, 61 * 60_000) };
    expect(await recoverSignIn(wrong, nextHour)).toMatchObject({ refused: 'too-many-requests' });
    const anHourLater = { ...parts, now: after(parts, 2 * HOUR_MS) };
    expect(await recoverSignIn(wrong, anHourLater)).toMatchObject({ refused: 'recovery-refused' });
  });

  it('is told though nobody tries more than five times an hour', async () => {
    const { parts, told } = await lostApp();
    const wrong = { ...right, password: 'Wrong-horse-7' };
    await triedAlready(5, right.email, parts);
    const later = { ...parts, now: after(parts, 5 * HOUR_MS) };
    await triedAlready(4, right.email, later);
    expect(told()).toEqual([]);
    await recoverSignIn(wrong, later);
    expect(told()).toEqual(['recovery-tried']);
  });

  it('is mailed to nobody where the address is nobody’s', async () => {
    const { parts, workOf, noticeIds } = await lostApp();
    const email = 'nobody@example.com';
    await triedAlready(9, email, parts);
    await workOf({ ...right, email });
    const id = noticeIds()[0] ?? '';
    const mail = new Mailer('matchbook@example.com');
    vi.spyOn(mail, 'compose').mockRejectedValue(new Error('Somebody was mailed.'));
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const to = { siteUrl: 'https://matchbook.example', supportAddress: 'support@example.com' };
    const worker = { ...parts, mail, log, ...to };
    await mailSecurity('nobody', id, worker);
    expect(await parts.securityNotices.get('nobody', id)).toMatchObject({ mail: 'failed' });
  });
});

const HOUR_MS = 3_600_000;
const after =
  ({ now }: { now: () => Date }, ms: number) =>
  () =>
    new Date(now().getTime() + ms);

/** Counts so many tries at the codes of an address, without the work of looking at them. */
async function triedAlready(count: number, email: string, parts: Parameters<typeof countedTry>[1]) {
  for (let tries = 0; tries < count; tries += 1)
    await countedTry({ what: 'code', whose: emailHashOf(email) }, parts);
}
