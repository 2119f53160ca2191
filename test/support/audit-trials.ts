import type { RouteName } from '../../shared/contract/index.ts';
import type { AuditTrials } from './audited/audited-books.ts';
import { documentTrials } from './audited/document-trials.ts';
import { entryTrials } from './audited/entry-trials.ts';
import { questionTrials } from './audited/question-trials.ts';
import { reportTrials } from './audited/report-trials.ts';
import { settingsTrials } from './audited/settings-trials.ts';
import { billingTrials } from './audited/billing-trials.ts';
import { teamTrials } from './audited/team-trials.ts';
import { signInTrials } from './audited/sign-in-trials.ts';

/** Routes that write by units of work: each leaves one entry that names its act. */
export const auditTrials: AuditTrials = {
  ...documentTrials,
  ...entryTrials,
  ...questionTrials,
  ...reportTrials,
  ...settingsTrials,
  ...signInTrials,
  ...teamTrials,
  ...billingTrials,
};

const OPENED = 'an opening of a shared link has its own log, told with the link';
const TRIES = 'counts tries at a code, before there are any books: the address is confirmed at the pool';
const WHERE = 'notes in which of their organizations one person works';
const TOLD = 'notes that Stripe told something: what that changes has its entry once it is fetched';
const LETTER = 'is written to us by anybody, of nobody’s books';
const READ_MARK = 'marks what one person has read';

/** Routes that leave no entry, and why: what they write is no change of data. */
export const unaudited: Partial<Record<RouteName, string>> = {
  verifySignup: TRIES,
  sendContact: LETTER,
  postContactForm: LETTER,
  stripeWebhook: TOLD,
  openOrganization: WHERE,
  readAllNotifications: READ_MARK,
  readNotification: READ_MARK,
  showShared: OPENED,
  unlockShared: OPENED,
  openSharedDocument: OPENED,
  downloadShared: OPENED,
};
