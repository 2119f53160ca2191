import type { RouteName } from '../../shared/contract/index.ts';

/** Who of an organization is let in by a route, whatever it then finds: decided here for each, apart from the contract that it is held against. */
export type Who = 'anybody' | 'member' | 'downloader' | 'worker' | 'master';

const decided = {
  anybody: [
    ...(['getOpenapi', 'verifySignup', 'recoverSignIn', 'downloadShared', 'openSharedDocument'] as const),
    ...(['showShared', 'unlockShared', 'getMailSubscription', 'openUnsubscribe', 'subscribeAgain'] as const),
    ...(['unsubscribe', 'stripeWebhook', 'sendContact', 'openContactForm', 'postContactForm'] as const),
  ],
  // Reading, asking, and what is a person's own.
  member: [
    ...([
      'changePassword',
      'exploreSample',
      'getMe',
      'getPeriodLock',
      'leaveSample',
      'listAccounts',
    ] as const),
    ...([
      'listTemplates',
      'previewPeriodLock',
      'reconcileAccount',
      'saveName',
      'saveOwnPreferences',
    ] as const),
    ...(['endAllSessions', 'endSession', 'listSessions', 'getSecondFactor', 'offerSecondFactor'] as const),
    ...(['renewRecoveryCodes', 'turnOffSecondFactor', 'turnOnSecondFactor', 'countTransactions'] as const),
    ...(['getCashFlow', 'getPair', 'getSummary', 'getTransaction', 'getWorklist', 'listPairs'] as const),
    ...(['listPayouts', 'listRecurring', 'listTransactionHistory', 'listTransactions'] as const),
    ...(['sumTransactions', 'listRecurringEntries', 'listAlike', 'listRules', 'listUncategorised'] as const),
    ...([
      'previewRule',
      'getReceipt',
      'getReceiptPages',
      'getUpload',
      'listReceipts',
      'listUploads',
    ] as const),
    ...(['openReceiptFile', 'getReceivingAddress', 'listQuarantine', 'getStatementCoverage'] as const),
    ...(['getStatementImport', 'listStatementImports', 'openStatementFile', 'listLearned'] as const),
    ...(['listMatches', 'previewAutoMatch', 'getJob', 'getCapitalPurchases', 'getHandOverCheck'] as const),
    ...(['getReport', 'getSalesTax', 'getTrialBalance', 'getVendorTotals', 'getGeneratedReport'] as const),
    ...(['listGeneratedReports', 'countUnread', 'getNotificationSettings', 'listNotifications'] as const),
    ...(['readAllNotifications', 'readNotification', 'saveNotificationSettings', 'sendFeedback'] as const),
    ...(['acceptInvitation', 'addOrganization', 'getTeam', 'listClients', 'listOrganizations'] as const),
    // Each of their own: the master alone has an organization deleted, as its tests show.
    ...(['requestAccountDeletion', 'withdrawAccountDeletion'] as const),
    ...(['requestOrganizationDeletion', 'withdrawOrganizationDeletion'] as const),
    ...(['openOrganization', 'getArchiveSummary', 'listArchive'] as const),
    ...(['askQuestion', 'changeQuestion', 'commentOnQuestion', 'listQuestions'] as const),
  ],
  // The accountant too: files leave with whoever may take them.
  downloader: [
    ...([
      'makeAccountantPackage',
      'makeReport',
      'countArchive',
      'exportArchive',
      'getArchiveExport',
    ] as const),
    ...(['openArchiveExport', 'openGeneratedReport'] as const),
  ],
  // An assistant with full access.
  worker: [
    ...(['addAccount', 'changeAccount', 'removeAccount', 'addTransaction', 'changeTransaction'] as const),
    ...(['decidePair', 'decidePayout', 'deleteTransaction', 'editTransactions', 'findWorths'] as const),
    ...(['restoreTransaction', 'addRecurringEntry', 'changeRecurringEntry', 'deleteRecurringEntry'] as const),
    ...(['restoreRecurringEntry', 'skipRecurringEntry', 'addCategory', 'changeCategory'] as const),
    ...(['mergeCategory', 'removeCategory', 'saveRules', 'startCategoryRun', 'changeReceipt'] as const),
    ...([
      'deleteReceipt',
      'restoreReceipt',
      'renewReceivingAddress',
      'dismissUpload',
      'retryUpload',
    ] as const),
    ...(['startUpload', 'acceptMail', 'commitStatementImport', 'discardStatementImport'] as const),
    ...(['importStatement', 'moveImportToDocuments', 'readStatementAgain', 'undoStatementImport'] as const),
    ...(['confirmMatch', 'linkDocuments', 'makeMatch', 'rejectMatch', 'saveMatching'] as const),
    ...(['startAutoMatch', 'undoMatch', 'undoJob'] as const),
  ],
  // What deletes, sends, shares or schedules, and what the organization is.
  master: [
    ...(['lockPeriod', 'saveAccountant', 'savePreferences', 'updateProfile', 'discardMail'] as const),
    ...(['forgetLearned', 'deleteGeneratedReport', 'listBouncedAddresses'] as const),
    ...(['restoreGeneratedReport', 'sendAccountingReport', 'sendCustomExport', 'sendReportAgain'] as const),
    ...(['addReportSchedule', 'changeReportSchedule', 'deleteReportSchedule'] as const),
    ...(['listReportSchedules', 'listScheduleRuns', 'previewReportSchedule'] as const),
    ...(['restoreReportSchedule', 'sendScheduledPeriod', 'changeSharedLink', 'createSharedLink'] as const),
    ...(['listSharedLinks', 'listSharedOpenings', 'revokeSharedLink', 'changeMember', 'createTeam'] as const),
    ...(['inviteTeamMember', 'resendInvitation', 'revokeInvitation', 'removeDeletedReport'] as const),
    ...(['listAuditLog', 'exportAuditLog', 'createCheckout', 'getSubscription'] as const),
    ...(['changeSubscription', 'cancelSubscription', 'resumeSubscription'] as const),
    ...(['requestRefund', 'openBillingPortal', 'startDataExport', 'listDataExports'] as const),
    ...(['getDataExport', 'openDataExport'] as const),
    // Of others: each member leaves by their own id, as the tests of teams show.
    ...(['removeDeletedTransaction', 'removeMember'] as const),
  ],
} as const satisfies Record<Who, readonly RouteName[]>;

/** Who is let in by each route. */
export const whoMay: ReadonlyMap<RouteName, Who> = new Map(
  (Object.keys(decided) as Who[]).flatMap((who) => decided[who].map((name): [RouteName, Who] => [name, who])),
);
