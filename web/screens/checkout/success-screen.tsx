import { Button, Stack, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { planNames } from '../../../shared/price-book.ts';
import type { Subscription } from '../../../shared/model/subscription.ts';
import { useSubscription } from '../../api/subscription.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { signInFrom } from '../../auth/way-in.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Lines } from '../../kit/loaded.tsx';
import { useHasPassed } from '../../kit/use-has-passed.ts';
import { useText } from '../../text/use-text.ts';

/** After this long it is said that a confirmation takes longer than usual. */
const PATIENCE_MS = 60_000;

/**
 * `/app/success`, to which `/success` leads on, to where Stripe leads back. It says that the payment succeeded only once Stripe has told
 * so, and waits for that.
 */
export function SuccessScreen() {
  const t = useText();
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  if (state.status === 'signed-in') return <Confirmation />;
  if (state.status === 'loading')
    return (
      <EntryPage title={t('billing.confirming')}>
        <Lines count={2} />
      </EntryPage>
    );
  // Nobody knows whose payment it was: nothing is said of it.
  return (
    <EntryPage title={t('billing.signInToSee')}>
      <Stack gap="5" align="flex-start">
        <Text>{t('billing.signInToSeeHelp')}</Text>
        <Button asChild colorPalette="ember">
          <Link to={signInFrom(pathname + search)}>{t('auth.signIn')}</Link>
        </Button>
      </Stack>
    </EntryPage>
  );
}

/** Whether a plan is subscribed to and its last payment did not fail. */
export const isPaidFor = ({ subscribedPlan, status }: Subscription): boolean =>
  subscribedPlan !== null && status === 'active';

function Confirmation() {
  const t = useText();
  const paid = useSubscription({ isAwaited: (subscription) => !isPaidFor(subscription) });
  const isLong = useHasPassed(PATIENCE_MS);
  const { data: subscription, error, refetch } = paid;
  if (subscription && isPaidFor(subscription))
    return (
      <EntryPage title={t('billing.paid')}>
        <Stack gap="5" align="flex-start">
          <Text role="status">{t('billing.paidHelp', { plan: planNames[subscription.plan] })}</Text>
          <Button asChild colorPalette="ember">
            <a href={paths.app}>{t('billing.toApp')}</a>
          </Button>
        </Stack>
      </EntryPage>
    );
  return (
    <EntryPage title={t('billing.confirming')}>
      {!subscription && error ? (
        <ErrorState title={t('billing.loadFailed')} detail={error.message} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="5" align="flex-start">
          <Text role="status">{t(isLong ? 'billing.confirmingLong' : 'billing.confirmingHelp')}</Text>
          {isLong && (
            <Button asChild variant="outline">
              <a href={paths.app}>{t('billing.toApp')}</a>
            </Button>
          )}
        </Stack>
      )}
    </EntryPage>
  );
}
