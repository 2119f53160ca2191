import { dashboard } from './dashboard.ts';
import { leaving } from './leaving.ts';
import { organizations } from './organizations.ts';
import { firstOfEntry, firstOfExporting, firstOfTransactions, firstOfUploads } from './soon.ts';

/** What the frame of the signed-in app and the dashboard say as well. */
export const frameTexts = {
  dashboard,
  leaving,
  organizations,
  transactions: firstOfTransactions,
  uploads: firstOfUploads,
  entry: firstOfEntry,
  exporting: firstOfExporting,
} as const;
