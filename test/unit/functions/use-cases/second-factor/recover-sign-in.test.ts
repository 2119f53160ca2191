import { describe, expect, it } from 'vitest';
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
  await cloud.secondFactors.tryKeep(undefined, kept);
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
  return { parts, pool, told, workOf, userId };
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

  it.each(wrongParts)('takes the same work at the tenth try too: %s', async (_, lost) => {
    const tenth = async (one: typeof right) => {
      const { workOf } = await lostApp();
      for (let tries = 1; tries < 10; tries += 1) await workOf(one);
      return (await workOf(one)).toSorted();
    };
    expect(await tenth(lost)).toEqual(await tenth({ ...right, code: 'EEEEE-FFFFF' }));
  });

  it('is told to the owner after ten wrong tries, once a day', async () => {
    const { parts, told } = await lostApp();
    const wrong = { ...right, password: 'Wrong-horse-7' };
    for (let tries = 1; tries < 10; tries += 1) await recoverSignIn(wrong, parts);
    expect(told()).toEqual([]);
    expect(await recoverSignIn(wrong, parts)).toMatchObject({ refused: 'recovery-refused' });
    expect(told()).toEqual(['recovery-tried']);
    expect(await recoverSignIn(wrong, parts)).toMatchObject({ refused: 'too-many-requests' });
    const later = { ...parts, now: () => new Date(parts.now().getTime() + 3_600_000) };
    for (let tries = 0; tries < 10; tries += 1) await recoverSignIn(wrong, later);
    expect(told()).toEqual(['recovery-tried']);
  });
});
