import { foldText } from '../../text/fold-text.ts';

/** What is asked of a row: its words, and whether a minus is written. */
export interface WrittenRow {
  readonly description: string;
  readonly kind: string;
  readonly minor: number;
  readonly sign: -1 | 0 | 1;
}

/** Words by which only a card's own statement tells that it was paid, folded. */
const THANKED =
  /\b(thank ?you|thx)\b|\b(payment|pymt|pmt) received\b|\bpaiement recu\b|\bmerci\b.*\bpaiement\b|\bpaiement\b.*\bmerci\b|\b(zahlung|uberweisung)\b.*\b(erhalten|dank(end)?)\b|\b(gracias por su pago|su pago|pago recibido)\b|\bpagamento (ricevuto|recebido|de fatura)\b|\bbetaling (ontvangen|mottatt|modtaget)\b/;

/** Words of payments to a card and of money back, which may stand on other statements too, folded. */
const PAID_OR_BACK =
  /\b(autopay|auto pay|(automatic|online|mobile|internet|web|electronic|ach|direct debit) (payment|pymt|pmt)|return(ed)?|refund(ed)?|remboursement|gutschrift|erstattung|reembolso|rimborso)\b/;

/** Words of the account that pays a card: it says where the money goes. */
const GOES_TO_CARD =
  /\b(to|vers|nach|naar) (my |your )?((credit )?card|visa|mastercard|amex)\b|\b(transfer|tfr|trf)\b/;

/** Words of money that comes into an account and never onto a card. */
const DEPOSITED =
  /\b(deposit|salary|payroll|wages|payout|dividend|from|gehalt|lohn|honorar|virement|salaire|nomina|stipendio)\b/;

/** Kinds of rows by which a card's owner owes less. */
const OWES_LESS = /^(payment|credit|refund|return|paiement|zahlung|pago|pagamento)s?$/;

/** Kinds of rows by which money is spent, whatever sign they have. */
const SPENT =
  /^(purchase|sale|card purchase|debit|fee|interest|interest charge|cash advance|merchandise|achat|kauf|compra|acquisto|aankoop)s?$/;

/** How many of a card's other rows must be written without a minus to show that purchases are. */
const MOST = 2 / 3;

/**
 * Whether rows of an account of unknown kind are those of a card that writes purchases without a minus: payments to it, or money back,
 * are written below zero and nearly all else above. `sure` where a payment is thanked for, or where kinds of rows say what was spent.
 */
export function cardWithPositivePurchases(rows: readonly WrittenRow[]): 'sure' | 'likely' | undefined {
  const written = rows.filter(({ minor }) => minor !== 0).map(worded);
  const { lessens = [], others = [] } = Object.groupBy(written, (row) =>
    row.isThanked || row.isPaidOrBack || OWES_LESS.test(row.kind) ? 'lessens' : 'others',
  );
  const spent = others.filter(({ isBelowZero, isDeposited }) => !isBelowZero && !isDeposited);
  if (others.length === 0 || spent.length < MOST * others.length) return undefined;
  const thanked = lessens.filter(({ isThanked }) => isThanked);
  const telling = thanked.length > 0 ? thanked : lessens;
  if (telling.length === 0 || !telling.every(({ isBelowZero }) => isBelowZero)) return undefined;
  if (thanked.length > 0 || spent.every(({ kind }) => SPENT.test(kind))) return 'sure';
  return lessens.some(({ isPaidOrBack }) => isPaidOrBack) ? 'likely' : undefined;
}

function worded({ description, kind, sign }: WrittenRow) {
  const words = foldText(`${description} ${kind}`);
  return {
    kind: foldText(kind),
    isBelowZero: sign === -1,
    isThanked: THANKED.test(words) && !GOES_TO_CARD.test(words),
    isDeposited: DEPOSITED.test(words),
    isPaidOrBack: PAID_OR_BACK.test(words),
  };
}

const CARD_NAME =
  /\b(amex|american express|visa|master ?card|credit ?cards?|card (activity|transactions|statement)|apple card|discover|kreditkarte|carte de credit)\b/;

/** Whether a file's name speaks of a credit card. */
export const namesCard = (fileName: string | undefined): boolean => {
  const words = foldText(fileName ?? '');
  return CARD_NAME.test(words) && !/\b(debit|prepaid)\b/.test(words);
};
