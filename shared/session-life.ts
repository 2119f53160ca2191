/** How long a session is renewed at most after signing in; the pool renews it no longer. */
export const SESSION_DAYS_MAX = 30;
