import type { Work } from '../../domain/work.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { syncSubscription } from './sync-subscription.ts';

type Parts = Parameters<typeof carryOutOrder>[2] & Parameters<typeof syncSubscription>[1];

/** Does one piece of work of the stage that asks Stripe. */
export async function doBilling(work: Work, cloud: Parts): Promise<void> {
  switch (work.kind) {
    case 'sync-subscription':
      return syncSubscription(work.organizationId, cloud);
    case 'carry-out-order':
      return carryOutOrder(work.organizationId, work.orderId, cloud);
    default:
      throw new Error(`This is no work of billing: ${work.kind}.`);
  }
}
