import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../../shared/problems.ts';
import { ApiProblem } from '../../../../web/api/api-problem.ts';
import { authMessage } from '../../../../web/auth/auth-message.ts';
import { fieldAtFault } from '../../../../web/auth/use-refusal.ts';
import { isOtherPerson, nextAuthState } from '../../../../web/auth/auth-state.ts';
import { clearProviderKeys } from '../../../../web/auth/kept-session.ts';
import {
  forgetActivity,
  INACTIVITY_MS,
  isIdle,
  lastActivity,
  noteActivity,
} from '../../../../web/auth/inactivity.ts';
import {
  clearPendingSignup,
  keepPendingSignup,
  readPendingSignup,
} from '../../../../web/auth/pending-signup.ts';
import { nextAfterSignIn, signInFrom } from '../../../../web/auth/way-in.ts';
import { translator } from '../../../../web/text/translator.ts';

/** A browser's storage in memory, whose entries are its own properties as in a browser. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

const memoryStorage = (given: Record<string, string> = {}): Storage =>
  Object.assign(new MemoryStorage(), given);

describe('isOtherPerson', () => {
  it('is so when nobody or somebody else follows, not when the same person comes back', () => {
    expect(isOtherPerson('ada', { kind: 'signed-out' })).toBe(true);
    expect(isOtherPerson('ada', { kind: 'signed-in', userId: 'grace' })).toBe(true);
    expect(isOtherPerson('ada', { kind: 'signed-in', userId: 'ada' })).toBe(false);
    expect(isOtherPerson(undefined, { kind: 'signed-in', userId: 'ada' })).toBe(false);
    // A session's end is often told twice; what was said at the first stays on the screen.
    expect(isOtherPerson(undefined, { kind: 'signed-out' })).toBe(false);
    expect(isOtherPerson('ada', { kind: 'token-refreshed' })).toBe(false);
  });
});

describe('nextAuthState', () => {
  const signedIn = { status: 'signed-in', userId: 'u' } as const;

  it('signs in and out', () => {
    expect(nextAuthState({ status: 'loading' }, { kind: 'signed-in', userId: 'u' })).toEqual(signedIn);
    expect(nextAuthState(signedIn, { kind: 'signed-out' })).toEqual({ status: 'signed-out' });
  });

  it('stays as it is when a token is renewed or the person changed', () => {
    expect(nextAuthState(signedIn, { kind: 'token-refreshed' })).toBe(signedIn);
    expect(nextAuthState(signedIn, { kind: 'user-updated' })).toBe(signedIn);
  });

  it('remembers whose password is being replaced', () => {
    const state = nextAuthState({ status: 'signed-out' }, { kind: 'password-recovery', email: 'a@b.ca' });
    expect(state).toEqual({ status: 'password-recovery', email: 'a@b.ca' });
  });
});

describe('inactivity', () => {
  it('ends a session after one hour, not a moment before', () => {
    expect(isIdle(0, INACTIVITY_MS - 1)).toBe(false);
    expect(isIdle(0, INACTIVITY_MS)).toBe(true);
    expect(isIdle(undefined, INACTIVITY_MS)).toBe(false);
    expect(INACTIVITY_MS).toBe(3_600_000);
  });

  it('shares the last sign of life between tabs', () => {
    const storage = memoryStorage();
    expect(lastActivity(storage)).toBeUndefined();
    noteActivity(storage, 1234);
    expect(lastActivity(storage)).toBe(1234);
    forgetActivity(storage);
    expect(lastActivity(storage)).toBeUndefined();
  });
});

describe('clearProviderKeys', () => {
  it('removes what the provider keeps and nothing else', () => {
    const storage = memoryStorage({
      'CognitoIdentityServiceProvider.c.LastAuthUser': 'u',
      'com.amplify.Cognito.x': '1',
      'matchbook.theme': 'dark',
    });
    clearProviderKeys(storage);
    expect(Object.keys(storage)).toEqual(['matchbook.theme']);
  });
});

describe('a pending sign-up', () => {
  it('survives a closed tab and never holds a password', () => {
    const storage = memoryStorage();
    keepPendingSignup(storage, { email: 'a@b.ca', fullName: 'Ada', role: 'master' });
    expect(readPendingSignup(storage)).toEqual({ email: 'a@b.ca', fullName: 'Ada', role: 'master' });
    clearPendingSignup(storage);
    expect(readPendingSignup(storage)).toBeUndefined();
  });

  it('is forgotten when damaged', () => {
    expect(readPendingSignup(memoryStorage({ 'matchbook.pendingSignup': '{"email":3}' }))).toBeUndefined();
    expect(readPendingSignup(memoryStorage({ 'matchbook.pendingSignup': 'x' }))).toBeUndefined();
  });
});

describe('the way back after signing in', () => {
  it('keeps a deep link with its filters', () => {
    const url = new URL(signInFrom('/app/transactions?q=rent#top'), 'https://site');
    expect(nextAfterSignIn(url.search)).toBe('/app/transactions?q=rent#top');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/appetite',
    '/signin',
    '',
    '/app//../..\\evil'.replace('/app', ''),
  ])('goes to the app instead of %s', (next) => {
    expect(nextAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/app');
  });
});

describe('authMessage', () => {
  const { t } = translator;
  const named = (name: string) => Object.assign(new Error('the provider’s words'), { name });

  it.each([
    [named('NotAuthorizedException'), 'That email or password isn’t right.', 'password'],
    [
      named('UsernameExistsException'),
      'An account with this email already exists. Sign in instead.',
      'email',
    ],
    [named('TooManyRequestsException'), 'Too many tries. Wait a few minutes and try again.', undefined],
    [
      new Error('CustomMessage failed with error no-code-until:2026-04-01T12:34:00.000Z.'),
      expect.stringMatching(
        /^Several codes were sent to this address already\. Use the newest one, or ask for another at \d{1,2}:34\s[AP]M\.$/,
      ),
      undefined,
    ],
    [named('SomethingElse'), 'the provider’s words', undefined],
    [named('constructor'), 'the provider’s words', undefined],
    [new ApiProblem(problemOf('code-expired')), 'That code has expired. Ask for a new one.', 'code'],
    ['no error at all', 'An unexpected error occurred', undefined],
  ])('words %s, and says at which field it is put right', (error, message, field) => {
    expect(authMessage(error, t)).toEqual(message);
    expect(fieldAtFault(error)).toBe(field);
  });
});
