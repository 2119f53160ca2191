import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { rowWith } from '../unit/functions/domain/ledger/rows.ts';
import { writeRows } from '../support/write-rows.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const days = 'from=2026-01-01&to=2026-12-31';

/** Books of somebody in the USA who pays helpers. */
async function booksWithHelpers() {
  const member = await memory.join();
  const helpers = { id: v7(), name: 'Helpers', kind: 'expense', formLine: 'Schedule C line 11' };
  await member.ask('POST', '/categories', helpers);
  const pay = async (change: Parameters<typeof entry>[0] = {}) =>
    contract.addTransaction.reply.parse(
      await member.ask('POST', '/transactions', entry({ category: 'Helpers', ...change })),
    );
  const told = async (of = member) =>
    contract.getVendorTotals.reply.parse(await of.ask('GET', `/vendor-totals?${days}`));
  return { member, pay, told, categoryId: helpers.id };
}

describe('getVendorTotals', () => {
  it('tells whom the documents name and what each was paid: shares of splits, without what is personal and what came back', async () => {
    const { member, pay, told } = await booksWithHelpers();
    const document = await uploadUnreadable(member);
    await member.ask('PATCH', `/receipts/${document.id}`, { version: document.version, vendor: 'Jane Doe' });
    const invoiced = await pay({ amount: 150_000, description: 'ZELLE 12345', date: '2026-03-01' });
    await member.ask('PUT', `/transactions/${invoiced.id}/documents`, {
      ...{ version: invoiced.version, receiptIds: [document.id] },
    });
    const byText = await pay({ amount: 80_000, description: 'ZELLE TO JANE DOE 999', date: '2026-03-02' });
    const back = await pay({ kind: 'income', amount: 10_000, description: 'Jane Doe', date: '2026-03-03' });
    const split = await pay({ amount: 9000, description: 'Bob', date: '2026-03-04', category: 'Travel' });
    const parts = [{ category: 'Helpers', amount: 4000 }];
    await member.ask('PATCH', `/transactions/${split.id}`, { version: split.version, parts });
    const shared = await pay({ amount: 5000, description: 'Bob', date: '2026-03-05' });
    const half = { version: shared.version, businessShare: 50 };
    await member.ask('PATCH', `/transactions/${shared.id}`, half);
    await pay({ amount: 700, description: 'CHEQUE 7', date: '2026-03-06' });
    await pay({ amount: 99, description: 'Jane Doe', category: 'Travel' });
    await pay({ amount: 99, description: 'Jane Doe', date: '2025-12-31' });
    const { vendors, ...all } = await told();
    expect(all).toEqual({
      ...{ from: '2026-01-01', to: '2026-12-31', currency: 'USD', total: 227_200, count: 6 },
      ...{
        categories: ['Subcontractors', 'Helpers'],
        forms: [{ form: '1099-NEC', from: 200_000 }],
        unconverted: [],
      },
    });
    expect(
      vendors.map(({ name, amount, count, forms, payments }) => ({
        ...{ name, amount, count, forms },
        payments: payments.map((one) => [one.id, one.amount]),
      })),
    ).toEqual([
      {
        ...{ name: 'Jane Doe', amount: 220_000, count: 3, forms: ['1099-NEC'] },
        payments: [
          [back.id, -10_000],
          [byText.id, 80_000],
          [invoiced.id, 150_000],
        ],
      },
      {
        ...{ name: 'Bob', amount: 6500, count: 2, forms: [] },
        payments: [
          [shared.id, 2500],
          [split.id, 4000],
        ],
      },
      { name: null, amount: 700, count: 1, forms: [], payments: [[expect.any(String), 700]] },
    ]);
  });

  it('is of one’s own books alone, for an assistant who may only look too', async () => {
    const [{ member, pay, told }, other] = await Promise.all([booksWithHelpers(), booksWithHelpers()]);
    await pay({ amount: 1000, description: 'Jane Doe' });
    expect(await other.told()).toMatchObject({
      categories: ['Subcontractors', 'Helpers'],
      total: 0,
      count: 0,
      vendors: [],
    });
    const assistant = await memory.join('Abe Look');
    await makeAssistant(memory.cloud, assistant, await organizationIdOf(member), 'view-only');
    expect(await told(assistant)).toEqual(await told());
  });

  it('refuses what is no day, no range, and more than ten years', async () => {
    const { member } = await booksWithHelpers();
    for (const wrong of [
      ...['from=2026-03-31&to=2026-03-01', 'from=2016-01-01&to=2026-01-01'],
      ...['from=2026-03-01', 'from=2026-02-30&to=2026-03-31'],
    ])
      expect(await member.call('GET', `/vendor-totals?${wrong}`), wrong).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
  });

  it('asks for shorter days where there are more payments than one answer holds', async () => {
    const { member, categoryId } = await booksWithHelpers();
    const organizationId = await organizationIdOf(member);
    const payment = () =>
      rowWith({ id: v7(), organizationId, categoryId, currency: 'USD', date: '2026-05-05' });
    const together = 30;
    for (let at = 0; at <= 3000; at += together)
      await writeRows(
        memory.cloud,
        Array.from({ length: together }, () => ({ after: payment() })),
        null,
      );
    const refused = await member.call('GET', `/vendor-totals?${days}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    expect(refused.body['detail']).toContain('Choose a shorter period');
    await member.ask('GET', '/vendor-totals?from=2026-01-01&to=2026-04-30');
  });
});
