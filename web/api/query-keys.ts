/** The names under which answers are kept; the first word of a key is its area. */
export const queryKeys = {
  me: ['me'],
  templates: ['templates'],
  transactions: ['transactions'],
  transactionList: (filters: object) => ['transactions', 'list', filters],
  transaction: (id: string) => ['transactions', 'one', id],
  transactionCount: (range: object) => ['transactions', 'count', range],
  summary: ['summary'],
  summaryOf: (range: object) => ['summary', range],
  receipts: ['receipts'],
  receiptList: (filters: object) => ['receipts', 'list', filters],
  receipt: (id: string) => ['receipts', 'one', id],
  statementImport: (id: string) => ['statement-imports', id],
  matches: ['matches'],
  matchList: (status: string) => ['matches', 'list', status],
} as const;
