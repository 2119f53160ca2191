import type { MatchReceipt, MatchTransaction } from '../../../functions/domain/matching/match-input.ts';
import { addDays } from '../../../shared/civil-date.ts';
import { COUNTRIES, FIRST, PLACES, SECOND } from './book-words.ts';
import { Dice } from './dice.ts';
import type { Link } from './labelled-book.ts';

/** What every case of a book is made of: merchants, days, amounts, a bank's texts, and receipts as they are read. */
export class BookMaker {
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
}
