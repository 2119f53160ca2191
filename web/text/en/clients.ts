/** The accountant's home: what waits in each organization that somebody works in. */
export const clients = {
  title: 'Clients',
  description: 'What waits in each organization you work in. The return that is due first comes first.',
  loadFailed: 'Failed to load your clients',
  list: 'Organizations',
  suggestions: 'To match',
  missingReceipts: 'Missing receipts',
  uncategorized: 'Uncategorized',
  questions: 'Questions',
  questionsForMe: '{{count}} for you',
  lastImport: 'Last import',
  noImport: 'None yet',
  closed: 'Closed to',
  notClosed: 'Open',
  nextReturn: 'Next return',
  noReturn: 'No sales tax',
  dueToday: 'Due today',
  dueIn_one: 'Due tomorrow',
  dueIn_other: 'Due in {{count}} days',
  one: 'You work in one organization',
  oneHelp:
    'This page lists the organizations you work in once there are two: another business of your own, or a client who invites you.',
};
