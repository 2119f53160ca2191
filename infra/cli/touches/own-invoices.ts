import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { Person } from './business.ts';
import { FIRST_DAY, sumOf, upper } from './year-book.ts';
import type { YearBook } from './year-book.ts';

/**
 * What customers were billed, and how they paid it: whole, in halves, several at once, from abroad, before the invoice or less a credit;
 * and payouts of a card terminal.
 */
export function ownInvoices(book: YearBook): void {
  for (let time = 0; time < 34; time += 1) ownInvoice(book, addDays(FIRST_DAY, 4 + time * 10), time);
  for (let time = 0; time < 12; time += 1) payout(book, addDays(FIRST_DAY, 10 + time * 29));
}

function ownInvoice(book: YearBook, day: CivilDate, time: number): void {
  const { customers, abroad, wireFee } = book.business;
  const one = customers[book.roll(customers.length)] ?? { name: '', usual: 100_000 };
  const amount = Math.round(book.near(one.usual, 80) / 500) * 500 + (book.roll(2) === 0 ? 0 : book.roll(99));
  const soon = addDays(day, 3 + book.roll(32));
  if (time % 8 === 1) return inHalves(book, one, day, amount);
  if (time % 8 === 3) return atOnce(book, one, day);
  if (time % 8 === 5) return byWire(book, abroad[0] ?? one, day, wireFee, time % 16 === 5);
  if (time % 8 === 7) return depositFirst(book, one, day, amount);
  if (time === 18) return lessCredit(book, one, day, amount);
  const number = book.invoice();
  book.document('own invoices', { vendor: one.name, date: day, amount, kind: 'invoice', number }, [
    income(book, one, soon, amount, number),
  ]);
}

/** How a customer refers to an invoice: by its number as printed or nearly, by words, or not at all. */
function reference(book: YearBook, number: string): string {
  const digits = number.replace(/\D/g, '');
  return [number, `INV${digits}`, `INVOICE ${digits}`, digits, '', '', ''][book.roll(7)] ?? '';
}

function income(book: YearBook, { name }: Person, date: CivilDate, amount: number, number: string): string {
  return book.row({
    date,
    description: book.business.texts.received(upper(name), reference(book, number), book.digits(16)),
    amount,
    truth: 'sales',
    cause: 'sales',
  });
}

function inHalves(book: YearBook, one: Person, day: CivilDate, total: number): void {
  const amount = total + (total % 2);
  const number = book.invoice();
  const rows = [5 + book.roll(10), 30 + book.roll(10)].map((after) =>
    income(book, one, addDays(day, after), amount / 2, number),
  );
  book.document('halves', { vendor: one.name, date: day, amount, kind: 'invoice', number }, rows);
}

function atOnce(book: YearBook, one: Person, day: CivilDate): void {
  const amounts = Array.from({ length: 2 + book.roll(2) }, () => book.near(one.usual / 2, 90));
  const numbers = amounts.map(() => book.invoice());
  const row = book.row({
    date: addDays(day, 20 + book.roll(14)),
    description: book.business.texts.received(
      upper(one.name),
      book.roll(2) === 0 ? numbers.map((n) => n.replace('-', '')).join(' ') : '',
      book.digits(16),
    ),
    amount: sumOf(amounts),
    truth: 'sales',
    cause: 'sales',
  });
  for (const [at, amount] of amounts.entries())
    book.document(
      'several invoices',
      { vendor: one.name, date: addDays(day, at * 5), amount, kind: 'invoice', number: numbers[at] ?? '' },
      [row],
    );
}

/** From abroad: banks on the way keep their fee, and an invoice in another currency comes by the bank's rate. */
function byWire(book: YearBook, one: Person, day: CivilDate, fee: number, isForeign: boolean): void {
  const { other, texts } = book.business;
  const amount = Math.round(book.near(one.usual, 60) / 1000) * 1000;
  const number = book.invoice();
  const date = addDays(day, 8 + book.roll(22));
  const came = isForeign ? Math.round(amount * book.rate(date) * 0.985) - fee : amount - fee;
  const row = book.row({
    date,
    description: texts.wired(upper(one.name), reference(book, number), book.code()),
    amount: came,
    truth: 'sales',
    cause: 'sales',
  });
  book.row({
    date,
    description: texts.fees.wire,
    amount: -fee,
    truth: 'bank-charges',
    cause: 'bank fees',
  });
  book.document(
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
function depositFirst(book: YearBook, one: Person, day: CivilDate, amount: number): void {
  const number = book.invoice();
  if (book.roll(2) === 0)
    return book.document('deposits', { vendor: one.name, date: day, amount, kind: 'invoice', number }, [
      income(book, one, addDays(day, -3 - book.roll(11)), amount, ''),
    ]);
  const first = Math.round((amount * (30 + 10 * book.roll(3))) / 100);
  const rows = [
    income(book, one, addDays(day, -6 - book.roll(12)), first, ''),
    income(book, one, addDays(day, 4 + book.roll(20)), amount - first, number),
  ];
  book.document(
    'deposits',
    { vendor: one.name, date: day, amount, kind: 'invoice', number, due: amount - first },
    rows,
  );
}

function lessCredit(book: YearBook, one: Person, day: CivilDate, amount: number): void {
  const back = Math.round(amount * 0.12);
  const number = book.invoice();
  const row = income(book, one, addDays(day, 19), amount - back, number);
  book.document('credit notes', { vendor: one.name, date: day, amount, kind: 'invoice', number }, [row]);
  book.document(
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

function payout(book: YearBook, date: CivilDate): void {
  book.row({
    date,
    description: book.business.texts.payouts,
    amount: book.near(52_000, 90),
    truth: 'sales',
    cause: 'sales',
  });
}
