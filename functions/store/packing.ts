import * as z from 'zod';

/**
 * How far the zip of a package is; what it rests on lies in the bucket. `plan`: under which name what is to be packed is kept, none while it is
 * being read. `next`: how many of its `total` things lie in finished parts, which are `parts` by their numbers and come to `offset` bytes.
 * `nextPart`: a number that no part ever had; whoever takes a package over leaves one out, so that what somebody else still sends is none of its
 * own. `claimedAt`: `next` when somebody took it over and nobody handed it on since; -1 where there was no plan then. `mismatches`: how often what
 * was read was not what the totals say.
 */
export const Packing = z.object({
  plan: z.string().optional(),
  total: z.int(),
  next: z.int(),
  offset: z.int(),
  uploadId: z.string().optional(),
  parts: z.array(z.int()),
  nextPart: z.int(),
  claimedAt: z.int().optional(),
  mismatches: z.int(),
});
export type Packing = z.infer<typeof Packing>;

/** That of a package that nobody has looked at yet. */
export const notBegun: Packing = { total: 0, next: 0, offset: 0, parts: [], nextPart: 1, mismatches: 0 };
