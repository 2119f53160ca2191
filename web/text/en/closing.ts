/** Periods that are closed: what was reported no longer changes. */
export const closing = {
  title: 'Closed periods',
  help: 'Nobody can add, change or delete entries dated in a closed period, so what you’ve reported stays as it was.',
  loadFailed: 'Failed to load what is closed',
  open: 'Nothing is closed yet.',
  standing: 'Closed up to {{day}}',
  by: 'by {{name}} on {{day}}',
  masterOnly: 'Only the master of the organization closes and reopens periods.',
  until: 'Close up to',
  untilHelp: 'The last day of the period, such as the end of a month or of your fiscal year.',
  untilHelpClosed:
    'The last day of the period. To reopen a part, choose an earlier day than it is closed up to, then Reopen.',
  close: 'Close and Lock…',
  reopen: 'Reopen…',
  closeTitle: 'Close everything up to {{day}}?',
  closeHelp:
    'Nothing dated up to then can be added, changed, matched or undone any more until you reopen it. This is kept in the history below.',
  closes_one: '{{count}} transaction is closed by this.',
  closes_other: '{{count}} transactions are closed by this.',
  unready_one: '{{count}} of them still lacks a category or a receipt.',
  unready_other: '{{count}} of them still lack a category or a receipt.',
  confirmClose: 'Close and lock',
  reopenTitle: 'Reopen closed periods?',
  reopenAllHelp:
    'All days can be changed again, also those that you have reported. This is kept in the history below.',
  reopenHelp:
    'What is dated after {{day}} can be changed again, also what you have reported. This is kept in the history below.',
  confirmReopen: 'Reopen',
  closed: 'Closed up to {{day}}',
  reopened: 'Reopened',
  failed: 'Nothing was closed or reopened',
  history: 'History',
  acts: {
    closed: 'Closed up to {{day}}',
    reopened: 'Reopened after {{day}}',
    opened: 'Reopened all',
  },
  row: 'Closed: {{description}} lies in a period that can’t be changed',
  entry: 'This transaction lies in a closed period: it can be read, not changed.',
  way: 'See closed periods',
} as const;
