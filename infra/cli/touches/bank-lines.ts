import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import { FIRST_DAY, upper } from './year-book.ts';
import type { RowCause, YearBook } from './year-book.ts';

/** What no document tells: fees, interest, wages, taxes and cash. */
export function bankLines(book: YearBook): void {
  const { texts, employees, wireFee } = book.business;
  for (let month = 0; month < 12; month += 1) {
    const last = addDays(FIRST_DAY, 29 + Math.floor(month * 30.4));
    book.row({
      date: last,
      description: texts.fees.monthly,
      amount: -1695,
      truth: 'bank-charges',
      cause: 'bank fees',
    });
    book.row({
      accountId: 'savings',
      date: last,
      description: texts.interest,
      amount: 210 + book.roll(400),
      truth: 'interest-income',
      cause: 'bank fees',
    });
    for (const { name, usual } of employees)
      for (const day of [14, 28])
        book.row({
          date: addDays(last, day - 29),
          description: texts.wages(upper(name), book.code(6)),
          amount: -(usual + book.roll(9000)),
          truth: 'wages',
          cause: 'payroll',
        });
    book.row({
      date: addDays(last, -15),
      description: texts.payrollTax,
      amount: -book.near(90_000),
      truth: 'wages',
      cause: 'payroll',
    });
    if (month % 3 === 0)
      book.row({
        date: last,
        description: texts.salesTax,
        amount: -book.near(240_000),
        truth: undefined,
        cause: 'taxes',
      });
    if (month % 3 !== 0)
      book.row({
        date: book.day(),
        description: texts.fees.transfer,
        amount: -(month % 2 === 0 ? 150 : wireFee),
        truth: 'bank-charges',
        cause: 'bank fees',
      });
    if (month % 2 === 0)
      book.row({
        date: book.day(),
        description: texts.cash,
        amount: -20_000,
        truth: undefined,
        cause: 'owner and private',
      });
  }
}

/** Money between the business's own accounts, one of them in another currency. */
export function transfers(book: YearBook): void {
  const { texts, currency, other } = book.business;
  for (let month = 0; month < 12; month += 1) {
    const day = addDays(FIRST_DAY, 6 + Math.floor(month * 30.4));
    between(
      book,
      'card payments',
      day,
      book.near(260_000),
      ['main', 'card'],
      texts.cardPaid,
      [0, 1, 2, -1][book.roll(4)] ?? 0,
    );
    between(
      book,
      'transfers',
      addDays(day, 9),
      (1 + book.roll(8)) * 50_000,
      book.roll(3) === 0 ? ['savings', 'main'] : ['main', 'savings'],
      texts.saved,
      [0, 0, 0, 1, -1][book.roll(5)] ?? 0,
    );
    book.row({
      date: addDays(day, 3),
      description: texts.cardPaidAlone,
      amount: -book.near(84_000),
      truth: undefined,
      cause: 'card payments',
    });
    if (month % 2 > 0) continue;
    const date = addDays(day, 14);
    const sold = book.near(180_000);
    const pair = `fx${String(month)}`;
    const amount = Math.round((sold / book.rate(date)) * 0.993);
    book.row({
      date,
      description: texts.exchanged[0],
      amount: -sold,
      truth: undefined,
      cause: 'transfers',
      pair,
      currency,
    });
    book.row({
      date: addDays(date, book.roll(3)),
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
function between(
  book: YearBook,
  cause: RowCause,
  date: CivilDate,
  amount: number,
  [from, to]: readonly string[],
  [out, into]: readonly [string, string],
  after: number,
): void {
  const pair = `p${String(book.rows.length)}`;
  book.row({
    date,
    description: out,
    amount: -amount,
    truth: undefined,
    cause,
    pair,
    accountId: from ?? '',
  });
  book.row({
    date: addDays(date, after),
    description: into,
    amount,
    truth: undefined,
    cause,
    pair,
    accountId: to ?? '',
  });
}

/** What the owner took out, brought in and paid for privately. */
export function privateMoney(book: YearBook): void {
  const { owner, texts } = book.business;
  for (let time = 0; time < 12; time += 1)
    book.row({
      date: book.day(),
      description: texts.paid(upper(owner), '', book.code(6)),
      amount: -book.near(150_000),
      truth: 'owner',
      cause: 'owner and private',
    });
  for (let time = 0; time < 3; time += 1)
    book.row({
      date: book.day(),
      description: texts.received(upper(owner), '', book.digits(16)),
      amount: book.near(250_000),
      truth: 'owner',
      cause: 'owner and private',
    });
  for (let month = 1; month <= 12; month += 1)
    book.row({
      accountId: 'card',
      date: `2025-${String(month).padStart(2, '0')}-11`,
      description: 'NETFLIX.COM',
      amount: -1899,
      truth: 'personal',
      cause: 'owner and private',
    });
}
