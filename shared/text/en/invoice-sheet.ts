/** What stands beside the values of an electronic invoice where its XML is drawn for people to look at. */
export const invoiceSheet = {
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note', other: 'Document' },
  seller: 'From',
  buyer: 'To',
  taxNumber: 'Tax number',
  issuedOn: 'Date',
  dueOn: 'Due',
  currency: 'Currency',
  description: 'Description',
  quantity: 'Quantity',
  amount: 'Amount',
  allowance: 'Discount',
  charge: 'Charge',
  net: 'Subtotal',
  tax: 'Tax',
  /** `rate` in percent, as a plain decimal. */
  taxAt: ({ rate }: { rate: string }) => `Tax at ${rate}%`,
  total: 'Total',
  prepaid: 'Already paid',
  rounding: 'Rounding',
  due: 'Amount due',
  account: 'Pay to account',
  card: 'Card ending in',
  terms: 'Terms',
  notes: 'Notes',
  /** A plain decimal as it is written, as long as it is. */
  figure: ({ decimal }: { decimal: string }) => decimal,
  linesLeft: ({ count }: { count: number }) =>
    count === 1 ? 'One more line is in the file' : `${count} more lines are in the file`,
};
