import { describe, expect, it } from 'vitest';
import { hasEnded } from '../../../../../functions/domain/books/session.ts';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import { endAllSessions } from '../../../../../functions/use-cases/sessions/end-all-sessions.ts';
import { endSession } from '../../../../../functions/use-cases/sessions/end-session.ts';
import { refusedPassword } from '../../../../../functions/use-cases/sessions/refused-password.ts';
import { noteSession } from '../../../../../functions/use-cases/sessions/note-session.ts';
import { limits } from '../../../../../shared/limits.ts';
import { fakePool } from '../../../../support/fake-pool.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const since = '2026-04-01T11:00:00.000Z';
const [here, elsewhere] = ['here', 'elsewhere'].map((id) => ({ id, since, userAgent: '' })) as [
  NonNullable<Caller['session']>,
  NonNullable<Caller['session']>,
];

/** Somebody who is signed in here and elsewhere. */
async function atTwoPlaces() {
  const { cloud, caller: somebody } = await memoryBooks();
  const pool = fakePool({ [somebody.userId]: 'Correct-horse-7' });
  const parts = { ...cloud, ...pool.parts };
  const caller = { ...somebody, session: here };
  for (const session of [here, elsewhere]) await noteSession({ ...caller, session }, cloud);
  const over = async () => {
    const endings = (await cloud.people.member(caller.userId))?.endedSessions;
    return [here, elsewhere].map(
      (session) => endings !== undefined && hasEnded(session, endings, '2026-04-01T12:00:01Z'),
    );
  };
  return { caller, parts, pool, over };
}

describe('ending a session', () => {
  it('that is the caller’s own leaves every other one, at the pool too', async () => {
    const { caller, parts, pool, over } = await atTwoPlaces();
    expect(await endSession('here', caller, parts)).toMatchObject({ id: 'here', isThis: true });
    expect(await over()).toEqual([true, false]);
    expect(pool.calls()).toEqual([]);
  });

  it('that is another one ends all at the pool, and so all here', async () => {
    const { caller, parts, pool, over } = await atTwoPlaces();
    expect(await endSession('elsewhere', caller, parts)).toMatchObject({
      id: 'elsewhere',
      endedAt: '2026-04-01T12:00:00.000Z',
    });
    expect(await over()).toEqual([true, true]);
    expect(pool.calls()).toEqual(['AdminUserGlobalSignOut']);
  });

  it('that is nobody’s ends none', async () => {
    const { caller, parts, pool } = await atTwoPlaces();
    expect(await endSession('unknown', caller, parts)).toMatchObject({ refused: 'not-found' });
    expect(pool.calls()).toEqual([]);
  });
});

describe('ending all sessions', () => {
  it('ends them at the pool and here', async () => {
    const { caller, parts, pool, over } = await atTwoPlaces();
    expect(await endAllSessions({ keepThis: false }, caller, parts)).toEqual({ ended: true });
    expect(await over()).toEqual([true, true]);
    expect(pool.calls()).toEqual(['AdminUserGlobalSignOut']);
  });

  it('takes the password of whoever stays, who signs in again with it', async () => {
    const { caller, parts, over } = await atTwoPlaces();
    const asked = { keepThis: true, password: 'Correct-horse-7' } as const;
    expect(await endAllSessions(asked, caller, parts)).toEqual({ ended: true });
    expect(await over()).toEqual([true, true]);
  });

  it('ends none by another password', async () => {
    const { caller, parts, pool, over } = await atTwoPlaces();
    const asked = { keepThis: true, password: 'Wrong-horse-7' } as const;
    expect(await endAllSessions(asked, caller, parts)).toMatchObject({
      refused: 'invalid-input',
      fields: { password: { code: 'wrong-password' } },
    });
    expect(await over()).toEqual([false, false]);
    expect(pool.calls()).toEqual(['AdminInitiateAuth']);
  });
});

describe('tries at the password', () => {
  it('are counted for each purpose: guesses at one keep nobody from the others', async () => {
    const { caller, parts } = await atTwoPlaces();
    const wrong = { keepThis: true, password: 'Wrong-horse-7' } as const;
    for (let tries = 0; tries < limits.signInTriesAnHour; tries += 1)
      await endAllSessions(wrong, caller, parts);
    expect(await endAllSessions(wrong, caller, parts)).toMatchObject({ refused: 'too-many-requests' });
    const given = { password: 'Correct-horse-7', field: 'password' };
    expect(await refusedPassword({ ...given, to: 'change-password' }, caller, parts)).toBeUndefined();
    expect(await refusedPassword({ ...given, to: 'second-factor' }, caller, parts)).toBeUndefined();
    expect(await refusedPassword({ ...given, to: 'end-sessions' }, caller, parts)).toMatchObject({
      refused: 'too-many-requests',
    });
  });
});
