/** Whether a business is registered for sales tax, and how it files. */
export const registration = {
  title: 'Sales tax',
  none: 'You’re not registered. All figures include tax: what you’re paid and what you pay.',
  noneHelp:
    'Once you’re registered, reports leave tax out, and your returns are calculated from your entries.',
  enter: 'Enter your registration',
  asked: 'Are you registered for {{tax}}?',
  askedHelp:
    'If you are, we’ll ask for your number next. Not sure? Skip this and answer later on your dashboard.',
  yes: 'Yes',
  no: 'No',
  masterOnly: 'Only the master of the organization can change this.',
  unitedStates:
    'The United States have no federal sales tax; states have their own. What you pay of them stays in what things cost, and nothing is claimed back.',
  number: {
    gstHst: 'GST/HST number',
    vat: 'VAT number',
    abn: 'ABN',
    ird: 'GST (IRD) number',
  },
  since: 'Registered from',
  sinceHelp: 'The first day you charged tax. If that was years ago, use the first day of these books.',
  period: 'You file',
  periods: {
    month: 'Every month',
    'two-months': 'Every two months',
    quarter: 'Every quarter',
    'four-months': 'Every four months',
    'six-months': 'Every six months',
    year: 'Once a year',
  },
  endsIn: 'Period ends in',
  endsInHelp: 'As assigned by the tax authority.',
  method: 'Method',
  methods: {
    normal: 'Normal: tax charged less tax paid',
    simplified: 'Flat rate or quick method',
  },
  sales: 'How are your sales priced?',
  salesHelp:
    'Payments include tax either way, so Matchbook assumes it in every sale from your registration date. An invoice, or what you enter, takes precedence. Closed periods don’t change.',
  chooseSales: 'Choose how',
  pricing: {
    included: 'The price includes {{tax}}',
    added: '{{tax}} is added on top',
    mixed: 'Some sales are exempt or zero-rated',
  },
  usualTax: 'the tax',
  byCategory: 'By income category',
  undecided: 'Not decided yet',
  treatments: {
    included: 'Price includes tax',
    added: 'Tax added on top',
    exempt: 'Exempt',
    'zero-rated': 'Zero-rated',
  },
  simplifiedHelp: 'Matchbook doesn’t calculate these: no return is prepared, and figures include tax.',
  transfers: 'What you pay to or get from the tax authority is a transfer, not an expense.',
  remove: 'No longer registered',
  toSteps: 'Back to your first steps',
} as const;
