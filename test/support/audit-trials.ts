import { v7 } from 'uuid';
import type { Act } from '../../shared/audit-acts.ts';
import type { RouteName } from '../../shared/contract/index.ts';
import type { InProcessRequest } from './in-process-api.ts';

/** Asks a route of books' one person, and gives what it answers; throws where it refuses. */
type Ask = (name: RouteName, request?: Omit<InProcessRequest, 'userId'>) => Promise<Record<string, unknown>>;

/** Books in which a route is tried. */
export interface AuditedBooks {
  readonly ask: Ask;
  /** A report that is made and kept. */
  readonly reportId: string;
}

/** How a route is tried: what it leaves in the audit log, and the request, once the books are ready for it. */
interface AuditTrial {
  readonly act: Act;
  readonly request: (books: AuditedBooks) => Promise<Omit<InProcessRequest, 'userId'>>;
}

const link = async ({ ask, reportId }: AuditedBooks) => {
  const id = v7();
  await ask('createSharedLink', { body: { id, reportId, label: 'Anna' } });
  return id;
};

/** Routes that write by units of work: each leaves one entry that names its act. */
export const auditTrials: Partial<Record<RouteName, AuditTrial>> = {
  createSharedLink: {
    act: 'link-created',
    request: ({ reportId }) => Promise.resolve({ body: { id: v7(), reportId, label: 'Anna' } }),
  },
  changeSharedLink: {
    act: 'link-end-changed',
    request: async (books) => ({
      id: await link(books),
      body: { endsAt: new Date(Date.now() + 5 * 86_400_000).toISOString() },
    }),
  },
  revokeSharedLink: { act: 'link-revoked', request: async (books) => ({ id: await link(books) }) },
};

const ACTIVITY = 'notes the last activity of a member';
const OPENED = 'an opening of a shared link has its own log, told with the link';
const READ_MARK = 'marks what one person has read';

/** Routes that leave no entry, and why: what they write is no change of data. */
export const unaudited: Partial<Record<RouteName, string>> = {
  getMe: ACTIVITY,
  countUnread: ACTIVITY,
  readAllNotifications: READ_MARK,
  readNotification: READ_MARK,
  showShared: OPENED,
  unlockShared: OPENED,
  openSharedDocument: OPENED,
  downloadShared: OPENED,
};

/** Routes whose writes are still assembled by hand. This list only shrinks. */
export const handAssembled: readonly RouteName[] = [
  'addAccount',
  'changeAccount',
  'changePassword',
  'exploreSample',
  'leaveSample',
  'lockPeriod',
  'removeAccount',
  'saveAccountant',
  'saveName',
  'saveOwnPreferences',
  'savePreferences',
  'updateProfile',
  'verifySignup',
  'endAllSessions',
  'endSession',
  'recoverSignIn',
  'renewRecoveryCodes',
  'turnOffSecondFactor',
  'turnOnSecondFactor',
  'addTransaction',
  'changeTransaction',
  'decidePair',
  'decidePayout',
  'deleteTransaction',
  'editTransactions',
  'findWorths',
  'restoreTransaction',
  'addRecurringEntry',
  'changeRecurringEntry',
  'deleteRecurringEntry',
  'restoreRecurringEntry',
  'skipRecurringEntry',
  'addCategory',
  'changeCategory',
  'mergeCategory',
  'removeCategory',
  'saveRules',
  'startCategoryRun',
  'changeReceipt',
  'deleteReceipt',
  'restoreReceipt',
  'startUpload',
  'acceptMail',
  'discardMail',
  'getReceivingAddress',
  'renewReceivingAddress',
  'commitStatementImport',
  'discardStatementImport',
  'importStatement',
  'readStatementAgain',
  'undoStatementImport',
  'confirmMatch',
  'forgetLearned',
  'linkDocuments',
  'makeMatch',
  'rejectMatch',
  'saveMatching',
  'startAutoMatch',
  'undoMatch',
  'undoJob',
  'deleteGeneratedReport',
  'makeAccountantPackage',
  'makeReport',
  'restoreGeneratedReport',
  'sendAccountingReport',
  'sendCustomExport',
  'sendReportAgain',
  'addReportSchedule',
  'changeReportSchedule',
  'deleteReportSchedule',
  'restoreReportSchedule',
  'sendScheduledPeriod',
  'saveNotificationSettings',
  'sendFeedback',
  'subscribeAgain',
  'unsubscribe',
  'exportArchive',
  'removeDeletedReport',
  'removeDeletedTransaction',
];
