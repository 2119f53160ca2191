import type { Subscription, SubscriptionChange } from '../../../shared/model/subscription.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { goesOn, orderSubscription, type OrderParts } from './order-subscription.ts';

/** Asks for another plan or interval, which is in force once the difference is paid. What is canceled or overdue is set right first. */
export const changeSubscription = (
  to: SubscriptionChange,
  caller: Caller,
  cloud: OrderParts,
): Promise<Subscription | Refusal> =>
  orderSubscription(
    {
      act: 'plan-change-requested',
      kind: 'change',
      to,
      check: (paid) => {
        if (paid.status === 'past-due')
          return refuse('wrong-state', { because: { code: 'payment-overdue' } });
        if (paid.cancelAtPeriodEnd) return refuse('wrong-state', { because: { code: 'resume-first' } });
        const isSo = paid.plan === to.plan && paid.interval === to.interval;
        return goesOn(paid) ?? (isSo ? 'already' : 'possible');
      },
    },
    caller,
    cloud,
  );
