/** Periods that are closed: what was reported no longer changes. */
export const closing = {
  title: 'Closed periods',
  help: 'Nobody can add, change or delete entries dated in a closed period, so what you’ve reported stays as it was.',
  loadFailed: 'Failed to load closed periods',
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
    'Nothing up to that date can be added, changed, matched or undone until you reopen it. This is kept in the history below.',
  closes_one: 'This closes {{count}} transaction.',
  closes_other: 'This closes {{count}} transactions.',
  unready_one: '{{count}} of them still lacks a category or a receipt.',
  unready_other: '{{count}} of them still lack a category or a receipt.',
  confirmClose: 'Close and lock',
  reopenTitle: 'Reopen closed periods?',
  reopenAllHelp:
    'Everything can be changed again, including what you’ve already reported. This is kept in the history below.',
  reopenHelp:
    'Everything dated after {{day}} can be changed again, including what you’ve already reported. This is kept in the history below.',
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
  row: 'Closed: {{description}} is in a period that can’t be changed',
  entry: 'This transaction lies in a closed period: it can be read, not changed.',
  way: 'See closed periods',
} as const;
