import { auth } from './auth.ts';
import { common } from './common.ts';
import { shell } from './shell.ts';

/** What the way in says. */
export const firstTexts = { common, shell, auth } as const;
