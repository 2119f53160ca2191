import * as z from 'zod';

/** How often something comes again. */
export const Frequency = z.enum(['weekly', 'monthly', 'quarterly', 'yearly']);
export type Frequency = z.infer<typeof Frequency>;
