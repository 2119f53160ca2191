import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hledgerJournal } from '../../functions/domain/exports/ledgers/hledger-journal.ts';
import type { LedgerBooks } from '../../functions/domain/exports/ledgers/ledger-books.ts';
import { plainWords } from '../../functions/domain/exports/ledgers/plain-words.ts';
import { minorFromDecimal } from '../../shared/money.ts';
import { hasHledger } from '../support/has-hledger.ts';
import { anyBooks, booksWith, category, entryWith, transfers } from '../support/ledgers/ledger-books-with.ts';
import { toldSums } from '../support/ledgers/told-sums.ts';
import { firstText } from '../support/ledgers/written-files.ts';

const journalOf = (books: LedgerBooks): string => firstText(hledgerJournal(books).files);

describe.skipIf(!hasHledger())('the journal of hledger', () => {
  it('holds what the books do: each entry with its text, and what every account and category comes to', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const journal = journalOf(books);
        expect(asked(journal, ['check', '--strict'])).toBe('');
        expect([...balancesOf(journal).values()].toSorted()).toEqual(
          [...toldSums(books).values()].toSorted(),
        );
        const read = entriesOf(journal);
        const ids = read.flatMap(({ tcode, tpostings }) => [
          tcode,
          ...tpostings.flatMap(({ ptags }) => ptags.flatMap(([tag, id]) => (tag === 'id' ? [id] : []))),
        ]);
        expect(ids.filter((id) => id !== 'opening' && id !== 'closing').toSorted()).toEqual(
          books.entries.map(({ id }) => id).toSorted(),
        );
        for (const { tcode, tdescription, tdate } of read) {
          const entry = books.entries.find(({ id }) => id === tcode);
          if (!entry) continue;
          const text = plainWords(entry.description.replaceAll(';', ',').replaceAll('|', '/'));
          expect(tdescription.split(' | ').at(-1)).toBe(text || books.words.noDescription);
          expect(tdate).toBe(entry.date);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('tells what foreign entries are worth, and what was split of them is worth together', () => {
    const foreign = entryWith({
      ...{ amount: -10_000, currency: 'EUR', worth: { amount: -11_000, currency: 'USD' } },
      lines: [
        { amount: -9_700, worth: -10_670, side: category('Travel') },
        { amount: -300, worth: -330, side: category('Fees') },
      ],
    });
    const journal = journalOf(booksWith({ entries: [foreign] }));
    expect(journal).toContain('assets:Business Checking  -100.00 EUR @@ 110.00 USD');
    expect(
      asked(journal, ['balance', '-B', '--flat', '--no-total'])
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '-110.00 USD  assets:Business Checking',
      '106.70 USD  expenses:Travel',
      '3.30 USD  expenses:Fees',
      '',
    ]);
  });

  it('is refused once a cent of it is lost', () => {
    const journal = journalOf(booksWith({ entries: [entryWith()] }));
    expect(asked(journal, ['check'])).toBe('');
    const [entry = '', closing = ''] = journal.split(/(?=\n.*\(closing\))/);
    const other = entry.replaceAll('12.05 USD', '12.04 USD');
    expect(() => asked(other + closing, ['check'])).toThrow('balance assertion');
  });

  it('writes a transfer once, with the day on which it arrived', () => {
    const [out, into] = [-500, 500].map((amount, at) =>
      entryWith({
        ...{ id: `t${at}`, amount, kind: 'transfer', side: transfers, pairId: 'p' },
        ...{ accountId: at === 0 ? 'checking' : 'savings', date: `2026-01-0${5 + at}` },
      }),
    );
    const journal = journalOf(booksWith({ entries: [out, into].filter((each) => each !== undefined) }));
    expect(balancesOf(journal, ['-e', '2026-01-06'])).toEqual(
      new Map([['assets:Business Checking USD', -500]]),
    );
    expect(balancesOf(journal, ['-e', '2026-01-07']).get('assets:办公 储蓄 USD')).toBe(500);
  });
});

interface ReadEntry {
  readonly tcode: string;
  readonly tdate: string;
  readonly tdescription: string;
  readonly tpostings: readonly { readonly ptags: readonly (readonly [string, string])[] }[];
}

const entriesOf = (journal: string): ReadEntry[] =>
  JSON.parse(asked(journal, ['print', '-O', 'json'])) as ReadEntry[];

/** What accounts hold, in minor units of two decimals or none, by their names with the currency behind. */
function balancesOf(journal: string, args: readonly string[] = []): Map<string, number> {
  const csv = asked(journal, ['balance', '--flat', '--no-total', '--layout', 'bare', '-O', 'csv', ...args]);
  const { data } = Papa.parse<string[]>(csv.trim());
  const sums = data.slice(1).map(([account = '', currency = '', amount = '']) => {
    const minor = minorFromDecimal(amount, currency);
    if (minor === undefined) throw new Error(`hledger wrote ${amount} for ${account}`);
    return [`${account} ${currency}`, minor] as const;
  });
  return new Map(sums.filter(([, minor]) => minor !== 0));
}

function asked(journal: string, args: readonly string[]): string {
  const env = { ...process.env, LANG: 'C.UTF-8' };
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', '-', ...args], {
    ...{ input: journal, encoding: 'utf8', env, maxBuffer: 1e8 },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
