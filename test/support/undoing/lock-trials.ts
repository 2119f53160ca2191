import { addAccount } from '../../../functions/use-cases/books/add-account.ts';
import { changeAccount } from '../../../functions/use-cases/books/change-account.ts';
import { removeAccount } from '../../../functions/use-cases/books/remove-account.ts';
import { savePreferences } from '../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../functions/use-cases/books/update-profile.ts';
import { addCategory } from '../../../functions/use-cases/categories/add-category.ts';
import { changeCategory } from '../../../functions/use-cases/categories/change-category.ts';
import { mergeCategory } from '../../../functions/use-cases/categories/merge-category.ts';
import { removeCategory } from '../../../functions/use-cases/categories/remove-category.ts';
import { saveRules } from '../../../functions/use-cases/categories/save-rules.ts';
import { startCategoryRun } from '../../../functions/use-cases/categories/start-category-run.ts';
import { commitStatementImport } from '../../../functions/use-cases/imports/commit-statement-import.ts';
import { discardStatementImport } from '../../../functions/use-cases/imports/discard-statement-import.ts';
import { importStatement } from '../../../functions/use-cases/imports/import-statement.ts';
import { readStatementAgain } from '../../../functions/use-cases/imports/read-statement-again.ts';
import { undoStatementImport } from '../../../functions/use-cases/imports/undo-statement-import.ts';
import { undoJob } from '../../../functions/use-cases/jobs/undo-job.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { changeTransaction } from '../../../functions/use-cases/ledger/change-transaction.ts';
import { decidePair } from '../../../functions/use-cases/ledger/decide-pair.ts';
import { decidePayout } from '../../../functions/use-cases/ledger/decide-payout.ts';
import { deleteTransaction } from '../../../functions/use-cases/ledger/delete-transaction.ts';
import { editTransactions } from '../../../functions/use-cases/ledger/edit-transactions.ts';
import { findWorths } from '../../../functions/use-cases/ledger/find-worths.ts';
import { restoreTransaction } from '../../../functions/use-cases/ledger/restore-transaction.ts';
import { confirmMatch } from '../../../functions/use-cases/matching/confirm-match.ts';
import { linkDocuments } from '../../../functions/use-cases/matching/link-documents.ts';
import { makeMatch } from '../../../functions/use-cases/matching/make-match.ts';
import { rejectMatch } from '../../../functions/use-cases/matching/reject-match.ts';
import { saveMatching } from '../../../functions/use-cases/matching/save-matching.ts';
import { startAutoMatch } from '../../../functions/use-cases/matching/start-auto-match.ts';
import { undoMatch } from '../../../functions/use-cases/matching/undo-match.ts';
import { changeReceipt } from '../../../functions/use-cases/receipts/change-receipt.ts';
import { deleteReceipt } from '../../../functions/use-cases/receipts/delete-receipt.ts';
import { restoreReceipt } from '../../../functions/use-cases/receipts/restore-receipt.ts';
import { addRecurringEntry } from '../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { changeRecurringEntry } from '../../../functions/use-cases/recurring/change-recurring-entry.ts';
import { deleteRecurringEntry } from '../../../functions/use-cases/recurring/delete-recurring-entry.ts';
import { restoreRecurringEntry } from '../../../functions/use-cases/recurring/restore-recurring-entry.ts';
import { skipRecurringEntry } from '../../../functions/use-cases/recurring/skip-recurring-entry.ts';
import { removeDeletedTransaction } from '../../../functions/use-cases/archive/remove-deleted-transaction.ts';
import type { RouteName } from '../../../shared/contract/index.ts';
import { DAY, LATER, type booksToClose } from './books-to-close.ts';

type Books = Awaited<ReturnType<typeof booksToClose>>;

/**
 * What a route is tried with against the lock: `refused` where it asks for something that would change the closed period, `kept` where it
 * leaves that part out, or changes nothing that counts. A text says why the route is not tried: what it writes is not of the books' figures.
 */
export type LockTrial =
  | string
  | { readonly refused: (books: Books) => Promise<unknown> }
  | { readonly kept: (books: Books) => Promise<unknown> };

const FILES = 'reads the books and writes files, mails and links of them';
const PERSON = 'is about a person and how they sign in';
const NOTICES = 'is about what people are told';
const PAYMENT = 'is about the plan of the organization and its payment';
const TEAM = 'who works in the books, and in which';
const TAKEN = 'notes that a file was taken';
const QUESTIONS = 'is what members ask each other, also about what is closed';
const ENDS = 'says whether books are deleted whole, by a day that can still be taken back';
const OTHER_BOOKS = 'makes and leaves other books';

/** What becomes of a closed period by each route that writes. */
export const lockTrials: Partial<Record<RouteName, LockTrial>> = {
  verifySignup: PERSON,
  getMe: PERSON,
  changePassword: PERSON,
  saveName: PERSON,
  saveOwnPreferences: PERSON,
  endAllSessions: PERSON,
  endSession: PERSON,
  recoverSignIn: PERSON,
  renewRecoveryCodes: PERSON,
  turnOffSecondFactor: PERSON,
  turnOnSecondFactor: PERSON,
  requestAccountDeletion: ENDS,
  withdrawAccountDeletion: ENDS,
  requestOrganizationDeletion: ENDS,
  withdrawOrganizationDeletion: ENDS,
  exploreSample: OTHER_BOOKS,
  leaveSample: OTHER_BOOKS,
  lockPeriod: 'is the lock itself: its master reopens what they closed',
  saveAccountant: 'keeps to whom files go',
  addAccount: {
    refused: ({ caller, cloud, desk }) =>
      addAccount({ id: desk.id(), name: 'Late', kind: 'cash', openingBalance: 1 }, caller, cloud),
  },
  changeAccount: {
    refused: ({ caller, cloud }) => changeAccount('checking', { openingBalance: 1 }, caller, cloud),
  },
  removeAccount: { refused: ({ caller, cloud, reserve }) => removeAccount(reserve.id, caller, cloud) },
  savePreferences: { refused: ({ caller, cloud }) => savePreferences({ currency: 'EUR' }, caller, cloud) },
  updateProfile: {
    refused: ({ caller, cloud }) =>
      updateProfile({ country: 'Ireland', profession: 'general' }, caller, cloud),
  },
  addTransaction: { refused: ({ caller, cloud, entry }) => addTransaction(entry(), caller, cloud) },
  changeTransaction: {
    refused: async ({ caller, cloud, row, version }) =>
      changeTransaction(row, { version: await version(row), date: LATER }, caller, cloud),
  },
  deleteTransaction: { refused: ({ caller, cloud, row }) => deleteTransaction(row, caller, cloud) },
  restoreTransaction: { refused: ({ caller, cloud, deleted }) => restoreTransaction(deleted, caller, cloud) },
  removeDeletedTransaction: {
    kept: ({ caller, cloud, gone }) => removeDeletedTransaction(gone, caller, cloud),
  },
  editTransactions: {
    kept: async ({ caller, cloud, desk, row, version }) => {
      const entries = [{ transactionId: row, version: await version(row) }];
      return editTransactions({ id: desk.id(), act: { do: 'delete' }, entries }, caller, cloud);
    },
  },
  startCategoryRun: {
    kept: ({ caller, cloud, desk, row }) =>
      startCategoryRun({ id: desk.id(), transactionIds: [row], categories: ['office'] }, caller, cloud),
  },
  findWorths: { kept: ({ caller, cloud, desk }) => findWorths({ id: desk.id() }, caller, cloud) },
  undoJob: { refused: ({ caller, cloud, job }) => undoJob(job, caller, cloud) },
  decidePair: {
    refused: ({ caller, cloud, pairs }) =>
      decidePair(pairs[0]?.id ?? '', { decision: 'confirm' }, caller, cloud),
  },
  decidePayout: {
    refused: async ({ caller, cloud, payout, version }) => {
      const split = { gross: 10_000, fees: 290, refunds: 0, categories: { sales: 'income', fees: 'office' } };
      return decidePayout(
        payout,
        { decision: 'split', version: await version(payout), ...split },
        caller,
        cloud,
      );
    },
  },
  addRecurringEntry: {
    kept: ({ caller, cloud, recurs }) => addRecurringEntry(recurs({ nextDueDate: DAY }), caller, cloud),
  },
  changeRecurringEntry: {
    kept: ({ caller, cloud, recurring }) => {
      const change = { version: 1, scope: 'following' as const, nextDueDate: '2026-05-02' };
      return changeRecurringEntry(recurring.id, change, caller, cloud);
    },
  },
  skipRecurringEntry: {
    kept: ({ caller, cloud, recurring }) =>
      skipRecurringEntry(recurring.id, { version: 2, date: '2026-05-02', isSkipped: true }, caller, cloud),
  },
  deleteRecurringEntry: {
    kept: ({ caller, cloud, recurring }) => deleteRecurringEntry(recurring.id, caller, cloud),
  },
  restoreRecurringEntry: {
    kept: ({ caller, cloud, ended }) => restoreRecurringEntry(ended.id, caller, cloud),
  },
  addCategory: {
    kept: ({ caller, cloud, desk }) =>
      addCategory({ id: desk.id(), name: 'Candles', kind: 'expense' }, caller, cloud),
  },
  changeCategory: {
    refused: ({ caller, cloud }) =>
      changeCategory('travel', { formLines: { expense: 'Schedule C line 27b' } }, caller, cloud),
  },
  mergeCategory: {
    refused: ({ caller, cloud, desk, own }) =>
      mergeCategory('travel', { id: desk.id(), intoId: own.id }, caller, cloud),
  },
  removeCategory: { kept: ({ caller, cloud, own }) => removeCategory(own.id, caller, cloud) },
  saveRules: {
    kept: ({ caller, cloud, desk }) => {
      const rule = { conditions: { text: 'Willow' }, effect: { category: 'Meals' } };
      return saveRules({ items: [{ id: desk.id(), ...rule }], version: 0 }, caller, cloud);
    },
  },
  startUpload: 'takes a file; what its document does to entries is tried by the routes of documents',
  retryUpload: 'reads a file once more, as an upload does',
  dismissUpload: 'lets a file go that is no document yet',
  moveImportToDocuments:
    'takes the file of an import in as a document before any of its rows is in the books',
  acceptMail: 'takes a document in, as an upload does',
  discardMail: 'lets a mail go that is no document yet',
  getReceivingAddress: 'is about an address',
  renewReceivingAddress: 'is about an address',
  changeReceipt: {
    kept: async ({ caller, cloud, paper, receiptVersion }) =>
      changeReceipt(
        paper,
        { version: await receiptVersion(paper), amount: 1, category: 'meals' },
        caller,
        cloud,
      ),
  },
  deleteReceipt: {
    refused: ({ caller, cloud, paper }) => deleteReceipt(paper, { forever: false }, caller, cloud),
  },
  restoreReceipt: { kept: ({ caller, cloud, loose }) => restoreReceipt(loose, caller, cloud) },
  importStatement: {
    kept: ({ caller, cloud, desk, unwanted }) =>
      importStatement({ id: desk.id(), uploadId: unwanted.uploadId, accountId: 'savings' }, caller, cloud),
  },
  readStatementAgain: {
    kept: ({ caller, cloud, unwanted }) => readStatementAgain(unwanted.id, { answers: {} }, caller, cloud),
  },
  commitStatementImport: {
    kept: ({ caller, cloud, ready }) =>
      commitStatementImport(ready.id, { accountId: 'checking' }, caller, cloud),
  },
  discardStatementImport: {
    kept: ({ caller, cloud, unwanted }) => discardStatementImport(unwanted.id, caller, cloud),
  },
  undoStatementImport: {
    refused: ({ caller, cloud, committed }) => undoStatementImport(committed.id, caller, cloud),
  },
  makeMatch: {
    refused: ({ caller, cloud, desk, row, loose }) =>
      makeMatch({ id: desk.id(), receiptIds: [loose], transactionIds: [row] }, caller, cloud),
  },
  linkDocuments: {
    refused: async ({ caller, cloud, linked, version }) =>
      linkDocuments(linked, { version: await version(linked), receiptIds: [] }, caller, cloud),
  },
  confirmMatch: {
    refused: ({ caller, cloud, suggestions }) => confirmMatch(suggestions[0]?.id ?? '', caller, cloud),
  },
  rejectMatch: {
    kept: ({ caller, cloud, suggestions }) => rejectMatch(suggestions[1]?.id ?? '', caller, cloud),
  },
  startAutoMatch: {
    kept: ({ caller, cloud, desk, suggestions }) =>
      startAutoMatch({ id: desk.id(), matchIds: [suggestions[2]?.id ?? ''] }, caller, cloud),
  },
  undoMatch: { refused: ({ caller, cloud, matched }) => undoMatch(matched, caller, cloud) },
  saveMatching: {
    kept: ({ caller, cloud }) => saveMatching({ auto: 'auto', threshold: 97 }, caller, cloud),
  },
  forgetLearned: 'forgets what later suggestions go by',
  deleteGeneratedReport: FILES,
  makeAccountantPackage: FILES,
  makeReport: FILES,
  restoreGeneratedReport: FILES,
  sendAccountingReport: FILES,
  sendCustomExport: FILES,
  sendReportAgain: FILES,
  addReportSchedule: FILES,
  changeReportSchedule: FILES,
  deleteReportSchedule: FILES,
  restoreReportSchedule: FILES,
  sendScheduledPeriod: FILES,
  changeSharedLink: FILES,
  createSharedLink: FILES,
  downloadShared: FILES,
  openSharedDocument: FILES,
  revokeSharedLink: FILES,
  showShared: FILES,
  unlockShared: FILES,
  exportArchive: FILES,
  removeDeletedReport: FILES,
  countUnread: NOTICES,
  readAllNotifications: NOTICES,
  createCheckout: PAYMENT,
  changeSubscription: PAYMENT,
  cancelSubscription: PAYMENT,
  resumeSubscription: PAYMENT,
  requestRefund: PAYMENT,
  stripeWebhook: PAYMENT,
  createTeam: TEAM,
  inviteTeamMember: TEAM,
  resendInvitation: TEAM,
  revokeInvitation: TEAM,
  acceptInvitation: TEAM,
  changeMember: TEAM,
  removeMember: TEAM,
  addOrganization: TEAM,
  openOrganization: TEAM,
  openArchiveExport: TAKEN,
  openGeneratedReport: TAKEN,
  exportAuditLog: TAKEN,
  startDataExport: TAKEN,
  openDataExport: TAKEN,
  askQuestion: QUESTIONS,
  changeQuestion: QUESTIONS,
  commentOnQuestion: QUESTIONS,
  readNotification: NOTICES,
  saveNotificationSettings: NOTICES,
  sendFeedback: NOTICES,
  sendContact: NOTICES,
  postContactForm: NOTICES,
  subscribeAgain: NOTICES,
  unsubscribe: NOTICES,
};
