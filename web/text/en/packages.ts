/** The package for the accountant. */
export const packages = {
  title: 'Accountant package',
  help: 'One zip with all an accountant asks for: ledger, reports, every document, what is missing, and proofs of the imports.',
  make: 'Make package',
  submitting: 'Ordering…',
  ordered: 'Package is being made',
  orderedHelp: 'It goes on by itself: you may leave, and Notifications will tell you when it is ready.',
  failed: 'The package was not made',
  ready: 'Accountant package ready',
  progress: 'Progress of the package',
  progressSays: '{{percent}}% done',
  mayLeave: 'It goes on by itself. You may leave this page.',
  latest: 'Latest package',
  download: 'Download package',
} as const;
