import * as z from 'zod';

/** A file of the bucket as it lies in an export. `left`: it was too large to be taken in, and is made anew from the data. */
const ManifestFile = z.object({
  path: z.string(),
  folder: z.string(),
  name: z.string(),
  size: z.int(),
  left: z.literal(true).optional(),
});
export type ManifestFile = z.infer<typeof ManifestFile>;

/** What an export says of itself, so that it can be brought back. */
export const ExportManifest = z.object({
  format: z.literal('matchbook-data-export-1'),
  organizationId: z.string(),
  masterUserId: z.string(),
  madeAt: z.string(),
  items: z.record(z.string(), z.int()),
  files: z.array(ManifestFile),
});
export type ExportManifest = z.infer<typeof ExportManifest>;
