import type { Context } from 'aws-lambda';
import { cloud } from '../runtime/cloud.ts';
import { countDrift } from '../runtime/metrics.ts';
import { tellChangedFigures } from '../use-cases/books/tell-changed-figures.ts';
import { askForDueOriginals } from '../use-cases/retention/ask-for-due-originals.ts';
import { auditLedger } from '../use-cases/ledger/audit-ledger.ts';

/** Large books are added up within that; whoever's come next are left to the next run. */
const MS_FOR_BOOKS = 5 * 60_000;

/** Every hour: the proof that totals are the sums of their rows, everybody's once a day; with it, which documents are kept no longer. */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  auditLedger(cloud, {
    hasTime: () => context.getRemainingTimeInMillis() > MS_FOR_BOOKS,
    onUnproven: () => countDrift(1),
    look: async (organizationId) => {
      await tellChangedFigures(organizationId, cloud);
      await askForDueOriginals(organizationId, cloud);
    },
  });
