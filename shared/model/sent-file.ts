import * as z from 'zod';

/** A file as its text; where it goes on in another part, that part's cursor. */
export const SentFile = z.object({
  text: z.string(),
  fileName: z.string().regex(/^[\w.-]+$/),
  nextCursor: z.string().optional(),
});
export type SentFile = z.infer<typeof SentFile>;
