/** Settings, Data & Privacy. */
export const data = {
  title: 'Data & Privacy',
  exportTitle: 'Export all data',
  exportHelp:
    'One zip with everything your organization has: transactions as CSV, your original documents, and all other records as JSON. It holds no passwords or links. Only you can download it, here, for 7 days.',
  start: 'Export all data',
  starting: 'Starting…',
  started: 'Data export initiated',
  startedHelp: 'We’ll email {{email}} when it’s ready.',
  failed: 'Data export not started',
  loadFailed: 'Failed to load data exports',
  exports: 'Data exports',
  ofAll: 'All data',
  progress: 'Progress of the data export',
  mayLeave: 'You can leave this page. We’ll email you when it’s ready.',
  until: 'Can be downloaded until',
  download: 'Download',
  downloadFailed: 'Data export not downloaded',
} as const;
