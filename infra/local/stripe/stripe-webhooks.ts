import { createHmac } from 'node:crypto';
import type { StripeEvent, StripeState } from './stripe-state.ts';

const SECONDS_FIRST = 1;
const SECONDS_MAX = 60;
const MS_TO_ANSWER = 10_000;

interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

/** An event as it is posted: signed at that moment. */
export function signed(
  event: StripeEvent,
  secret: string,
  now: Date,
): { payload: string; signature: string } {
  const payload = JSON.stringify(event);
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return { payload, signature: `t=${seconds},v1=${digest}` };
}

/** Posts the events of an account until each is acknowledged, ever more seldom; gives what is to be called as often as one likes. */
export function deliverer(
  { state, save }: { readonly state: StripeState; readonly save: () => void },
  { url, secret }: Endpoint,
  now: () => Date,
): () => Promise<void> {
  const waits = new Map<string, { seconds: number; until: number }>();
  let isDelivering = false;

  const deliver = async (event: StripeEvent): Promise<void> => {
    const { payload, signature } = signed(event, secret, now());
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const signal = AbortSignal.timeout(MS_TO_ANSWER);
    const reply = await fetch(url, { method: 'POST', headers, body: payload, signal }).catch(() => undefined);
    if (reply?.ok) {
      state.events.splice(state.events.indexOf(event), 1);
      waits.delete(event.id);
      save();
      return;
    }
    const seconds = Math.min(2 * (waits.get(event.id)?.seconds ?? SECONDS_FIRST / 2), SECONDS_MAX);
    waits.set(event.id, { seconds, until: Date.now() + seconds * 1000 });
  };

  return async () => {
    if (isDelivering) return;
    isDelivering = true;
    try {
      for (const event of [...state.events])
        if ((waits.get(event.id)?.until ?? 0) <= Date.now()) await deliver(event);
    } finally {
      isDelivering = false;
    }
  };
}
