import { accountantPackage } from './accountant-package.ts';
import { archive } from './archive.ts';
import { bounceAdvice, bounces } from './bounces.ts';
import { categories } from './categories.ts';
import { dataExports } from './data-exports.ts';
import { entries } from './entries.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { invitations } from './invitations.ts';
import { contact } from './contact.ts';
import { codeMails } from './mails.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { ledgers } from './ledgers.ts';
import { matches } from './matches.ts';
import { notices } from './notices.ts';
import { pairs } from './pairs.ts';
import { problems } from './problems.ts';
import { receiptDocumentation } from './receipt-documentation.ts';
import { refusals } from './refusals.ts';
import { reports } from './reports.ts';
import { rows } from './rows.ts';
import { security } from './security.ts';
import { sharedPages } from './shared-pages.ts';

/** The English catalogue; what another language has to say is told by its shape. */
export const english = {
  accountantPackage,
  archive,
  bounceAdvice,
  bounces,
  categories,
  codeMails,
  contact,
  dataExports,
  entries,
  feedback,
  fields,
  files,
  invitations,
  invoiceSheet,
  ledgers,
  matches,
  notices,
  pairs,
  problems,
  receiptDocumentation,
  refusals,
  reports,
  rows,
  security,
  sharedPages,
};
