import { foldText } from '../../text/fold-text.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import {
  isCompanyTax,
  isIncomeTax,
  isPayrollTax,
  TAX_AUTHORITY,
} from '../../statements/cash-and-tax-words.ts';

/**
 * What a row paid to a tax authority that may be sales tax, in minor units, positive; 0 of any other row. Within a year that is filed once it was
 * paid ahead, as instalments are, or for the year before: the bank's text doesn't tell which.
 */
export function paidToAuthority({ kind, use, pairId, amount, description }: LedgerRow): number {
  const leftTheBooks = kind === 'transfer' && use === undefined && pairId === undefined;
  if (!leftTheBooks || amount >= 0) return 0;
  const words = foldText(description);
  const isOther = isIncomeTax(words) || isCompanyTax(words) || isPayrollTax(words);
  const isTax = TAX_AUTHORITY.test(words) && !isOther;
  return isTax ? -amount : 0;
}
