import type { Credentials } from './cognito-entry.ts';

/** Who is there: not known yet, nobody, somebody resetting a password, or a person with a session. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'password-recovery'; readonly email: string }
  /**
   * `isAway`: their session is taken no more, and they are asked for their password where they are; `proved`: a right one is known
   * already, and the code of their app is what is asked for.
   */
  | {
      readonly status: 'signed-in';
      readonly userId: string;
      readonly isAway?: true;
      readonly proved?: Credentials;
    };

/** What changes it (specification section 4). */
export type AuthEvent =
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'refused'; readonly proved?: Credentials }
  | { readonly kind: 'token-refreshed' }
  | { readonly kind: 'user-updated' }
  | { readonly kind: 'password-recovery'; readonly email: string }
  | { readonly kind: 'signed-out' };

/** The next state; a refreshed token or a changed profile alters nothing but what is loaded again. */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.kind) {
    case 'signed-in':
      return { status: 'signed-in', userId: event.userId };
    case 'refused':
      return state.status === 'signed-in'
        ? { ...state, isAway: true, ...(event.proved && { proved: event.proved }) }
        : state;
    case 'password-recovery':
      return { status: 'password-recovery', email: event.email };
    case 'signed-out':
      return { status: 'signed-out' };
    case 'token-refreshed':
    case 'user-updated':
      return state;
  }
}

/** Whether an event takes the tab from the one who is there: to nobody, or (in another tab) to somebody else. */
export function isOtherPerson(userId: string | undefined, event: AuthEvent): boolean {
  if (userId === undefined) return false;
  return event.kind === 'signed-out' || (event.kind === 'signed-in' && userId !== event.userId);
}
