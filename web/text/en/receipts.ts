/** The receipts screen. */
export const receipts = {
  title: 'Receipts & Documents',
  emptyTitle: 'No receipts uploaded yet',
  emptyHelp: 'Drop a photo or a PDF anywhere on this page.',
  loadFailed: 'Failed to load receipts',
} as const;
