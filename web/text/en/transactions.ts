/** The transactions screen. */
export const transactions = {
  title: 'Transactions',
  emptyTitle: 'No transactions found',
  emptyHelp: 'Import a bank statement or add an entry to see it here.',
  loadFailed: 'Failed to load transactions',
} as const;
