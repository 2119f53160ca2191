/** Settings, Data & Privacy: how long documents are kept. */
export const retention = {
  title: 'Document retention',
  help: 'How long we keep the original files of your receipts and invoices. Whatever you choose, what was read from them, their matches and your figures stay.',
  choice: 'Originals',
  choices: {
    years: 'Keep documents',
    'until-reviewed': 'Delete each once it’s read and reviewed',
  },
  years: 'Years to keep them',
  yearsHelp:
    'Counted from the end of the fiscal year. At least {{years}}, to cover what the tax authority may ask for.',
  reviewedHelp:
    'The original is deleted a day after you accept what was read from it, with its pages and all earlier versions. A document that failed to read, is missing its vendor, amount or date, or may be a copy is kept until you’ve sorted that out. A match alone doesn’t count as a review.',
  authority:
    'The tax authority may ask for originals for {{years}} years or more. Download the ones you need before you accept them.',
  statements:
    'A change takes effect after 7 days. Bank statement files stay with their import. Archived documents are deleted on the day the archive shows.',
  confirmTitle: 'Delete originals once they’re reviewed?',
  confirmHelp:
    'Starting in 7 days, the original of every document you’ve reviewed is deleted for good, including those reviewed before today. Until then you can change this back. Deleted originals can’t be recovered.',
  confirm: 'Delete reviewed originals',
  keptUntil: 'Original kept until',
  deletedOn: 'Original deleted on {{day}}, as your settings say',
  deletedHelp: 'What was read from it, its matches and your figures are kept.',
} as const;
