import { describe, expect, it } from 'vitest';
import type { Box } from '../../../../../shared/model/document.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { confirmMatch } from '../../../../../functions/use-cases/matching/confirm-match.ts';
import { matchPeriod, matchRows } from '../../../../../functions/use-cases/matching/match-period.ts';
import { matchReceipt, matchReceipts } from '../../../../../functions/use-cases/matching/match-receipt.ts';
import { saveMatching } from '../../../../../functions/use-cases/matching/save-matching.ts';
import { randomFrom } from '../../../../support/campaigns/random.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { messageKeys } from '../../../../../shared/cloud-names.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

type Row = Partial<Parameters<typeof entry>[0]>;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

/** Books with these entries and documents, of which nothing was looked for yet. */
async function booksWith(rows: readonly Row[], papers: readonly Partial<StoredReceipt>[]) {
  const { cloud, caller, memory } = await memoryBooks();
  const { organizationId } = caller;
  const entries = rows.map((row) => entry(row));
  for (const each of entries) await addTransaction(each, caller, cloud);
  const documents = papers.map((each) => paper(organizationId, each));
  await addPapers(cloud, documents);
  const suggested = async () =>
    (await Array.fromAsync(cloud.matches.suggestions(organizationId)))
      .map(({ receiptIds, transactionIds }) => [...receiptIds, ...transactionIds].join(' '))
      .toSorted();
  /** What is asked of the background about matches by now. */
  const asked = () =>
    memory
      .items()
      .filter(({ sk }) => String(sk).startsWith(messageKeys))
      .map((item) => JSON.stringify(item))
      .filter((item) => item.includes('"match-'));
  return { cloud, caller, organizationId, entries, documents, suggested, asked };
}

describe('looking for what a document belongs to', () => {
  it('knows of the rivals of its rivals: one of three was promised a payment that another already had', async () => {
    const { cloud, organizationId, documents, suggested } = await booksWith(
      [
        { description: 'Alder Books', amount: 3399, date: '2026-03-02' },
        { description: 'Alder Books', amount: 3399, date: '2026-03-30' },
      ],
      [
        { vendor: 'Alder Books', amount: 3399, date: '2026-03-02' },
        { vendor: 'Alder Books', amount: 3399, date: '2026-03-03' },
        { vendor: 'Birch Cafe', amount: 3399, date: '2026-03-30' },
      ],
    );
    for (const { id } of documents) await matchReceipt(organizationId, id, cloud);
    const rows = (await suggested()).map((ids) => ids.split(' ').at(-1));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('finds a payment from weeks before a document that tells no day came', async () => {
    const { cloud, organizationId, documents, entries, suggested } = await booksWith(
      [{ description: 'Maple Hardware', amount: 1250, date: '2026-03-02' }],
      [{ date: null, createdAt: '2026-04-01T12:00:00.000Z' }],
    );
    await matchReceipt(organizationId, documents[0]?.id ?? '', cloud);
    expect(await suggested()).toEqual([`${documents[0]?.id} ${entries[0]?.id}`]);
  });

  it('proposes no payment for a quote, however well one fits, until a person gives it an amount', async () => {
    const total = { value: 1250, text: '12.50', confidence: 0.99, page: 1, box: [0, 0, 1, 1] as Box };
    const row = { description: 'Maple Hardware', amount: 1250, date: '2026-03-10' };
    const read = await booksWith([row], [{ kind: 'other', fields: { total } }]);
    await matchReceipt(read.organizationId, read.documents[0]?.id ?? '', read.cloud);
    expect(await read.suggested()).toEqual([]);
    const said = await booksWith([row], [{ kind: 'other' }]);
    await matchReceipt(said.organizationId, said.documents[0]?.id ?? '', said.cloud);
    expect(await said.suggested()).toHaveLength(1);
  });

  it('finds a document that tells no day and came weeks after a payment', async () => {
    const { cloud, organizationId, documents, entries, suggested } = await booksWith(
      [{ description: 'Maple Hardware', amount: 1250, date: '2026-03-02' }],
      [{ date: null, createdAt: '2026-04-01T12:00:00.000Z' }],
    );
    await matchRows(organizationId, [entries[0]?.id ?? ''], cloud);
    expect(await suggested()).toEqual([`${documents[0]?.id} ${entries[0]?.id}`]);
  });

  it('looks anew for those who wanted the same as a document that is gone', async () => {
    const { cloud, organizationId, documents, entries, suggested } = await booksWith(
      [{ description: 'Maple Hardware' }],
      [{ archivedAt: '2026-03-12T12:00:00.000Z' }, { vendor: 'Birch Cafe' }],
    );
    await matchReceipts(organizationId, { receiptIds: [documents[0]?.id ?? ''] }, cloud);
    expect(await suggested()).toEqual([`${documents[1]?.id} ${entries[0]?.id}`]);
  });

  it('looks anew for those who wanted the same as a document before it was corrected', async () => {
    const { cloud, organizationId, documents, entries, suggested } = await booksWith(
      [{ description: 'Maple Hardware' }],
      [{ amount: 2000 }, { vendor: 'Birch Cafe' }],
    );
    const receiptIds = [documents[0]?.id ?? ''];
    await matchReceipts(organizationId, { receiptIds, earlier: { amount: 1250 } }, cloud);
    expect(await suggested()).toEqual([`${documents[1]?.id} ${entries[0]?.id}`]);
  });

  it('takes back what was suggested in the moment in which a document was archived, or deleted for good', async () => {
    const { cloud, organizationId, documents, suggested } = await booksWith(
      [{ description: 'Maple Hardware' }, { description: 'Birch Cafe', amount: 3399 }],
      [{}, { vendor: 'Birch Cafe', amount: 3399 }],
    );
    const [archived, deleted] = documents;
    if (!archived || !deleted) throw new Error('There are no documents.');
    for (const { id } of documents) await matchReceipt(organizationId, id, cloud);
    expect(await suggested()).toHaveLength(2);
    await cloud.table.write([
      cloud.receipts.change(archived, { ...archived, archivedAt: '2026-03-12T12:00:00.000Z' }),
      ...cloud.receipts.removal(deleted),
    ]);
    await matchReceipts(organizationId, { receiptIds: documents.map(({ id }) => id) }, cloud);
    expect(await suggested()).toEqual([]);
  });

  it('leaves two equals to a person also where one of them has just been corrected to it', async () => {
    const { cloud, caller, organizationId, documents, entries } = await booksWith(
      [{ description: 'Maple Hardware' }],
      [{}, {}],
    );
    await saveMatching({ auto: 'auto', threshold: 97 }, caller, cloud);
    const receiptIds = [documents[0]?.id ?? ''];
    await matchReceipts(organizationId, { receiptIds, earlier: { vendor: 'Maple Hardwear' } }, cloud);
    expect(await cloud.ledger.get(organizationId, entries[0]?.id ?? '')).toMatchObject({ receiptIds: [] });
  });

  it('comes to the same one by one as for all at once, whatever the order', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = randomFrom(seed);
      const pick = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)] as T;
      const facts = () => ({
        amount: pick([1250, 2000, 3399]),
        date: pick(['2026-03-02', '2026-03-03', '2026-03-30', '2026-04-01']),
      });
      const names = ['Alder Books', 'Birch Cafe', 'Paper and ink'];
      const times = (most: number) => Array.from({ length: 1 + Math.floor(random() * most) });
      const { cloud, organizationId, documents, suggested } = await booksWith(
        times(8).map(() => ({ ...facts(), description: pick(names) })),
        times(6).map(() => ({
          ...facts(),
          vendor: pick(names),
          ...(random() < 0.1 ? { date: null } : {}),
        })),
      );
      for (const { id } of documents.toSorted(() => random() - 0.5))
        await matchReceipt(organizationId, id, cloud);
      const oneByOne = await suggested();
      await matchPeriod(organizationId, YEAR, cloud);
      expect(await suggested(), `seed ${seed}`).toEqual(oneByOne);
    }
  });

  const dayAfter = (days: number) => addDays('2026-01-01', days);

  it('asks for no further look, and a decision for two at most, among 300 of one amount', async () => {
    const { cloud, caller, organizationId, documents, asked } = await booksWith(
      Array.from({ length: 40 }, (_, at) => ({ description: 'Maple Hardware', date: dayAfter(at) })),
      Array.from({ length: 300 }, (_, at) => ({ date: dayAfter(at % 150) })),
    );
    const before = asked().length;
    for (const { id } of documents.slice(0, 12)) await matchReceipt(organizationId, id, cloud);
    expect(asked().length).toBe(before);
    const [suggestion] = await Array.fromAsync(cloud.matches.suggestions(organizationId));
    await confirmMatch(suggestion?.id ?? '', { organizationId, userId: caller.userId }, cloud);
    expect(asked().length - before).toBeGreaterThan(0);
    expect(asked().length - before).toBeLessThanOrEqual(2);
  });
});
