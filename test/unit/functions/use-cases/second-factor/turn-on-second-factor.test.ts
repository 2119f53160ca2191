import { describe, expect, it } from 'vitest';
import { renewRecoveryCodes } from '../../../../../functions/use-cases/second-factor/renew-recovery-codes.ts';
import { turnOffSecondFactor } from '../../../../../functions/use-cases/second-factor/turn-off-second-factor.ts';
import { turnOnSecondFactor } from '../../../../../functions/use-cases/second-factor/turn-on-second-factor.ts';
import { fakePool } from '../../../../support/fake-pool.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

describe('turning on a second factor', () => {
  it('takes the password: a token alone adds no app', async () => {
    const { cloud, caller } = await memoryBooks();
    const { userId } = caller;
    const pool = fakePool({ [userId]: 'Correct-horse-7' });
    const parts = { ...cloud, ...pool.parts };
    const turnOn = (password: string) =>
      turnOnSecondFactor({ code: '123456', password }, 'token', caller, parts);
    expect(await turnOn('Wrong-horse-7')).toMatchObject({
      refused: 'invalid-input',
      fields: { password: { code: 'wrong-password' } },
    });
    expect(pool.calls()).not.toContain('VerifySoftwareToken');
    expect(await cloud.secondFactors.of(userId)).toBeUndefined();
    expect(await turnOn('Correct-horse-7')).toMatchObject({ codes: { length: 10 } });
    expect(pool.app(userId)).toMatchObject({ isAsked: true });
  });
});

describe('a second factor that is on', () => {
  it.each([
    ['is turned off', turnOffSecondFactor],
    ['has its codes made anew', renewRecoveryCodes],
  ])('%s by no code alone: the pool takes one of an app that it only offered', async (_, change) => {
    const { cloud, caller } = await memoryBooks();
    const { userId } = caller;
    const pool = fakePool({ [userId]: 'Correct-horse-7' });
    const parts = { ...cloud, ...pool.parts };
    const turnedOn = { code: '123456', password: 'Correct-horse-7' };
    await turnOnSecondFactor(turnedOn, 'token', caller, parts);
    const before = await cloud.secondFactors.of(userId);
    const byToken = { code: '654321', password: 'Wrong-horse-7' };
    expect(await change(byToken, 'token', caller, parts)).toMatchObject({
      refused: 'invalid-input',
      fields: { password: { code: 'wrong-password' } },
    });
    expect(pool.calls().filter((call) => call === 'VerifySoftwareToken')).toHaveLength(1);
    expect(await cloud.secondFactors.of(userId)).toEqual(before);
    expect(pool.app(userId)).toMatchObject({ isAsked: true });
  });
});
