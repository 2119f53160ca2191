import { environmentNames } from '../../../shared/cloud-names.ts';
import { startStripe, type LocalStripe } from '../stripe/stripe-server.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { Start } from './start.ts';

/** Starts what stands for Stripe, which posts to the route that knows its secret. */
export function startPayments(
  { ending, stateDir, clock }: Start,
  { functions }: CloudModel,
  site: string,
): Promise<LocalStripe> {
  const secrets = [...functions.values()].map(
    ({ environment }) => environment[environmentNames.stripeWebhookSecret],
  );
  const secret = secrets.find((one) => one !== undefined) ?? '';
  const webhook = { url: `${site}/api/stripe-webhook`, secret };
  return ending.with(startStripe({ dir: stateDir, now: clock.now, webhook }));
}
