import { expect, it } from 'vitest';
import { contract, type RouteName } from '../../../../shared/contract/index.ts';
import type { RouteShape } from '../../../../shared/contract/route.ts';

const routes = Object.entries<RouteShape>(contract) as [RouteName, RouteShape][];

/** What leaves the product, comes into it, or says how somebody's own books are kept. */
const realBooksOnly: readonly RouteName[] = [
  ...([
    'sendAccountingReport',
    'sendCustomExport',
    'sendReportAgain',
    'exportArchive',
    'startDataExport',
    'makeReport',
    'makeAccountantPackage',
  ] as const),
  ...([
    'startUpload',
    'importStatement',
    'readStatementAgain',
    'commitStatementImport',
    'moveImportToDocuments',
  ] as const),
  ...(['getReceivingAddress', 'renewReceivingAddress', 'acceptMail', 'discardMail'] as const),
  ...(['saveAccountant', 'savePreferences', 'updateProfile', 'saveNotificationSettings'] as const),
  ...(['addReportSchedule', 'changeReportSchedule', 'restoreReportSchedule', 'sendScheduledPeriod'] as const),
  ...(['lockPeriod', 'createSharedLink', 'changeSharedLink'] as const),
  ...(['requestAccountDeletion', 'withdrawAccountDeletion'] as const),
  ...(['requestOrganizationDeletion', 'withdrawOrganizationDeletion'] as const),
  ...(['createTeam', 'inviteTeamMember', 'resendInvitation', 'revokeInvitation'] as const),
  ...(['changeMember', 'removeMember', 'createCheckout', 'changeSubscription'] as const),
  ...(['cancelSubscription', 'resumeSubscription', 'requestRefund', 'openBillingPortal'] as const),
];

/** What may be tried in sample books, where it goes with them, and what is a person's own wherever they are. */
const alsoInSample: readonly RouteName[] = [
  ...(['exploreSample', 'leaveSample', 'sendFeedback', 'readNotification', 'readAllNotifications'] as const),
  ...(['saveName', 'saveOwnPreferences', 'changePassword', 'endSession', 'endAllSessions'] as const),
  ...(['offerSecondFactor', 'turnOnSecondFactor', 'turnOffSecondFactor', 'renewRecoveryCodes'] as const),
  ...(['addAccount', 'changeAccount', 'removeAccount'] as const),
  ...(['addTransaction', 'changeTransaction', 'editTransactions', 'deleteTransaction'] as const),
  ...([
    'restoreTransaction',
    'removeDeletedTransaction',
    'findWorths',
    'decidePair',
    'decidePayout',
  ] as const),
  'revokeSharedLink',
  ...(['deleteGeneratedReport', 'restoreGeneratedReport', 'removeDeletedReport'] as const),
  ...(['addRecurringEntry', 'changeRecurringEntry', 'skipRecurringEntry'] as const),
  ...(['deleteRecurringEntry', 'restoreRecurringEntry', 'deleteReportSchedule'] as const),
  ...(['addCategory', 'changeCategory', 'mergeCategory', 'removeCategory'] as const),
  ...(['previewRule', 'saveRules', 'startCategoryRun', 'undoJob'] as const),
  ...(['changeReceipt', 'deleteReceipt', 'restoreReceipt', 'linkDocuments'] as const),
  ...(['undoStatementImport', 'discardStatementImport', 'dismissUpload', 'retryUpload'] as const),
  ...(['makeMatch', 'confirmMatch', 'rejectMatch', 'undoMatch', 'forgetLearned'] as const),
  ...(['saveMatching', 'startAutoMatch'] as const),
  ...(['askQuestion', 'changeQuestion', 'commentOnQuestion'] as const),
  ...(['acceptInvitation', 'addOrganization', 'openOrganization'] as const),
];

it('is decided of every route that changes something, and of each but once', () => {
  const flagged = routes.filter(([, route]) => route.realBooksOnly).map(([name]) => name);
  expect(flagged.toSorted()).toEqual(realBooksOnly.toSorted());
  const changing = routes.filter(([, { method, access }]) => method !== 'GET' && access !== 'public');
  const decided = [...realBooksOnly, ...alsoInSample].filter((name) => name !== 'getReceivingAddress');
  expect(changing.map(([name]) => name).toSorted()).toEqual(decided.toSorted());
});

it('holds for every route that mails or exports by itself', () => {
  const leaving = routes.filter(
    ([, { touches, access }]) =>
      access !== 'public' && (touches.includes('mail:send') || touches.includes('exports:write')),
  );
  expect(leaving.filter(([, route]) => !route.realBooksOnly)).toEqual([]);
});
