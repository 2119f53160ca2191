import { createContext, use } from 'react';
import type { AuthState } from './auth-state.ts';
import type { Credentials, SignInOutcome } from './cognito-entry.ts';
import type { PendingSignup } from './pending-signup.ts';

/** The session and what can be done with it. Calls throw what the pool or the API answered (`authMessage` words it). */
export interface Auth {
  readonly state: AuthState;
  /** Whether an auth call is under way. */
  readonly isBusy: boolean;
  /** A sign-up that waits for its code. */
  readonly pending: PendingSignup | undefined;
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>;
  /** Ends a sign-in, or a coming back, that needed the code of the person's app. */
  readonly giveCode: (code: string) => Promise<void>;
  /** Takes up a session that was refused where one is (`state.isAway`): what waits goes on. */
  readonly comeBack: (credentials: Credentials) => Promise<SignInOutcome>;
  readonly signUp: (details: Credentials & { fullName: string }) => Promise<void>;
  /** Confirms the pending sign-up; signs in where the password is still known, else answers 'verified'. */
  readonly verify: (code: string) => Promise<'signed-in' | 'verified'>;
  readonly resend: () => Promise<void>;
  readonly abandonSignUp: () => void;
  readonly startReset: (email: string) => Promise<void>;
  /** Gives a reset up, so that another address can be asked for. */
  readonly abandonReset: () => void;
  readonly finishReset: (reset: { email: string; code: string; password: string }) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Does what ends every session of the person, this one too; then signs in here again with the password that holds by then, or, where
   * none is given, leaves. Whoever has an app is asked for its code where they are. Throws what the `ending` throws.
   */
  readonly endAll: (ending: () => Promise<unknown>, again?: Credentials) => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth stands outside of AuthProvider.');
  return auth;
}
