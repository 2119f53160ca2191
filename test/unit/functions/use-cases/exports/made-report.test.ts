import Papa from 'papaparse';
import * as XLSX from '@e965/xlsx';
import { v7 } from 'uuid';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { entity } from '../../../../../functions/store/entity.ts';
import { inOrganization } from '../../../../../functions/store/keys.ts';
import { planItems } from '../../../../../functions/store/plans.ts';
import { askForEnded } from '../../../../../functions/use-cases/archive/ask-for-ended.ts';
import { getArchiveSummary } from '../../../../../functions/use-cases/archive/get-archive-summary.ts';
import { listArchive } from '../../../../../functions/use-cases/archive/list-archive.ts';
import { removeDeletedReport } from '../../../../../functions/use-cases/archive/remove-deleted-report.ts';
import { removeEndedReport } from '../../../../../functions/use-cases/archive/remove-ended-report.ts';
import { deleteGeneratedReport } from '../../../../../functions/use-cases/exports/delete-generated-report.ts';
import { makeReport } from '../../../../../functions/use-cases/exports/make-report.ts';
import { restoreGeneratedReport } from '../../../../../functions/use-cases/exports/restore-generated-report.ts';
import { sendReport } from '../../../../../functions/use-cases/exports/send-report.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import type { StoredReport } from '../../../../../functions/store/reports.ts';
import { EXPORT_ROWS_MAX } from '../../../../../shared/model/export.ts';
import type { ReportFormat, WantedReport } from '../../../../../shared/model/export.ts';
import { entry } from '../../../../support/entries.ts';
import { gathered } from '../../../../support/gathered.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

/** A bucket of reports. */
class Bucket extends Files {
  readonly kept = new Map<string, string>();
  /** The last file as it is. */
  latest: Buffer = Buffer.of();
  /** Done once before a file is kept. */
  before: (() => Promise<unknown>) | undefined;

  constructor() {
    super('documents');
  }
  override async saveReport(
    _organizationId: string,
    fileId: string,
    _format: ReportFormat,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number> {
    this.latest = await gathered(chunks);
    const { before } = this;
    this.before = undefined;
    await before?.();
    this.kept.set(fileId, this.latest.toString());
    return this.latest.byteLength;
  }
  override removeReport(_organizationId: string, fileId: string) {
    this.kept.delete(fileId);
    return Promise.resolve();
  }
}

const march = { from: '2026-03-01', to: '2026-03-31' };
const wish = { type: 'profit-loss', ...march, format: 'csv' } as const;

/** Books with two entries of March, and how reports are made of them. */
async function books() {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId } = caller;
  const files = new Bucket();
  const clock = { now: '2026-04-01T12:00:00Z' };
  const now = () => new Date(clock.now);
  const outbox = new NotedOutbox(parts.table, now);
  const mail = new Mailer('Matchbook <books@example.com>');
  const cloud = { ...parts, files, now, outbox, mail, log: console, siteUrl: 'https://matchbook.example' };
  const rows = [entry({ amount: 1250, category: 'Travel' }), entry({ amount: 750, category: 'Travel' })];
  for (const row of rows) await addTransaction(row, caller, cloud);
  const ask = (change: Partial<WantedReport> = {}) =>
    makeReport({ id: v7(), ...wish, ...change }, caller, cloud);
  const ordered = async (change: Partial<WantedReport> = {}) => {
    const taken = await ask(change);
    if (isRefusal(taken)) throw new Error(taken.refused);
    return taken.id;
  };
  const work = (id: string) => sendReport(organizationId, id, cloud);
  const made = async () => {
    const id = await ordered();
    await work(id);
    return id;
  };
  const stored = (id: string) => cloud.reports.get(organizationId, id);
  const archive = async () => {
    const page = await listArchive({ type: 'report', limit: 50 }, caller, cloud);
    return isRefusal(page) ? [] : page.items;
  };
  const counted = async () => (await getArchiveSummary(caller, cloud)).reports;
  return {
    cloud,
    caller,
    organizationId,
    rows,
    ...{ files, clock, ask, ordered, work, made, stored, archive, counted },
  };
}

/** Reports as they were kept when they were noted once they had been mailed. */
const formerReports = entity({
  name: 'report',
  schema: z.looseObject({ organizationId: z.string(), id: z.string() }),
  key: ({ organizationId, id }) => inOrganization(organizationId, `REPORT#${id}`),
});

/** The sheets of a workbook, each with what stands in its rows, by their titles. */
const sheetsOf = (file: Buffer) => {
  const { SheetNames, Sheets } = XLSX.read(file);
  return SheetNames.map((name) => ({
    name,
    rows: XLSX.utils.sheet_to_json<Record<string, unknown>>(Sheets[name] ?? {}),
  }));
};

const linesOf = (text = '') =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

describe('a report that is made to be downloaded', () => {
  it('is on the list at once, and ready with its file once it is made', async () => {
    const { ordered, work, stored, files } = await books();
    const id = await ordered();
    expect(await stored(id)).toMatchObject({
      ...{ status: 'Processing', size: null },
      name: 'matchbook-profit-loss-2026-03-01-to-2026-03-31.csv',
    });
    await work(id);
    const report = await stored(id);
    const [file] = files.kept.values();
    expect(report).toMatchObject({ status: 'Ready', size: Buffer.byteLength(file ?? ''), rows: 1 });
    expect(linesOf(file)[1]?.slice(1)).toEqual(['Travel', '-20.00', '2', 'USD', march.from, march.to]);
  });

  it('holds the entries of its days where these are wanted', async () => {
    const { ordered, work, files } = await books();
    await work(await ordered({ type: 'transactions' }));
    const [, ...lines] = linesOf([...files.kept.values()][0]);
    expect(lines.map(([, , amount]) => amount).toSorted()).toEqual(['-12.50', '-7.50']);
  });

  it('is one however often it is asked for under its id, at once too, and another wish under it is refused', async () => {
    const { cloud, organizationId, ask, stored } = await books();
    const id = v7();
    const answers = await Promise.all([ask({ id }), ask({ id }), ask({ id })]);
    for (const answer of answers) expect(answer).toMatchObject({ id, status: 'Processing' });
    expect((await cloud.reports.page(organizationId, { limit: 5 })).items).toHaveLength(1);
    expect(await ask({ id, type: 'tax' })).toMatchObject({ refused: 'already-exists' });
    expect(await stored(id)).toMatchObject({ type: 'profit-loss' });
  });

  it('is refused where there is nothing, too much, or no such days', async () => {
    const { cloud, ask } = await books();
    const empty = { from: '2025-01-01', to: '2025-01-31' };
    expect(await ask(empty)).toMatchObject({ refused: 'nothing-to-export' });
    expect(await ask({ from: '2010-01-01' })).toMatchObject({ refused: 'invalid-input' });
    expect(await ask({ from: '2026-04-01' })).toMatchObject({ refused: 'invalid-input' });
    Object.assign(cloud.ledger, { count: () => Promise.resolve(EXPORT_ROWS_MAX + 1) });
    const tooLarge = { refused: 'export-too-large', because: { code: 'report-too-large' } };
    expect(await ask({ type: 'transactions' })).toMatchObject(tooLarge);
    // Figures are as many as there are categories.
    expect(await ask()).toMatchObject({ status: 'Processing' });
  });

  it.each(['xlsx', 'pdf'] as const)('is made as %s, kept and named as such', async (format) => {
    const { ordered, work, stored, files } = await books();
    for (const type of ['profit-loss', 'expense', 'category', 'tax', 'transactions'] as const) {
      const id = await ordered({ type, format });
      await work(id);
      const name = `matchbook-${type}-2026-03-01-to-2026-03-31.${format}`;
      expect(await stored(id)).toMatchObject({
        status: 'Ready',
        format,
        name,
        size: files.latest.byteLength,
      });
      expect(files.latest.subarray(0, 4).toString()).toBe(format === 'pdf' ? '%PDF' : 'PK\x03\x04');
    }
  });

  it('holds the same entries and figures as a workbook as on the screen', async () => {
    const { ordered, work, files } = await books();
    await work(await ordered({ type: 'transactions', format: 'xlsx' }));
    const [entries] = sheetsOf(files.latest);
    expect(entries?.name).toBe('Transaction History');
    const amounts = entries?.rows.slice(1).map(({ Amount }) => Amount);
    expect(entries?.rows.map(({ Amount }) => Amount)).toEqual(expect.arrayContaining([-12.5, -7.5, -20]));
    expect(amounts?.at(-1)).toBe(-20);
    await work(await ordered({ format: 'xlsx' }));
    const [figures] = sheetsOf(files.latest);
    expect(figures?.rows[0]).toMatchObject({ Type: 'Expense', Category: 'Travel', Amount: -20, Entries: 2 });
  });

  it('is no sales tax return where there is none in the country', async () => {
    const { cloud, organizationId, ask, ordered, work, files } = await books();
    const because = { code: 'no-sales-tax-return' };
    expect(await ask({ type: 'sales-tax' })).toMatchObject({ refused: 'nothing-to-export', because });
    const organization = await cloud.organizations.get(organizationId);
    if (!organization) throw new Error('There are no books.');
    const canadian = { currency: 'USD', country: 'Canada', profession: 'general' } as const;
    await cloud.organizations.trySetUp(organization, canadian, organization.accounts);
    await work(await ordered({ type: 'sales-tax' }));
    const [titles, ...boxes] = linesOf(files.latest.toString());
    expect(titles?.slice(0, 3)).toEqual(['Box', 'Label', 'Amount']);
    expect(boxes.map(([box]) => box)).toContain('109');
    await work(await ordered({ type: 'sales-tax', format: 'xlsx' }));
    expect(sheetsOf(files.latest)[0]?.name).toBe('Boxes of the return');
  });

  it('is a CSV by a small plan, which lacks the other formats', async () => {
    const { cloud, organizationId, ask } = await books();
    const starter = { organizationId, name: 'starter', trialEndsAt: null } as const;
    await cloud.table.write([cloud.table.put(planItems, starter)]);
    for (const format of ['xlsx', 'pdf'] as const)
      expect(await ask({ format })).toMatchObject({ refused: 'plan-lacks-format' });
    for (const format of ['ofx', 'hledger', 'beancount'] as const)
      expect(await ask({ type: 'transactions', format })).toMatchObject({ refused: 'plan-lacks-format' });
    for (const format of ['csv', 'quickbooks-3', 'quickbooks-4', 'xero-precoded'] as const)
      expect(await ask({ type: 'transactions', format })).toMatchObject({ format });
  });

  it('is one of a hundred a day', async () => {
    const { ask, clock } = await books();
    for (let n = 0; n < 100; n += 1) expect(await ask()).toMatchObject({ status: 'Processing' });
    expect(await ask()).toMatchObject({
      refused: 'export-limit-reached',
      because: { code: 'reports-used-up', limit: 100 },
    });
    clock.now = '2026-04-02T12:00:00Z';
    expect(await ask()).toMatchObject({ status: 'Processing' });
  });

  it('whose worker dies is made by the next, and leaves no other file behind', async () => {
    const { ordered, work, stored, files } = await books();
    const id = await ordered();
    files.before = () => Promise.reject(new Error('The machine is off.'));
    await expect(work(id)).rejects.toThrow('off');
    const left = (await stored(id))?.fileId ?? '';
    files.kept.set(left, 'half of it');
    expect(await stored(id)).toMatchObject({ status: 'Processing' });
    await work(id);
    expect(await stored(id)).toMatchObject({ status: 'Ready' });
    expect([...files.kept.keys()]).toEqual([(await stored(id))?.fileId]);
    expect(left).not.toBe((await stored(id))?.fileId);
  });

  it('ends as failed with a reason where no worker makes it, and a late one changes nothing of that', async () => {
    const { cloud, organizationId, ordered, work, stored, files } = await books();
    const id = await ordered();
    files.before = () => giveUp({ kind: 'send-report', organizationId, reportId: id }, cloud);
    await work(id);
    const report = await stored(id);
    expect(report).toMatchObject({ status: 'Failed', problem: { code: 'given-up' }, size: null });
    expect(report?.problem?.detail).not.toContain('mailed');
    expect(files.kept.size).toBe(0);
  });

  it('is made by one of two who begin at the same moment', async () => {
    const { ordered, work, stored, files } = await books();
    const id = await ordered();
    await Promise.allSettled([work(id), work(id)]);
    await work(id);
    expect(await stored(id)).toMatchObject({ status: 'Ready' });
    expect([...files.kept.keys()]).toEqual([(await stored(id))?.fileId]);
  });

  it('fails with its reason where its entries are gone by then', async () => {
    const { cloud, caller, rows, ordered, work, stored } = await books();
    const ids = [await ordered(), await ordered({ type: 'transactions' })];
    for (const row of rows) await deleteTransaction(row.id, caller, cloud);
    for (const id of ids) {
      await work(id);
      expect(await stored(id)).toMatchObject({ status: 'Failed', problem: { code: 'nothing-to-export' } });
    }
  });
});

describe('a deleted report', () => {
  it('leaves the list for the archive with its file, and comes back as it was', async () => {
    const { cloud, caller, organizationId, made, archive, counted, files } = await books();
    const id = await made();
    expect(await archive()).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await deleteGeneratedReport(id, caller, cloud)).toMatchObject({ id });
    expect((await cloud.reports.page(organizationId, { limit: 5 })).items).toEqual([]);
    expect(await archive()).toMatchObject([{ id, hasFile: true, goesOn: '2027-04-01' }]);
    expect(await counted()).toBe(1);
    for (let twice = 0; twice < 2; twice += 1) await restoreGeneratedReport(id, caller, cloud);
    expect((await cloud.reports.page(organizationId, { limit: 5 })).items).toMatchObject([{ id }]);
    expect([await archive(), await counted(), files.kept.size]).toEqual([[], 0, 1]);
  });

  it('cannot be one that is being made', async () => {
    const { cloud, caller, ordered, work, stored, files } = await books();
    const id = await ordered();
    let answer: unknown;
    files.before = async () => (answer = await deleteGeneratedReport(id, caller, cloud));
    await work(id);
    expect(answer).toEqual({ refused: 'wrong-state' });
    expect(await stored(id)).toMatchObject({ status: 'Ready' });
    expect(await deleteGeneratedReport(id, caller, cloud)).toMatchObject({ id });
  });

  it('goes with its file after a year, once that day is over nowhere, and not where it was restored', async () => {
    const { cloud, caller, organizationId, made, stored, clock, counted, files } = await books();
    const [going, back] = [await made(), await made()];
    for (const id of [going, back]) await deleteGeneratedReport(id, caller, cloud);
    await restoreGeneratedReport(back, caller, cloud);
    const roundAt = async (instant: string) => {
      clock.now = instant;
      const outbox = new NotedOutbox(cloud.table, cloud.now);
      await askForEnded({ ...cloud, outbox });
      for (const work of [...outbox.asked])
        if (work.kind === 'remove-ended-report')
          await removeEndedReport(organizationId, work.reportId, { ...cloud, outbox });
      for (const work of outbox.asked)
        if (work.kind === 'remove-report-file') await files.removeReport(organizationId, work.fileId);
      return (await stored(going)) !== undefined;
    };
    expect(await roundAt('2027-04-01T10:00:00Z')).toBe(true);
    expect(await roundAt('2027-04-01T11:30:00Z')).toBe(false);
    expect(await stored(back)).toMatchObject({ status: 'Ready' });
    expect([...files.kept.keys()]).toEqual([(await stored(back))?.fileId]);
    expect(await counted()).toBe(0);
  });

  it('goes before that where a person says so, and only once it is deleted', async () => {
    const { cloud, caller, made, stored } = await books();
    const id = await made();
    expect(await removeDeletedReport(id, caller, cloud)).toEqual({ refused: 'wrong-state' });
    await deleteGeneratedReport(id, caller, cloud);
    const fileId = (await stored(id))?.fileId;
    expect(await removeDeletedReport(id, caller, cloud)).toMatchObject({ id });
    expect(cloud.outbox.asked).toContainEqual(
      expect.objectContaining({ kind: 'remove-report-file', fileId }),
    );
    for (const act of [removeDeletedReport, deleteGeneratedReport, restoreGeneratedReport])
      expect(await act(id, caller, cloud)).toEqual({ refused: 'not-found' });
  });

  it('from before reports were ordered first can be deleted too', async () => {
    const { cloud, caller, organizationId, archive } = await books();
    const former = { id: v7(), organizationId, userId: caller.userId, name: 'a.csv', ...march };
    const sent = { rows: 1, recipient: 'a@example.com', messageId: 'm', sentAt: '2025-03-01T12:00:00.000Z' };
    await cloud.table.write([cloud.table.put(formerReports, { ...former, ...sent })]);
    expect(await deleteGeneratedReport(former.id, caller, cloud)).toMatchObject({ id: former.id });
    expect(await archive()).toMatchObject([{ id: former.id, hasFile: false, goesOn: '2027-04-01' }]);
  });

  it('that had been mailed is in the archive once, by when it was deleted', async () => {
    const { cloud, caller, organizationId, made, archive, counted, clock } = await books();
    const report = await cloud.reports.get(organizationId, await made());
    if (!report) throw new Error('It is not there.');
    const mailed: StoredReport = {
      ...report,
      id: v7(),
      status: 'Processing',
      version: 1,
      recipient: { email: 'a@b.c', name: '' },
    };
    await cloud.reports.tryAdd(mailed, []);
    await cloud.reports.tryChange(mailed, { status: 'Ready' });
    const sent = { id: mailed.id, archivedAt: mailed.createdAt, goesOn: null };
    expect([await archive(), await counted()]).toEqual([[expect.objectContaining(sent)], 1]);
    for (const [now, goesOn] of [
      ['2026-05-01T12:00:00.000Z', '2027-05-01'],
      ['2027-01-15T12:00:00.000Z', '2028-01-15'],
    ] as const) {
      clock.now = now;
      await deleteGeneratedReport(mailed.id, caller, cloud);
      expect(await archive()).toMatchObject([{ id: mailed.id, archivedAt: now, goesOn }]);
      expect(await getArchiveSummary(caller, cloud)).toMatchObject({ reports: 1, years: [now.slice(0, 4)] });
      await restoreGeneratedReport(mailed.id, caller, cloud);
      expect([await archive(), await counted()]).toEqual([[expect.objectContaining(sent)], 1]);
    }
  });
});
