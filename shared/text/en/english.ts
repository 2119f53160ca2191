import { accountantPackage } from './accountant-package.ts';
import { archive } from './archive.ts';
import { categories } from './categories.ts';
import { entries } from './entries.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { codeMails } from './mails.ts';
import { matches } from './matches.ts';
import { notices } from './notices.ts';
import { pairs } from './pairs.ts';
import { problems } from './problems.ts';
import { refusals } from './refusals.ts';
import { reports } from './reports.ts';
import { rows } from './rows.ts';
import { security } from './security.ts';

/** The English catalogue; what another language has to say is told by its shape. */
export const english = {
  accountantPackage,
  archive,
  categories,
  codeMails,
  entries,
  feedback,
  fields,
  files,
  matches,
  notices,
  pairs,
  problems,
  refusals,
  reports,
  rows,
  security,
};
