/** What goes on in the background over many things. */
export const jobs = {
  title: 'In progress',
  help: 'You can keep working. We’ll tell you when it’s done.',
  slow: 'This is taking longer than usual.',
  keepWaiting: 'Keep waiting',
  canceled: 'You canceled this. It may still have been saved: reload to see.',
  failing: 'Matchbook isn’t responding.',
  failingHelp: 'Several requests in a row failed. What you typed on this page is kept.',
  of: {
    'confirm-matches_one': 'Matching {{count}} receipt',
    'confirm-matches_other': 'Matching {{count}} receipts',
    'change-rows_one': 'Changing {{count}} transaction',
    'change-rows_other': 'Changing {{count}} transactions',
    'edit-rows_one': 'Changing {{count}} transaction',
    'edit-rows_other': 'Changing {{count}} transactions',
    'delete-rows_one': 'Deleting {{count}} transaction',
    'delete-rows_other': 'Deleting {{count}} transactions',
    'find-worths_one': 'Finding the exchange rate of {{count}} transaction',
    'find-worths_other': 'Finding exchange rates for {{count}} transactions',
    'merge-category_one': 'Merging a category in {{count}} month',
    'merge-category_other': 'Merging a category across {{count}} months',
  },
} as const;
