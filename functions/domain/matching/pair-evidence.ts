import {
  isOddPrice,
  isRoundAmount,
  namesAmount,
  relateAmounts,
  relateForeign,
  type AmountRelation,
} from './amount-evidence.ts';
import type { BankText } from './bank-text.ts';
import {
  DAYS_AFTER_MAX,
  DAYS_BEFORE_MAX,
  dateStep,
  dateSteps,
  dayNumber,
  DEPOSIT_DAYS_BEFORE_MAX,
  UNDATED_DAYS_BEFORE_MAX,
  type DateStep,
} from './date-evidence.ts';
import type { MatchInput } from './match-input.ts';
import type { Evidence, Feature } from './match-option.ts';
import { NAMELESS, type NameBook } from '../text/name-book.ts';
import { isCredit, isPartlyPaid, NO_DAY, waysOf, type PreparedBooks } from './prepared-books.ts';
import { isNamedByInitials } from './named-by-initials.ts';
import { numberInText } from './number-in-text.ts';
import { usualRate } from './usual-rates.ts';

/** Likeness from which a name counts as the step. */
const NAME_STEPS: readonly [likeness: number, feature: Feature][] = [
  [0.95, 'name:same'],
  [0.75, 'name:like'],
  [0.5, 'name:part'],
  [0.3, 'name:faint'],
];

const featuresOf = new Map<string, readonly Feature[]>();

/** One array for each combination ever seen: there are few, and pairs are many. */
function shared(...features: Feature[]): readonly Feature[] {
  const [only = 'pair'] = features;
  const key = features.length === 1 ? only : features.join();
  const known = featuresOf.get(key);
  if (known) return known;
  featuresOf.set(key, features);
  return features;
}

/** What speaks for one receipt and one transaction; undefined when they cannot belong together. */
export function pairEvidence(
  books: PreparedBooks,
  receiptAt: number,
  at: number,
  rateOn?: MatchInput['rateOn'],
): Evidence | undefined {
  const direction = directionOf(books, receiptAt, at);
  if (direction === undefined) return undefined;
  // Most amounts have nothing to do with one another, and that is the quickest to see.
  const relation = relationOf(books, receiptAt, at, rateOn);
  if (relation === undefined) return undefined;
  const date = dateFeature(books, receiptAt, at);
  if (date === undefined) return undefined;
  const name = nameFeatures(books, receiptAt, at);
  if (!isEnough(relation, name)) return undefined;
  return {
    base: 'pair',
    amount: amountFeatures(books, receiptAt, relation, { direction, name: name[0], at }),
    date,
    name,
    rarity: 0,
  };
}

const TELLING_NOBODY: ReadonlySet<Feature> = new Set([
  'name:differ',
  'name:faint',
  'name:silent',
  'name:blank',
  'name:by-check',
]);

/** Without the exact amount, or one that the bank states, only a name makes two amounts the same purchase. */
function isEnough(relation: AmountRelation, [name]: readonly Feature[]): boolean {
  if (relation === 'exact' || relation === 'foreign-stated') return true;
  return name !== undefined && !TELLING_NOBODY.has(name);
}

/** Whether the money moved as the document says; undefined when it moved the other way. */
export function directionOf(
  books: PreparedBooks,
  receiptAt: number,
  at: number,
): 'as-said' | 'income' | undefined {
  const receipt = books.receipt(receiptAt);
  const amount = books.amount(at);
  if (isCredit(receipt)) return Math.sign(amount) === waysOf(receipt)[0] ? 'as-said' : undefined;
  if (receipt.isIssued) return amount > 0 ? 'income' : undefined;
  if (amount < 0) return receipt.kind === 'payslip' ? undefined : 'as-said';
  if (receipt.kind === 'receipt') return undefined;
  return books.text(at).isIncome(receipt.kind) ? 'income' : undefined;
}

function relationOf(books: PreparedBooks, receiptAt: number, at: number, rateOn: MatchInput['rateOn']) {
  const receipt = books.receipt(receiptAt);
  const [stated, moved] = [Math.abs(receipt.amount), Math.abs(books.amount(at))];
  if (stated === 0 || moved === 0) return undefined;
  if (books.isOneCurrency(receiptAt, at)) {
    const relation = relateAmounts(stated, moved, receipt);
    return relation && statedRelation(relation, books.text(at));
  }
  const { currency, date, description } = books.transaction(at);
  const rate = (rateOn ?? usualRate)(receipt.currency, currency, receipt.date ?? date);
  return relateForeign(stated, moved, rate, namesAmount(description, stated, receipt.currency));
}

/**
 * Any amount is part of a larger one: it counts as a part payment only where it is a usual share or the bank says so. Who is paid by hand gets no tip
 * on top: a larger payment is another one.
 */
function statedRelation(relation: AmountRelation, text: BankText): AmountRelation | undefined {
  if (relation === 'part') return text.isPart ? relation : undefined;
  if (relation === 'tip' || relation === 'tip-usual') return text.isPaidByHand ? undefined : relation;
  return relation;
}

interface Seen {
  readonly direction: 'as-said' | 'income';
  readonly name: Feature | undefined;
  readonly at: number;
}

function amountFeatures(
  books: PreparedBooks,
  receiptAt: number,
  relation: AmountRelation,
  { direction, name, at }: Seen,
): readonly Feature[] {
  const isRound = relation === 'exact' && isRoundAmount(books.receipt(receiptAt).amount);
  const isOdd = relation === 'foreign-stated' && isOddPrice(books.receipt(receiptAt).amount);
  const about: Feature[] = isRound ? ['amount:round'] : isOdd ? ['amount:foreign-odd'] : [];
  if (direction === 'as-said') return shared(`amount:${relation}`, ...about);
  // A customer who is named and pays an invoice to the cent pays that one.
  const isKnown = books.receipt(receiptAt).isIssued === true;
  const isNamed = CUSTOMERS.has(name ?? 'pair');
  if (relation === 'exact' && !isKnown && isNamed) about.push('amount:income-named');
  // A ministry pays by another name than its office is billed under: of the few sums that come in, the cents of an own invoice tell.
  if (relation === 'exact' && isKnown && !isNamed && isOddPrice(books.receipt(receiptAt).amount))
    about.push('amount:own-odd');
  const amount =
    (relation === 'less' && wireFeature(books, receiptAt, at)) || (`amount:${relation}` as const);
  return shared(amount, ...about, ...doubtOfIncome(books, receiptAt));
}

/** What most documents are not: an own invoice, unless that is known. */
export const doubtOfIncome = (books: PreparedBooks, receiptAt: number): readonly Feature[] =>
  books.receipt(receiptAt).isIssued ? [] : ['amount:income'];

const CUSTOMERS: ReadonlySet<Feature> = new Set(['name:taught', 'name:same', 'name:like', 'name:number']);
/** What the banks on the way keep of a payment from abroad, in minor units. */
const WIRE_FEE_MAX = 6000;

/** Banks charge whole sums, or halves; what two invoices differ by is seldom one. */
const FEE_STEP = 50;

/** A wire that is less by what the banks on the way keep; undefined for any other payment. */
function wireFeature(books: PreparedBooks, receiptAt: number, at: number): Feature | undefined {
  const kept = books.receipt(receiptAt).amount - books.amount(at);
  if (kept > WIRE_FEE_MAX || !books.text(at).isWire) return undefined;
  return kept % FEE_STEP === 0 ? 'amount:wire-fee-whole' : 'amount:wire-fee';
}

/** How the days lie; undefined beyond reach. */
export function dateFeature(books: PreparedBooks, receiptAt: number, at: number): Feature | undefined {
  const day = books.receiptDay(receiptAt);
  if (day === NO_DAY) return isAroundArrival(books, receiptAt, at) ? 'date:none' : undefined;
  const later = books.day(at) - day;
  const isDeposit = later >= -DEPOSIT_DAYS_BEFORE_MAX && isPartlyPaid(books.receipt(receiptAt));
  const step = dateStep(isDeposit ? Math.max(later, -DAYS_BEFORE_MAX) : later);
  if (step === undefined || step === 'none') return undefined;
  return (isBill(books, receiptAt, at) ? OF_BILL : OF_CARD)[step];
}

type TakenStep = Exclude<DateStep, 'none'>;
const featuresBy = <P extends 'bill' | 'card'>(paid: P) =>
  Object.fromEntries(dateSteps.map((step) => [step, `date:${paid}:${step}`])) as {
    [S in TakenStep]: `date:${P}:${S}`;
  };
/** Made once: weights are looked up quickly only by texts that are known already, and pairs are many. */
const [OF_BILL, OF_CARD] = [featuresBy('bill'), featuresBy('card')];

/** Whether a document without a date came when a payment of that day may still be told by one. */
function isAroundArrival(books: PreparedBooks, receiptAt: number, at: number): boolean {
  const { cameOn } = books.receipt(receiptAt);
  if (cameOn === undefined) return true;
  const later = books.day(at) - dayNumber(cameOn);
  return later >= -UNDATED_DAYS_BEFORE_MAX && later <= DAYS_AFTER_MAX;
}

function isBill(books: PreparedBooks, receiptAt: number, at: number): boolean {
  return books.receipt(receiptAt).kind === 'invoice' || books.text(at).isBill;
}

/** What the names, the document's number and the card say. The first is about the name. */
export function nameFeatures(books: PreparedBooks, receiptAt: number, at: number): readonly Feature[] {
  const { number, last4, vendor } = books.receipt(receiptAt);
  // One customer's check says nothing of the next one that is brought in the same way.
  const said =
    books.receiptName(receiptAt) !== NAMELESS && books.text(at).namesNobody
      ? 'name:blank'
      : nameFeature(books.names, books.receiptName(receiptAt), books.name(at), checksMin(books, receiptAt));
  const isUnlike = said === 'name:differ' || said === 'name:faint';
  const name = isUnlike && isNamedByInitials(vendor, books.transaction(at).description) ? 'name:part' : said;
  if (!number && !last4) return shared(name);
  const { description, last4: card } = books.transaction(at);
  const numbered = number ? numberInText(description, number) : undefined;
  const cardFeature = last4 ? cardFeatureOf(last4, card, description) : undefined;
  const about: Feature[] = cardFeature ? [cardFeature] : [];
  if (numbered === 'other') return shared(name, 'name:other-number', ...about);
  if (numbered === undefined) return shared(name, ...about);
  return NAMING.has(name) ? shared(name, 'name:number', ...about) : shared('name:number', ...about);
}

/** Names that say who it was: beside them a number says which document. */
const NAMING: ReadonlySet<Feature> = new Set(['name:taught', 'name:same', 'name:like', 'name:part']);

/** How many checks a vendor must have been paid by before the next one is known: one of a round sum may pay anybody. */
const checksMin = (books: PreparedBooks, receiptAt: number): number =>
  isRoundAmount(books.receipt(receiptAt).amount) ? 2 : 1;

function nameFeature(names: NameBook, vendor: number, text: number, checks: number): Feature {
  if (vendor === NAMELESS) return 'name:silent';
  const taught = names.confirmations(vendor, text) - names.rejections(vendor, text);
  // Whoever was paid by check is paid so again, which says little of a single check.
  if (taught > 0 && text === NAMELESS) return taught < checks ? 'name:blank' : 'name:by-check';
  if (taught > 0) return 'name:taught';
  if (taught < 0) return 'name:refused';
  if (text === NAMELESS) return 'name:blank';
  const likeness = names.likeness(vendor, text);
  return NAME_STEPS.find(([least]) => likeness >= least)?.[1] ?? 'name:differ';
}

function cardFeatureOf(last4: string, card: string | null | undefined, text: string): Feature | undefined {
  if (card) return card === last4 ? 'name:card' : 'name:other-card';
  return new RegExp(`(?:^|\\D)${last4.replace(/\D/g, '')}(?:\\D|$)`).test(text) ? 'name:card' : undefined;
}
