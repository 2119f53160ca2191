import type * as z from 'zod';
import type { Pool } from './pool.ts';
import { invalidParameter } from './service-error.ts';

/** One action of the API: takes the parsed JSON body, answers the JSON reply, throws ServiceErrors. */
export type Operation = (pool: Pool, body: unknown) => Promise<object>;

/** An action whose body has this shape; InvalidParameterException names the first field that doesn't fit. */
export function operation<Shape extends z.ZodType>(
  shape: Shape,
  run: (pool: Pool, input: z.infer<Shape>) => object | Promise<object>,
): Operation {
  return async (pool, body) => {
    const parsed = shape.safeParse(body);
    if (parsed.success) return run(pool, parsed.data);
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    throw invalidParameter(`Missing or unusable parameter ${field || 'body'}`);
  };
}
