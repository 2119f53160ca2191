import * as z from 'zod';

/** How old a signature may be, so that nobody sends an event again that they once saw. */
const SECONDS_MAX = 5 * 60;

/** What an event tells: that something of a customer is not as it was. What it says of it in detail may be old news. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Undefined where it is about no customer. */
  readonly customerId: string | undefined;
}

const Customer = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.object({ customer: Customer.nullish() }) }),
});

/** Events as Stripe posts them. */
export class StripeEvents {
  readonly #secret: string;

  /** `secret`: of the webhook's endpoint. */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The event that Stripe has signed at `now` or up to five minutes before; undefined where it is none of Stripe's, or older. */
  async read(body: Buffer, signature: string | undefined, now: Date): Promise<StripeEvent | undefined> {
    const { default: Stripe } = await import('stripe');
    let payload: unknown;
    try {
      payload = await Stripe.webhooks.constructEventAsync(
        ...([body, signature ?? '', this.#secret, SECONDS_MAX, undefined, now.getTime()] as const),
      );
    } catch {
      return undefined;
    }
    const event = Event.safeParse(payload);
    if (!event.success) return undefined;
    const { id, type, data } = event.data;
    return { id, type, customerId: data.object.customer ?? undefined };
  }
}
