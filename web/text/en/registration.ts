/** Whether a business is registered for sales tax, and how it files. */
export const registration = {
  title: 'Sales tax',
  none: 'You are not registered. All figures are gross: what you are paid and what you pay is counted with the tax in it.',
  noneHelp:
    'Once you are registered, reports leave the tax out, and your returns are computed from what your entries say of it.',
  enter: 'Enter your registration',
  asked: 'Are you registered for {{tax}}?',
  askedHelp: 'If you are, you enter your number next. Not sure? Leave it open: the first steps ask again.',
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
  sinceHelp:
    'The first day on which you charge tax and claim what you pay. If that is long ago, the first day of these books will do.',
  period: 'You file',
  periods: {
    month: 'Every month',
    'two-months': 'Every two months',
    quarter: 'Every quarter',
    'four-months': 'Every four months',
    'six-months': 'Every six months',
    year: 'Once a year',
  },
  endsIn: 'A period ends with',
  endsInHelp: 'As the tax authority assigned it to you.',
  method: 'Method',
  methods: {
    normal: 'Normal: tax charged less tax paid',
    simplified: 'Flat rate or quick method',
  },
  sales: 'How are your sales priced?',
  salesHelp:
    'What you are paid has the tax in it either way, so Matchbook assumes it in every sale from your registration on. A document, or your own word, always goes first. Entries of closed periods stay as they are.',
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
  simplifiedHelp: 'Matchbook doesn’t compute these: no return is made, and figures stay gross.',
  transfers: 'What you pay to or get from the tax authority is a transfer, not an expense.',
  remove: 'No longer registered',
} as const;
