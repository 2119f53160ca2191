import { dashboard } from './dashboard.ts';
import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { handOver } from './hand-over.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';

/** What the frame of the signed-in app and the dashboard say as well. */
export const frameTexts = { dashboard, transactions, uploads, entry, exporting, handOver } as const;
