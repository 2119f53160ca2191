import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../shared/abilities.ts';
import type { Me } from '../../shared/model/organization.ts';
import { codeOf } from '../api/api-problem.ts';
import { useMe } from '../api/books.ts';
import { paths } from '../../shared/paths.ts';
import { signInFrom } from './way-in.ts';
import { MeContext } from './me-context.ts';
import { useAuth } from './use-auth.ts';

interface AccessGuardProps {
  /** The role that a page asks for; every member may see it without. */
  readonly role?: Role;
  readonly skeleton: ReactNode;
  readonly denied: ReactNode;
  /** For an address in books of which they are no member. */
  readonly unknown: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Lets signed-in people with set-up books in; others go to sign in (and come back) or finish their sign-up. */
export function AccessGuard({ role, skeleton, denied, unknown, failed, children }: AccessGuardProps) {
  const { state } = useAuth();
  const { pathname, search, hash } = useLocation();
  const me = useMe({ enabled: state.status === 'signed-in' });
  if (state.status === 'loading') return skeleton;
  if (state.status !== 'signed-in') return <Navigate to={signInFrom(pathname + search + hash)} replace />;
  if (me.data === undefined && codeOf(me.error) === 'not-a-member') return unknown;
  if (me.data === undefined) return me.isError ? failed(() => void me.refetch()) : skeleton;
  if (!isOnboarded(me.data)) return <Navigate to={paths.signUp} replace />;
  if (role !== undefined && me.data.membership.role !== role) return denied;
  return <MeContext value={me.data}>{children}</MeContext>;
}

/** Whether country and profession have been chosen, which is the master's to do. */
export function isOnboarded({ profile, membership }: Me): boolean {
  return membership.role !== 'master' || (profile.country !== null && profile.profession !== null);
}
