import { useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { useSubscriptionChanges } from '../../../api/subscription.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

/** Asks for a change of the subscription; a refusal is told with what helps. */
export function useOrders() {
  const t = useText();
  const notify = useNotify();
  const changes = useSubscriptionChanges();
  const [isBusy, setBusy] = useState(false);
  const order = async (kind: keyof typeof changes, ask: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await ask();
      notify.settled(t(`billing.failedTitles.${kind}`));
    } catch (error) {
      notify.failed(t(`billing.failedTitles.${kind}`), messageOf(error, t('common.unexpected')));
    } finally {
      setBusy(false);
    }
  };
  return { order, isBusy, changes };
}
