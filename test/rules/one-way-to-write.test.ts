import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unauditedActs } from '../../functions/store/unaudited-acts.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}
const sources: readonly Source[] = globSync('functions/**/*.ts')
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const matching = (pattern: RegExp, among: readonly Source[] = sources) =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** What writes to the table past the unit of work, each way with the files that may. */
const ways = [
  {
    pattern: /\.(tryWrite|tryUpdate)\s*\(|\btable\s*\.\s*write\s*\(/i,
    files: ['functions/store/change.ts', 'functions/store/table.ts'],
  },
  { pattern: /\btry(?!Write\b)[A-Z]\w*\s*\(/, files: [] },
  {
    pattern: /\b(TransactWrite|BatchWrite|Put|Update|Delete)(Item)?s?Command\b/,
    files: ['functions/store/documents.ts', 'functions/store/table.ts'],
  },
  { pattern: /\.asking\s*\(\.\.\./, files: ['functions/store/change.ts', 'functions/store/outbox.ts'] },
  { pattern: /\boutbox\.asking\s*\((?!\.\.\.)/, files: [] },
] as const;

/** The files that write by hand though they may not. */
const byHand = (among: readonly Source[]) =>
  ways.flatMap(({ pattern, files }) =>
    matching(pattern, among).filter(
      (file) => !file.includes('/domain/') && !files.some((allowed) => allowed === file),
    ),
  );

/** What somebody in a hurry writes in a use case, and what is wrong with it. */
const inAHurry = {
  'a transaction of its own': `await cloud.table.tryWrite([cloud.reports.removal(report)]);`,
  'a transaction that throws': `await this.#table.write([this.#table.put(rows, row, ifNew)]);`,
  'an item counted up by itself': `if ((await table.tryUpdate(counted)) === 'conflict') return;`,
  'a write of the store that tells who was quicker': `if ((await cloud.links.tryRevoke(link)) === 'conflict') continue;`,
  'a message put beside its writes by hand': `change.put(...cloud.outbox.asking({ kind: 'match-period', organizationId, from, to }));`,
  'a command of the SDK': `await documents.send(new PutCommand({ TableName, Item }));`,
  'a command of the client without documents': `await client.send(new TransactWriteItemsCommand({ TransactItems }));`,
};

describe('what is written', () => {
  it('is a unit of work, or plain under a name of the closed list', () => {
    expect(byHand(sources)).toEqual([]);
    // Each way is still taken by those that may: the patterns find what they are to find.
    for (const { pattern, files } of ways)
      expect(matching(pattern)).toEqual(expect.arrayContaining([...files]));
  });

  it.each(Object.entries(inAHurry))('is found by this test where it is %s', (_, text) => {
    const file = 'functions/use-cases/ledger/add-transaction.ts';
    expect(byHand([{ file, text }])).toContain(file);
  });

  it('has no name in the closed list that nobody writes under', () => {
    const written = sources.filter(({ file }) => !file.endsWith('unaudited-acts.ts'));
    const unused = Object.keys(unauditedActs).filter(
      (act) => !written.some(({ text }) => text.includes(`'${act}'`)),
    );
    expect(unused).toEqual([]);
  });

  /*
   * Rates are no organization's, nor is how often something was asked for. Tries at a secret are counted before anybody is known by it, and
   * one that meets others each time is one too many. A bulk act's rows go in halves, and a look for matches and a reading are several units
   * of work: each is gone over as a whole.
   */
  it('is tried again by the unit of work, and where there is none or are several by one loop', () => {
    expect(matching(/\bretryOnConflict\(/)).toEqual([
      'functions/store/change.ts',
      'functions/store/rates.ts',
      'functions/store/token-buckets.ts',
      'functions/use-cases/books/verify-signup.ts',
      'functions/use-cases/categories/change-rows.ts',
      'functions/use-cases/matching/settle-suggestions.ts',
      'functions/use-cases/receipts/read-receipt.ts',
      'functions/use-cases/second-factor/counted-try.ts',
      'functions/use-cases/shared-links/unlock-shared.ts',
    ]);
  });
});
