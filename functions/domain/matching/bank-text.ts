import { PAID_BY_HAND } from '../categories/sure-merchants.ts';
import { foldText } from '../text/fold-text.ts';

const REFUND_WORDS = /refund|\breturn|reversal|chargeback|credit voucher|\brfnd|\bremb/i;
const CARD_WORDS = /\bpos\b|\bvisa\b|mastercard|\bpurchase|\bdebit card|contactless|\beftpos\b/i;
const INCOME_WORDS =
  /payout|stripe|square|paypal|shopify|sumup|settlement|deposit|e-?transfer|interac|received|\bfrom\b|faster|\binv|remit|\bach\b|wire|bacs|giro|credit|transfer|client|customer|batch/i;

/** Bills are paid when they are due, cards when one stands at the till. */
const BILL_WORDS =
  /transf|\bach\b|\bbill|pymt|\bpmt|payment|\bche?q|cheque|faster|bacs|\beft\b|\bdd\b|direct deb|wire|\binv|bpay|sepa|payout|\bdeposit|standing/i;

/** A purchase at a till, in words that bills have too: `CARD PAYMENT TO COSTA`. A card's own bill names the card alone. */
const TILL_WORDS = /\bcard payment to\b|\b(debit )?card purchase\b|\bvisa purchase\b/i;

const PART_WORDS =
  /deposit|\bdep\b|\bpart\b|instal|balance|\bbal\b|\d ?(?:of|\/) ?\d|final|retainer|progress|%/i;
const WIRE_WORDS =
  /\b(wire|fedwire|chips|swift|intl|international|overseas|foreign funds|inward|telegraphic|t\/t)\b/i;

/** How a check is brought to the bank, in English or French, and nothing else but numbers: its text names nobody. */
const BROUGHT_IN =
  /^(?=.*\b(?:deposit|dep|lodge?ment|credit|depot|remise)\b)(?:mobile|remote|online|business|counter|branch|store|teller|atm|abm|night|image|over the counter|self service|in|at|by|cash|machine|capture|e ?check|che?(?:que|ck|q)s?|e ?deposit|deposit|dep|lodge?ment|credit|slip|id|number|no|depot|remise|guichet|automatique|comptoir|succursale|especes|comptant|photo|de|du|au|en|par|[x\d]| )+$/;

/** Who pays out what customers paid by card, net of fees. */
const PAYOUT_WORDS =
  /payout|stripe|square|sumup|settlement|shopify|zettle|gocardless|paypal|worldpay|batch|merchant/i;

/**
 * What a bank's text says of a payment, found out when it is first asked. Which digits are in it does not matter, so one stands for all texts of a
 * pattern that tell the same name.
 */
export class BankText {
  /** The number of the name that it tells. */
  readonly name: number;
  readonly #text: string;
  #isBill: boolean | undefined;
  #isPart: boolean | undefined;
  #isPaidByHand: boolean | undefined;
  #namesNobody: boolean | undefined;
  #isRefund: boolean | undefined;
  #isReceived: boolean | undefined;

  constructor(text: string, name: number) {
    this.#text = text;
    this.name = name;
  }

  /** Whether it speaks of a bill or a transfer rather than a card at a till. */
  get isBill(): boolean {
    return (this.#isBill ??= BILL_WORDS.test(this.#text) && !TILL_WORDS.test(this.#text));
  }

  /** Whether it says that this is a part of what is to be paid. */
  get isPart(): boolean {
    return (this.#isPart ??= PART_WORDS.test(this.#text));
  }

  get isPaidByHand(): boolean {
    return (this.#isPaidByHand ??= PAID_BY_HAND.test(foldText(this.#text)));
  }

  /** Whether it only says that a check or cash was brought in. */
  get namesNobody(): boolean {
    return (this.#namesNobody ??= BROUGHT_IN.test(foldText(this.#text)));
  }

  get isWire(): boolean {
    return WIRE_WORDS.test(this.#text);
  }

  /** Whether a processor pays out what customers paid by card. */
  get isPayout(): boolean {
    return PAYOUT_WORDS.test(this.#text);
  }

  /**
   * Whether money in may be the payment of a document that is no credit note. A refund never is; where nobody says that the
   * document is an invoice, the bank's text must speak of money received.
   */
  isIncome(kind: string | undefined): boolean {
    if ((this.#isRefund ??= REFUND_WORDS.test(this.#text))) return false;
    if (kind === 'invoice' || kind === 'payslip') return true;
    return (this.#isReceived ??= INCOME_WORDS.test(this.#text) && !CARD_WORDS.test(this.#text));
  }
}
