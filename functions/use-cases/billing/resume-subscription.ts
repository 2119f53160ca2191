import type { Subscription } from '../../../shared/model/subscription.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { goesOn, orderSubscription, type OrderParts } from './order-subscription.ts';

/** Takes a cancellation back, as long as the paid period goes on. */
export const resumeSubscription = (caller: Caller, cloud: OrderParts): Promise<Subscription | Refusal> =>
  orderSubscription(
    {
      act: 'resumption-requested',
      kind: 'resume',
      check: (paid) => goesOn(paid) ?? (paid.cancelAtPeriodEnd ? 'possible' : 'already'),
    },
    caller,
    cloud,
  );
