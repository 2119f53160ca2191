import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { contract } from '../../../../../shared/contract/index.ts';
import type { ArchiveItem } from '../../../../../shared/model/archive.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { getArchiveSummary } from '../../../../../functions/use-cases/archive/get-archive-summary.ts';
import { listArchive } from '../../../../../functions/use-cases/archive/list-archive.ts';
import { removeDeletedReport } from '../../../../../functions/use-cases/archive/remove-deleted-report.ts';
import { removeDeletedTransaction } from '../../../../../functions/use-cases/archive/remove-deleted-transaction.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import { deleteReceipt } from '../../../../../functions/use-cases/receipts/delete-receipt.ts';
import { restoreReceipt } from '../../../../../functions/use-cases/receipts/restore-receipt.ts';
import type { ReportState, StoredReport } from '../../../../../functions/store/report-states.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

type Query = Parameters<typeof contract.listArchive.query.parse>[0];

/** Books with deleted entries and archived documents, each a minute after the one before. */
async function archivedBooks({ entries, papers }: { entries: number; papers: number }) {
  const { cloud: parts, caller } = await memoryBooks();
  let minutes = 0;
  const clock = { now: Date.parse('2026-04-01T12:00:00Z') };
  const files: Partial<Parameters<typeof deleteReceipt>[3]['files']> = {};
  const now = () => new Date(clock.now + (minutes += 1) * 60_000);
  const cloud = { ...parts, now, files: files as Parameters<typeof deleteReceipt>[3]['files'] };
  const rows = Array.from({ length: entries }, (_, at) => entry({ description: `Entry ${at}` }));
  const documents = Array.from({ length: papers }, (_, at) =>
    paper(caller.organizationId, { vendor: `Shop ${at}`, size: 100 }),
  );
  await addPapers(cloud, documents);
  for (const row of rows) await addTransaction(row, caller, cloud);
  for (let at = 0; at < Math.max(entries, papers); at += 1) {
    const [row, document] = [rows[at], documents[at]];
    if (row) await deleteTransaction(row.id, caller, cloud);
    if (document) await deleteReceipt(document.id, { forever: false }, caller, cloud);
  }
  const page = async (query: Query) => {
    const answer = await listArchive(contract.listArchive.query.parse(query), caller, cloud);
    if (isRefusal(answer)) throw new Error(answer.refused);
    return answer;
  };
  const all = async (query: Record<string, unknown> = {}): Promise<ArchiveItem[]> => {
    const { items, nextCursor } = await page(query);
    return nextCursor ? [...items, ...(await all({ ...query, cursor: nextCursor }))] : items;
  };
  return { cloud, caller, rows, documents, clock, all, summary: () => getArchiveSummary(caller, cloud) };
}

describe('listArchive', () => {
  it('lists every thing once, what came last first, whatever a page holds', async () => {
    const { all } = await archivedBooks({ entries: 130, papers: 5 });
    const whole = await all({ limit: 200 });
    expect(whole).toHaveLength(135);
    const times = whole.map(({ archivedAt }) => archivedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const limit of [7, 50]) expect(await all({ limit })).toEqual(whole);
    expect(await all({ type: 'receipt', limit: 2 })).toEqual(whole.filter(({ type }) => type === 'receipt'));
  });

  it('says on which day each goes for good, and finds by kind, year and words', async () => {
    const { all } = await archivedBooks({ entries: 1, papers: 1 });
    expect(await all()).toMatchObject([
      { type: 'receipt', goesOn: '2033-04-01', size: 100 },
      { type: 'transaction', goesOn: '2027-04-01', name: 'Entry 0' },
    ]);
    expect(await all({ year: '2025' })).toEqual([]);
    expect(await all({ year: '2026', q: 'entry' })).toMatchObject([{ type: 'transaction' }]);
    expect(await all({ q: 'SHOP' })).toMatchObject([{ type: 'receipt' }]);
  });

  it('knows a deleted entry for a year', async () => {
    const { all, summary, clock } = await archivedBooks({ entries: 1, papers: 1 });
    clock.now = Date.parse('2027-03-31T12:00:00Z');
    expect(await all()).toHaveLength(2);
    clock.now = Date.parse('2027-04-02T12:00:00Z');
    expect(await all()).toMatchObject([{ type: 'receipt' }]);
    expect(await summary()).toMatchObject({ items: 1, transactions: 0 });
  });
});

describe('getArchiveSummary', () => {
  it('counts what comes and goes', async () => {
    const { cloud, caller, rows, documents, summary } = await archivedBooks({ entries: 3, papers: 2 });
    expect(await summary()).toEqual({
      items: 5,
      receipts: 2,
      transactions: 3,
      reports: 0,
      bytes: 200,
      years: ['2026'],
    });
    for (let n = 0; n < 2; n += 1) {
      await restoreTransaction(rows[0]?.id ?? '', caller, cloud);
      await restoreReceipt(documents[0]?.id ?? '', caller, cloud);
      await removeDeletedTransaction(rows[1]?.id ?? '', caller, cloud);
    }
    expect(await summary()).toMatchObject({ items: 2, receipts: 1, transactions: 1, bytes: 100 });
  });

  it('counts the files of reports, from when each is made until it is gone', async () => {
    const { cloud, caller, summary } = await archivedBooks({ entries: 0, papers: 0 });
    const { organizationId, userId } = caller;
    const createdAt = '2026-03-31T12:00:00.000Z';
    const recipient = { email: 'dana@example.com', name: '' };
    const ordered: StoredReport = {
      ...{ id: v7(), organizationId, userId, name: 'march.csv', asked: '', createdAt, changedAt: createdAt },
      ...{ type: 'custom', format: 'csv', from: '2026-03-01', to: '2026-03-31' },
      ...{ status: 'Processing', size: null, fields: [], onlyMatched: false, version: 1 },
      recipient,
    };
    await cloud.table.write([cloud.reports.addition(ordered)]);
    const change = async <State extends ReportState>(before: StoredReport, state: State) => {
      const { after, writes } = cloud.reports.change(before, state, createdAt);
      await cloud.table.write(writes);
      return after;
    };
    const mail = { recipient, messageId: 'm', sentAt: createdAt, isKept: true } as const;
    const sent = await change(ordered, { status: 'Ready', size: null, ...mail });
    expect(await summary()).toMatchObject({ reports: 1, bytes: 0 });
    const made = await change(sent, { ...sent, size: 2300 });
    expect(await summary()).toMatchObject({ reports: 1, bytes: 2300 });
    const deleted = await change(made, { ...made, deletedAt: '2026-04-02T12:00:00.000Z' });
    expect(await summary()).toMatchObject({ reports: 1, bytes: 2300 });
    await change(deleted, { ...deleted, deletedAt: '2027-01-02T12:00:00.000Z' });
    expect(await summary()).toMatchObject({ reports: 1, bytes: 2300, years: ['2027'] });
    await removeDeletedReport(ordered.id, caller, cloud);
    expect(await summary()).toMatchObject({ reports: 0, bytes: 0 });
  });
});
