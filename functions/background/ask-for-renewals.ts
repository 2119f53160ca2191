import { cloud } from '../runtime/cloud.ts';
import { askForRenewals } from '../use-cases/billing/ask-for-renewals.ts';
import { tellTrialEnds } from '../use-cases/billing/tell-trial-ends.ts';
import { askForRoom } from '../use-cases/receipts/ask-for-room.ts';

/**
 * Every hour: subscriptions of which Stripe should have told something by now, trials that are about to end, and documents that waited for
 * the month to turn.
 */
export const handler = async (): Promise<void> => {
  await askForRenewals(cloud);
  await tellTrialEnds(cloud);
  await askForRoom(cloud);
};
