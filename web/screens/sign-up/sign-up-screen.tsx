import { Navigate, useSearchParams } from 'react-router-dom';
import { useMe } from '../../api/books.ts';
import { isOnboarded } from '../../auth/access-guard.tsx';
import { pathToAccept } from '../../auth/invitation-code.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Lines } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';
import { afterSignUp } from './after-sign-up.ts';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { OnboardingStep } from './onboarding-step.tsx';

/** `/signup`: details, code, books. Whoever comes back goes on at the step that is still open. */
export function SignUpScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const { state, pending } = useAuth();
  const me = useMe({ enabled: state.status === 'signed-in' });
  if (state.status === 'signed-in') {
    // Whoever was invited sets up no business of their own first.
    const accept = pathToAccept(localStorage);
    if (accept !== undefined) return <Navigate to={accept} replace />;
    if (me.data)
      return isOnboarded(me.data) ? <Navigate to={afterSignUp(search)} replace /> : <OnboardingStep />;
    return (
      <EntryPage title={t('onboarding.title')}>
        {me.isError ? <ErrorState onRetry={() => void me.refetch()} /> : <Lines count={4} />}
      </EntryPage>
    );
  }
  return pending ? <CodeStep pending={pending} /> : <DetailsStep />;
}
