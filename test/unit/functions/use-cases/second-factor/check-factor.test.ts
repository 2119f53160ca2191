import { describe, expect, it } from 'vitest';
import { checkFactor } from '../../../../../functions/use-cases/second-factor/check-factor.ts';
import { turnOnSecondFactor } from '../../../../../functions/use-cases/second-factor/turn-on-second-factor.ts';
import { fakePool } from '../../../../support/fake-pool.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const there = { isAsked: true, isThere: true };

/** Somebody whose app was turned on here, or not, and what the pool has of it by now. */
async function somebody(app: { isAsked: boolean; isThere: boolean } | undefined, isTurnedOn: boolean) {
  const { cloud, caller, memory } = await memoryBooks();
  const { userId } = caller;
  const pool = fakePool({ [userId]: 'Correct-horse-7' }, { apps: app ? { [userId]: { ...app } } : {} });
  const parts = { ...cloud, ...pool.parts };
  if (isTurnedOn)
    await cloud.table.write([
      cloud.secondFactors.keeping(undefined, { userId, since: '2026-03-01', salt: 's', codes: ['c'] }),
    ]);
  const told = () =>
    memory
      .items()
      .filter(({ entity }) => entity === 'security-notice')
      .map(({ event }) => (event as { kind: string }).kind);
  return { userId, pool, parts, told, cloud, caller };
}

describe('before somebody signs in', () => {
  it.each([
    ['an app that was turned on here', there, true],
    ['none', undefined, false],
    ['one that was turned off', { isAsked: false, isThere: true }, false],
  ])('nothing is changed or told where the pool and we agree: %s', async (_, app, isTurnedOn) => {
    const { userId, pool, parts, told } = await somebody(app, isTurnedOn);
    await checkFactor(userId, parts);
    expect(pool.calls()).toEqual(['AdminGetUser']);
    expect(told()).toEqual([]);
  });

  it('an app that was not turned on here is asked for no more, and its owner told once', async () => {
    const { userId, pool, parts, told } = await somebody(there, false);
    await checkFactor(userId, parts);
    await checkFactor(userId, parts);
    expect(pool.app(userId)).toMatchObject({ isAsked: false });
    expect(told()).toEqual(['second-factor-undone']);
  });

  it('whoever meddles again and again has its owner mailed once an hour, and is undone each time', async () => {
    const { userId, pool, parts, told } = await somebody(there, false);
    const meddled = async (minutes: number) => {
      Object.assign(pool.app(userId) ?? {}, there);
      const at = new Date(parts.now().getTime() + minutes * 60_000);
      await checkFactor(userId, { ...parts, now: () => at });
      expect(pool.app(userId)).toMatchObject({ isAsked: false });
      return told().length;
    };
    expect([
      await meddled(0),
      await meddled(1),
      await meddled(59),
      await meddled(60),
      await meddled(61),
    ]).toEqual([...[1, 1, 1, 2, 2]]);
  });

  it('an app that was not turned off here is asked for again', async () => {
    const { userId, pool, parts, told } = await somebody({ isAsked: false, isThere: true }, true);
    await checkFactor(userId, parts);
    expect(pool.app(userId)).toMatchObject({ isAsked: true });
    expect(told()).toEqual(['second-factor-undone']);
    expect(await parts.secondFactors.of(userId)).toBeDefined();
  });

  it('one that is gone from the pool is off here too, and that is told', async () => {
    const { userId, parts, told } = await somebody(undefined, true);
    await checkFactor(userId, parts);
    expect(told().toSorted()).toEqual(['second-factor-off', 'second-factor-undone']);
    expect(await parts.secondFactors.of(userId)).toBeUndefined();
  });

  it('one that is turned on at this very moment is no foreign one', async () => {
    const { userId, pool, parts, told, cloud } = await somebody({ isAsked: false, isThere: true }, false);
    const kept = { userId, since: '2026-03-01', salt: 's', codes: ['c'] };
    const isOn = async (...asked: Parameters<typeof parts.poolSecondFactor.isOn>) => {
      if ((await cloud.secondFactors.of(userId)) === undefined) {
        await cloud.table.write([cloud.secondFactors.keeping(undefined, kept)]);
        Object.assign(pool.app(userId) ?? {}, there);
      }
      return parts.poolSecondFactor.isOn(...asked);
    };
    const poolSecondFactor = Object.assign(
      Object.create(parts.poolSecondFactor) as typeof parts.poolSecondFactor,
      { isOn },
    );
    await checkFactor(userId, { ...parts, poolSecondFactor });
    expect(pool.app(userId)).toMatchObject({ isAsked: true });
    expect(told()).toEqual([]);
  });

  it('nobody of that name is nothing', async () => {
    const { parts, pool } = await somebody(undefined, false);
    await checkFactor('nobody', parts);
    expect(pool.calls()).toEqual(['AdminGetUser']);
  });

  it('one that was being turned on when that broke off is on', async () => {
    const { userId, pool, parts, caller } = await somebody(undefined, false);
    const turn = () => Promise.reject(new Error('broke off'));
    const poolSecondFactor = Object.assign(
      Object.create(parts.poolSecondFactor) as typeof parts.poolSecondFactor,
      {
        turn,
        stateBy: () => Promise.resolve('off' as const),
        takesCode: (token: string, code: string) => parts.poolSecondFactor.takesCode(token, code),
      },
    );
    await expect(
      turnOnSecondFactor({ code: '123456', password: 'Correct-horse-7' }, 'token', caller, {
        ...{ ...parts, poolSecondFactor },
      }),
    ).rejects.toThrow('broke off');
    await checkFactor(userId, parts);
    expect(pool.app(userId)).toMatchObject({ isAsked: true });
  });
});
