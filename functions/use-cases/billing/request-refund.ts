import type { Subscription, WantedRefund } from '../../../shared/model/subscription.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { orderSubscription, type OrderParts } from './order-subscription.ts';
import { refundOpenUntil } from './shown-subscription.ts';

/** Asks for all that was paid: once, and within 30 days of the first payment. The plan ends with it. */
export const requestRefund = (
  { id }: WantedRefund,
  caller: Caller,
  cloud: OrderParts,
): Promise<Subscription | Refusal> =>
  orderSubscription(
    {
      act: 'refund-requested',
      kind: 'refund',
      id,
      check: (_, stored) => {
        if (stored.refund?.id === id) return 'already';
        return refundOpenUntil(stored, cloud.now()) === null
          ? refuse('wrong-state', { because: { code: 'no-refund' } })
          : 'possible';
      },
    },
    caller,
    cloud,
  );
