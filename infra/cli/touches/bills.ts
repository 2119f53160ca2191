import type { CivilDate } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { Bill, Truth } from './business.ts';
import type { YearBook } from './year-book.ts';
import { addDays } from '../../../shared/civil-date.ts';

/** What a card adds to the rate of the day, in thousandths. */
const CARD_MARKUP = 25;

/** Each month's bills, by card or by debit, some in another currency. */
export function bills(book: YearBook): void {
  for (const one of book.business.bills) {
    const dayOfMonth = 2 + book.roll(24);
    for (let month = 1; month <= 12; month += 1)
      bill(book, one, `2025-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`);
  }
}

function bill(
  book: YearBook,
  { bank, printed, truth, usual, isFixed, by, currency }: Bill,
  day: CivilDate,
): void {
  const stated = isFixed ? usual : book.near(usual, 30);
  const [amount, words] = currency === undefined ? [stated, ''] : converted(book, stated, currency, day);
  const date = by === 'card' ? book.booked(day) : book.booked(addDays(day, 8), 4);
  const description =
    by === 'debit'
      ? book.business.texts.debit(bank, book.standing(bank))
      : words === ''
        ? bank
        : book.business.texts.foreign(bank, words, book.code(4));
  const row = book.row({
    accountId: by === 'card' ? 'card' : 'main',
    date,
    description,
    amount: -amount,
    truth,
    cause: 'bills',
  });
  if (currency !== undefined) foreignFee(book, date, amount);
  if (book.roll(100) < 88)
    book.document(
      currency === undefined ? 'monthly bills' : 'foreign currency',
      {
        vendor: printed,
        date: day,
        amount: stated,
        kind: 'invoice',
        number: book.billNumber(),
        ...(currency === undefined ? {} : { currency }),
      },
      [row],
    );
}

/** What a card charges for a price in another currency; half of the banks print the price beside it. */
function converted(
  book: YearBook,
  price: number,
  currency: string,
  day: CivilDate,
): [amount: number, words: string] {
  const rate = book.rate(day) * (1 + CARD_MARKUP / 1000);
  const amount = Math.round(price * rate);
  return [
    amount,
    book.business.country === 'USA'
      ? ''
      : `${decimalFromMinor(price, currency)} ${currency} @ ${rate.toFixed(4)}`,
  ];
}

function foreignFee(book: YearBook, date: CivilDate, amount: number): void {
  if (book.business.country === 'USA' || book.business.country === 'Australia')
    book.row({
      accountId: 'card',
      date,
      description: book.business.texts.fees.foreign,
      amount: -Math.round(amount * 0.03),
      truth: 'bank-charges',
      cause: 'bank fees',
    });
}

/** What was bought abroad by card, at the rate of the day and what the card adds to it. */
export function foreignPurchases(book: YearBook): void {
  const sellers: readonly (readonly [bank: string, printed: string, truth: Truth])[] = [
    ['AWWWARDS ONLINE', 'Awwwards Online SL', 'training'],
    ['UDEMY ONLINE COURSES', 'Udemy, Inc.', 'training'],
    ['NH COLLECTION HOTELS', 'NH Hotel Group', 'travel'],
    ['ENVATO MARKET 5412', 'Envato Pty Ltd', 'software'],
  ];
  for (let time = 0; time < 8; time += 1) {
    const [bank, printed, truth] = sellers[time % sellers.length] ?? ['', '', undefined];
    const day = book.day();
    const price = book.near(6400, 80);
    const [amount, words] = converted(book, price, book.business.other.currency, day);
    const date = book.booked(day);
    const row = book.row({
      accountId: 'card',
      date,
      description: words === '' ? bank : book.business.texts.foreign(bank, words, book.code(4)),
      amount: -amount,
      truth,
      cause: 'shops',
    });
    foreignFee(book, date, amount);
    book.document(
      'foreign currency',
      {
        vendor: printed,
        date: day,
        amount: price,
        kind: 'invoice',
        currency: book.business.other.currency,
        number: book.billNumber(),
      },
      [row],
    );
  }
}
