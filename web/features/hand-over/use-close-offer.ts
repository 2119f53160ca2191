import { useNavigate } from 'react-router-dom';
import { closePeriodPath } from '../../../shared/paths.ts';
import { useKnownPeriodLock } from '../../api/period-lock.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import type { Remedy } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/**
 * What is offered once days were handed over: to close them, so that what was reported stays as it is. Nothing where they are closed
 * already or not over, or to whom closes no periods.
 */
export function useCloseOffer(): (days: { readonly to: string }) => Remedy | undefined {
  const t = useText();
  const navigate = useNavigate();
  const today = useToday();
  const isMaster = useSignedIn().membership.role === 'master';
  const known = useKnownPeriodLock();
  return ({ to }) => {
    const state = known();
    const isOpen = state !== undefined && (state.lock?.until ?? '') < to;
    if (!isMaster || !isOpen || to >= today) return undefined;
    return { label: t('exporting.close'), take: () => void navigate(closePeriodPath(to)) };
  };
}
