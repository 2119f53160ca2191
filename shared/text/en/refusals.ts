import type { Said } from '../said.ts';

const usedUp = (what: string, limit: number): string =>
  `Your plan includes ${limit} ${what} a month, and they are used. The count starts again on the first of next month; a larger plan lifts the limit.`;

/** Why something is refused, where its problem alone would say too little. */
export const refusals = {
  'documents-used-up': ({ limit }: { limit: number }) => usedUp('documents', limit),
  'statements-used-up': ({ limit }: { limit: number }) => usedUp('bank statements', limit),
  'upload-unknown': () => 'This upload does not exist. Upload the statement again.',
  'mail-never-accepted': () =>
    'This e-mail carries a virus, or more than 10 MB. Ask its sender for the document by itself, and upload that.',
};

export type RefusalReason = Said<typeof refusals>;
