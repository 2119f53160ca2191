import * as z from 'zod';

/**
 * Files that other programs of bookkeeping take in: QuickBooks Online with three columns or four, precoded statements of Xero, OFX 2, and
 * the journals of hledger and beancount.
 */
export const LedgerFormat = z.enum([
  'quickbooks-3',
  'quickbooks-4',
  'xero-precoded',
  'ofx',
  'hledger',
  'beancount',
]);
export type LedgerFormat = z.infer<typeof LedgerFormat>;
export const ledgerFormats = LedgerFormat.options;

/** Whether a format is one of these. */
export const isLedgerFormat = (format: string): format is LedgerFormat =>
  ledgerFormats.some((each) => each === format);

/** Whether books are one file in it, not one for each account with what has to be known of them. */
export const isOneFile = (format: LedgerFormat): boolean => format === 'hledger' || format === 'beancount';

/** The ending of such a file. */
export function ledgerEnding(format: LedgerFormat): string {
  if (!isOneFile(format)) return 'zip';
  return format === 'hledger' ? 'journal' : format;
}
