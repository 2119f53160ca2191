import type { MatchReceipt, MatchTransaction } from '../../../functions/domain/matching/match-input.ts';
import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { AccountKind } from '../../../shared/model/account.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { dice, type Dice } from '../bench-match.ts';
import type { Bill, Business, Person, Shop, TownTrade, Truth } from './business.ts';
import { photographed } from './photograph.ts';

/*
 * A business's year as its banks write it and as its documents are read, made by rolling dice: no real ledger stands behind it. Every row
 * knows what it was for, every document what paid it, and each by which cause a person would have to be asked about it.
 */

/** Why a person may have to be asked about a row. */
export type RowCause =
  | 'shops'
  | 'bills'
  | 'contractors'
  | 'refunds'
  | 'card payments'
  | 'transfers'
  | 'sales'
  | 'bank fees'
  | 'payroll'
  | 'taxes'
  | 'owner and private';

/** Why a person may have to be asked about a document. */
export type DocumentCause =
  | 'receipts'
  | 'equal receipts'
  | 'monthly bills'
  | 'foreign currency'
  | 'contractor invoices'
  | 'several in one payment'
  | 'credit notes'
  | 'own invoices'
  | 'halves'
  | 'several invoices'
  | 'wires'
  | 'deposits'
  | 'unpaid';

export interface YearRow extends MatchTransaction {
  readonly accountId: string;
  readonly truth: Truth;
  readonly cause: RowCause;
  /** Rows of one transfer between own accounts share this. */
  readonly pair?: string;
}

export interface YearDocument {
  readonly receipt: MatchReceipt;
  /** The rows that paid it, all of them. */
  readonly paidBy: readonly string[];
  readonly cause: DocumentCause;
}

/** A business's year. */
export interface Year {
  readonly business: Business;
  readonly accounts: Readonly<Record<string, AccountKind>>;
  readonly rows: readonly YearRow[];
  readonly documents: readonly YearDocument[];
  readonly rateOn: (from: string, to: string, day: CivilDate) => number | undefined;
}

const FIRST_DAY = '2025-01-01';
const DAYS = 365;
const ROWS = 600;
const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTVWXYZ';
/** Of a hundred receipts from tills, as many are photographs. */
const PHOTOGRAPHS = 60;
/** What a card adds to the rate of the day, in thousandths. */
const CARD_MARKUP = 25;
const ACCOUNTS: Readonly<Record<string, AccountKind>> = {
  main: 'business',
  card: 'credit-card',
  savings: 'savings',
  other: 'business',
};
const NO_TRADE: TownTrade = ['CO', 'supplies', 5000];
const SURNAMES = [
  'ALDWICK',
  'BERROW',
  'CORVAN',
  'DUNSTER',
  'ELSHAM',
  'FIRLEY',
  'GALBRAITH',
  'HOLMGATE',
  'IRVINE',
  'JASPER',
  'KELBROOK',
  'LORNHAM',
  'MARSDEN',
  'NETHERBY',
  'OXBURN',
  'PELLETIER',
  'QUILL',
  'ROSSITER',
  'SANDOVAL',
  'THACKERAY',
  'UPTON',
  'VERHOEVEN',
  'WINSLOW',
  'YARROW',
  'LAKEVIEW',
  'OLD MILL',
  'NORTHGATE',
  'RIVERSIDE',
  'BLUE HERON',
  'TWIN OAKS',
  'HARBOUR',
  'SUMMIT',
];

/** The year of a business; the same seed gives the same year. */
export function yearOf(business: Business, seed: number): Year {
  const year = new YearMaker(business, dice(seed));
  year.fill();
  return year.made();
}

class YearMaker {
  readonly #business: Business;
  readonly #roll: Dice;
  readonly #rows: YearRow[] = [];
  readonly #documents: YearDocument[] = [];
  #number = 1000;
  readonly #mandates = new Map<string, string>();

  constructor(business: Business, roll: Dice) {
    this.#business = business;
    this.#roll = roll;
  }

  made(): Year {
    const { currency, other } = this.#business;
    return {
      business: this.#business,
      accounts: ACCOUNTS,
      rows: this.#rows
        .filter(({ date }) => date >= FIRST_DAY && date < addDays(FIRST_DAY, DAYS))
        .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      documents: this.#documents,
      rateOn: (from, to, day) =>
        from === other.currency && to === currency
          ? this.#rate(day)
          : from === currency && to === other.currency
            ? 1 / this.#rate(day)
            : undefined,
    };
  }

  fill(): void {
    this.#bills();
    this.#contractors();
    this.#ownInvoices();
    this.#bankLines();
    this.#transfers();
    this.#privateMoney();
    this.#equalReceipts();
    this.#supplierSums();
    this.#unpaid();
    this.#purchases();
  }

  // What a bank writes

  /** The rate of a day: a slow wave around the usual one. */
  #rate(day: CivilDate): number {
    const at = (Date.parse(day) - Date.parse(FIRST_DAY)) / 86_400_000;
    return Number(
      (this.#business.other.rate * (1 + 0.03 * Math.sin(at / 40) + 0.004 * Math.sin(at * 1.7))).toFixed(4),
    );
  }

  #row(
    row: Pick<YearRow, 'date' | 'description' | 'amount' | 'truth' | 'cause'> & {
      accountId?: string;
      currency?: string;
      pair?: string;
    },
  ): string {
    const id = `${this.#business.country}-${String(this.#rows.length)}`;
    this.#rows.push({ id, currency: this.#business.currency, accountId: 'main', ...row });
    return id;
  }

  #document(
    cause: DocumentCause,
    receipt: Omit<MatchReceipt, 'id' | 'currency'> & { currency?: string },
    paidBy: readonly string[],
  ): void {
    const id = `d${String(this.#documents.length)}`;
    const cameOn = receipt.date === null ? undefined : addDays(receipt.date, this.#roll(6));
    this.#documents.push({
      cause,
      paidBy,
      receipt: { currency: this.#business.currency, cameOn, ...receipt, id },
    });
  }

  #day(): CivilDate {
    return addDays(FIRST_DAY, this.#roll(DAYS - 8));
  }
  /** The day on which a bank books: never a Sunday, later than the purchase. */
  #booked(day: CivilDate, most = 3): CivilDate {
    const booked = addDays(day, this.#roll(most));
    return new Date(booked).getUTCDay() === 0 ? addDays(booked, 1) : booked;
  }

  /** A bank's or a shop's own code: letters and digits, and some of each. */
  #code(length = 8): string {
    return `${SIGNS.charAt(10 + this.#roll(SIGNS.length - 10))}${String(this.#roll(10))}${Array.from({ length: length - 2 }, () => SIGNS.charAt(this.#roll(SIGNS.length))).join('')}`;
  }

  #digits(length = 9): string {
    return `${String(1 + this.#roll(9))}${Array.from({ length: length - 1 }, () => String(this.#roll(10))).join('')}`;
  }

  /** What a mandate or a company goes by at its bank: the same every month. */
  #standing(of: string): string {
    const known = this.#mandates.get(of) ?? this.#digits(10);
    this.#mandates.set(of, known);
    return known;
  }

  #town(): string {
    return this.#business.towns[this.#roll(this.#business.towns.length)] ?? '';
  }

  #near(usual: number, share = 40): number {
    return Math.max(150, Math.round((usual * (100 - share / 2 + this.#roll(share))) / 100) + this.#roll(60));
  }

  /** A house that sells by the order writes the order's code behind its name. */
  #cardText(name: string): string {
    const { texts } = this.#business;
    if (/^AM(AZON|ZN)/i.test(name)) return `${name}*${this.#code(9)}`;
    if (/\*/.test(name)) return this.#roll(2) === 0 ? name : `${name} ${this.#town()}`;
    return texts.card(name, this.#town(), String(1000 + this.#roll(899_999)));
  }

  // Money out

  #purchases(): void {
    const { shops, trades } = this.#business;
    const known = shops.flatMap((one) => Array.from({ length: one.often }, () => one));
    for (const one of known) this.#purchase(one);
    const others = new Map<string, Purpose>();
    const locals = Array.from({ length: 70 }, (): Shop => {
      const [word, most, usual, other = most, ofHundred = 0] = trades[this.#roll(trades.length)] ?? NO_TRADE;
      const bank = `${SURNAMES[this.#roll(SURNAMES.length)] ?? ''} ${word}`;
      const truth = others.get(bank) ?? (this.#roll(100) < ofHundred ? other : most);
      others.set(bank, truth);
      return { bank, printed: titled(bank), truth, often: 1, usual };
    });
    while (this.#rows.length < ROWS) this.#purchase(locals[this.#roll(locals.length)] ?? locals[0]);
    this.#refunds(shops.filter(({ truth }) => truth !== 'personal' && truth !== 'meals'));
    this.#foreignPurchases();
  }

  #purchase(from: Shop | undefined): void {
    if (!from) return;
    const day = this.#day();
    const amount = this.#near(from.usual, 90);
    const truth = from.other !== undefined && this.#roll(10) < 3 ? from.other : from.truth;
    const row = this.#row({
      accountId: 'card',
      date: this.#booked(day),
      description: this.#cardText(from.bank),
      amount: -amount,
      truth,
      cause: truth === 'personal' ? 'owner and private' : 'shops',
    });
    if (truth !== 'personal' && this.#roll(100) < 14)
      this.#receipt('receipts', from.printed, day, amount, [row]);
  }

  #receipt(
    cause: DocumentCause,
    vendor: string,
    date: CivilDate,
    amount: number,
    paidBy: readonly string[],
  ): void {
    const last4 = this.#roll(10) < 4 ? '4521' : null;
    const printed = {
      vendor,
      date,
      amount,
      kind: 'receipt',
      last4,
      currency: this.#business.currency,
      id: '',
    };
    const { id: _, ...read } = this.#roll(100) < PHOTOGRAPHS ? photographed(printed, this.#roll) : printed;
    this.#document(cause, read, paidBy);
  }

  /** The same lunch two days running, each with its receipt, booked in their order. */
  #equalReceipts(): void {
    const places = this.#business.shops.filter(
      ({ truth, other }) =>
        (truth === 'meals' || truth === 'travel' || truth === 'delivery') && other === undefined,
    );
    for (let time = 0; time < 5; time += 1) {
      const place = places[time % places.length];
      if (!place) return;
      const first = this.#day();
      const amount = this.#near(place.usual);
      const lag = this.#roll(3);
      for (const day of [first, addDays(first, 1 + this.#roll(2))]) {
        const row = this.#row({
          accountId: 'card',
          date: addDays(day, lag),
          description: this.#cardText(place.bank),
          amount: -amount,
          truth: place.truth,
          cause: 'shops',
        });
        this.#document(
          'equal receipts',
          { vendor: place.printed, date: day, amount, kind: 'receipt', last4: null },
          [row],
        );
      }
    }
  }

  #bills(): void {
    for (const one of this.#business.bills) {
      const dayOfMonth = 2 + this.#roll(24);
      for (let month = 1; month <= 12; month += 1)
        this.#bill(one, `2025-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`);
    }
  }

  #bill({ bank, printed, truth, usual, isFixed, by, currency }: Bill, day: CivilDate): void {
    const stated = isFixed ? usual : this.#near(usual, 30);
    const [amount, words] = currency === undefined ? [stated, ''] : this.#converted(stated, currency, day);
    const date = by === 'card' ? this.#booked(day) : this.#booked(addDays(day, 8), 4);
    const description =
      by === 'debit'
        ? this.#business.texts.debit(bank, this.#standing(bank))
        : words === ''
          ? bank
          : this.#business.texts.foreign(bank, words, this.#code(4));
    const row = this.#row({
      accountId: by === 'card' ? 'card' : 'main',
      date,
      description,
      amount: -amount,
      truth,
      cause: 'bills',
    });
    if (currency !== undefined) this.#foreignFee(date, amount);
    if (this.#roll(100) < 88)
      this.#document(
        currency === undefined ? 'monthly bills' : 'foreign currency',
        {
          vendor: printed,
          date: day,
          amount: stated,
          kind: 'invoice',
          number: this.#billNumber(),
          ...(currency === undefined ? {} : { currency }),
        },
        [row],
      );
  }

  #billNumber = (): string => `${this.#code(3)}-${String(100_000 + this.#roll(899_999))}`;

  /** What a card charges for a price in another currency; half of the banks print the price beside it. */
  #converted(price: number, currency: string, day: CivilDate): [amount: number, words: string] {
    const rate = this.#rate(day) * (1 + CARD_MARKUP / 1000);
    const amount = Math.round(price * rate);
    return [
      amount,
      this.#business.country === 'USA'
        ? ''
        : `${decimalFromMinor(price, currency)} ${currency} @ ${rate.toFixed(4)}`,
    ];
  }

  #foreignFee(date: CivilDate, amount: number): void {
    if (this.#business.country === 'USA' || this.#business.country === 'Australia')
      this.#row({
        accountId: 'card',
        date,
        description: this.#business.texts.fees.foreign,
        amount: -Math.round(amount * 0.03),
        truth: 'bank-charges',
        cause: 'bank fees',
      });
  }

  #foreignPurchases(): void {
    const sellers: readonly (readonly [bank: string, printed: string, truth: Truth])[] = [
      ['AWWWARDS ONLINE', 'Awwwards Online SL', 'training'],
      ['UDEMY ONLINE COURSES', 'Udemy, Inc.', 'training'],
      ['NH COLLECTION HOTELS', 'NH Hotel Group', 'travel'],
      ['ENVATO MARKET 5412', 'Envato Pty Ltd', 'software'],
    ];
    for (let time = 0; time < 8; time += 1) {
      const [bank, printed, truth] = sellers[time % sellers.length] ?? ['', '', undefined];
      const day = this.#day();
      const price = this.#near(6400, 80);
      const [amount, words] = this.#converted(price, this.#business.other.currency, day);
      const date = this.#booked(day);
      const row = this.#row({
        accountId: 'card',
        date,
        description: words === '' ? bank : this.#business.texts.foreign(bank, words, this.#code(4)),
        amount: -amount,
        truth,
        cause: 'shops',
      });
      this.#foreignFee(date, amount);
      this.#document(
        'foreign currency',
        {
          vendor: printed,
          date: day,
          amount: price,
          kind: 'invoice',
          currency: this.#business.other.currency,
          number: this.#billNumber(),
        },
        [row],
      );
    }
  }

  /** People who work for the business: paid for invoices, on account, or for hours that nobody wrote down. */
  #contractors(): void {
    const { contractors, contractTruth, texts } = this.#business;
    for (const { name, usual } of contractors) {
      for (let time = 0; time < 9; time += 1) {
        const day = this.#day();
        const amount = this.#roll(2) === 0 ? Math.round(this.#near(usual) / 5000) * 5000 : this.#near(usual);
        const number = String(20 + time);
        const row = this.#row({
          date: day,
          description: texts.paid(upper(name), this.#roll(3) === 0 ? `INV ${number}` : '', this.#code(6)),
          amount: -amount,
          truth: contractTruth,
          cause: 'contractors',
        });
        if (time < 4)
          this.#document(
            'contractor invoices',
            { vendor: name, date: addDays(day, -1 - this.#roll(16)), amount, kind: 'invoice', number },
            [row],
          );
      }
    }
  }

  #supplierSums(): void {
    const { supplier, texts } = this.#business;
    for (let time = 0; time < 4; time += 1) {
      const day = addDays(FIRST_DAY, 30 + time * 80);
      const amounts = Array.from({ length: 2 + this.#roll(2) }, () => this.#near(supplier.usual, 90));
      const row = this.#row({
        date: addDays(day, 12),
        description: texts.paid(supplier.bank, '', this.#code(6)),
        amount: -sumOf(amounts),
        truth: supplier.truth,
        cause: 'shops',
      });
      for (const amount of amounts)
        this.#document(
          'several in one payment',
          {
            vendor: supplier.printed,
            date: addDays(day, this.#roll(9)),
            amount,
            kind: 'invoice',
            number: this.#billNumber(),
          },
          [row],
        );
    }
  }

  #refunds(shops: readonly Shop[]): void {
    for (let time = 0; time < 9; time += 1) {
      const from = shops[this.#roll(shops.length)];
      if (!from || from.other !== undefined) continue;
      const day = this.#day();
      const amount = this.#near(from.usual, 90);
      const row = this.#row({
        accountId: 'card',
        date: this.#booked(day, 5),
        description: this.#business.texts.refund(from.bank, this.#town(), String(1000 + this.#roll(9000))),
        amount,
        truth: from.truth,
        cause: 'refunds',
      });
      if (time % 2 === 0)
        this.#document(
          'credit notes',
          { vendor: from.printed, date: day, amount, kind: 'credit-note', number: this.#billNumber() },
          [row],
        );
    }
  }

  /** Paid in cash or from a private purse, or not at all: no row of these books is theirs. */
  #unpaid(): void {
    const { shops } = this.#business;
    for (let time = 0; time < 7; time += 1) {
      const from = shops[this.#roll(shops.length)];
      if (from) this.#receipt('unpaid', from.printed, this.#day(), this.#near(from.usual, 90), []);
    }
  }

  // Money in

  #ownInvoices(): void {
    for (let time = 0; time < 34; time += 1) this.#ownInvoice(addDays(FIRST_DAY, 4 + time * 10), time);
    for (let time = 0; time < 12; time += 1) this.#payout(addDays(FIRST_DAY, 10 + time * 29));
  }

  #ownInvoice(day: CivilDate, time: number): void {
    const { customers, abroad, wireFee } = this.#business;
    const one = customers[this.#roll(customers.length)] ?? { name: '', usual: 100_000 };
    const amount =
      Math.round(this.#near(one.usual, 80) / 500) * 500 + (this.#roll(2) === 0 ? 0 : this.#roll(99));
    const soon = addDays(day, 3 + this.#roll(32));
    if (time % 8 === 1) return this.#inHalves(one, day, amount);
    if (time % 8 === 3) return this.#atOnce(one, day);
    if (time % 8 === 5) return this.#byWire(abroad[0] ?? one, day, wireFee, time % 16 === 5);
    if (time % 8 === 7) return this.#depositFirst(one, day, amount);
    if (time === 18) return this.#lessCredit(one, day, amount);
    const number = this.#invoice();
    this.#document('own invoices', { vendor: one.name, date: day, amount, kind: 'invoice', number }, [
      this.#income(one, soon, amount, number),
    ]);
  }

  #invoice(): string {
    this.#number += 1;
    return `INV-${String(this.#number)}`;
  }

  /** How a customer refers to an invoice: by its number as printed or nearly, by words, or not at all. */
  #reference(number: string): string {
    const digits = number.replace(/\D/g, '');
    return [number, `INV${digits}`, `INVOICE ${digits}`, digits, '', '', ''][this.#roll(7)] ?? '';
  }

  #income({ name }: Person, date: CivilDate, amount: number, number: string): string {
    return this.#row({
      date,
      description: this.#business.texts.received(upper(name), this.#reference(number), this.#digits(16)),
      amount,
      truth: 'sales',
      cause: 'sales',
    });
  }

  #inHalves(one: Person, day: CivilDate, total: number): void {
    const amount = total + (total % 2);
    const number = this.#invoice();
    const rows = [5 + this.#roll(10), 30 + this.#roll(10)].map((after) =>
      this.#income(one, addDays(day, after), amount / 2, number),
    );
    this.#document('halves', { vendor: one.name, date: day, amount, kind: 'invoice', number }, rows);
  }

  #atOnce(one: Person, day: CivilDate): void {
    const amounts = Array.from({ length: 2 + this.#roll(2) }, () => this.#near(one.usual / 2, 90));
    const numbers = amounts.map(() => this.#invoice());
    const row = this.#row({
      date: addDays(day, 20 + this.#roll(14)),
      description: this.#business.texts.received(
        upper(one.name),
        this.#roll(2) === 0 ? numbers.map((n) => n.replace('-', '')).join(' ') : '',
        this.#digits(16),
      ),
      amount: sumOf(amounts),
      truth: 'sales',
      cause: 'sales',
    });
    for (const [at, amount] of amounts.entries())
      this.#document(
        'several invoices',
        { vendor: one.name, date: addDays(day, at * 5), amount, kind: 'invoice', number: numbers[at] ?? '' },
        [row],
      );
  }

  /** From abroad: banks on the way keep their fee, and an invoice in another currency comes by the bank's rate. */
  #byWire(one: Person, day: CivilDate, fee: number, isForeign: boolean): void {
    const { other, texts } = this.#business;
    const amount = Math.round(this.#near(one.usual, 60) / 1000) * 1000;
    const number = this.#invoice();
    const date = addDays(day, 8 + this.#roll(22));
    const came = isForeign ? Math.round(amount * this.#rate(date) * 0.985) - fee : amount - fee;
    const row = this.#row({
      date,
      description: texts.wired(upper(one.name), this.#reference(number), this.#code()),
      amount: came,
      truth: 'sales',
      cause: 'sales',
    });
    this.#row({
      date,
      description: texts.fees.wire,
      amount: -fee,
      truth: 'bank-charges',
      cause: 'bank fees',
    });
    this.#document(
      'wires',
      {
        vendor: one.name,
        date: day,
        amount,
        kind: 'invoice',
        number,
        ...(isForeign ? { currency: other.currency } : {}),
      },
      [row],
    );
  }

  /** Paid before the invoice is written, wholly or in part. */
  #depositFirst(one: Person, day: CivilDate, amount: number): void {
    const number = this.#invoice();
    if (this.#roll(2) === 0)
      return this.#document('deposits', { vendor: one.name, date: day, amount, kind: 'invoice', number }, [
        this.#income(one, addDays(day, -3 - this.#roll(11)), amount, ''),
      ]);
    const first = Math.round((amount * (30 + 10 * this.#roll(3))) / 100);
    const rows = [
      this.#income(one, addDays(day, -6 - this.#roll(12)), first, ''),
      this.#income(one, addDays(day, 4 + this.#roll(20)), amount - first, number),
    ];
    this.#document(
      'deposits',
      { vendor: one.name, date: day, amount, kind: 'invoice', number, due: amount - first },
      rows,
    );
  }

  #lessCredit(one: Person, day: CivilDate, amount: number): void {
    const back = Math.round(amount * 0.12);
    const number = this.#invoice();
    const row = this.#income(one, addDays(day, 19), amount - back, number);
    this.#document('credit notes', { vendor: one.name, date: day, amount, kind: 'invoice', number }, [row]);
    this.#document(
      'credit notes',
      {
        vendor: one.name,
        date: addDays(day, 6),
        amount: back,
        kind: 'credit-note',
        number: `CN-${number.slice(4)}`,
      },
      [row],
    );
  }

  #payout(date: CivilDate): void {
    this.#row({
      date,
      description: this.#business.texts.payouts,
      amount: this.#near(52_000, 90),
      truth: 'sales',
      cause: 'sales',
    });
  }

  // What only a bank writes

  #bankLines(): void {
    const { texts, employees, wireFee } = this.#business;
    for (let month = 0; month < 12; month += 1) {
      const last = addDays(FIRST_DAY, 29 + Math.floor(month * 30.4));
      this.#row({
        date: last,
        description: texts.fees.monthly,
        amount: -1695,
        truth: 'bank-charges',
        cause: 'bank fees',
      });
      this.#row({
        accountId: 'savings',
        date: last,
        description: texts.interest,
        amount: 210 + this.#roll(400),
        truth: 'interest-income',
        cause: 'bank fees',
      });
      for (const { name, usual } of employees)
        for (const day of [14, 28])
          this.#row({
            date: addDays(last, day - 29),
            description: texts.wages(upper(name), this.#code(6)),
            amount: -(usual + this.#roll(9000)),
            truth: 'wages',
            cause: 'payroll',
          });
      this.#row({
        date: addDays(last, -15),
        description: texts.payrollTax,
        amount: -this.#near(90_000),
        truth: 'wages',
        cause: 'payroll',
      });
      if (month % 3 === 0)
        this.#row({
          date: last,
          description: texts.salesTax,
          amount: -this.#near(240_000),
          truth: undefined,
          cause: 'taxes',
        });
      if (month % 3 !== 0)
        this.#row({
          date: this.#day(),
          description: texts.fees.transfer,
          amount: -(month % 2 === 0 ? 150 : wireFee),
          truth: 'bank-charges',
          cause: 'bank fees',
        });
      if (month % 2 === 0)
        this.#row({
          date: this.#day(),
          description: texts.cash,
          amount: -20_000,
          truth: undefined,
          cause: 'owner and private',
        });
    }
  }

  #transfers(): void {
    const { texts, currency, other } = this.#business;
    for (let month = 0; month < 12; month += 1) {
      const day = addDays(FIRST_DAY, 6 + Math.floor(month * 30.4));
      this.#between(
        'card payments',
        day,
        this.#near(260_000),
        ['main', 'card'],
        texts.cardPaid,
        [0, 1, 2, -1][this.#roll(4)] ?? 0,
      );
      this.#between(
        'transfers',
        addDays(day, 9),
        (1 + this.#roll(8)) * 50_000,
        this.#roll(3) === 0 ? ['savings', 'main'] : ['main', 'savings'],
        texts.saved,
        [0, 0, 0, 1, -1][this.#roll(5)] ?? 0,
      );
      this.#row({
        date: addDays(day, 3),
        description: texts.cardPaidAlone,
        amount: -this.#near(84_000),
        truth: undefined,
        cause: 'card payments',
      });
      if (month % 2 > 0) continue;
      const date = addDays(day, 14);
      const sold = this.#near(180_000);
      const pair = `fx${String(month)}`;
      const amount = Math.round((sold / this.#rate(date)) * 0.993);
      this.#row({
        date,
        description: texts.exchanged[0],
        amount: -sold,
        truth: undefined,
        cause: 'transfers',
        pair,
        currency,
      });
      this.#row({
        date: addDays(date, this.#roll(3)),
        description: texts.exchanged[1],
        amount,
        truth: undefined,
        cause: 'transfers',
        pair,
        currency: other.currency,
        accountId: 'other',
      });
    }
  }

  /** Both sides of a transfer; some banks book what arrives a day before another books that it left. */
  #between(
    cause: RowCause,
    date: CivilDate,
    amount: number,
    [from, to]: readonly string[],
    [out, into]: readonly [string, string],
    after: number,
  ): void {
    const pair = `p${String(this.#rows.length)}`;
    this.#row({
      date,
      description: out,
      amount: -amount,
      truth: undefined,
      cause,
      pair,
      accountId: from ?? '',
    });
    this.#row({
      date: addDays(date, after),
      description: into,
      amount,
      truth: undefined,
      cause,
      pair,
      accountId: to ?? '',
    });
  }

  #privateMoney(): void {
    const { owner, texts } = this.#business;
    for (let time = 0; time < 12; time += 1)
      this.#row({
        date: this.#day(),
        description: texts.paid(upper(owner), '', this.#code(6)),
        amount: -this.#near(150_000),
        truth: 'owner',
        cause: 'owner and private',
      });
    for (let time = 0; time < 3; time += 1)
      this.#row({
        date: this.#day(),
        description: texts.received(upper(owner), '', this.#digits(16)),
        amount: this.#near(250_000),
        truth: 'owner',
        cause: 'owner and private',
      });
    for (let month = 1; month <= 12; month += 1)
      this.#row({
        accountId: 'card',
        date: `2025-${String(month).padStart(2, '0')}-11`,
        description: 'NETFLIX.COM',
        amount: -1899,
        truth: 'personal',
        cause: 'owner and private',
      });
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const upper = (name: string): string => name.toUpperCase().replaceAll('.', '');
const titled = (name: string): string =>
  name.toLowerCase().replace(/(?<=^| )\w/g, (letter) => letter.toUpperCase());
