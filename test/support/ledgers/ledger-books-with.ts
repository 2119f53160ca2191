import fc from 'fast-check';
import type {
  LedgerAccount,
  LedgerBooks,
  LedgerEntry,
  LedgerLine,
  OtherSide,
} from '../../../functions/domain/exports/ledgers/ledger-books.ts';
import { addDays } from '../../../shared/civil-date.ts';

const accounts = [
  {
    id: 'checking',
    label: 'Business Checking',
    kind: 'checking',
    currency: 'USD',
    lastFour: '4321',
    isOpened: true,
  },
  {
    id: 'card',
    label: 'Visa: "Gold" | ; <x>',
    kind: 'credit-card',
    currency: 'USD',
    lastFour: null,
    isOpened: true,
  },
  { id: 'savings', label: '办公 储蓄', kind: 'savings', currency: 'USD', lastFour: '0042', isOpened: true },
  { id: 'cash', label: 'Cash', kind: 'cash', currency: 'USD', lastFour: null, isOpened: true },
] as const satisfies readonly LedgerAccount[];

const words = {
  noDescription: 'No description',
  opening: 'Opening balances',
  closing: 'Closing balances',
  transfers: 'Transfers',
  owner: 'Owner',
  personal: 'Personal',
  uncategorized: { income: 'Uncategorized income', expense: 'Uncategorized expenses' },
};

/** Books of an American first quarter with the given changes. */
export const booksWith = (change: Partial<LedgerBooks> = {}): LedgerBooks => ({
  ...{
    organizationId: 'o',
    organization: 'Northside Studio',
    dayOrder: 'month-first',
    home: 'USD',
    language: 'en',
  },
  ...{ from: '2026-01-01', to: '2026-03-31', createdAt: '2026-04-02T09:30:15.123Z' },
  ...{ accounts, openings: [], entries: [], words },
  ...change,
});

export const category = (label: string, categoryId = label): OtherSide => ({
  ...{ kind: 'expense', categoryId, label, isUnsorted: false },
});
export const transfers: OtherSide = { kind: 'transfers' };

/** An entry with the given changes; unless told it is one line. */
export function entryWith(change: Partial<LedgerEntry> & { readonly side?: OtherSide } = {}): LedgerEntry {
  const { side = category('Office'), ...facts } = change;
  const { amount = -1205, worth = null } = facts;
  return {
    ...{ id: '01900000-0000-7000-8000-000000000001', date: '2026-01-05', description: 'Paper', payee: null },
    ...{ accountId: 'checking', kind: 'expense', amount, currency: 'USD', worth, taxes: [], pairId: null },
    ...{ isInvoiced: false, isReversed: false },
    lines: [{ amount, worth: worth?.amount ?? 0, side }],
    ...facts,
  };
}

const HOSTILE = [
  '=HYPERLINK("http://x","y")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '＝1',
  '\t=1',
  '​=1',
  'a;b|c  d',
  '(code) * text',
  '2026-01-01 * x',
  '"quoted", \\ back\\',
  'line\r\nbreak\n2026-01-02 open Assets:X',
  '</NAME><STMTTRN><TRNAMT>1',
  ']]>&amp;&#60;',
  '\u0000\u0007\u202e\ufeff',
  '\ud800',
  '',
  '   ',
  ';comment date:2020-01-01',
  'Зарплата за март',
  'مكتبة جرير',
  'Café – Crème brûlée',
  '株式会社',
  'x'.repeat(400),
] as const;

/** Texts that mean something to a spreadsheet, a markup or a journal, or that nobody sees. */
const anyHostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const anySide: fc.Arbitrary<OtherSide> = fc.oneof(
  fc
    .record({
      kind: fc.constantFrom('income', 'expense'),
      number: fc.nat(3),
      label: fc.constantFrom('Travel', 'travel', 'A:B', 'A/B', '=Fees', ' ', '交通', 'Été; "x"'),
      isUnsorted: fc.constantFrom(false, false, false, true),
    })
    .map(({ kind, number, label, isUnsorted }) => ({
      ...{ kind, label, isUnsorted },
      categoryId: isUnsorted ? kind : `${number}${label}`,
    })),
  fc.constantFrom({ kind: 'owner' }, { kind: 'personal' }, transfers),
  fc
    .constantFrom(...accounts.map(({ id }) => id))
    .map((accountId) => ({ kind: 'account' as const, accountId })),
);

const anyEntry: fc.Arbitrary<LedgerEntry> = fc
  .record({
    id: fc.uuid({ version: 7 }),
    days: fc.nat(89),
    description: anyHostileText,
    payee: fc.option(anyHostileText),
    accountId: fc.constantFrom('checking', 'checking', 'card', 'savings', 'cash'),
    amounts: fc.array(fc.integer({ min: -300_000, max: 300_000 }), { minLength: 1, maxLength: 4 }),
    sides: fc.array(anySide, { minLength: 4, maxLength: 4 }),
    currency: fc.constantFrom('USD', 'USD', 'EUR', 'JPY'),
    isReversed: fc.boolean(),
    worths: fc.option(fc.array(fc.integer({ min: -20, max: 400_000 }), { minLength: 4, maxLength: 4 })),
    taxes: fc.array(fc.record({ kind: anyHostileText, rate: fc.constant(20), amount: fc.nat(99) }), {
      maxLength: 2,
    }),
  })
  .map(({ days, amounts, sides, worths, ...facts }) => {
    const valued = facts.currency !== 'USD' && worths !== null;
    const lines = amounts.map((amount, at): LedgerLine => ({
      amount,
      worth: valued ? Math.sign(amount) * (worths[at] ?? 0) || 0 : 0,
      side: sides[at] ?? transfers,
    }));
    const sum = (of: 'amount' | 'worth') => lines.reduce((all, line) => all + line[of], 0);
    return {
      ...facts,
      ...{ date: addDays('2026-01-01', days), amount: sum('amount'), lines, pairId: null, isInvoiced: false },
      kind: lines.every(({ side }) => side.kind === 'transfers') ? 'transfer' : 'expense',
      worth: valued ? { amount: sum('worth'), currency: 'USD' } : null,
    };
  });

/** What an entry that sends money away and the one that takes it in are. */
const anyTransfer: fc.Arbitrary<LedgerEntry[]> = fc
  .record({
    ids: fc.tuple(fc.uuid({ version: 7 }), fc.uuid({ version: 7 })),
    places: fc.shuffledSubarray(['checking', 'card', 'savings', 'cash'], { minLength: 2, maxLength: 2 }),
    amount: fc.integer({ min: 1, max: 900_000 }),
    days: fc.nat(80),
    later: fc.nat(5),
    description: anyHostileText,
  })
  .map(({ ids, places, amount, days, later, description }) =>
    [-amount, amount].map((each, at) =>
      entryWith({
        ...{ id: ids[at] ?? '', pairId: ids.join(), accountId: places[at] ?? '', kind: 'transfer' },
        ...{ amount: each, date: addDays('2026-01-01', days + at * later), side: transfers, description },
      }),
    ),
  );

const anyOpenings = fc.uniqueArray(
  fc.record({
    accountId: fc.constantFrom(...accounts.map(({ id }) => id)),
    currency: fc.constantFrom('USD', 'EUR'),
    amount: fc.integer({ min: -500_000, max: 500_000 }),
  }),
  { selector: ({ accountId, currency }) => `${accountId}${currency}`, maxLength: 5 },
);

/** Books with entries of all kinds, whose texts are what nobody would want to find in a file. */
export const anyBooks: fc.Arbitrary<LedgerBooks> = fc
  .record({
    single: fc.array(anyEntry, { maxLength: 20 }),
    moved: fc.array(anyTransfer, { maxLength: 4 }),
    openings: anyOpenings,
    dayOrder: fc.constantFrom('month-first', 'day-first'),
    organization: anyHostileText,
  })
  .map(({ single, moved, ...facts }) => {
    const byId = new Map([...single, ...moved.flat()].map((entry) => [entry.id, entry]));
    return booksWith({
      ...facts,
      entries: [...byId.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    });
  });
