import type { PageText } from '../../../../shared/model/document.ts';
import { foldText } from '../../text/fold-text.ts';
import { pageLines } from './page-lines.ts';
import { parseLines, type ParsedLine } from './parsed-lines.ts';

const STATEMENT =
  /\b(statement|kontoauszug|releve|afschrift|rekeningoverzicht|extracto|extrato|estratto|wyciag|kontoutdrag|kontoudtog)\b/;
const BALANCE = /\b(balance|kontostand|saldo|solde|guthaben)\b/;
/** What somebody is to pay is called a balance as well. */
const OWED = /\b(due|payable|outstanding|owing|owed|payer|zahlen|betalen|pagar)\b/;

/** Whether balances are all that is told of money: the statement of an account on which nothing moved. */
export function namesOnlyBalances(pages: readonly PageText[]): boolean {
  const lines = parseLines(pageLines(pages));
  const told = lines.filter(tellsOfMoney).map(({ text }) => foldText(text));
  return (
    told.length > 0 &&
    told.every((text) => BALANCE.test(text) && !OWED.test(text)) &&
    lines.some(({ text }) => STATEMENT.test(foldText(text)))
  );
}

/** The year of a day looks like an amount where amounts print no cents. */
const tellsOfMoney = ({ money, days }: ParsedLine): boolean =>
  money.some(({ from }) => !days.some((day) => day.from <= from && from < day.to));
