import { folded } from './search-words.ts';

/*
 * What a bank's or a card's statement itself is the document of, by its text. Languages: en fr de nl es it pt pl da no zh.
 */

/** A payment that the card thanks for, also in the words of the account that pays it; folded text. */
export const THANKED =
  /\bthank ?you\b.*\b(payment|pymt|pmt)\b|\b(payment|pymt|pmt)\b.*\bthank ?you\b|\bmerci\b.*\bpaiement\b|\bpaiement\b.*\bmerci\b/;

/** Words of a card's bill as it appears on the account that pays it: the card or its issuer, never a purchase by card; folded text. */
export const PAYS_CARD = [
  THANKED,
  // A brand by itself may head a purchase by card: only where nothing but the bank's own words and numbers follow.
  /^(\w+ )?(visa|mastercard|master card|amex|american express) (card )?(bill |online |mobile |auto |preauth )?(payment|pymt|pmt|autopay|bill pay(ment)?)( (ref|no|card|ending( in)?|to card))?( [x\d]+)*$/,
  // "PAYMENT - VISA 4417": the card that was paid stands behind, and nothing else.
  /^(bill |card |online )?(payment|pymt|pmt|paiement|pago|zahlung) (to |vers |an )?(\w+ )?(visa|mastercard|master card|amex|american express|credit card|mc)( (ref|no|card|ending( in)?))?( [x\d]+)*$/,
  /\b(online|web|internet|mobile|telephone|phone|auto(matic)?|preauth(orized)?|scheduled|bill) (banking )?(bill )?(payment|pymt|pmt|pay) (to |for )?([x\d]{4,} )?(\w+ ){0,2}(visa|mastercard|master card|amex|credit card)\b( [x\d]+)*$/,
  /\b(credit card|creditcard|credit crd|crcard) ?(bill |online |mobile |auto )?(payment|pymt|pmt|autopay|auto pay|bill)\b|\bcrcardpmt\b/,
  /\b(payment|pymt|pmt|transfer) (to|for) (my |your )?(\w+ ){0,3}credit card\b/,
  /\b(amex|american express|discover|barclaycard|mbna|capital one|synchrony bank|citi card|citicards?|chase card)\b.*\b(e ?payment|payment|pymt|pmt|autopay|epay|bill)\b/,
  /\b(payment|pymt|pmt) (to )?(amex|american express|barclaycard|mbna)\b/,
  /\b(td|rbc|cibc|bmo|scotiabank|scotia|tangerine|rogers|canadian tire|pc|desjardins|hsbc|nab|anz|westpac) (visa|mastercard|master card|m c)\b.*\b(payment|pymt|pmt|bill)\b/,
  /\b(kreditkarten?(ab)?rechnung|abrechnung kreditkarte|ausgleich kreditkarte|kreditkartenausgleich)\b/,
  // The issuer and its card, or a house that only issues cards, and nothing else: a bill that was paid online.
  /^(td|rbc|cibc|bmo|scotiabank|scotia|tangerine|rogers( bank)?|canadian tire( bank)?|pc( financial)?|desjardins|hsbc|nab|anz|westpac|national bank|bnc|neo|brim|chase|citi|wells fargo|lloyds|natwest|santander|halifax) (visa|mastercard|master card|mc|m c|amex)( (bill|payment|pymt|pmt|paiement))?( [x\d]+)*$/,
  /^((bpay|direct debit|dd) )?(american express|amex( bank of canada)?|barclaycard|mbna( mastercard)?|capital one( mastercard)?)( credit card)?( (ref|no|dd|direct debit))?( [x\d]+)*( (commbank app|netbank))?$/,
  /^(paiement|pmt|reglement) (de |a |vers |(de )?facture (accesd )?(internet )?)?(la )?(carte )?(visa|mastercard|amex)( (desjardins|td|rbc|cibc|bmo|scotia|scotiabank|bnc|banque nationale))?( [x\d]+)*$/,
  /\b(paiement|reglement|prelevement) (de )?(la |votre )?carte de credit\b|\bafrekening creditcard\b|\bcreditcard afrekening\b/,
  /\b(pago|liquidacion|recibo) (de )?(la |su )?tarjeta( de)? credito\b|\b(addebito|saldo) carta di credito\b/,
  /\b(pagamento|pgto|pag) (de |da )?fatura\b.*\bcart(ao|oes)\b|\bsplata karty( kredytowej)?\b|\bhitelkartya (torlesztes|befizetes)\b|信用卡还款/,
];

/** What only speaks of transfers and payments: their fees, their refunds, payments between people, purchases by card. */
export const NEITHER =
  /\b(e transfers?|etransfers?|interac|fees?|charges?|interest|refund(ed)?|returned|reversal|reversed|dispute|cash ?back|insurance|protection|purchase|pos|contactless|gebuhr(en)?|entgelt|zinsen|frais|interets?|comision(es)?|commission(e|i)?|tarifa|taxa|prowizja|odsetki|avgift|gebyr|remboursement|erstattung|rimborso|reembolso|devolucion|estorno)\b/;

/** Says that a bank or a card charges something for itself: a fee, or interest. */
const FEE =
  /\b(fees?|charges?|charged|chgs?|frais|gebuhr(en)?|entgelt|comision(es)?|kosten|kontofuhrung\w*)\b/;
const INTEREST = /\b(interest|d?interets?|zinsen)\b/;

/**
 * What such a text consists of: the bank's own words, French ones also where an apostrophe was taken out (`dutilisation`). A text that
 * names anybody else besides is that one's fee.
 */
const BANK_ALONE =
  /^[dl]?(\d{0,2}(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{0,4}|qtr|quarter(ly)?|activity|advance|banking|business|chequing|checking|etransfer|everyday|kontofuhrung\w*|savings|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t|tember)?|oct(ober)?|nov(ember)?|dec(ember)?|a|account|acct|administration|annual|annuels?|annuelle|atm|aux?|balance|bank|bancaires?|basic|card|carte|cash|cashed|charged?|charges|cheque|chgs?|compte|conversion|credit|currency|de|debit|debiteurs?|decouvert|deposit|deposited|d|du|e|entgelt|exchange|fees?|fixes?|for|foreign|forfait|frais|funds|fx|gebuhr|gebuhren|gestion|guichet|insufficient|insuffisants?|interac|interest|interets?|international|intl|item|kontofuhrung|la|late|loan|maintenance|mensuels?|minimum|monthly|non|nsf|of|od|on|operations?|outgoing|incoming|overdraft|overdrawn|overlimit|over|limit|package|paper|payment|plan|provision|purchase|purchases|releve|retn|retour|retournes?|retrait|returned|rtn|rtnd|sans|service|services|statement|stop|svc|sur|tenue|the|to|transaction|transactions|transfer|transfers|unpaid|utilisation|virement|wire|withdrawal|zinsen|and|bacs|chaps|commission|domestic|online|overseas|receipt|sepa|swift|comision|comisiones|mantenimiento|cuenta|kosten|[0-9]+)$/;

/** A text as the patterns above are written. */
const wordsOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a card costs a year is called a membership, any other is somebody else's; Wise names itself in what it charges for a transfer. */
const isBanksOwn = (words: string): boolean =>
  words
    .replace(/^(transfer)?wise (charges|fees?) for /, 'charges ')
    .replace(/\b(annual|renewal|american express|amex)( card)? membership\b/, 'annual')
    .split(' ')
    .every((word) => BANK_ALONE.test(word));

/** Whether a text is of a bank's own fee or interest. */
export function isBankCharge(text: string): boolean {
  const words = wordsOf(text);
  return (FEE.test(words) || INTEREST.test(words)) && isBanksOwn(words);
}

/** Whether a text is of a bank's own fee, and not of interest. */
export function isBankFee(text: string): boolean {
  const words = wordsOf(text);
  return FEE.test(words) && !INTEREST.test(words) && isBanksOwn(words);
}

/** Whether a text is of a payment to a card, in the words of the account that pays it. */
export function paysCard(text: string): boolean {
  const words = wordsOf(text);
  return !NEITHER.test(words) && PAYS_CARD.some((pattern) => pattern.test(words));
}

/** What an employer or a payroll service pays out as wages, or withheld from them; a service's own fee is none of it. */
const PAYROLL =
  /\b(payroll|wages|salary|salaries|net pay|salaire|lohn|gehalt|paye|(inland revenue|ird) (\d+ )?ded|paygw|payg withholding|pd7a|source deductions|usataxpymt 94[01]|hmrc (.* )?\d{3}p[a-z]\d{7}[\dx])\b/;
const PAYROLL_SERVICE =
  /\b(fees?|charges?|subscription|software|invoice|inv|insurance|consult\w*|services?|solutions?)\b/;

/** Whether a text is of wages, or of what is withheld from them. */
export function isPayroll(text: string): boolean {
  const words = wordsOf(text);
  return PAYROLL.test(words) && !PAYROLL_SERVICE.test(words);
}
