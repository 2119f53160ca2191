/** The accounting screen (specification sections 2, 5 and 8). */
export const accounting = {
  title: 'Accounting & Matching',
  emptyTitle: 'Nothing to match',
  emptyHelp: 'Upload receipts and import a statement; suggestions appear here.',
  accountantSaved: 'Accountant Details Saved',
  accountantRequired: 'Accountant Email Required',
  accountantRequiredHelp: "Please add your accountant's email address first.",
  reportSent: 'Report Sent Successfully',
  reportFailed: 'Failed to send report',
  reportFailedHelp: 'Failed to send report. Please try again.',
} as const;
