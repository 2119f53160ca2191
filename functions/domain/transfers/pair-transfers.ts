import { NEITHER } from '../../../shared/bank-entries.ts';
import { addDays, daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import { exchanged } from '../../../shared/exchange.ts';
import type { StatedRate } from '../../../shared/model/worth.ts';
import type { PairReason } from '../../../shared/text/en/pairs.ts';
import { CARD } from '../statements/card-words.ts';
import { foldText } from '../text/fold-text.ts';
import { namesCurrency } from '../text/named-currency.ts';
import { isSameMoney } from './same-money.ts';

/** A row that may be one side of a transfer. `amount` in minor units, money out negative. */
export interface TransferRow {
  readonly id: string;
  readonly accountId: string;
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  /** Whether the account is a card or a loan, onto which little but payments comes. */
  readonly isOwed?: boolean;
  /** The rate at which its own statement says that it was exchanged, and into which currency. */
  readonly statedRate?: StatedRate | undefined;
  /** The payment service that keeps the account, as the texts of others name it; left out for a bank's. */
  readonly keptBy?: RegExp | undefined;
}

/** Services that keep money for others, by what accounts are called that they keep, and banks' texts of what comes from there. */
const SERVICES: readonly RegExp[] = [
  /\b(transfer)?wise\b/i,
  /\bpay ?pal\b/i,
  /\brevolut\b/i,
  /\bpayoneer\b/i,
  /\bvenmo\b/i,
  /\bstripe\b/i,
  /\bairwallex\b/i,
  /\bskrill\b/i,
];

/** The service that an account is called after; undefined for any other account. */
export const serviceKeeping = (accountName: string): RegExp | undefined =>
  SERVICES.find((service) => service.test(accountName));

/** Money that left one account of the owner and arrived in another. */
export interface TransferPair {
  readonly outId: string;
  readonly inId: string;
  /** Whether the words are clear and nothing else could be either side; otherwise a person decides. */
  readonly isSure: boolean;
  readonly reasons: PairReason[];
}

/** Banks take up to this many days, a weekend included. */
const DAYS_MAX = 5;
/** One bank may book what arrived on the day before another books that it left; earlier is another transfer. */
const DAYS_EARLY = 1;
/** How many days later one side may be than the other. */
const DAYS = Array.from({ length: DAYS_MAX + DAYS_EARLY + 1 }, (_, at) => at - DAYS_EARLY);
const TRANSFER_WORDS =
  /transf|\bvirement\b(?! (sepa|instantan|re[cç]u|[ée]mis))|[eé]pargne|\bxfer\b|\btrf\b|\btfr\b|autopay|thank you|savings|to a\/c|from a\/c|internal|\bft (?:to|from)\b|card \d{4}|credit card|top(ped)?.?up|\bfx\b|(general|user initiated) withdrawal|(added|moved) \w+ (to|from) \w+ (account|balance)/i;
/** Suppliers and clients are paid too: on the account of a card or a loan alone these words are clear. */
const PAYMENT_WORDS = /payment|paiement|\bpmt\b|\bpymt\b|\bpaid\b/i;
/** Between people, not accounts. */
const PERSON_WORDS = /interac|\be.?transfer|etransfer|zelle|venmo|payid|\bosko\b/i;
const CLEAR = 3;
const FAINT = 1;
/** Both sides speak, one of them clearly. */
const WORDS_SURE = 4;
/** Where only one side speaks it must be clear, and soon, unless it was exchanged and nothing else comes near. */
const DAYS_SURE_MAX = 1;

interface Candidate {
  readonly out: TransferRow;
  readonly into: TransferRow;
  readonly days: number;
  readonly words: number;
  /** Whether the statement of one side says what the other's amount is. */
  readonly isStated: boolean;
}

/**
 * Pairs the two sides of transfers between own accounts and of card payments: the same money out of one account and into another, the same
 * day or up to five days later. Where both sides speak of it, it may have arrived a day before another bank booked that it left; where each
 * names the other's currency, it may be exchanged at about the year's rate, and where a statement says what it was exchanged into, it is
 * just that. Nearest days and the clearest words first; where another row would do as well, or speaks more clearly, the pair is not sure.
 * Without a word of a transfer on either side two equal amounts are two purchases, not a transfer. Nor is what the texts speak against
 * (`mayBe`). The order of the rows does not matter.
 */
export function pairTransfers<Row extends TransferRow>(
  rows: readonly Row[],
  mayBe: (out: Row, into: Row) => boolean = () => true,
): TransferPair[] {
  const candidates = candidatesOf(rows, mayBe).toSorted(byNearest);
  const byOut = Map.groupBy(candidates, ({ out }) => out);
  const byInto = Map.groupBy(candidates, ({ into }) => into);
  const used = new Set<string>();
  return candidates.flatMap((candidate) => {
    const { out, into } = candidate;
    if (used.has(out.id) || used.has(into.id)) return [];
    const others = [...(byOut.get(out) ?? []), ...(byInto.get(into) ?? [])];
    const isRivalled = others.some(
      (other) =>
        other !== candidate &&
        (isAsGood(other, candidate) || (other.words > candidate.words && !candidate.isStated)) &&
        !used.has(other.out.id) &&
        !used.has(other.into.id),
    );
    used.add(out.id).add(into.id);
    const isAlone = others.every((other) => other === candidate);
    const isKnown = candidate.isStated
      ? areOwn(out, into)
      : out.currency === into.currency || areBothTold(candidate);
    const isSure = !isRivalled && isKnown && (isClear(candidate) || (isAlone && isClearExchange(candidate)));
    return [{ outId: out.id, inId: into.id, isSure, reasons: reasonsFor(candidate) }];
  });
}

const isClear = ({ words, days }: Candidate): boolean =>
  words >= WORDS_SURE || (words >= CLEAR && days >= 0 && days <= DAYS_SURE_MAX);

/** Each side names the other's currency, and one of them speaks of a transfer: money that was exchanged arrives days later. */
const isClearExchange = ({ out, into, words, days }: Candidate): boolean =>
  out.currency !== into.currency && words >= CLEAR && days >= 0;

function candidatesOf<Row extends TransferRow>(
  rows: readonly Row[],
  isPossible: (out: Row, into: Row) => boolean,
): Candidate[] {
  const arrived = rows.filter(({ amount }) => amount > 0);
  const arrivals = Map.groupBy(arrived, ({ amount, currency }) => `${currency}${amount}`);
  const currencies = new Set(arrived.map(({ currency }) => currency));
  const byDay = Map.groupBy(arrived, ({ currency, date }) => `${currency}${date}`);
  return rows.flatMap((out) => {
    if (out.amount >= 0) return [];
    const same = arrivals.get(`${out.currency}${-out.amount}`) ?? [];
    const days =
      currencies.size > 1 || !currencies.has(out.currency) ? DAYS.map((days) => addDays(out.date, days)) : [];
    const abroad = [...currencies].flatMap((currency) => {
      if (currency === out.currency) return [];
      const isNamed = namesCurrency(out.description, currency);
      return days
        .flatMap((day) => byDay.get(`${currency}${day}`) ?? [])
        .filter((row) => isStatedExchange(out, row) || (isNamed && isExchange(out, row)));
    });
    return [...same, ...abroad].flatMap((into) => candidateOf(out, into, isPossible));
  });
}

/** Whether each side of what was exchanged names the other's currency, or the one that paid speaks of paying a card: suppliers are paid too. */
const areBothTold = ({ out, into, words }: Candidate): boolean =>
  namesCurrency(into.description, out.currency) || (words >= WORDS_SURE && namesCardPaid(out.description));

/** Cards buy things too, by the same names: "VISA DEBIT PURCHASE". */
function namesCardPaid(description: string): boolean {
  const words = foldText(description);
  return CARD.test(words) && !NEITHER.test(words) && !/\bdebit\b/.test(words);
}

/**
 * Whether each side names the other's currency, and the money is the same at about the year's rate. A card in another currency only thanks for
 * what arrived: little else comes onto it.
 */
const isExchange = (out: TransferRow, into: TransferRow): boolean =>
  (namesCurrency(into.description, out.currency) || isPaidOff(into)) && isSameMoney(out, into);

/** Whether it is a payment onto a card or a loan in the words of that account's own statement. */
const isPaidOff = (row: TransferRow): boolean => row.isOwed === true && clarityOf(row) === CLEAR;

/**
 * Whether a statement's own rate makes the one amount the other: to the cent, but for what is lost where the rate is printed with few decimals. A
 * service that exchanged the money states it; a bank that only tells what its currency was worth that day mostly takes a rate of its own.
 */
function isStatedExchange(out: TransferRow, into: TransferRow): boolean {
  const isAt = (from: TransferRow, to: TransferRow): boolean => {
    if (from.statedRate?.currency !== to.currency) return false;
    const { rate } = from.statedRate;
    const [, decimals = ''] = rate.split('.');
    if (decimals.length < RATE_DECIMALS_MIN) return false;
    const lost = Math.abs(from.amount) / (2 * 10 ** decimals.length);
    const there = exchanged(Math.abs(from.amount), { from: from.currency, to: to.currency, rate });
    return Math.abs(there - Math.abs(to.amount)) <= Math.ceil(lost) + 1;
  };
  return isAt(out, into) || isAt(into, out);
}

/** A rate with fewer says too little of the cents. */
const RATE_DECIMALS_MIN = 4;

/**
 * Whether both sides of what was exchanged are known to be the owner's: one names the service that keeps the other, or each speaks of a transfer
 * or names the other's currency. A card states the rate of a hotel abroad too, and a client there may pay the same sum.
 */
const areOwn = (out: TransferRow, into: TransferRow): boolean =>
  namesKeeper(out, into) ||
  [[out, into] as const, [into, out] as const].every(
    ([one, other]) => clarityOf(one) > 0 || namesCurrency(one.description, other.currency),
  );

function candidateOf<Row extends TransferRow>(
  out: Row,
  into: Row,
  isPossible: (out: Row, into: Row) => boolean,
): Candidate[] {
  const days = daysBetween(out.date, into.date);
  const isStated = out.currency !== into.currency && isStatedExchange(out, into);
  const words = clarityOf(out) + clarityOf(into) + (namesKeeper(out, into) ? CLEAR : 0);
  const mayBe = into.accountId !== out.accountId && days >= -DAYS_EARLY && days <= DAYS_MAX && words > 0;
  const isEarly = days < 0;
  return mayBe && (!isEarly || words >= WORDS_SURE) && isPossible(out, into)
    ? [{ out, into, days, words, isStated }]
    : [];
}

/** How services are named where a shop is paid through them: "PAYPAL *SHOP". */
const SHOP_PAID = /\*\s?\p{L}/u;

/** Whether one side names the service that keeps the other's account, and not its own; a shop that is paid through it is no transfer to it. */
const namesKeeper = (out: TransferRow, into: TransferRow): boolean =>
  out.keptBy !== into.keptBy && (namesService(out, into.keptBy) || namesService(into, out.keptBy));

const namesService = ({ description }: TransferRow, service: RegExp | undefined): boolean =>
  service !== undefined && service.test(description) && !SHOP_PAID.test(description);

/** How clearly a row speaks of a transfer. */
function clarityOf({ description, isOwed = false, amount }: TransferRow): number {
  if (PERSON_WORDS.test(description)) return 0;
  if (TRANSFER_WORDS.test(description)) return CLEAR;
  if (!PAYMENT_WORDS.test(description)) return 0;
  return isOwed && amount > 0 ? CLEAR : FAINT;
}

function byNearest(a: Candidate, b: Candidate): number {
  const key = ({ out, into }: Candidate) => `${out.date} ${out.id} ${into.id}`;
  return (
    Number(b.isStated) - Number(a.isStated) ||
    far(a) - far(b) ||
    b.words - a.words ||
    (key(a) < key(b) ? -1 : 1)
  );
}

const far = ({ days }: Candidate): number => Math.abs(days);

function isAsGood(other: Candidate, chosen: Candidate): boolean {
  if (other.isStated !== chosen.isStated) return other.isStated;
  return far(other) <= far(chosen) && other.words >= chosen.words;
}

function reasonsFor({ out, into, days, isStated }: Candidate): PairReason[] {
  const speak = [out, into].filter((row) => clarityOf(row) > 0).length;
  return [
    {
      code: isStated
        ? 'same-money-as-stated'
        : out.currency === into.currency
          ? 'same-amount-out-and-in'
          : 'same-money-at-rate',
    },
    daysReason(days),
    { code: speak === 2 ? 'both-say-transfer' : speak === 1 ? 'one-says-transfer' : 'names-service' },
  ];
}

function daysReason(days: number): PairReason {
  if (days === 0) return { code: 'same-day' };
  return days > 0 ? { code: 'days-later', days } : { code: 'days-apart', days: -days };
}
