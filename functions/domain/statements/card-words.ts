import { THANKED } from '../../../shared/bank-entries.ts';

/*
 * How files speak of credit cards, in folded text. Languages throughout: en fr de nl es it pt pl cs hu sv da no zh.
 */

/** A payment that arrived, as only the card's own statement says it. */
export const PAYMENT_ARRIVED = [
  THANKED,
  /\b(payments?|pymt|pmt) (received|thx)\b|^(\d+ )?payment from\b/,
  /\bpaiement recu\b/,
  /\b(zahlung|uberweisung)( \w+)? (dankend )?erhalten\b|\b(zahlungseingang|lastschrifteinzug|einzug des rechnungsbetrages)\b/,
  /\b(gracias por su pago|su pago|pago recibido|pago( \w+){0,3} gracias)\b|\bpagamento (ricevuto|recebido|de fatura|efetuado)\b/,
  /\bbetaling (ontvangen|mottatt|modtaget)\b|\binbetalning\b|\bsplata (karty|zadluzenia)\b|还款/,
];

/** A payment by how it was made, which other statements name too. */
export const PAYMENT_MADE = [
  /^payment( \d+)?$|^(zahlung|paiement|pago|pagamento|betaling|betalning|innbetaling|indbetaling|splata)$/,
  /\b(autopay|auto pay|automatic|online|mobile|web|internet|electronic|bpay|ach|direct debit|branch|atm|credit card) (payment|pymt|pmt)\b|\b(autopay|directpay)\b/,
];

/** The name of a card, or what only a card's file has. */
export const CARD =
  /\b(credit cards?|visa|mastercard|master card|amex|american express|card (no|number|used|member|holder)|cardmember|cardholder|purchased by|kreditkarten?\w*|carte de credit|tarjeta de credito|carta di credito|cartao de credito|creditcard\w*|kredit?kort|kredittkort|kart[ay] kredytow(a|ej)|numero carta|kartennummer|kaartnummer|kortnummer|numer karty|numero (de (la )?|della |do )?(carte|tarjeta|carta|cartao))\b/;

/** A file of a card's own, by its name. */
export const CARD_FILE = /\b(card (activity|transactions|statement)|apple card|discover)\b/;
