import { billingPath, paths } from '../../shared/paths.ts';

/** Sign-in that leads back to where the person wanted to go. */
export function signInFrom(wanted: string): string {
  return wanted === paths.app ? paths.signIn : `${paths.signIn}?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the kept deep link when it lies inside the app, else the app. */
export function nextAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(app|join-team)(?=[/?#]|$)/.test(next) ? next : paths.app;
}

/** Whether somebody goes on to a plan that they chose on the pricing page. */
export const isToSubscribe = (next: string): boolean =>
  next.startsWith(billingPath) && new URL(next, location.origin).searchParams.has('plan');
