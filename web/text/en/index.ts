import { accounts } from './accounts.ts';
import { accounting } from './accounting.ts';
import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { importing } from './importing.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { mail } from './mail.ts';
import { matching } from './matching.ts';
import { onboarding } from './onboarding.ts';
import { payouts } from './payouts.ts';
import { receipts } from './receipts.ts';
import { shell } from './shell.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';

/** Every text of the product in English, by screen; no other file holds words that a person reads. */
export const english = {
  common,
  shell,
  auth,
  onboarding,
  landing,
  legal,
  matching,
  categories,
  payouts,
  dashboard,
  transactions,
  accounts,
  receipts,
  uploads,
  mail,
  accounting,
  entry,
  importing,
  exporting,
} as const;
