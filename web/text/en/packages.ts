/** The package for the accountant. */
export const packages = {
  title: 'Accountant package',
  help: 'One zip with everything an accountant asks for: ledger, reports, every document, what’s missing, and proof that imports are complete.',
  make: 'Make package',
  submitting: 'Starting…',
  ordered: 'Making your package',
  orderedHelp: 'You can leave this page. We’ll notify you when it’s ready.',
  failed: 'The package was not made',
  ready: 'Accountant package ready',
  progress: 'Progress of the package',
  progressSays: '{{percent}}% done',
  mayLeave: 'You can leave this page.',
  latest: 'Latest package',
  download: 'Download package',
} as const;
