import { foldText } from '../../text/fold-text.ts';
import { printedBalances } from './printed-balances.ts';
import { linesAround } from './lines-around.ts';
import type { SettledAmounts } from './settle-amounts.ts';
import type { TableShape } from './table-shape.ts';

const STATEMENT_WORDS =
  /\b(statement|balance|kontoauszug|kontostand|saldo|releve|solde|extrait|extracto|estado de cuenta|estratto|extrato|(rekening|dag)?afschrift|rekening ?uittreksel|rekeningoverzicht|(resumo|total|pagamento|lancamentos) d[ao]s?( esta)? fatura|fatura (anterior|atual|d[oe] cartao)|total desta fatura|wyciag|kontoutskrift|tiliote|vypis( c \d+ \d+)? z uctu|szamlakivonat|kontoutdrag|kontoudtog|umsatz|umsatze|account (number|no|activity|summary|history|transactions)|transactions?|kontonummer|konto|numero de compte|numero de cuenta|numero conto|rekeningnummer|debits?|credits?|deposits?|withdrawals?|fecha de corte|(pagos|cargos) y abonos)\b/;
const OTHER_DOCUMENTS =
  /\b(invoice|tax invoice|rechnung|facture|factura|fattura|factuur|receipt|pay ?stub|payslip|earnings statement|gross pay|net pay|order number)\b/;

/** Whether both a balance that an account began with and one that it ended with are named, in other figures. */
function areBalancesNamed(shape: TableShape): boolean {
  const { opening, closing } = printedBalances(shape).named;
  return opening !== undefined && closing !== undefined && opening.written.core !== closing.written.core;
}

/** Invoices, receipts and payslips list days and amounts too; a statement proves itself or speaks of balances. */
export function isStatement(settled: SettledAmounts, shape: TableShape): boolean {
  if (settled.proof.proven === true) return true;
  const { lines, money } = shape;
  const [whole, around] = [lines, linesAround(shape)].map((some) =>
    foldText(some.map(({ text }) => text).join(' ')),
  );
  if (areBalancesNamed(shape)) return true;
  const hasColumns = money.some(({ role }) => role === 'balance' || role === 'debit' || role === 'credit');
  // What was paid for is named in the rows of a statement, invoices and receipts among it.
  if (OTHER_DOCUMENTS.test(around ?? '') && !(hasColumns && settled.transactions.length >= 5)) {
    return (
      settled.transactions.length >= 5 &&
      /\b(statement|kontoauszug|releve)\b/.test(whole ?? '') &&
      /\bbalance|solde|saldo\b/.test(whole ?? '')
    );
  }
  return STATEMENT_WORDS.test(whole ?? '');
}
