import type { Subscription } from '../../../shared/model/subscription.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { goesOn, orderSubscription, type OrderParts } from './order-subscription.ts';

/** Asks for the end of a subscription with the period that is paid; nothing is deleted then. */
export const cancelSubscription = (caller: Caller, cloud: OrderParts): Promise<Subscription | Refusal> =>
  orderSubscription(
    {
      act: 'cancellation-requested',
      kind: 'cancel',
      check: (paid) => goesOn(paid) ?? (paid.cancelAtPeriodEnd ? 'already' : 'possible'),
    },
    caller,
    cloud,
  );
