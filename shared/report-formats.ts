/** Files for people to read. */
export const documentFormats = ['csv', 'xlsx', 'pdf'] as const;

/**
 * Files that other programs of bookkeeping take in: QuickBooks Online with three columns or four, precoded statements of Xero, OFX 2, and
 * the journals of hledger and beancount.
 */
export const ledgerFormats = [
  'quickbooks-3',
  'quickbooks-4',
  'xero-precoded',
  'ofx',
  'hledger',
  'beancount',
] as const;
type LedgerFormat = (typeof ledgerFormats)[number];

/** As which files reports can be had: for people, or for another program of bookkeeping. */
export const reportFormats = [...documentFormats, ...ledgerFormats] as const;
type ReportFormat = (typeof reportFormats)[number];

/** Whether a format is one of another program. */
export const isLedgerFormat = (format: string): format is LedgerFormat =>
  ledgerFormats.some((each) => each === format);

/** In which order a bank CSV writes day and month. */
export const dayOrders = ['month-first', 'day-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Whether a format is a bank CSV, in which the importing program can't tell month from day up to the 12th. */
export const hasDayOrder = (format: string): boolean =>
  format === 'quickbooks-3' || format === 'quickbooks-4' || format === 'xero-precoded';

/** The order that programs read where the country setting is that of the books; books without a country are those of the USA. */
export const usualDayOrder = (country: string | null): DayOrder =>
  country === null || country === 'USA' ? 'month-first' : 'day-first';

/** Whether books are one file in it, not one for each account with what has to be known of them. */
export const isOneFile = (format: LedgerFormat): boolean => format === 'hledger' || format === 'beancount';

/** The ending of such a file. */
export function ledgerEnding(format: LedgerFormat): string {
  if (!isOneFile(format)) return 'zip';
  return format === 'hledger' ? 'journal' : format;
}

/** As which files a report can be had, whatever the plan: those of other programs hold all entries of their days. */
export const formatsOf = (type: string): readonly ReportFormat[] =>
  type === 'transactions' ? reportFormats : documentFormats;
