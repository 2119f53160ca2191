import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { documentFixture, uploadReceipt, uploadUnreadable } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

describe('from upload to match (startUpload, getReceipt, listMatches, confirmMatch, undoMatch)', () => {
  it('reads the receipt, finds its transaction, links both and opens them again', async () => {
    const member = await Member.join(cloud);
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'freelancer' });
    const paid = entry({
      amount: 3560,
      description: 'MAPLE RYE CAFE TORONTO',
      category: 'Meals',
      date: '2026-03-15',
    });
    await member.ask('POST', '/transactions', paid);
    await member.ask(
      'POST',
      '/transactions',
      entry({ amount: 9900, description: 'TOOL SHED', date: '2026-03-15' }),
    );
    const receipt = await uploadReceipt(
      member,
      documentFixture('receipt-cafe.jpg'),
      'café receipt.jpg',
      'image/jpeg',
    );
    expect(receipt).toMatchObject({
      amount: 3560,
      date: '2026-03-14',
      status: 'processed',
      fileName: 'café receipt.jpg',
    });
    expect(receipt.vendor).toMatch(/maple/i);
    expect(receipt.problem).toBeUndefined();
    expect(receipt.fields['total']?.confidence).toBeGreaterThan(0.5);

    const { items } = contract.listMatches.reply.parse(
      await member.until('/matches', (page) => (page['items'] as unknown[]).length > 0),
    );
    expect(items).toMatchObject([{ receiptIds: [receipt.id], transactionIds: [paid.id], status: 'pending' }]);
    expect(items[0]?.reasons.length).toBeGreaterThan(1);
    // What it links comes along as each is shown by itself, without how long its original is kept; only the time at which a picture's address
    // was signed may differ.
    const { receipts, transactions } = contract.listMatches.reply.parse(
      await member.ask('GET', '/matches?sides=20'),
    );
    const {
      thumbnailUrl,
      keptUntil: _keptUntil,
      ...shown
    } = contract.getReceipt.reply.parse(await member.ask('GET', `/receipts/${receipt.id}`));
    expect(receipts).toMatchObject([shown]);
    expect(receipts?.[0]?.thumbnailUrl?.split('?')[0]).toBe(thumbnailUrl?.split('?')[0]);
    expect(transactions).toEqual([await member.ask('GET', `/transactions/${paid.id}`)]);
    const matchPath = `/matches/${items[0]?.id}`;

    expect(await member.ask('POST', `${matchPath}/confirm`)).toMatchObject({ status: 'confirmed' });
    expect(await member.ask('POST', `${matchPath}/confirm`)).toMatchObject({ status: 'confirmed' });
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({
      status: 'matched',
      transactionIds: [paid.id],
    });
    expect(await member.ask('GET', `/transactions/${paid.id}`)).toMatchObject({
      receiptIds: [receipt.id],
      version: 2,
    });
    expect(await member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31')).toMatchObject({
      exportReady: 1,
    });
    expect(await member.all('/matches')).toEqual([]);
    expect(await member.all('/matches?status=recent')).toMatchObject([{ id: items[0]?.id }]);

    expect(await member.ask('POST', `${matchPath}/undo`)).toMatchObject({ status: 'pending' });
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({
      status: 'processed',
      transactionIds: [],
    });
    expect(await member.ask('GET', `/transactions/${paid.id}`)).toMatchObject({ receiptIds: [], version: 3 });
    expect(await member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31')).toMatchObject({
      exportReady: 0,
    });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 1 } });
  });
});

describe('rejectMatch', () => {
  it('sets a suggestion aside until the rejection is undone', async () => {
    const member = await Member.join(cloud);
    const receipt = await uploadUnreadable(member);
    const row = entry({ amount: 4321, description: 'Lumber Yard' });
    await member.ask('POST', '/transactions', row);
    const facts = { vendor: 'Lumber Yard', amount: 4321, currency: 'USD', date: row.date };
    await member.ask('PATCH', `/receipts/${receipt.id}`, { version: receipt.version, ...facts });
    const found = await member.until('/matches', (page) => (page['items'] as unknown[]).length > 0);
    const [match] = contract.listMatches.reply.parse(found).items;
    expect(await member.ask('POST', `/matches/${match?.id}/reject`)).toMatchObject({ status: 'rejected' });
    expect(await member.all('/matches')).toEqual([]);
    expect(await member.call('POST', `/matches/${match?.id}/confirm`)).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
    await member.ask('POST', `/matches/${match?.id}/undo`);
    expect(await member.all('/matches')).toMatchObject([{ id: match?.id, status: 'pending' }]);
  });
});

describe('makeMatch', () => {
  it('links by hand once, and nothing that is linked already', async () => {
    const member = await Member.join(cloud);
    const [one, two] = [entry(), entry()];
    for (const row of [one, two]) await member.ask('POST', '/transactions', row);
    const receipt = await uploadUnreadable(member);
    const link = { id: v7(), receiptIds: [receipt.id], transactionIds: [one.id] };
    expect(await member.call('POST', '/matches', link)).toMatchObject({
      status: 201,
      body: { decision: 'manual', status: 'confirmed' },
    });
    expect(await member.call('POST', '/matches', link)).toMatchObject({ status: 201 });
    const second = await member.call('POST', '/matches', { ...link, id: v7(), transactionIds: [two.id] });
    expect(second).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });
});
