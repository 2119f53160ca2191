import type { MatchReceipt, MatchTransaction } from '../../../functions/domain/matching/match-input.ts';
import { addDays } from '../../../shared/civil-date.ts';

/*
 * Books with known answers. Each book is a freelancer's quarter in one of six countries, made from a seed alone: merchants are
 * composed words (so that other seeds bring other names), the bank's texts follow the habits of real banks, and every kind that
 * is hard to match is there: equal amounts in one week, tips, foreign money, net and gross, part payments, batches, payouts,
 * refunds, chains with branch numbers, names cut at 22 characters, missing dates and vendors, misread letters, receipts paid in
 * cash and bank rows without a receipt.
 */

/** What belongs together. */
export interface Link {
  readonly kind: string;
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
}

/** A book with its answers; a tie has several right answers, and only a person can know. */
export interface LabelledBook {
  readonly transactions: MatchTransaction[];
  readonly receipts: MatchReceipt[];
  readonly links: Link[];
  readonly tied: ReadonlySet<string>;
}

/** Numbers from a seed (mulberry32). */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.unit() * count);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  one<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }
}

const FIRST =
  'Maple Harbour Northern Silver Corner Golden Atlas Juniper Lakeside Union Copper Rosewood Summit Vertex Willow Granite Ember Kestrel Orchard Pacific Quill Riverside Sterling Tundra Velvet Westend Aurora Birch Cedar Delta Elmwood Fairview Garnet Hollow Ivory Jasper Keystone Lantern Meadow Nimbus'.split(
    ' ',
  );
const SECOND =
  'Bistro Hardware Supply Pharmacy Fuels Market Stationers Print Telecom Energy Insurance Motors Bakery Books Logistics Software Hosting Studio Fitness Garden Kitchen Taxi Airways Hotel Foods Grill Coffee Cleaners Rentals Timber Plumbing Optics Pets Dental Couriers Bikes Paints Tools Toys Tea'.split(
    ' ',
  );
const PLACES = [
  'MONTREAL QC',
  'TORONTO ON',
  'LONDON GBR',
  'SYDNEY NSW',
  'DUBLIN IRL',
  'AUCKLAND NZ',
  'AUSTIN TX',
];
const COUNTRIES = [
  { currency: 'CAD', foreign: 'USD', rate: 1.4, tax: 0.13 },
  { currency: 'USD', foreign: 'EUR', rate: 1.12, tax: 0.08 },
  { currency: 'GBP', foreign: 'EUR', rate: 0.857, tax: 0.2 },
  { currency: 'AUD', foreign: 'USD', rate: 1.55, tax: 0.1 },
  { currency: 'EUR', foreign: 'GBP', rate: 1.167, tax: 0.23 },
  { currency: 'NZD', foreign: 'AUD', rate: 1.108, tax: 0.15 },
] as const;
const KINDS: readonly [kind: string, share: number][] = [
  ['plain', 34],
  ['equal-other', 8],
  ['equal-days', 5],
  ['tie', 3],
  ['tip', 8],
  ['foreign', 7],
  ['net', 6],
  ['deposit-balance', 4],
  ['split', 3],
  ['part-only', 2],
  ['batch', 4],
  ['payout', 2],
  ['refund', 4],
  ['cash', 9],
  ['no-date', 5],
  ['no-vendor', 3],
];

class BookMaker {
  readonly transactions: MatchTransaction[] = [];
  readonly receipts: MatchReceipt[] = [];
  readonly links: Link[] = [];
  readonly tied = new Set<string>();
  readonly dice: Dice;
  readonly country: (typeof COUNTRIES)[number];
  readonly #merchants: string[];
  readonly #firstDay: string;

  constructor(seed: number) {
    this.dice = new Dice(seed);
    this.country = this.dice.one(COUNTRIES);
    this.#merchants = Array.from({ length: 45 }, () => this.#newMerchant());
    this.#firstDay = addDays('2025-01-01', this.dice.below(300));
  }

  #newMerchant(): string {
    const { dice } = this;
    const name = `${dice.one(FIRST)} ${dice.one(SECOND)}`;
    const tail = dice.one([
      '',
      '',
      '',
      ' Ltd',
      ' Inc.',
      ' & Sons',
      ' Company',
      ' Services',
      ' of the Valley Centre',
    ]);
    return name + tail;
  }

  merchant(): string {
    return this.dice.one(this.#merchants);
  }

  day(): string {
    return addDays(this.#firstDay, this.dice.below(92));
  }

  amount(): number {
    const { dice } = this;
    const size = dice.chance(0.75) ? dice.between(300, 9000) : dice.between(9000, 180_000);
    return dice.chance(0.2) ? Math.max(500, Math.round(size / 500) * 500) : size;
  }

  /** The bank's day for a card paid on a day. */
  posted(day: string): string {
    const { dice } = this;
    const late = dice.one([0, 0, 0, 1, 1, 1, 2, 2, 3, 4]);
    return addDays(day, dice.chance(0.02) ? -1 : late);
  }

  bankText(merchant: string): string {
    const { dice } = this;
    const upper = merchant.toUpperCase().replace(/[.&]/g, '');
    const branch = dice.chance(0.3) ? ` #${dice.between(10, 9999)}` : '';
    const name = dice.chance(0.12) ? upper.replaceAll(' ', '') : upper;
    const head = dice.one([
      '',
      '',
      'POS VISA ',
      'SQ *',
      'TST* ',
      'VISA DEBIT PURCHASE ',
      'PAYPAL *',
      'INTERAC PURCHASE ',
    ]);
    const text = `${head}${name}${branch}`;
    if (dice.chance(0.25)) return text.slice(0, 22);
    return dice.chance(0.5) ? `${text} ${dice.one(PLACES)}` : text;
  }

  /** A vendor as a scan gives it. */
  read(merchant: string): string {
    const { dice } = this;
    if (!dice.chance(0.15)) return dice.chance(0.3) ? merchant.toUpperCase() : merchant;
    const letters = Array.from(merchant);
    for (let n = 0; n < dice.between(1, 2); n += 1) {
      const at = dice.below(letters.length);
      letters[at] = dice.one(['', 'I', '0', 'x', '5', 'rn', letters[at] ?? '']);
    }
    return letters.join('');
  }

  row(date: string, description: string, amount: number): string {
    const id = `t${this.transactions.length}-${this.dice.below(1e6)}`;
    this.transactions.push({ id, date, description, amount, currency: this.country.currency });
    return id;
  }

  receipt(
    vendor: string | null,
    date: string | null,
    amount: number,
    currency: string = this.country.currency,
  ) {
    const id = `r${this.receipts.length}-${this.dice.below(1e6)}`;
    this.receipts.push({ id, vendor, date, amount, currency });
    return id;
  }

  link(kind: string, receiptIds: string[], transactionIds: string[]): void {
    this.links.push({ kind, receiptIds, transactionIds });
  }

  pair(kind: string, stated: number, moved: number, merchant = this.merchant(), day = this.day()): void {
    const row = this.row(this.posted(day), this.bankText(merchant), -moved);
    this.link(kind, [this.receipt(this.read(merchant), day, stated)], [row]);
  }

  tip(): void {
    const { dice } = this;
    const stated = this.amount();
    const rate = dice.one([0.1, 0.12, 0.15, 0.15, 0.18, 0.18, 0.2, 0.2, 0.22, 0.25]);
    const exact = Math.round(stated * (1 + rate));
    this.pair('tip', stated, dice.chance(0.3) ? Math.ceil(exact / 100) * 100 : exact);
  }

  foreign(): void {
    const { dice, country } = this;
    const [merchant, day, stated] = [this.merchant(), this.day(), this.amount()];
    const rate = country.rate * (1 + (dice.unit() - 0.5) * 0.05) * (1 + dice.one([0, 0.01, 0.025, 0.03]));
    const shown = dice.chance(0.4)
      ? ` ${(stated / 100).toFixed(2)} ${country.foreign} @ ${rate.toFixed(4)}`
      : '';
    const row = this.row(this.posted(day), this.bankText(merchant) + shown, -Math.round(stated * rate));
    this.link('foreign', [this.receipt(this.read(merchant), day, stated, country.foreign)], [row]);
  }

  inParts(kind: string): void {
    const { dice } = this;
    const [merchant, day, stated] = [this.merchant(), this.day(), dice.between(20_000, 400_000)];
    const first = dice.chance(0.6)
      ? Math.round(stated * dice.one([0.5, 0.3, 0.25, 0.4]))
      : dice.between(5000, stated - 5000);
    const isSplit = kind === 'split';
    const note = (text: string) => (isSplit || dice.chance(0.5) ? '' : ` ${text}`);
    const one = this.row(
      isSplit ? this.posted(day) : addDays(day, dice.between(-5, 3)),
      this.bankText(merchant) + note('DEPOSIT'),
      -first,
    );
    const receipt = this.receipt(this.read(merchant), day, stated);
    if (kind === 'part-only') return this.link(kind, [receipt], [one]);
    const later = isSplit ? this.posted(day) : addDays(day, dice.between(5, 40));
    this.link(
      kind,
      [receipt],
      [one, this.row(later, this.bankText(merchant) + note('BALANCE'), first - stated)],
    );
  }

  batch(): void {
    const { dice } = this;
    const [merchant, day] = [this.merchant(), this.day()];
    const amounts = Array.from({ length: dice.between(2, 4) }, () => this.amount());
    const ids = amounts.map((amount) =>
      this.receipt(this.read(merchant), addDays(day, -dice.below(8)), amount),
    );
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    this.link('batch', ids, [this.row(this.posted(day), this.bankText(merchant), -sum)]);
  }

  payout(): void {
    const { dice } = this;
    const day = this.day();
    const amounts = Array.from({ length: dice.between(1, 4) }, () => dice.between(4000, 90_000));
    const ids = amounts.map((amount) =>
      this.receipt(
        `${dice.one(FIRST)} ${dice.one(SECOND)} client`,
        addDays(day, -dice.between(1, 4)),
        amount,
      ),
    );
    const [share, each] = dice.one([
      [0.029, 30],
      [0.015, 20],
      [0.0175, 30],
    ] as const);
    const net = amounts.reduce((sum, amount) => sum + amount - Math.round(amount * share) - each, 0);
    this.link('payout', ids, [
      this.row(day, dice.one(['STRIPE PAYOUT', 'STRIPE TRANSFER ST-9K2', 'SQUARE INC PAYOUT']), net),
    ]);
  }

  refund(): void {
    const [merchant, day, amount] = [this.merchant(), this.day(), this.amount()];
    this.pair('refunded', amount, amount, merchant, day);
    const back = addDays(day, this.dice.between(2, 12));
    const row = this.row(
      this.posted(back),
      `${this.dice.one(['', 'REFUND ', 'CREDIT '])}${this.bankText(merchant)}`,
      amount,
    );
    if (this.dice.chance(0.7)) this.link('refund', [this.receipt(this.read(merchant), back, -amount)], [row]);
  }

  equals(kind: string): void {
    const { dice } = this;
    const [merchant, day, amount] = [this.merchant(), this.day(), this.amount()];
    if (kind === 'equal-other') {
      this.pair(kind, amount, amount, merchant, day);
      const others = this.merchant();
      const near = addDays(day, dice.between(-3, 3));
      if (dice.chance(0.5)) this.pair(kind, amount, amount, others, near);
      else this.row(this.posted(near), this.bankText(others), -amount);
    } else if (kind === 'equal-days') {
      for (const later of [0, dice.between(5, 12)])
        this.pair(kind, amount, amount, merchant, addDays(day, later));
    } else {
      const text = this.bankText(merchant);
      const receipt = this.receipt(this.read(merchant), day, amount);
      const booked = this.posted(day);
      this.link('tie', [receipt], [this.row(booked, text, -amount)]);
      this.row(booked, text, -amount);
      this.tied.add(receipt);
    }
  }

  make(kind: string): void {
    const amount = this.amount();
    if (kind === 'tip') this.tip();
    else if (kind === 'foreign') this.foreign();
    else if (kind === 'net') this.pair(kind, amount, Math.round(amount * (1 + this.country.tax)));
    else if (kind === 'deposit-balance' || kind === 'split' || kind === 'part-only') this.inParts(kind);
    else if (kind === 'batch') this.batch();
    else if (kind === 'payout') this.payout();
    else if (kind === 'refund') this.refund();
    else if (kind === 'cash') this.receipt(this.read(this.merchant()), this.day(), amount);
    else if (kind.startsWith('equal') || kind === 'tie') this.equals(kind);
    else this.#plain(kind, amount);
  }

  #plain(kind: string, amount: number): void {
    const [merchant, day] = [this.merchant(), this.day()];
    const row = this.row(this.posted(day), this.bankText(merchant), -amount);
    const vendor = kind === 'no-vendor' ? null : this.read(merchant);
    this.link(kind, [this.receipt(vendor, kind === 'no-date' ? null : day, amount)], [row]);
  }
}

/** A book of about `size` documents; the same for the same seed. */
export function makeBook(seed: number, size = 90): LabelledBook {
  const maker = new BookMaker(seed);
  const kinds = KINDS.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
  for (let n = 0; n < size; n += 1) maker.make(maker.dice.one(kinds));
  // What the owner has no receipt for, half of it at the same merchants.
  for (let n = 0; n < size * 0.8; n += 1)
    maker.row(maker.day(), maker.bankText(maker.merchant()), -maker.amount());
  const { transactions, receipts, links, tied } = maker;
  return { transactions, receipts, links, tied };
}
