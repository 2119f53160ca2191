import type { AccountKind } from '../../../shared/model/account.ts';
import type { StatementTransaction, TransferKind } from '../../../shared/model/statement.ts';
import { foldText } from '../text/fold-text.ts';
import type { ReadAccount, Reading, ReadOptions } from './reading.ts';

/** Languages throughout: en fr de nl es it pt pl cs hu sv da no fi ru ja zh; folded text. */
const OWN_ACCOUNT = [
  /\b(own|internal) (account )?transfer\b|\btransfer between (my|your|own) accounts?\b|\bown account transfer\b/,
  /\b(transfer|trf|xfer|tfr|moved?|sweep) (to|from) (my |own |your |the )?((online|high yield|cash|instant|easy) )?(savings?|sav|chequing|checking|chk|money market|isa|brokerage)\b/,
  /\b(to|from) (savings|chequing|checking) (account )?transfer\b|\bsavings? (account )?transfer\b/,
  /\bumbuchung\b|\beigenuber(trag|weisung)\b|\bubertrag (auf|von|vom) (eigene\w* konto|sparkonto|tagesgeld\w*)\b/,
  /\bvir(ement)? (interne|compte a compte|entre (mes |vos )?comptes)\b|\b(vir(ement)?|transfert) (vers|depuis|de|du|a) (mon |votre )?(compte )?(d )?(epargne|livret)\b|\btransfert entre (mes |vos )?comptes\b/,
  /\b(overboeking|overschrijving) (naar|van) (eigen|spaar)\w*|\beigen rekening\b|\b(naar|van) (oranje )?spaarrekening\b/,
  /\btraspaso (entre cuentas|interno|propio|(a|desde|de) cuenta (de )?ahorro)|\btransferencia entre (mis |sus )?cuentas\b/,
  /\bgiroconto\b|\btransferencia entre contas\b|\b(aplicacao|resgate|transferencia (para|da)) (a )?poupanca\b/,
  /\bprzelew wlasny\b|\bmiedzy wlasnymi (rachunkami|kontami)\b|\b(vlastni prevod|prevod mezi vlastnimi ucty)\b|\bsajat szamlak kozotti\b/,
  /\begen overforing\b|\bmellan egna konton\b|\b(mellem|mellom) egne kont(i|oer|oene?)\b|\boma siirto\b/,
  /между своими счетами|同名转账|本人账户|自分名義|本人名義/,
];

/** Words of a payment as it appears on the card's own statement. */
const PAID_ON_CARD = [
  /\bthank you\b.*\bpayment\b|\bpayment\b.*\bthank you\b|\bpayments? (received|thx)\b|^payment( \d+)?$/,
  /\b(autopay|auto pay|automatic|online|mobile|web|internet|electronic|bpay|ach|direct debit|branch|atm|credit card) (payment|pymt|pmt)\b|\b(autopay|directpay)\b/,
  /\bmerci\b.*\bpaiement\b|\bpaiement\b.*\bmerci\b|\bpaiement recu\b/,
  /\bzahlung (erhalten|dankend erhalten)\b|\b(zahlungseingang|lastschrifteinzug|einzug des rechnungsbetrages)\b/,
  /\b(gracias por su pago|su pago|pago recibido)\b|\bpagamento (ricevuto|recebido|de fatura|efetuado)\b/,
  /\bbetaling (ontvangen|mottatt|modtaget)\b|\binbetalning\b|\bsplata (karty|zadluzenia)\b|还款/,
];

/** Words of a card's bill as it appears on the account that pays it: the card or its issuer, never a purchase by card. */
const PAYS_CARD = [
  /\b(credit card|creditcard|credit crd|crcard) ?(bill |online |mobile |auto )?(payment|pymt|pmt|autopay|auto pay|bill)\b|\bcrcardpmt\b/,
  /\b(payment|pymt|pmt|transfer) (to|for) (my |your )?(\w+ ){0,3}credit card\b/,
  /\b(amex|american express|discover|barclaycard|mbna|capital one|synchrony bank|citi card|citicards?|chase card)\b.*\b(e ?payment|payment|pymt|pmt|autopay|epay|bill)\b/,
  /\b(payment|pymt|pmt) (to )?(amex|american express|barclaycard|mbna)\b/,
  /\b(td|rbc|cibc|bmo|scotiabank|scotia|tangerine|rogers|canadian tire|pc|desjardins|hsbc|nab|anz|westpac) (visa|mastercard|master card|m c)\b.*\b(payment|pymt|pmt|bill)\b/,
  /\b(kreditkarten?(ab)?rechnung|abrechnung kreditkarte|ausgleich kreditkarte|kreditkartenausgleich)\b/,
  /\b(paiement|reglement|prelevement) (de )?(la |votre )?carte de credit\b|\bafrekening creditcard\b|\bcreditcard afrekening\b/,
  /\b(pago|liquidacion|recibo) (de )?(la |su )?tarjeta( de)? credito\b|\b(addebito|saldo) carta di credito\b/,
  /\b(pagamento|pgto|pag) (de |da )?fatura\b.*\bcart(ao|oes)\b|\bsplata karty( kredytowej)?\b|\bhitelkartya (torlesztes|befizetes)\b|信用卡还款/,
];

/** What only speaks of transfers and payments: their fees, their refunds, payments between people, purchases by card. */
const NEITHER =
  /\b(e transfers?|etransfers?|interac|fees?|charges?|interest|refund(ed)?|returned|reversal|reversed|dispute|cash ?back|insurance|protection|purchase|pos|contactless|gebuhr(en)?|entgelt|zinsen|frais|interets?|comision(es)?|commission(e|i)?|tarifa|taxa|prowizja|odsetki|avgift|gebyr|remboursement|erstattung|rimborso|reembolso|devolucion|estorno)\b/;

/** A quick look at a text as written: without these letters, and without any but plain ones, it speaks of none of the above. */
const MAY_SPEAK =
  /transfer|trf|xfer|tfr|move|sweep|umbuch|uber|\bvir|overboek|overschrijv|eigen|spaar|traspaso|giro|poupan|przelew|miedzy|prevod|sajat|egen|egna|egne|siirto|pay|pymt|pmt|bill|paiement|zahlung|einzug|pago|pagamento|betal|splata|kreditkart|carte|creditcard|tarjeta|carta|fatura|hitelkart|[^\x20-\x7e]/i;

/** Marks the rows that only move the owner's money: between own accounts, or to pay a card. In doubt a row stays unmarked. */
export function recogniseTransfers(reading: Reading, { accountKind }: ReadOptions): Reading {
  if (reading.kind === 'problem') return reading;
  const { accounts, ...whole } = reading.statement;
  const parts = accounts?.map((account) => marked(account, accountKind));
  const statement = parts
    ? { ...whole, transactions: parts.flatMap((part) => part.transactions), accounts: parts }
    : marked(whole, accountKind);
  return { kind: 'read', statement };
}

function marked(statement: ReadAccount, given: AccountKind | undefined): ReadAccount {
  const kind = given ?? statement.account?.kind;
  const transactions = statement.transactions.map((row) => {
    const transfer = MAY_SPEAK.test(row.description) ? transferOf(row, kind) : undefined;
    return transfer === undefined ? row : { ...row, transfer };
  });
  return { ...statement, transactions };
}

function transferOf(
  { description, amount }: StatementTransaction,
  kind: AccountKind | undefined,
): TransferKind | undefined {
  const words = foldText(description.slice(0, 500));
  const speaks = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(words));
  if (amount === 0 || NEITHER.test(words)) return undefined;
  if (speaks(OWN_ACCOUNT)) return 'own-account';
  const isPayment =
    kind === 'credit-card' ? amount > 0 && speaks(PAID_ON_CARD) : amount < 0 && speaks(PAYS_CARD);
  return isPayment ? 'card-payment' : undefined;
}
