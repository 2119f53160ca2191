/** What people are told of. */
export const notifications = {
  description: 'What happened in your books while you were elsewhere.',
  markAll: 'Mark all as read',
  markFailed: 'The notifications were not marked as read',
  empty: 'Nothing has happened yet',
  emptyHelp: 'Finished imports, documents that can’t be read, suggestions and sent reports are listed here.',
  loadFailed: 'Failed to load notifications',
  unread: 'Unread:',
  titles: {
    'import-finished': 'Import finished',
    'import-failed': 'Import failed',
    'document-unreadable': 'Document can’t be read',
    'suggestions-waiting': 'Suggestions are waiting',
    'report-sent': 'Report sent',
    'report-failed': 'Report not sent',
    'recurring-missing': 'An expected payment did not come',
    'statement-missing': 'Last month is not imported',
  },
  suggestionsHelp: 'New matches of documents and transactions wait for your decision.',
  recurringHelp: '{{name}}, due on {{day}}, is on no statement.',
  statementHelp: 'There is no statement of {{name}} for {{month}} yet.',
} as const;
