import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { verifySignup } from '../../shared/contract/books.ts';
import { codeOf } from '../api/api-problem.ts';
import { call, takeTokensFrom, tellEndOfSession } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { letBooksGo } from '../api/shown-books.ts';
import { useNotify } from '../kit/notify.ts';
import { useText } from '../text/use-text.ts';
import { whenIdle } from '../kit/fetched.ts';
import { authMessage } from './auth-message.ts';
import { isOtherPerson, nextAuthState } from './auth-state.ts';
import type { AuthEvent } from './auth-state.ts';
import { awaitPerson, comingBack, isAwaited, nobodyAwaited, noteLeaving } from './coming-back.ts';
import { clearProviderKeys } from './kept-session.ts';
import { forgetActivity, isIdle, lastActivity, noteActivity, useInactivity } from './inactivity.ts';
import { clearPendingSignup, keepPendingSignup, readPendingSignup } from './pending-signup.ts';
import { currentSessionId, currentUserId, pool, poolEntry } from './pool.ts';
import { useSessionEvents } from './session-events.ts';
import { AuthContext } from './use-auth.ts';
import type { Auth } from './use-auth.ts';

/** Has the calls at hand before they are pressed for; where they cannot be had, whoever presses is told. */
const fetchEntry = () => void poolEntry().catch(() => undefined);

async function tokenNow(refused?: string): Promise<string | undefined> {
  const { accessToken } = await pool();
  return accessToken(refused).catch(() => undefined);
}

takeTokensFrom(async (refused) => {
  // The API takes none of this session any more, however often the pool renews it.
  if (refused !== undefined && isAwaited()) {
    await comingBack();
    return tokenNow();
  }
  const token = await tokenNow(refused);
  if (token !== undefined || !isAwaited()) return token;
  await comingBack();
  return tokenNow();
});

interface AuthProviderProps {
  readonly children: ReactNode;
  /** Called when the person has signed out: leaves the app and says `farewell` there. */
  readonly onEnded: (farewell: { title: string; description?: string }) => void;
  /** Called whenever a session ends, however it ends: nothing that was done in it may be left in this tab. */
  readonly forget: () => void;
}

/** Holds the session: finds it on start, follows it across tabs, ends it after an idle hour. */
export function AuthProvider({ children, onEnded, forget }: AuthProviderProps) {
  const [state, dispatch] = useReducer(nextAuthState, { status: 'loading' });
  const [pending, setPending] = useState(() => readPendingSignup(localStorage));
  const [busyCalls, setBusyCalls] = useState(0);
  const password = useRef<string>(undefined);
  const user = useRef<string>(undefined);
  // Asked for only once it is refused, it could be that of the next one, begun in another tab.
  const session = useRef<string>(undefined);
  const isLeaving = useRef(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const t = useText();

  const happen = useCallback(
    (event: AuthEvent) => {
      dispatch(event);
      // Before anybody is known to be there, some answers were asked for whose session this browser kept.
      const askedFor = user.current ?? queries.getQueryData<string>(queryKeys.askedFor);
      const isOther = isOtherPerson(askedFor, event);
      const isFound = event.kind === 'signed-in' && user.current === undefined && event.userId === askedFor;
      if (event.kind === 'signed-out' || isOther) letBooksGo();
      if (isOther) {
        queries.clear();
        forget();
      }
      if (event.kind === 'signed-out') user.current = undefined;
      if (event.kind === 'signed-in') {
        user.current = event.userId;
        void currentSessionId().then((id) => (session.current = id));
      }
      if (event.kind === 'refused') awaitPerson(session.current);
      if (event.kind === 'signed-out' || event.kind === 'signed-in') nobodyAwaited();
      if (
        !isFound &&
        event.kind !== 'signed-out' &&
        event.kind !== 'password-recovery' &&
        event.kind !== 'refused'
      )
        void queries.invalidateQueries({ queryKey: queryKeys.me });
    },
    [queries, forget],
  );

  const busy = useCallback(async <T,>(work: Promise<T>): Promise<T> => {
    setBusyCalls((calls) => calls + 1);
    return work.finally(() => setBusyCalls((calls) => calls - 1));
  }, []);

  const enter = useCallback(async () => {
    const userId = await currentUserId();
    if (userId !== undefined) noteActivity(localStorage, Date.now());
    happen(userId === undefined ? { kind: 'signed-out' } : { kind: 'signed-in', userId });
  }, [happen]);

  const enterAgain = useCallback(async () => {
    await enter();
    // The session that has begun is noted by this question: the list of sessions shows it only afterwards.
    await queries.invalidateQueries({ queryKey: queryKeys.me });
    await queries.invalidateQueries();
  }, [enter, queries]);

  const leave = useCallback(async () => {
    isLeaving.current = true;
    noteLeaving(localStorage, Date.now());
    const failure = await pool()
      .then(({ endSession }) => endSession())
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    clearProviderKeys(localStorage);
    forgetActivity(localStorage);
    isLeaving.current = false;
    return failure;
  }, []);

  const expire = useCallback(
    (why: string) => {
      void leave().then(() => {
        happen({ kind: 'signed-out' });
        notify.failed(t('auth.sessionExpired'), why);
      });
    },
    [happen, leave, notify, t],
  );
  const expireIdle = useCallback(() => expire(t('auth.sessionExpiredHelp')), [expire, t]);

  const expireRefused = useCallback(() => {
    // What is still under way while one leaves, or comes back, is refused too.
    if (user.current === undefined || isLeaving.current || isAwaited()) return;
    // Who has nothing open yet loses nothing by signing in at the door.
    if (queries.getQueryData(queryKeys.me) === undefined) expire(t('auth.sessionEndedHelp'));
    else happen({ kind: 'refused' });
  }, [expire, happen, queries, t]);

  useEffect(() => {
    tellEndOfSession(async () => {
      expireRefused();
      if (!isAwaited()) return undefined;
      await comingBack();
      return tokenNow();
    });
  }, [expireRefused]);

  useEffect(() => {
    if (isIdle(lastActivity(localStorage), Date.now())) {
      forgetActivity(localStorage);
      void currentUserId().then((userId) => (userId === undefined ? enter() : expireIdle()));
    } else void enter();
  }, [enter, expireIdle]);
  useSessionEvents(state.status === 'signed-in', happen, expireRefused);
  useInactivity(state.status === 'signed-in', expireIdle);
  useEffect(() => (state.status === 'signed-out' ? whenIdle(fetchEntry) : undefined), [state.status]);

  const signOut = useCallback(async () => {
    const failure = await busy(leave());
    if (failure === undefined) onEnded({ title: t('auth.signedOut') });
    else onEnded({ title: t('auth.signOutFailed'), description: authMessage(failure, t) });
  }, [busy, leave, onEnded, t]);

  const endAll = useCallback<Auth['endAll']>(
    async (ending, again) => {
      // What else is under way is refused from now on: it waits, and nobody is asked to come back meanwhile.
      awaitPerson(session.current);
      try {
        await ending();
      } catch (error) {
        nobodyAwaited();
        if (codeOf(error) === 'signed-out') expireRefused();
        throw error;
      }
      if (again === undefined) return signOut();
      const outcome = await busy(poolEntry().then(({ signInWith }) => signInWith(again))).catch(
        () => 'failed',
      );
      if (outcome === 'signed-in') await enterAgain();
      else happen({ kind: 'refused', ...(outcome === 'code-needed' ? { proved: again } : {}) });
    },
    [busy, enterAgain, expireRefused, happen, signOut],
  );

  const actions = useMemo(() => {
    const keep = (email: string, fullName: string) => {
      const next = { email, fullName, role: 'master' } as const;
      keepPendingSignup(localStorage, next);
      setPending(next);
    };
    const drop = () => {
      clearPendingSignup(localStorage);
      setPending(undefined);
    };
    return { keep, drop };
  }, []);

  const auth = useMemo<Auth>(
    () => ({
      state,
      pending,
      isBusy: busyCalls > 0,
      signIn: async (credentials) => {
        const outcome = await busy(poolEntry().then(({ signInWith }) => signInWith(credentials)));
        if (outcome === 'signed-in') await enter();
        if (outcome === 'unconfirmed') {
          password.current = credentials.password;
          actions.keep(credentials.email, '');
          await busy(poolEntry().then(({ resendCode }) => resendCode(credentials.email)));
        }
        return outcome;
      },
      comeBack: async (credentials) => {
        const outcome = await busy(poolEntry().then(({ signInWith }) => signInWith(credentials)));
        if (outcome === 'signed-in') await enterAgain();
        return outcome;
      },
      giveCode: async (code) => {
        await busy(poolEntry().then(({ confirmWith }) => confirmWith(code)));
        await enterAgain();
      },
      signUp: async (details) => {
        await busy(poolEntry().then(({ signUpWith }) => signUpWith(details)));
        password.current = details.password;
        actions.keep(details.email, details.fullName);
      },
      verify: async (code) => {
        const email = pending?.email ?? '';
        await busy(call(verifySignup, { body: { email, token: code, type: 'signup' } }));
        actions.drop();
        const known = password.current;
        if (known === undefined) return 'verified';
        await busy(poolEntry().then(({ signInWith }) => signInWith({ email, password: known })));
        password.current = undefined;
        await enter();
        return 'signed-in';
      },
      resend: () => busy(poolEntry().then(({ resendCode }) => resendCode(pending?.email ?? ''))),
      abandonSignUp: actions.drop,
      startReset: async (email) => {
        await busy(poolEntry().then(({ startPasswordReset }) => startPasswordReset(email)));
        happen({ kind: 'password-recovery', email });
      },
      abandonReset: () => happen({ kind: 'signed-out' }),
      finishReset: async (reset) => {
        await busy(poolEntry().then(({ finishPasswordReset }) => finishPasswordReset(reset)));
        happen({ kind: 'signed-out' });
      },
      signOut,
      endAll,
    }),
    [state, pending, busyCalls, busy, enter, enterAgain, happen, actions, signOut, endAll],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
