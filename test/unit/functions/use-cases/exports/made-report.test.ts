import Papa from 'papaparse';
import * as XLSX from '@e965/xlsx';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { planItems } from '../../../../../functions/store/plans.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { EXPORT_ROWS_MAX } from '../../../../../shared/model/export.ts';
import { entry } from '../../../../support/entries.ts';
import { books, march } from './made-reports.ts';

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

  it('counts a split entry as one, though its file has a line for each part', async () => {
    const { cloud, caller, ordered, work, stored, files } = await books();
    const parts = [{ category: 'Meals', amount: 450 }];
    await addTransaction(entry({ amount: 3000, category: 'Travel', parts }), caller, cloud);
    const id = await ordered({ type: 'transactions' });
    await work(id);
    const [, ...lines] = linesOf([...files.kept.values()][0]);
    expect(lines.map(([, , amount]) => amount).toSorted()).toEqual(['-12.50', '-25.50', '-4.50', '-7.50']);
    // A mail says by this how many transactions it brings.
    expect(await stored(id)).toMatchObject({ rows: 3 });
  });

  it('keeps in which order a bank CSV is to write its days', async () => {
    const { ordered, stored } = await books();
    const format = 'quickbooks-3' as const;
    const id = await ordered({ type: 'transactions', format, dayOrder: 'day-first' });
    expect(await stored(id)).toMatchObject({ format, dayOrder: 'day-first' });
    expect(await stored(await ordered({ type: 'transactions', format }))).not.toHaveProperty('dayOrder');
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
    await cloud.table.write(cloud.organizations.setUpChange(organization, canadian, organization.accounts));
    await work(await ordered({ type: 'sales-tax' }));
    const [titles, ...boxes] = linesOf(files.latest.toString());
    expect(titles?.slice(0, 3)).toEqual(['Box', 'Label', 'Amount']);
    expect(boxes.map(([box]) => box)).toContain('109');
    await work(await ordered({ type: 'sales-tax', format: 'xlsx' }));
    expect(sheetsOf(files.latest)[0]?.name).toBe('Boxes of the return');
  });

  it('says of a tax form what it asks once more', async () => {
    const { cloud, caller, ordered, work, files } = await books();
    await updateProfile({ country: 'Australia', profession: 'contractor' }, caller, cloud);
    const wages = { amount: 90_000, category: 'Site Crew Wages and Apprentices', accountLabel: 'Savings' };
    await addTransaction(entry({ ...wages, currency: 'AUD' }), caller, cloud);
    await work(await ordered({ type: 'tax', format: 'xlsx' }));
    expect(JSON.stringify(sheetsOf(files.latest))).toContain('P15, label G: 900.00 AUD');
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
