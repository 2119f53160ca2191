import { Stack, Text } from '@chakra-ui/react';
import { useSubscription } from '../../../api/subscription.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PlanChoices } from './plan-choices.tsx';
import { Usage } from './usage.tsx';

/** The plan of the organization, what it leaves of this month, and the others; for its master alone. Sample books have none that could be bought. */
export function BillingTab() {
  const t = useText();
  const { organization } = useSignedIn();
  if (!organization.sample) return <Plans />;
  return (
    <Panel title={t('billing.plan')}>
      <Text color="fg.muted">{t('billing.sample')}</Text>
    </Panel>
  );
}

function Plans() {
  const t = useText();
  return (
    <Loaded
      query={useSubscription()}
      errorTitle={t('billing.loadFailed')}
      skeleton={<Lines count={3} height="36" />}
    >
      {(subscription) => (
        <Stack gap={{ base: '4', md: '6' }}>
          <CurrentPlan subscription={subscription} />
          <Usage plan={subscription.plan} />
          <PlanChoices subscription={subscription} />
        </Stack>
      )}
    </Loaded>
  );
}
