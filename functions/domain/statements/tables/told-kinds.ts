import { foldText } from '../../text/fold-text.ts';

/** What tells a row's way besides its sign. */
interface KindRow {
  readonly kind: string;
  readonly description: string;
  readonly minor: number;
  readonly sign: -1 | 0 | 1;
  readonly column: 'amount' | 'debit' | 'credit';
  readonly direction: string;
}

/** Kinds of rows by which money is spent, whoever keeps the list. */
const OUT =
  /^((card|pos|debit card|credit card|online|atm|cash|wire|outgoing|bank) )?(purchase|withdrawal|direct debit|bill payment|transfer out|money out)s?$|^((payment|money|transfer) sent|sent|paid|outgoing( (payment|transfer))?|expenses?|spend|(bank|monthly|service|account|card|transaction)? ?fees?|cash advance|ausgaben?|auszahlung|ausgang|kartenzahlung|kartenumsatz|einkauf|kauf|lastschrift|abhebung|gebuhr(en)?|entgelt|depenses?|achats?|retraits?|prelevements?|frais|gastos?|egresos?|compras?|retiros?|salidas?|cargos?|comision(es)?|spes[ae]|uscit[ae]|acquist[oi]|preliev[oi]|despesas?|saidas?|saques?|uitgaven?|aankopen|aankoop|pinnen|utgift(er)?|kop|kjop|kob|uttag|uttak|udgift(er)?|wydat(ek|ki)|zakup[yi]?|wyplat[ay])$/;
/** Kinds of rows by which money comes in, whoever keeps the list. */
const IN =
  /^((direct|cash|mobile|check|cheque|bank) )?deposits?$|^((payment|money|transfer) received|received|incoming( (payment|transfer))?|transfer in|money in|income|salary|payroll|top ?up|einnahmen?|einzahlung|eingang|gutschrift(en)?|gehalt|recettes?|versements?|ingresos?|abonos?|entradas?|depositos?|nomina|entrat[ae]|accredit[oi]|receitas?|inkomsten|ontvangst(en)?|inkomst(er)?|insattning(ar)?|innskudd|inntekt(er)?|indtaegt(er)?|indbetaling(er)?|wplyw[yi]?|wplat[ay])$/;
const SOLD = /^(sales?|verkauf|ventes?|ventas?|vendit[ae]|vendas?|verkoop|sprzedaz)$/;
const BOUGHT = /^(card |pos |online )?purchases?$|^(einkauf|kauf|achats?|compras?|acquist[oi]|aankopen|kop)$/;
const BACK =
  /^(refunds?|returns?|erstattung(en)?|remboursements?|reembolsos?|rimbors[oi]|devoluci[o]n(es)?)$/;
/** What a savings account gets and a loan charges. */
const INTEREST =
  /^(interest( paid| earned)?|zinsen|interets|intereses|interessi|juros|rente|ranta|renter|odsetki)$/;
/** What a card gets, beside what was bought with it. */
const PAID_CARD = /^(payments?|zahlung(en)?|paiements?|pagos?|pagament[oi]|betaling(en)?)$/;

/**
 * Rows of amounts without any sign as their kinds sign them, where the kinds tell the way of every one: "Withdrawal" and "Deposit",
 * "Purchase" and "Refund". Else the rows as they are.
 */
export function withKindsSigned<R extends KindRow>(rows: readonly R[]): readonly R[] {
  const isBare = ({ sign, column, direction }: R): boolean =>
    sign === 0 && column === 'amount' && direction === '';
  if (rows.length < 2 || rows[0]?.kind === '' || !rows.every(isBare)) return rows;
  const words = new Map([...new Set(rows.map(({ kind }) => kind))].map((kind) => [kind, foldText(kind)]));
  const kinds = [...words.values()];
  const [isSeller, isBuyer] = [SOLD, BOUGHT].map((pattern) => kinds.some((kind) => pattern.test(kind)));
  const hasDeposits = kinds.some((kind) => IN.test(kind));
  const wayOf = (kind: string): -1 | 0 | 1 => {
    if (SOLD.test(kind)) return 1;
    // What is given back leaves a seller and comes back to who bought.
    if (BACK.test(kind)) return isSeller === isBuyer ? 0 : isSeller ? -1 : 1;
    if (INTEREST.test(kind)) return hasDeposits ? 1 : 0;
    if (PAID_CARD.test(kind)) return isBuyer ? 1 : 0;
    return OUT.test(kind) ? -1 : IN.test(kind) ? 1 : 0;
  };
  const ways = new Map([...words].map(([kind, folded]) => [kind, wayOf(folded)]));
  if ([...ways.values()].includes(0)) return rows;
  return rows.map((row) => ({ ...row, sign: ways.get(row.kind) ?? 0 }));
}
