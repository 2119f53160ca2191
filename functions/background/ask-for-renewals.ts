import { cloud } from '../runtime/cloud.ts';
import { askForRenewals } from '../use-cases/billing/ask-for-renewals.ts';

/** Every hour: subscriptions of which Stripe should have told something by now. */
export const handler = (): Promise<void> => askForRenewals(cloud);
