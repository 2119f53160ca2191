import * as z from 'zod';

const Cookie = z.object({ name: z.string(), value: z.string(), path: z.string(), secondsKept: z.int() });

/** A page that a function answers, with when it may be asked for again where it was asked for too often; or where it leads on to. */
export const Page = z.union([
  z.object({ status: z.int(), html: z.string(), retryAfterSeconds: z.int().optional() }),
  z.object({ location: z.string(), cookie: Cookie.optional() }),
]);
