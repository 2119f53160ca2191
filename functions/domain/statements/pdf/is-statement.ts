import { foldText } from '../../text/fold-text.ts';
import type { PageLine } from './page-lines.ts';
import type { SettledAmounts } from './settle-amounts.ts';
import type { TableShape } from './table-shape.ts';

const STATEMENT_WORDS =
  /\b(statement|balance|kontoauszug|kontostand|saldo|releve|solde|extrait|extracto|estratto|extrato|afschrift|rekeningoverzicht|wyciag|kontoutdrag|kontoudtog|umsatz|umsatze|debits?|credits?|deposits?|withdrawals?)\b/;
const OTHER_DOCUMENTS =
  /\b(invoice|tax invoice|rechnung|facture|factura|fattura|factuur|receipt|pay ?stub|payslip|earnings statement|gross pay|net pay|order number)\b/;

/** Invoices, receipts and payslips list days and amounts too; a statement proves itself or speaks of balances. */
export function isStatement(lines: readonly PageLine[], settled: SettledAmounts, shape: TableShape): boolean {
  if (settled.proof.proven === true) return true;
  const text = foldText(lines.map((line) => line.text).join(' '));
  const hasColumns = shape.money.some(
    ({ role }) => role === 'balance' || role === 'debit' || role === 'credit',
  );
  if (OTHER_DOCUMENTS.test(text) && !(hasColumns && settled.transactions.length >= 5)) {
    return (
      settled.transactions.length >= 5 &&
      /\b(statement|kontoauszug|releve)\b/.test(text) &&
      /\bbalance|solde|saldo\b/.test(text)
    );
  }
  return STATEMENT_WORDS.test(text);
}
