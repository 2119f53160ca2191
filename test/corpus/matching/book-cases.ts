import { addDays } from '../../../shared/civil-date.ts';
import { BookMaker } from './book-maker.ts';
import { FIRST, SECOND } from './book-words.ts';

/** The cases of a book, one kind of what belongs together each. */
export class BookCases extends BookMaker {
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
