/** The dashboard and its dialogs (specification sections 2, 5 and 8). */
export const dashboard = {
  title: 'Financial Dashboard',
  emptyTitle: 'No transactions yet',
  emptyHelp: 'Add an income, an expense or a bank statement to begin.',
  fillRequired: 'Please fill in all required fields.',
  addFailed: 'Failed to add transaction. Please try again.',
  added: '{{kind}} Added',
  income: 'Income',
  expense: 'Expense',
  exportFailed: 'Export Failed',
  exportFailedHelp: 'Failed to export data. Please try again.',
  customExportFailedHelp: 'Failed to send custom export. Please try again.',
  exportSuccessful: 'Export Successful',
  exportMissing: 'Missing Information',
  exportMissingHelp: 'Please provide accountant email and select at least one field.',
  accountantRequired: 'Accountant Email Required',
  accountantRequiredHelp: "Please add your accountant's email in the Accounting section first.",
} as const;
