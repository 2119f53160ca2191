import { wellSpaced } from '../../../shared/text/fr/well-spaced.ts';
import type { SameTexts } from '../../../shared/text/words.ts';
import type { english } from '../en/index.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { entry } from './entry.ts';
import { exporting } from './exporting.ts';
import { preferences } from './preferences.ts';
import { shell } from './shell.ts';
import { transactions } from './transactions.ts';
import { uploads } from './uploads.ts';

/** The texts in French, as Canada writes it; where a group has none yet, English stands. */
export const french: Partial<SameTexts<typeof english>> = wellSpaced({
  auth,
  common,
  dashboard,
  entry,
  exporting,
  preferences,
  shell,
  transactions,
  uploads,
});
