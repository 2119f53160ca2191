import { auth } from './auth.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { shell } from './shell.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';

/** What the first screens say: the way in, the frame and the dashboard. */
export const firstTexts = {
  common,
  shell,
  auth,
  dashboard,
  transactions,
  uploads,
  entry,
  exporting,
} as const;
