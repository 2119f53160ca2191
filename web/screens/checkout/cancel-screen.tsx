import { Button, Stack, Text } from '@chakra-ui/react';
import { paths } from '../../../shared/paths.ts';
import { planNames } from '../../../shared/price-book.ts';
import { useSubscription } from '../../api/subscription.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';

/** `/app/cancel`, to which `/cancel` leads on, to where Stripe leads whoever turned back before paying: with the plan that they are on. */
export function CancelScreen() {
  const t = useText();
  const { state } = useAuth();
  return (
    <EntryPage title={t('billing.canceled')}>
      <Stack gap="5" align="flex-start">
        {state.status === 'loading' && <Lines count={1} height="6" />}
        {state.status === 'signed-in' && <Standing />}
        {state.status === 'signed-out' && <Text>{t('billing.canceledUnknown')}</Text>}
        <Button asChild variant="outline">
          <a href={paths.pricing}>{t('billing.toPricing')}</a>
        </Button>
      </Stack>
    </EntryPage>
  );
}

function Standing() {
  const t = useText();
  return (
    <Loaded
      query={useSubscription()}
      errorTitle={t('billing.loadFailed')}
      skeleton={<Lines count={1} height="6" />}
    >
      {({ plan }) => <Text role="status">{t('billing.canceledHelp', { plan: planNames[plan] })}</Text>}
    </Loaded>
  );
}
