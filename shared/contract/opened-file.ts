import * as z from 'zod';

/** How somebody wants an original: shown by the browser where that is safe, or saved. */
export const OpeningFile = z.object({ as: z.enum(['view', 'download']).default('view') });

/** Where an original can be opened for the next minutes. */
export const OpenedFile = z.object({
  url: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  expiresAt: z.iso.datetime(),
});
