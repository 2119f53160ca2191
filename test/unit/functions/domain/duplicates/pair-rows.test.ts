import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, pairRows } from '../../../../../functions/domain/duplicates/pair-rows.ts';
import type { KnownRow } from '../../../../../functions/domain/duplicates/pair-rows.ts';
import { fingerprintRows } from '../../../../../functions/domain/statements/fingerprint-rows.ts';
import { addDays } from '../../../../../shared/civil-date.ts';

interface Payment {
  readonly date: string;
  readonly otherDate?: string | undefined;
  readonly amount: number;
  readonly description: string;
}

/** Books that take in one file after the other, as the product does. */
class BooksOfRows {
  readonly known: KnownRow[] = [];

  /** Gives how many rows of the file were new. */
  take(rows: readonly Payment[], shape: string): number {
    const ids = fingerprintRows('account', rows);
    const file = rows.map((row, at) => ({ ...row, id: ids[at] ?? '' }));
    const days = daysOf(rows);
    const near = this.known.filter(
      ({ date }) => date >= addDays(days.from, -7) && date <= addDays(days.to, 7),
    );
    const twins = rows.length === 0 ? [] : pairRows({ rows: file, shape }, near);
    const fresh = file.filter((_, at) => twins[at] === undefined);
    const taken = new Set(this.known.map(({ id }) => id));
    for (const row of fresh) {
      const id = taken.has(row.id) ? `${row.id} again ${this.known.length}` : row.id;
      this.known.push({ ...row, id, shape, holds: days });
    }
    return fresh.length;
  }
}

const payment = (date: string, amount: number, description: string): Payment => ({
  date,
  amount,
  description,
});

const SHOPS = ['TIM HORTONS', 'ESSO CIRCLE', 'LOBLAWS', 'CLIENT DEPOSIT'];
/** The bank's own record: whole days, equal payments of a day included. */
const record = fc
  .array(
    fc.array(
      fc.record({ shop: fc.nat(SHOPS.length - 1), amount: fc.constantFrom(-450, -450, -9000, 12_000) }),
      {
        maxLength: 4,
      },
    ),
    { minLength: 5, maxLength: 24 },
  )
  .map((days) =>
    days.flatMap((day, n) =>
      day.map(({ shop, amount }) => payment(addDays('2026-03-01', n), amount, SHOPS[shop] ?? '')),
    ),
  );
const span = fc.tuple(fc.nat(23), fc.nat(23)).map((days) => days.toSorted((a, b) => a - b));
const cut = (rows: readonly Payment[], [from = 0, to = 0]: readonly number[]) =>
  rows.filter(({ date }) => date >= addDays('2026-03-01', from) && date <= addDays('2026-03-01', to));

/** The same payments as other formats write them: other words, or no common word at all. */
const shapes: Record<string, (row: Payment) => Payment> = {
  csv: (row) => row,
  ofx: (row) => ({ ...row, description: `POS PURCHASE ${row.description} #0012` }),
  pdf: (row) => ({ ...row, description: `Kartenzahlung ${row.amount}` }),
};
const download = fc.record({ days: span, shape: fc.constantFrom(...Object.keys(shapes)) });

describe('pairRows', () => {
  it('adds each payment once, whichever files bring it, in whichever format and order', () => {
    fc.assert(
      fc.property(record, fc.array(download, { minLength: 1, maxLength: 5 }), (rows, downloads) => {
        const books = new BooksOfRows();
        for (const { days, shape } of [...downloads, ...downloads])
          books.take(
            cut(rows, days).map((row) => shapes[shape]?.(row) ?? row),
            shape,
          );
        const wanted = rows.filter((row) => downloads.some(({ days }) => cut([row], days).length > 0));
        const facts = (all: readonly Payment[]) =>
          all.map(({ date, amount }) => `${date} ${amount}`).toSorted();
        expect(facts(books.known)).toEqual(facts(wanted));
      }),
      { numRuns: 300 },
    );
  });

  it('loses no row of 200 disjoint weekly statements with equal amounts and texts', () => {
    for (const shape of ['csv', 'ofx']) {
      const books = new BooksOfRows();
      let added = 0;
      for (let week = 0; week < 200; week += 1) {
        const rows = Array.from({ length: 10 }, (_, n) =>
          payment(addDays('2022-01-03', week * 7 + Math.floor((n * 7) / 10)), -450, 'COFFEE SHOP'),
        );
        added += books.take(rows, week % 2 === 0 ? 'csv' : shape);
      }
      expect(added).toBe(2000);
    }
  });

  it('keeps two equal coffees of a day, and finds the second one that came later', () => {
    const books = new BooksOfRows();
    const coffee = payment('2026-03-02', -450, 'COFFEE');
    expect(books.take([coffee], 'csv')).toBe(1);
    expect(books.take([coffee, coffee], 'csv')).toBe(1);
    expect(books.take([coffee, coffee], 'ofx')).toBe(0);
  });

  it('takes a purchase for the one booked two days later, where both files hold both days', () => {
    const around = [payment('2026-03-01', -1, 'A'), payment('2026-03-31', -2, 'B')];
    const bought = payment('2026-03-10', -4999, 'HARDWARE STORE 12');
    const booked = payment('2026-03-12', -4999, 'POS HARDWARE STORE TORONTO');
    const books = new BooksOfRows();
    books.take([...around, bought], 'csv');
    expect(books.take([...around, booked], 'ofx')).toBe(0);
    expect(books.take([...around, bought, booked], 'csv'), 'a second purchase in the same layout').toBe(1);
  });

  it('does not shift rows with other texts, nor into days that the other file does not hold', () => {
    const around = [payment('2026-03-01', -1, 'A'), payment('2026-03-31', -2, 'B')];
    const books = new BooksOfRows();
    books.take([...around, payment('2026-03-10', -4999, 'HARDWARE STORE')], 'csv');
    expect(books.take([...around, payment('2026-03-12', -4999, 'GARDEN CENTRE')], 'ofx')).toBe(1);
    const weeks = new BooksOfRows();
    weeks.take([payment('2026-03-02', -450, 'COFFEE'), payment('2026-03-08', -450, 'COFFEE')], 'csv');
    expect(
      weeks.take([payment('2026-03-09', -450, 'COFFEE'), payment('2026-03-15', -450, 'COFFEE')], 'ofx'),
    ).toBe(2);
  });

  it('takes other words for another payment within one layout', () => {
    const books = new BooksOfRows();
    books.take([payment('2026-03-10', -1000, 'PAYPAL')], 'csv');
    expect(books.take([payment('2026-03-10', -1000, 'STATIONER')], 'csv')).toBe(1);
    expect(books.take([payment('2026-03-10', -1000, 'PENDING PAYPAL')], 'csv')).toBe(1);
  });

  it.each([
    ['CHQ 150', 'CHQ 1500'],
    ['JOHN', 'JOHNSON'],
    ['PETER', 'PETERSON'],
    ['TRANSFER TO ANNA', 'TRANSFER TO ANNABEL'],
    ['INVOICE 2026-1', 'INVOICE 2026-11'],
  ])('keeps %s and %s of one day and amount apart in files of one layout', (first, second) => {
    for (const [one, other] of [[first, second] as const, [second, first] as const])
      for (const around of [[], [payment('2026-03-01', -1, 'A'), payment('2026-03-31', -2, 'B')]]) {
        const books = new BooksOfRows();
        books.take([...around, payment('2026-03-10', -1000, one)], 'csv');
        expect(books.take([...around, payment('2026-03-10', -1000, other)], 'csv')).toBe(1);
      }
  });

  it('knows a payment written anew in the same layout, where a file holds its whole day without the other', () => {
    const around = [payment('2026-03-01', -1, 'A'), payment('2026-03-31', -2, 'B')];
    const pending = payment('2026-03-10', -1000, 'PENDING STATIONER');
    const booked = payment('2026-03-10', -1000, 'STATIONER 0042 TORONTO');
    const later = payment('2026-03-12', -1000, 'STATIONER 0042 TORONTO');
    for (const [first, second, added] of [
      [[pending], [...around, booked], 2],
      [[...around, booked], [pending], 0],
      [[...around, pending], [...around, later], 0],
    ] as const) {
      const books = new BooksOfRows();
      books.take(first, 'csv');
      expect(books.take(second, 'csv')).toBe(added);
    }
    const edges = new BooksOfRows();
    edges.take([around[0] ?? pending, pending], 'csv');
    expect(edges.take([booked, around[1] ?? booked], 'csv'), 'a day that each may hold in part').toBe(2);
  });

  it('loses no row of files of one layout, however alike the names of one day and amount', () => {
    const names = ['JOHN', 'JOHNSON', 'CHQ 150', 'CHQ 1500', 'CHQ 15', 'ANNA', 'ANNA B'];
    const days = fc.array(fc.subarray(names), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(days, fc.array(span, { minLength: 1, maxLength: 5 }), (drawn, spans) => {
        const rows = drawn.flatMap((some, day) =>
          some.map((name) => payment(addDays('2026-03-01', day), -1000, name)),
        );
        const books = new BooksOfRows();
        for (const days of spans) books.take(cut(rows, days), 'csv');
        const wanted = rows.filter((row) => spans.some((days) => cut([row], days).length > 0));
        const facts = (all: readonly Payment[]) =>
          all.map(({ date, description }) => `${date} ${description}`).toSorted();
        expect(facts(books.known)).toEqual(facts(wanted));
      }),
      { numRuns: 300 },
    );
  });

  it('adds each purchase of a card once, whether files give the day of purchase, that of booking or both', () => {
    const purchases = fc.array(
      fc.record({
        day: fc.nat(25),
        later: fc.nat(4),
        shop: fc.nat(SHOPS.length - 1),
        amount: fc.constantFrom(-450, -9000),
      }),
      { minLength: 3, maxLength: 14 },
    );
    const prints = fc.array(fc.constantFrom('bought', 'booked', 'both'), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(purchases, prints, (drawn, kinds) => {
        // Equal purchases of neighbouring days leave open which is which.
        const distinct = [...new Map(drawn.map((row) => [`${row.shop} ${row.amount}`, row])).values()];
        const rows = distinct.map(({ day, later, shop, amount }) => ({
          ...payment(addDays('2026-03-01', day), amount, SHOPS[shop] ?? ''),
          otherDate: addDays('2026-03-01', day + later),
        }));
        const print = {
          bought: ({ otherDate: _, ...row }: (typeof rows)[number]) => row,
          booked: ({ otherDate, ...row }: (typeof rows)[number]) => ({ ...row, date: otherDate }),
          both: (row: (typeof rows)[number]) => row,
        };
        const books = new BooksOfRows();
        // Only a file with both days tells that those of the other two are the same.
        for (const kind of ['both', ...kinds] as const) books.take(rows.map(print[kind]), kind);
        expect(books.known).toHaveLength(rows.length);
      }),
      { numRuns: 300 },
    );
  });

  it('stays quick where all rows are equal', () => {
    const rows = Array.from({ length: 5000 }, () => payment('2026-03-10', -450, 'COFFEE'));
    const books = new BooksOfRows();
    expect(books.take(rows, 'csv')).toBe(5000);
    expect(books.take(rows, 'ofx')).toBe(0);
  });
});

describe('one account in two formats, one by the day of purchase and one by that of booking', () => {
  const bought = [
    payment('2026-01-31', -1250, 'PAPER KRAUSE'),
    payment('2026-02-04', -4500, 'TELECOM NORD'),
    payment('2026-02-09', -899, 'BAKERY LINDE'),
    payment('2026-02-14', -6000, 'HOTEL ANKER'),
  ];
  const booked = bought.map((row) => ({ ...row, date: addDays(row.date, 2) }));

  it('has no row twice, those past the edge of one file neither', () => {
    const books = new BooksOfRows();
    books.take(booked, 'ofx');
    expect(books.take(bought, 'csv')).toBe(0);
    const others = new BooksOfRows();
    others.take(bought, 'csv');
    expect(others.take(booked, 'ofx')).toBe(0);
  });

  it('keeps equal payments at the edge of files whose days agree', () => {
    const books = new BooksOfRows();
    books.take([...bought.slice(1), payment('2026-02-15', -450, 'BAKERY LINDE')], 'ofx');
    const next = [payment('2026-02-16', -450, 'BAKERY LINDE'), payment('2026-02-20', -700, 'PAPER KRAUSE')];
    expect(books.take([...bought.slice(2), ...next], 'csv')).toBe(2);
  });

  it('keeps a payment that lies further apart than others do, or the other way', () => {
    const books = new BooksOfRows();
    books.take([...booked, payment('2026-02-17', -450, 'BAKERY LINDE')], 'ofx');
    expect(books.take([...bought, payment('2026-02-18', -450, 'BAKERY LINDE')], 'csv')).toBe(1);
  });
});
