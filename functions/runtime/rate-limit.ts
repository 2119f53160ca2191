import * as z from 'zod';
import type { RouteShape } from '../../shared/contract/route.ts';
import { tooOften } from '../domain/limits/too-often.ts';
import { Refused, type ApiStep } from './api-step.ts';
import { cloud } from './cloud.ts';
import { sourceAddressOf } from './source-address.ts';

/** Counts a request of a route that has a rate, once it is known to be well-formed; refused where there were too many lately. */
export function rateLimiting({ rate }: Pick<RouteShape, 'rate'>): ApiStep {
  return {
    before: async ({ event, context }) => {
      if (rate === undefined) return;
      const address = Addressed.safeParse(context.input).data?.body.email;
      const client = sourceAddressOf(event)?.client;
      const whose = { person: context.caller?.userId, address, client };
      const taken = await cloud.tokenBuckets.takeFor(rate, whose, cloud.now());
      if (taken !== 'taken') throw new Refused(tooOften(taken.secondsToWait));
    },
  };
}

/** A public request about an address names it so. */
const Addressed = z.object({ body: z.object({ email: z.string() }) });
