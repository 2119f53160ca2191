import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import { foreignPurchases } from './bills.ts';
import type { Shop, TownTrade } from './business.ts';
import { photographed } from './photograph.ts';
import type { DocumentCause, YearBook } from './year-book.ts';

const ROWS = 600;
/** Of a hundred receipts from tills, as many are photographs. */
const PHOTOGRAPHS = 60;
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

/**
 * Purchases until the year has its rows: of the shops that the business goes to, of many that it goes to once, of some abroad; and what a
 * few give back.
 */
export function purchases(book: YearBook): void {
  const { shops, trades } = book.business;
  const known = shops.flatMap((one) => Array.from({ length: one.often }, () => one));
  for (const one of known) purchase(book, one);
  const others = new Map<string, Purpose>();
  const locals = Array.from({ length: 70 }, (): Shop => {
    const [word, most, usual, other = most, ofHundred = 0] = trades[book.roll(trades.length)] ?? NO_TRADE;
    const bank = `${SURNAMES[book.roll(SURNAMES.length)] ?? ''} ${word}`;
    const truth = others.get(bank) ?? (book.roll(100) < ofHundred ? other : most);
    others.set(bank, truth);
    return { bank, printed: titled(bank), truth, often: 1, usual };
  });
  while (book.rows.length < ROWS) purchase(book, locals[book.roll(locals.length)] ?? locals[0]);
  refunds(
    book,
    shops.filter(({ truth }) => truth !== 'personal' && truth !== 'meals'),
  );
  foreignPurchases(book);
}

function purchase(book: YearBook, from: Shop | undefined): void {
  if (!from) return;
  const day = book.day();
  const amount = book.near(from.usual, 90);
  const truth = from.other !== undefined && book.roll(10) < 3 ? from.other : from.truth;
  const row = book.row({
    accountId: 'card',
    date: book.booked(day),
    description: book.cardText(from.bank),
    amount: -amount,
    truth,
    cause: truth === 'personal' ? 'owner and private' : 'shops',
  });
  if (truth !== 'personal' && book.roll(100) < 14)
    receipt(book, 'receipts', from.printed, day, amount, [row]);
}

function receipt(
  book: YearBook,
  cause: DocumentCause,
  vendor: string,
  date: CivilDate,
  amount: number,
  paidBy: readonly string[],
): void {
  const last4 = book.roll(10) < 4 ? '4521' : null;
  const printed = {
    vendor,
    date,
    amount,
    kind: 'receipt',
    last4,
    currency: book.business.currency,
    id: '',
  };
  const { id: _, ...read } = book.roll(100) < PHOTOGRAPHS ? photographed(printed, book.roll) : printed;
  book.document(cause, read, paidBy);
}

/** The same lunch two days running, each with its receipt, booked in their order. */
export function equalReceipts(book: YearBook): void {
  const places = book.business.shops.filter(
    ({ truth, other }) =>
      (truth === 'meals' || truth === 'travel' || truth === 'delivery') && other === undefined,
  );
  for (let time = 0; time < 5; time += 1) {
    const place = places[time % places.length];
    if (!place) return;
    const first = book.day();
    const amount = book.near(place.usual);
    const lag = book.roll(3);
    for (const day of [first, addDays(first, 1 + book.roll(2))]) {
      const row = book.row({
        accountId: 'card',
        date: addDays(day, lag),
        description: book.cardText(place.bank),
        amount: -amount,
        truth: place.truth,
        cause: 'shops',
      });
      book.document(
        'equal receipts',
        { vendor: place.printed, date: day, amount, kind: 'receipt', last4: null },
        [row],
      );
    }
  }
}

function refunds(book: YearBook, shops: readonly Shop[]): void {
  for (let time = 0; time < 9; time += 1) {
    const from = shops[book.roll(shops.length)];
    if (!from || from.other !== undefined) continue;
    const day = book.day();
    const amount = book.near(from.usual, 90);
    const row = book.row({
      accountId: 'card',
      date: book.booked(day, 5),
      description: book.business.texts.refund(from.bank, book.town(), String(1000 + book.roll(9000))),
      amount,
      truth: from.truth,
      cause: 'refunds',
    });
    if (time % 2 === 0)
      book.document(
        'credit notes',
        { vendor: from.printed, date: day, amount, kind: 'credit-note', number: book.billNumber() },
        [row],
      );
  }
}

/** Paid in cash or from a private purse, or not at all: no row of these books is theirs. */
export function unpaid(book: YearBook): void {
  const { shops } = book.business;
  for (let time = 0; time < 7; time += 1) {
    const from = shops[book.roll(shops.length)];
    if (from) receipt(book, 'unpaid', from.printed, book.day(), book.near(from.usual, 90), []);
  }
}

const titled = (name: string): string =>
  name.toLowerCase().replace(/(?<=^| )\w/g, (letter) => letter.toUpperCase());
