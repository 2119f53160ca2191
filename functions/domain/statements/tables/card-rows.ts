import { foldText } from '../../text/fold-text.ts';
import { CARD, CARD_FILE, PAYMENT_ARRIVED, PAYMENT_MADE } from '../card-words.ts';

/** What is asked of a row: its words, and whether a minus is written. */
export interface WrittenRow {
  readonly description: string;
  readonly kind: string;
  readonly minor: number;
  readonly sign: -1 | 0 | 1;
}

/** As much of a description as tells what it is. */
const LENGTH_MAX = 500;

/** Words of money back, which may stand on other statements too. */
const BACK =
  /\b(return(ed)?|refund(ed)?|remboursement|gutschrift|erstattung|retoure|storno|avoir|reembolso|abono|devolucion|devolucao|estorno|rimborso|teruggave|retur|zwrot|cash ?back|(statement|rewards?) credits?|(rewards?|points|bonus) redemption)\b/;

/** What a card says of its payments and other accounts of theirs: a direct debit that is collected, a card's bill that is paid. */
const SAID_BY_BOTH = /\blastschrifteinzug\b|\bpagamento de fatura\b/;

/** Words of the account that pays a card: it says where the money goes. */
const GOES_TO_CARD =
  /\b(to|vers|nach|naar) (my |your )?((credit )?card|visa|mastercard|amex)\b|\b(transfer|tfr|trf)\b/;

/** Words of money that comes into an account and never onto a card. */
const DEPOSITED =
  /\b(deposit|salary|payroll|wages|payout|dividend|from|gehalt|lohn|lon|lonn|palkka|wynagrodzenie|pensja|salaris|loon|ordenado|mzda|insattning|innskudd|indsaetning|utdelning|honorar|virement|salaire|nomina|stipendio|(pix|transferencia|ted|bonifico) (recebid[oa]|recibid[oa]|ricevut[oa]))\b/;

/**
 * What a marketplace or a payment service says to who sells through it; a card's bank charges transaction fees too, but says that they are
 * for cash or abroad.
 */
const SOLD =
  /^(order|payout) |\b(payment for order|payout|(processing|(?<!\b(foreign|international|overseas|currency|border|cash|non \w+) )transaction|listing|final value) fee)\b/;

/** Words of what is earned, besides those of deposits: rows above zero that have them are no purchases. */
const EARNED =
  /\b(sales?(?! tax)|invoices?|inv|donations?|interest|sold|earnings?|income|revenue|received|transfers?|topup|top up|rechnung|erlos|einnahmen?|zinsen|spende|uberweisung|facture|ventes?|encaissement|interets|virement|factura|ventas?|ingresos?|abono|intereses|transferencia|fattura|incasso|bonifico|interessi|fatura|venda|juros|recebid[oa]|pix|factuur|verkoop|ontvangen|rente|insattning|swish|innbetaling|indbetaling|wplata|przelew|przychodzacy|sprzedaz|neft|imps|rtgs|eft|e transfer|zelle|venmo)\b/;

/** Words of what an account pays: rows below zero that have them are no money back. */
const PAID =
  /\b(fees?|charges?|rent|landlord|tax(es)?|insurance|mortgage|loan|bills?|wages|salary|payroll|purchases?|withdraw(al|n)?|atm|pos|card|debit|check|cheque|subscription|transfer|payment|paid|bought|cash|gebuhr(en)?|entgelt|miete|steuern?|versicherung|lastschrift|abbuchung|abhebung|kartenzahlung|kauf|einkauf|loyer|frais|impots?|assurance|prelevement|prlv|achat|retrait|carte|cb|alquiler|comision|impuestos?|seguro|recibo|compra|retiro|cargo|tarjeta|affitto|imposta|assicurazione|addebito|acquisto|prelievo|pagamento|commissione|aluguel|tarifa|imposto|boleto|saque|huur|kosten|belasting|verzekering|incasso|betaling|betaald|pinnen|hyra|avgift|skatt|uttag|kop|kjop|kob|husleie|husleje|oplata|prowizja|czynsz|zakup|wyplata|podatek|emi|upi|debit order)\b/;

/** Kinds of rows by which a card's owner owes less. */
const OWES_LESS = /^(payment|credit|refund|return|paiement|zahlung|pago|pagamento)s?$/;

/** Kinds of rows by which money is spent, whatever sign they have. */
const SPENT =
  /^(purchase|sale|card purchase|debit|fee|interest|interest charge|cash advance|installment|instalment|merchandise|achat|kauf|compra|acquisto|aankoop)s?$/;

/** How many of a card's other rows must be written without a minus to show that purchases are. */
const MOST = 2 / 3;

/** So many more rows take money than bring it before an account that thanks for a payment below zero is no card without asking. */
const TAKING_MIN = 6;

/**
 * Whether rows of an account of unknown kind are those of a card that writes purchases without a minus: payments to it, or money back,
 * are written below zero and nearly all else above. `sure` where a payment is thanked for, or where kinds of rows say what was spent;
 * `open` where one is thanked for and the few other rows may be purchases or money back.
 */
export function cardWithPositivePurchases(
  rows: readonly WrittenRow[],
): 'sure' | 'likely' | 'open' | undefined {
  const written = rows.filter(({ minor }) => minor !== 0).map(worded);
  if (written.some(({ isSold }) => isSold)) return undefined;
  const { lessens = [], others = [] } = Object.groupBy(written, (row) =>
    row.isThanked || row.isPaidOrBack || OWES_LESS.test(row.kind) ? 'lessens' : 'others',
  );
  const spent = others.filter(({ isBelowZero, isDeposited }) => !isBelowZero && !isDeposited);
  const thanked = lessens.filter(({ isThanked }) => isThanked);
  if (others.length === 0 || spent.length < MOST * others.length)
    return isOpen(thanked, others) ? 'open' : undefined;
  const telling = thanked.length > 0 ? thanked : lessens;
  if (thanked.length === 0 && written.some(isSellersFee)) return undefined;
  if (telling.length === 0 || !telling.every(({ isBelowZero }) => isBelowZero)) return undefined;
  if (thanked.length > 0 && thanked.every(({ isSaidByBoth }) => isSaidByBoth)) return 'open';
  if (thanked.length > 0 || spent.every(({ kind }) => SPENT.test(kind))) return 'sure';
  return lessens.some(({ isPaidOrBack }) => isPaidOrBack) ? 'likely' : undefined;
}

/** A fee that a card charges is written as its purchases are: one below zero is a seller's, as its returns are. */
const isSellersFee = ({ kind, isBelowZero, isPaidOrBack }: WordedRow): boolean =>
  isBelowZero && !isPaidOrBack && /^(fees?|gebuhr(en)?|frais|commissions?|avgift(er)?|kosten)$/.test(kind);

/** So many rows tell what a list is of. */
const TELLING_ROWS = 200;

/**
 * Whether rows, most of them above zero, are of one who sells as well as of a card whose purchases have no minus: nothing says what was earned
 * above zero, or paid below it. `spent` where a fee is above zero, or what is below names only who is named above, as money back does.
 */
export function untoldWays(rows: readonly WrittenRow[]): 'open' | 'spent' | undefined {
  const negative = rows.filter(({ minor, sign }) => minor !== 0 && sign === -1).length;
  if (negative === 0 || rows.length < 3 * negative) return undefined;
  const written = rows.filter(({ minor }) => minor !== 0).slice(0, TELLING_ROWS);
  const { below = [], above = [] } = Object.groupBy(written.map(worded), ({ isBelowZero }) =>
    isBelowZero ? 'below' : 'above',
  );
  if (above.some(({ isDeposited, isSold, isPaidOrBack }) => isDeposited || isSold || isPaidOrBack))
    return undefined;
  const earned = above.filter(({ words }) => EARNED.test(words));
  const paid = below.filter(({ words }) => PAID.test(words));
  if (earned.length * 2 > above.length || (below.length > 0 && paid.length * 2 >= below.length))
    return undefined;
  const names = new Set(above.map(firstName));
  const isBack = below.length > 0 && below.every((row) => names.has(firstName(row)));
  return isBack || above.some(({ words }) => FEE.test(words)) ? 'spent' : 'open';
}

const FEE = /\b(annual|membership|late|foreign transaction|cash advance|interest) (fee|charged?)\b/;

/** The first word of some length that a row is described by. */
const firstName = ({ words }: WordedRow): string =>
  words.split(' ').find((word) => /^\p{L}{3,}$/u.test(word)) ?? words;

function isOpen(thanked: readonly WordedRow[], others: readonly WordedRow[]): boolean {
  if (!thanked.some(({ isSaidByBoth }) => !isSaidByBoth)) return false;
  if (!thanked.every(({ isBelowZero }) => isBelowZero)) return false;
  const taking = others.filter(({ isBelowZero }) => isBelowZero).length;
  const hasDeposits = others.some(({ isBelowZero, isDeposited }) => !isBelowZero && isDeposited);
  return !hasDeposits && 2 * taking - others.length < TAKING_MIN;
}

type WordedRow = ReturnType<typeof worded>;

function worded({ description, kind, sign }: WrittenRow) {
  const words = foldText(`${kind} ${description.slice(0, LENGTH_MAX)}`);
  const speaks = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(words));
  return {
    words,
    kind: foldText(kind),
    isBelowZero: sign === -1,
    isSold: SOLD.test(words),
    isThanked: speaks(PAYMENT_ARRIVED) && !GOES_TO_CARD.test(words),
    isSaidByBoth: SAID_BY_BOTH.test(words),
    isDeposited: DEPOSITED.test(words),
    isPaidOrBack: speaks(PAYMENT_MADE) || BACK.test(words),
  };
}

/** Whether a file's name speaks of a credit card. */
export const namesCard = (fileName: string | undefined): boolean => {
  const words = foldText(fileName ?? '');
  return (CARD.test(words) || CARD_FILE.test(words)) && !/\b(debit|prepaid)\b/.test(words);
};
