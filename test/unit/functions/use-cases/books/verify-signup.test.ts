import { describe, expect, it, vi } from 'vitest';
import type { Confirmation, UserPool } from '../../../../../functions/adapters/user-pool.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { People } from '../../../../../functions/store/people.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { TokenBuckets } from '../../../../../functions/store/token-buckets.ts';
import { countCodeAnew, noteCodeSent } from '../../../../../functions/use-cases/books/signup-codes.ts';
import { verifySignup } from '../../../../../functions/use-cases/books/verify-signup.ts';
import { MemoryTable } from '../../../../support/memory-table.ts';

const MINUTE_MS = 60_000;

/** Sign-ups in a table of their own, before a pool that answers always the same. */
function signUps(answer: Confirmation) {
  const memory = new MemoryTable();
  let at = Date.parse('2026-04-01T12:00:00Z');
  const table = new Table(memory.name, memory, () => Promise.resolve());
  const confirm = vi.fn<UserPool['confirm']>(() => Promise.resolve(answer));
  const cloud = {
    people: new People(table),
    tokenBuckets: new TokenBuckets(table),
    userPool: { confirm } as Partial<UserPool> as UserPool,
    userPoolClientId: 'browser',
    now: () => new Date(at),
  };
  const guess = async (email: string, token = '000000') => {
    const outcome = await verifySignup({ email, token }, cloud);
    return isRefusal(outcome) ? outcome.refused : 'verified';
  };
  return {
    confirm,
    guess,
    send: (email: string) => noteCodeSent(email, cloud),
    sendAnew: (email: string) => countCodeAnew(email, cloud),
    wait: (minutes: number) => {
      at += minutes * MINUTE_MS;
    },
  };
}

describe('verifySignup', () => {
  it('asks the pool five times at most, however many guesses come at once, until a new code is sent', async () => {
    const { confirm, guess, send } = signUps('wrong-code');
    await send('ada@example.com');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => guess('ada@example.com', String(at).padStart(6, '0'))),
    );
    expect(confirm).toHaveBeenCalledTimes(5);
    expect(answers.filter((answer) => answer === 'wrong-code')).toHaveLength(5);
    await send('ada@example.com');
    expect(await guess('ada@example.com')).toBe('wrong-code');
  });

  it('answers an address that nobody signed up like the others', async () => {
    const answersOf = async (answer: Confirmation, email: string, isKnown: boolean) => {
      const { guess, send, wait } = signUps(answer);
      if (isKnown) await send(email);
      const answers: string[] = [];
      for (let tries = 1; tries <= 7; tries += 1) answers.push(await guess(email));
      wait(11);
      return [...answers, await guess(email)];
    };
    const known = await answersOf('wrong-code', 'ada@example.com', true);
    expect(known).toEqual([
      ...Array<string>(5).fill('wrong-code'),
      ...Array<string>(2).fill('too-many-tries'),
      'code-expired',
    ]);
    expect(await answersOf('wrong-code', 'nobody@example.com', false)).toEqual(known);
    expect(await answersOf('code-expired', 'nobody@example.com', false)).toEqual(known);
    // Somebody who has had an account for long: no code is on its way to them.
    expect(await answersOf('already-confirmed', 'old@example.com', false)).toEqual(known);
  });

  it('tells once more that an address is confirmed', async () => {
    const { guess, send } = signUps('already-confirmed');
    await send('ada@example.com');
    expect(await guess('ada@example.com')).toBe('verified');
  });
});

describe('a code that is asked for anew', () => {
  it('is sent five times at once and then every ten minutes, and told until when not', async () => {
    const { sendAnew, wait } = signUps('confirmed');
    for (let count = 0; count < 5; count += 1) await sendAnew('ada@example.com');
    const refused = expect(sendAnew('Ada@example.com')).rejects;
    await refused.toThrow('no-code-until:2026-04-01T12:10:00.000Z');
    await sendAnew('ben@example.com');
    wait(10);
    await sendAnew('ada@example.com');
    await expect(sendAnew('ada@example.com')).rejects.toThrow('no-code-until:2026-04-01T12:20:00.000Z');
  });
});
