import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beancountLedger } from '../../../../../../functions/domain/exports/ledgers/beancount-ledger.ts';
import type { LedgerBooks } from '../../../../../../functions/domain/exports/ledgers/ledger-books.ts';
import { plainWords } from '../../../../../../functions/domain/exports/ledgers/plain-words.ts';
import {
  anyBooks,
  booksWith,
  entryWith,
  transfers,
} from '../../../../../support/ledgers/ledger-books-with.ts';
import { heldBy, toldSums } from '../../../../../support/ledgers/told-sums.ts';
import { readBeancount, sumsOf } from '../../../../../support/ledgers/read-beancount.ts';
import { firstText } from '../../../../../support/ledgers/written-files.ts';

const written = (books: LedgerBooks): string => firstText(beancountLedger(books).files);

describe('beancountLedger', () => {
  it('names accounts as its grammar has them, each by a name of its own', () => {
    const entries = [
      entryWith({ accountId: 'savings', side: side('交通') }),
      entryWith({ id: 'b', side: side('travel & meals') }),
      entryWith({ id: 'c', side: side('Travel/Meals') }),
      entryWith({ id: 'd', side: side('%') }),
    ];
    expect(readBeancount(written(booksWith({ entries }))).opened).toEqual([
      ...['Assets:X-办公-储蓄', 'Expenses:X-交通', 'Assets:Business-Checking'],
      ...['Expenses:Travel-meals', 'Expenses:Travel-Meals-2', 'Expenses:X'],
    ]);
  });

  it('writes money that was on its way for days in two entries linked to each other', () => {
    const [out, into] = [-500, 500].map((amount, at) =>
      entryWith({
        ...{ id: `t${at}`, amount, kind: 'transfer', side: transfers, pairId: 'p' },
        ...{ accountId: at === 0 ? 'checking' : 'savings', date: `2026-01-0${5 + at}` },
      }),
    );
    const { entries } = readBeancount(written(booksWith({ entries: [out, into].filter((each) => !!each) })));
    expect(entries.map(({ date, links, meta }) => [date, links, meta?.['id']])).toEqual([
      ['2026-01-05', ['t0'], 't0'],
      ['2026-01-06', ['t0'], 't1'],
    ]);
    expect([...sumsOf(entries)]).toEqual([
      ['Assets:Business-Checking USD', -500],
      ['Assets:X-办公-储蓄 USD', 500],
    ]);
  });

  it('holds no account to a balance that it never opened, as where a part of nothing moved there', () => {
    const [whole] = entryWith({ amount: -500, side: side('Travel') }).lines;
    if (!whole) throw new Error('There is no line.');
    const nothing = { amount: 0, worth: 0, side: { kind: 'account', accountId: 'savings' } } as const;
    const entry = { ...entryWith({ amount: -500, side: side('Travel') }), lines: [nothing, whole] };
    const { opened, balances } = readBeancount(written(booksWith({ entries: [entry] })));
    expect(opened).toEqual(['Assets:Business-Checking', 'Expenses:Travel']);
    expect(balances).toHaveLength(1);
  });

  it('tells what foreign entries are worth beside their amounts', () => {
    const worth = { amount: -11_000, currency: 'USD' };
    const entry = entryWith({ amount: -10_000, currency: 'EUR', worth });
    const [read] = readBeancount(written(booksWith({ entries: [entry] }))).entries;
    expect(written(booksWith({ entries: [entry] }))).toContain(
      '  Assets:Business-Checking  -100.00 EUR\n    worth: -110.00 USD\n  Expenses:Office  100.00 EUR\n    worth: 110.00 USD\n',
    );
    expect(read?.postings).toHaveLength(2);
  });

  it('is read back whole: its texts, what each account holds, and what each category comes to', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const { entries, balances } = readBeancount(written(books));
        const texts = new Map(books.entries.map((entry) => [entry.id, entry.description]));
        for (const { meta, narration } of entries)
          if (typeof meta?.['id'] === 'string')
            expect(narration).toBe(plainWords(texts.get(meta['id']) ?? '') || books.words.noDescription);
        expect([...sumsOf(entries).values()].toSorted()).toEqual([...toldSums(books).values()].toSorted());
        expect(balances.map(({ date }) => date)).toEqual(heldBy(books).map(() => '2026-04-01'));
      }),
      { numRuns: 60 },
    );
  });
});

const side = (label: string) => ({ kind: 'expense', categoryId: label, label, isUnsorted: false }) as const;
