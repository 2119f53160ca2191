import { addDays } from '../../../shared/civil-date.ts';
import { FIRST_DAY, sumOf, upper } from './year-book.ts';
import type { YearBook } from './year-book.ts';

/** People who work for the business: paid for invoices, on account, or for hours that nobody wrote down. */
export function contractors(book: YearBook): void {
  const { contractors, contractTruth, texts } = book.business;
  for (const { name, usual } of contractors) {
    for (let time = 0; time < 9; time += 1) {
      const day = book.day();
      const amount = book.roll(2) === 0 ? Math.round(book.near(usual) / 5000) * 5000 : book.near(usual);
      const number = String(20 + time);
      const row = book.row({
        date: day,
        description: texts.paid(upper(name), book.roll(3) === 0 ? `INV ${number}` : '', book.code(6)),
        amount: -amount,
        truth: contractTruth,
        cause: 'contractors',
      });
      if (time < 4)
        book.document(
          'contractor invoices',
          { vendor: name, date: addDays(day, -1 - book.roll(16)), amount, kind: 'invoice', number },
          [row],
        );
    }
  }
}

/** Several invoices of one supplier, paid at once. */
export function supplierSums(book: YearBook): void {
  const { supplier, texts } = book.business;
  for (let time = 0; time < 4; time += 1) {
    const day = addDays(FIRST_DAY, 30 + time * 80);
    const amounts = Array.from({ length: 2 + book.roll(2) }, () => book.near(supplier.usual, 90));
    const row = book.row({
      date: addDays(day, 12),
      description: texts.paid(supplier.bank, '', book.code(6)),
      amount: -sumOf(amounts),
      truth: supplier.truth,
      cause: 'shops',
    });
    for (const amount of amounts)
      book.document(
        'several in one payment',
        {
          vendor: supplier.printed,
          date: addDays(day, book.roll(9)),
          amount,
          kind: 'invoice',
          number: book.billNumber(),
        },
        [row],
      );
  }
}
