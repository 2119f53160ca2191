/** What each plan costs and has, on the pricing page and in Billing. */
export const plans = {
  cycle: 'How often you pay',
  month: 'Monthly',
  year: 'Yearly',
  saving_one: 'Save {{percent}}% – {{count}} month free',
  saving_other: 'Save {{percent}}% – {{count}} months free',
  free: 'Free',
  custom: 'Custom',
  a: {
    month: '{{price}} a month',
    year: '{{price}} a year',
  },
  /** Stands behind a price of its own size. */
  per: {
    month: 'a month',
    year: 'a year',
    forever: 'forever',
    agreed: 'as agreed with you',
  },
  lines: {
    documents_one: '{{count}} document a month',
    documents_other: '{{count}} documents a month',
    unlimitedDocuments: 'Unlimited documents',
    statements_one: '{{count}} bank statement a month',
    statements_other: '{{count}} bank statements a month',
    unlimitedStatements: 'Unlimited bank statements',
    csvFiles: 'CSV export',
    allFiles: 'Excel, CSV and PDF export',
    packages: 'Packages for your accountant',
    noSeats: 'For you and your accountant',
    seats_one: '{{count}} member; accountants are free',
    seats_other: '{{count}} members; accountants are free',
    unlimitedSeats: 'As many members as you need',
    permissions: 'Permissions set for each member',
  },
  whoFor: {
    starter: 'To find out whether it suits you, or for a business with little paper.',
    professional: 'For freelancers and contractors who hand their books to an accountant.',
    business: 'For small businesses whose books are kept by several people.',
    enterprise: 'For larger organizations, with terms agreed on with you.',
  },
} as const;
