import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from '../../functions/runtime/caller.ts';
import { deleteTransaction } from '../../functions/use-cases/ledger/delete-transaction.ts';
import { matchPeriod } from '../../functions/use-cases/matching/match-period.ts';
import { matchReceipt } from '../../functions/use-cases/matching/match-receipt.ts';
import { contract } from '../../shared/contract/index.ts';
import { organizationIdOf, type Books } from '../support/books.ts';
import { readToMatchOne } from '../support/campaigns/match-reads.ts';
import { entry } from '../support/entries.ts';
import { booksWith, decide, learned, pending } from '../support/matching-books.ts';
import { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
let books: Books;
beforeAll(() => {
  cloud = new MemoryCloud();
  books = cloud.cloud;
});

const march = '/summary?from=2026-03-01&to=2026-03-31';

describe('several to one (listMatches, confirmMatch, undoMatch, makeMatch)', () => {
  it('suggests a deposit and a balance together, links both at once and opens both again', async () => {
    const { member, receipts, rows } = await booksWith(
      cloud,
      [{ vendor: 'Northlight Studio', amount: 120_000, kind: 'invoice', date: '2026-03-02' }],
      [
        { description: 'NORTHLIGHT STUDIO DEPOSIT', amount: 50_000, date: '2026-03-03' },
        { description: 'NORTHLIGHT STUDIO BALANCE', amount: 70_000, date: '2026-03-20' },
      ],
    );
    const ids = rows.map(({ id }) => id);
    const [match] = await pending(member, (items) => items[0]?.transactionIds.length === 2);
    expect(match?.sums).toEqual({
      currency: 'USD',
      documents: 120_000,
      payments: 120_000,
      difference: 0,
      name: null,
    });
    expect(new Set(match?.transactionIds)).toEqual(new Set(ids));
    const before = await member.ask('GET', march);

    expect(await decide(member, match, 'confirm')).toMatchObject({
      status: 'confirmed',
      decidedBy: 'person',
    });
    expect(await member.ask('GET', `/receipts/${receipts[0]?.id}`)).toMatchObject({ status: 'matched' });
    for (const id of ids)
      expect(await member.ask('GET', `/transactions/${id}`)).toMatchObject({ receiptIds: [receipts[0]?.id] });
    expect(await member.ask('GET', march)).toEqual({ ...before, exportReady: 2 });

    await decide(member, match, 'undo');
    expect(await member.ask('GET', march)).toEqual(before);
    expect(await learned(member)).toEqual([]);
    expect((await pending(member, () => true)).map(({ id }) => id)).toEqual([match?.id]);
  });

  it('links several receipts and rows by hand, with the difference named, and once only', async () => {
    const { member, receipts, rows } = await booksWith(
      cloud,
      [{ amount: 1000 }, { amount: 1500 }],
      [{ amount: 2600, description: 'Unlike anything' }],
    );
    const body = {
      id: v7(),
      receiptIds: receipts.map(({ id }) => id),
      transactionIds: rows.map(({ id }) => id),
      difference: 'tip',
    };
    const made = await member.ask('POST', '/matches', body);
    expect(made).toMatchObject({ sums: { documents: 2500, payments: 2600, difference: 100, name: 'tip' } });
    expect(await member.ask('POST', '/matches', body)).toEqual(made);
    expect(await member.call('POST', '/matches', { ...body, id: v7() })).toMatchObject({ status: 409 });
    const twice = { ...body, id: v7(), receiptIds: [receipts[0]?.id, receipts[0]?.id] };
    expect(await member.call('POST', '/matches', twice)).toMatchObject({ status: 400 });
  });

  it('keeps the rest of a match linked when one of its rows is deleted', async () => {
    const { member, receipts, rows } = await booksWith(
      cloud,
      [{ amount: 2500 }],
      [{ amount: 1000 }, { amount: 1500 }],
    );
    const [first, second] = rows.map(({ id }) => id);
    const body = { id: v7(), receiptIds: [receipts[0]?.id], transactionIds: [first, second] };
    await member.ask('POST', '/matches', body);
    await member.ask('DELETE', `/transactions/${first}`);
    expect(await member.all('/matches?status=recent')).toMatchObject([{ transactionIds: [second] }]);
    await member.ask('POST', `/matches/${body.id}/undo`);
    expect(await member.ask('GET', `/receipts/${receipts[0]?.id}`)).toMatchObject({ status: 'processed' });
    expect(await member.ask('GET', `/transactions/${second}`)).toMatchObject({ receiptIds: [] });
  });
});

describe('restoreTransaction of a row with a receipt', () => {
  const linked = async (count: number) => {
    const { member, receipts, rows } = await booksWith(
      cloud,
      [{ amount: 2500 }],
      Array.from({ length: count }, () => ({ amount: 2500 / count })),
    );
    const [receiptId = ''] = receipts.map(({ id }) => id);
    const ids = rows.map(({ id }) => id);
    const match = await member.ask('POST', '/matches', {
      id: v7(),
      receiptIds: [receiptId],
      transactionIds: ids,
    });
    return { member, receiptId, ids, match };
  };
  const look = async (member: Member, receiptId: string, ids: readonly string[]) => ({
    receipt: await member.ask('GET', `/receipts/${receiptId}`),
    rows: await Promise.all(ids.map((id) => member.ask('GET', `/transactions/${id}`))),
    recent: await member.all('/matches?status=recent'),
  });
  const withoutVersions = (seen: unknown): unknown =>
    JSON.parse(JSON.stringify(seen, (name, value: unknown) => (name === 'version' ? undefined : value)));

  it('links both sides again and confirms the match as it was', async () => {
    const { member, receiptId, ids } = await linked(1);
    const before = await look(member, receiptId, ids);
    await member.ask('DELETE', `/transactions/${ids[0]}`);
    expect(await member.ask('GET', `/receipts/${receiptId}`)).toMatchObject({ status: 'processed' });
    await member.ask('POST', `/transactions/${ids[0]}/restore`);
    expect(withoutVersions(await look(member, receiptId, ids))).toEqual(withoutVersions(before));
  });

  it('joins the match whose rest stayed linked, whichever row comes back first', async () => {
    const { member, receiptId, ids } = await linked(2);
    const before = await look(member, receiptId, ids);
    for (const order of [ids, ids.toReversed()]) {
      for (const id of ids) await member.ask('DELETE', `/transactions/${id}`);
      for (const id of order) await member.ask('POST', `/transactions/${id}/restore`);
      const after = await look(member, receiptId, ids);
      expect(after.receipt['transactionIds']).toEqual(expect.arrayContaining(ids));
      expect(after.rows.map((row) => row['receiptIds'])).toEqual([[receiptId], [receiptId]]);
      expect(after.recent).toHaveLength(before.recent.length);
      expect(after.recent[0]?.['transactionIds']).toEqual(expect.arrayContaining(ids));
    }
  });

  it('links both sides again also where the deletion ended before the match was retired', async () => {
    const { member, receiptId, ids } = await linked(1);
    const before = await look(member, receiptId, ids);
    const { profile } = contract.getMe.reply.parse(await member.ask('GET', '/me'));
    const caller = await callerOf(profile.id, cloud.cloud);
    if (!caller) throw new Error('There are no books.');
    const killed = vi.spyOn(cloud.cloud.matches, 'about').mockRejectedValue(new Error('killed'));
    await expect(deleteTransaction(ids[0] ?? '', caller, cloud.cloud)).rejects.toThrow('killed');
    killed.mockRestore();
    await member.ask('POST', `/transactions/${ids[0]}/restore`);
    expect(withoutVersions(await look(member, receiptId, ids))).toEqual(withoutVersions(before));
  });

  it('leaves a receipt where it was linked meanwhile', async () => {
    const { member, receiptId, ids } = await linked(1);
    await member.ask('DELETE', `/transactions/${ids[0]}`);
    const other = entry({ amount: 2500 });
    await member.ask('POST', '/transactions', other);
    await member.ask('POST', '/matches', { id: v7(), receiptIds: [receiptId], transactionIds: [other.id] });
    expect(await member.ask('POST', `/transactions/${ids[0]}/restore`)).toMatchObject({
      receiptIds: [],
      receiptId: null,
    });
    expect(await member.ask('GET', `/receipts/${receiptId}`)).toMatchObject({ transactionIds: [other.id] });
    expect(await member.all('/matches?status=recent')).toHaveLength(1);
  });
});

describe('what decisions teach (listLearned, forgetLearned)', () => {
  it('knows a name once it was confirmed, until that is forgotten', async () => {
    const { member } = await booksWith(
      cloud,
      [{ vendor: 'Green Valley Farms', date: '2026-03-02', amount: 4310 }],
      [{ description: 'GVF MKT 0031', amount: 4310, date: '2026-03-02' }],
    );
    const [match] = await pending(member, (items) => items.length === 1);
    await decide(member, match, 'confirm');
    const [lesson] = await learned(member);
    expect(lesson).toMatchObject({
      kind: 'same',
      vendor: 'Green Valley Farms',
      descriptions: ['GVF MKT 0031'],
    });
    await addPapers(books, [
      paper(await organizationIdOf(member), {
        vendor: 'GREEN VALLEY FARMS',
        date: '2026-03-12',
        amount: 990,
      }),
    ]);
    await member.ask(
      'POST',
      '/transactions',
      entry({ description: 'GVF MKT 0044', amount: 990, date: '2026-03-12' }),
    );
    const [next] = await pending(member, (items) => items.length === 1);
    expect(next?.reasons.map(({ detail }) => detail)).toContain('named like 1 earlier match');

    await member.ask('DELETE', `/learned/${lesson?.id}`);
    expect(await learned(member)).toEqual([]);
    expect(await member.call('DELETE', `/learned/${lesson?.id}`)).toMatchObject({ status: 404 });
    expect(await member.all('/matches?status=recent')).toMatchObject([{ id: match?.id }]);
  });

  it('never makes a refused match again, offers the next best, and may once the refusal is forgotten', async () => {
    const { member } = await booksWith(
      cloud,
      [{ vendor: 'Corner Bakery' }],
      [{ description: 'CORNER BAKERY' }, { description: 'CORNER BAKERY', date: '2026-03-12' }],
    );
    const [match] = await pending(member, (items) => items[0]?.runnerUp !== undefined);
    expect(match?.runnerUp?.why).toBeTruthy();
    await decide(member, match, 'reject');
    const [next] = await pending(member, (items) => items.length === 1);
    expect(next?.transactionIds).toEqual(match?.runnerUp?.transactionIds);
    const [lesson] = await learned(member);
    expect(lesson).toMatchObject({ kind: 'different', descriptions: [], matchId: match?.id });
    await member.ask('DELETE', `/learned/${lesson?.id}`);
    const again = await pending(member, (items) => items[0]?.id === match?.id);
    expect(again).toHaveLength(1);
  });
});

describe('saveMatching', () => {
  it('makes sure matches by itself when told to, never a tie, and not again what a person took back', async () => {
    const { member } = await booksWith(cloud, [], []);
    expect(await member.ask('PUT', '/matching', { auto: 'auto', threshold: 97 })).toMatchObject({
      matching: { auto: 'auto', threshold: 97 },
    });
    const organizationId = await organizationIdOf(member);
    const sure = paper(organizationId, { vendor: 'Lumber Yard', amount: 4321 });
    const twins = [1, 2].map(() =>
      paper(organizationId, { vendor: 'Copy Shop', amount: 770, date: '2026-03-20' }),
    );
    await addPapers(books, [sure, ...twins]);
    const row = entry({ description: 'LUMBER YARD', amount: 4321 });
    await member.ask('POST', '/transactions', row);
    await member.ask(
      'POST',
      '/transactions',
      entry({ description: 'COPY SHOP', amount: 770, date: '2026-03-20' }),
    );
    const recent = await member.until(
      '/matches?status=recent',
      (page) => page['items'] instanceof Array && page['items'].length > 0,
    );
    expect(recent['items']).toMatchObject([
      { receiptIds: [sure.id], decision: 'auto', decidedBy: 'matchbook', confidence: 99 },
    ]);
    const [tie] = await pending(member, (items) => items.length === 1);
    expect(tie).toMatchObject({ decision: 'suggest', status: 'pending' });
    expect(await learned(member)).toEqual([]);

    await decide(member, contract.listMatches.reply.parse(recent).items[0], 'undo');
    await member.ask('PATCH', `/transactions/${row.id}`, { version: 3, amount: 4321, date: '2026-03-11' });
    await pending(member, (items) =>
      items.some(({ reasons }) => reasons.some(({ detail }) => detail === '1 day apart')),
    );
    expect(await member.all('/matches?status=recent')).toEqual([]);
  });

  it('leaves a tie to a person also when both receipts are read in the same moment', async () => {
    const { member } = await booksWith(cloud, [], [{ description: 'COPY SHOP', amount: 770 }]);
    await member.ask('PUT', '/matching', { auto: 'auto', threshold: 97 });
    const organizationId = await organizationIdOf(member);
    const twins = [1, 2].map(() => paper(organizationId, { vendor: 'Copy Shop', amount: 770 }));
    await addPapers(books, twins);
    const parts = cloud.cloud;
    await Promise.all(twins.map(({ id }) => matchReceipt(organizationId, id, parts)));
    expect(await member.all('/matches?status=recent')).toEqual([]);
  });

  it('looks for nothing while off, and through the last year when turned on again', async () => {
    const { member } = await booksWith(cloud, [], []);
    await member.ask('PUT', '/matching', { auto: 'off', threshold: 97 });
    const today = new Date().toISOString().slice(0, 10);
    const organizationId = await organizationIdOf(member);
    await addPapers(books, [paper(organizationId, { vendor: 'Lumber Yard', date: today })]);
    await member.ask('POST', '/transactions', entry({ description: 'LUMBER YARD', date: today }));
    await matchPeriod(organizationId, { from: today, to: today }, cloud.cloud);
    expect(await member.all('/matches')).toEqual([]);
    await member.ask('PUT', '/matching', { auto: 'suggest', threshold: 97 });
    expect(await pending(member, (items) => items.length === 1)).toHaveLength(1);
    expect(await member.call('PUT', '/matching', { auto: 'auto', threshold: 50 })).toMatchObject({
      status: 400,
    });
  });
});

describe('what matching reads', () => {
  it('is at most 20 read units for one new receipt, however many rows there are (npm run campaign -- match-reads)', async () => {
    const local = await sharedCloud();
    const { units, suggested } = await readToMatchOne(local, 1200);
    expect(suggested).toBe(1);
    expect(units).toBeLessThanOrEqual(20);
  });
});
