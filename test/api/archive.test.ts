import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { endedReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

describe('listArchive, getArchiveSummary and removeDeletedTransaction', () => {
  it('shows what was archived, deleted and sent, and forgets what is deleted for good', async () => {
    const member = await Member.join(cloud);
    const [row, other] = [entry(), entry()];
    for (const each of [row, other]) await member.ask('POST', '/transactions', each);
    const receipt = await uploadUnreadable(member);
    const report = await endedReport(member, '/send-accounting-report', {
      exportType: 'custom',
      dateRange: { from: row.date, to: row.date },
      recipientEmail: `${v7()}@example.com`,
    });
    await member.ask('DELETE', `/transactions/${row.id}`);
    await member.ask('DELETE', `/receipts/${receipt.id}`);
    const { size } = await member.ask('GET', `/receipts/${receipt.id}`);
    expect(await member.ask('GET', '/archive/summary')).toMatchObject({
      items: 3,
      receipts: 1,
      transactions: 1,
      reports: 1,
      bytes: Number(size) + Number(report.size),
    });
    const types = (await member.all('/archive')).map(({ type }) => type);
    expect(types).toEqual(['receipt', 'transaction', 'report']);
    expect(await member.all('/archive?type=transaction')).toMatchObject([
      { id: row.id, originalDate: row.date },
    ]);

    const forGood = `/archive/transactions/${row.id}`;
    expect(await member.call('DELETE', `/archive/transactions/${other.id}`)).toMatchObject({ status: 409 });
    expect(await member.ask('DELETE', forGood)).toMatchObject({ id: row.id });
    expect(await member.call('DELETE', forGood)).toMatchObject({ status: 404 });
    expect(await member.call('POST', `/transactions/${row.id}/restore`)).toMatchObject({ status: 404 });
    expect(await member.ask('GET', '/archive/summary')).toMatchObject({ items: 2, transactions: 0 });
  });

  it('lets nobody without canDelete delete an entry for good', async () => {
    const [master, assistant] = [await Member.join(cloud), await Member.join(cloud)];
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(master), 'full');
    const row = entry();
    await assistant.ask('POST', '/transactions', row);
    await assistant.ask('DELETE', `/transactions/${row.id}`);
    expect(await assistant.call('DELETE', `/archive/transactions/${row.id}`)).toMatchObject({ status: 403 });
    expect(await master.call('DELETE', `/archive/transactions/${row.id}`)).toMatchObject({ status: 200 });
  });
});

describe('deleteReceipt', () => {
  it('keeps the document of an entry in the books, and says until when', async () => {
    const member = await Member.join(cloud);
    const row = entry();
    await member.ask('POST', '/transactions', row);
    const { id } = await uploadUnreadable(member);
    await member.ask('POST', '/matches', { id: v7(), receiptIds: [id], transactionIds: [row.id] });
    await member.ask('DELETE', `/receipts/${id}`);
    const { status, body } = await member.call('DELETE', `/receipts/${id}?forever=true`);
    expect(status).toBe(409);
    expect(body['detail']).toContain(`${Number(row.date.slice(0, 4)) + 8}-01-01`);
    await member.ask('DELETE', `/transactions/${row.id}`);
    expect(await member.call('DELETE', `/receipts/${id}?forever=true`)).toMatchObject({ status: 200 });
  });
});
