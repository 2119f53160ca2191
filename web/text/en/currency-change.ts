/** What another currency of the books does, said before it is changed. */
export const currencyChange = {
  title: 'Change the currency of your books to {{currency}}?',
  shown: 'Totals, balances and reports are shown in {{currency}} from then on, those of earlier years too.',
  entries_one:
    'The {{count}} transaction you have keeps its own currency: it counts by what it is worth at a dated rate, or apart where there is none.',
  entries_other:
    'The {{count}} transactions you have keep their own currency: they count by what they are worth at a dated rate, or apart where there is none.',
  accounts: 'Accounts without transactions change to {{currency}}.',
  closed: 'While a closed period holds transactions, the currency can’t be changed.',
  confirm: 'Change currency',
} as const;
