import { describe, expect, it } from 'vitest';
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
