import { wellSpaced } from '../../../shared/text/fr/well-spaced.ts';
import type { SameTexts } from '../../../shared/text/words.ts';
import type { firstTexts } from '../en/first.ts';
import type { frameTexts } from '../en/frame.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { leaving } from './leaving.ts';
import { organizations } from './organizations.ts';
import { shell } from './shell.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';

/** What the way in, the frame of the signed-in app and the dashboard say in French. */
export const firstFrench = wellSpaced({
  auth,
  common,
  dashboard,
  entry,
  exporting,
  leaving,
  organizations,
  shell,
  transactions,
  uploads,
}) satisfies SameTexts<typeof firstTexts & typeof frameTexts>;
