import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import { organizationIdOf } from '../support/books.ts';
import { booksWith, decide, pending } from '../support/matching-books.ts';
import type { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { addPapers, paper } from '../support/papers.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const box: [number, number, number, number] = [0, 0, 0.1, 0.1];
const hst = { kind: 'HST', rate: 13, amount: 163, text: 'HST 13% 1.63', confidence: 1, page: 1, box };

/** Books with an expense of 14.20 that a receipt with 1.63 HST belongs to. */
async function matchedBooks() {
  const { member, rows, receipts } = await booksWith(
    memory,
    [{ vendor: 'Maple Hardware', amount: 1420, categoryId: 'travel', taxes: [hst] }],
    [{ description: 'MAPLE HARDWARE', amount: 1420, category: '' }],
  );
  const [match] = await pending(member, (items) => items.length === 1);
  return { member, match, id: rows[0]?.id ?? '', receiptId: receipts[0]?.id ?? '' };
}

const transaction = async (member: Member, id: string) =>
  contract.getTransaction.reply.parse(await member.ask('GET', `/transactions/${id}`));

const change = async (member: Member, id: string, said: object) =>
  member.call('PATCH', `/transactions/${id}`, { version: (await transaction(member, id)).version, ...said });

describe('taxes that a person says of an entry (changeTransaction)', () => {
  it('stand whatever documents come and go, until the person leaves it to the documents again', async () => {
    const { member, match, id, receiptId } = await matchedBooks();
    const said = [{ kind: 'GST', rate: 5, amount: 68 }];
    await change(member, id, { taxes: said });
    expect(await transaction(member, id)).toMatchObject({ taxes: said, taxesSaid: true });
    await decide(member, match, 'confirm');
    expect((await transaction(member, id)).taxes).toEqual(said);
    const { version } = await member.ask('GET', `/receipts/${receiptId}`);
    await member.ask('PATCH', `/receipts/${receiptId}`, { version, amount: 1500 });
    expect((await transaction(member, id)).taxes).toEqual(said);

    await change(member, id, { taxes: null });
    const left = await transaction(member, id);
    expect(left.taxes).toEqual([{ kind: 'HST', rate: 13, amount: 163 }]);
    expect(left).not.toHaveProperty('taxesSaid');

    await change(member, id, { taxes: [] });
    expect(await transaction(member, id)).not.toHaveProperty('taxes');
    await decide(member, match, 'undo');
    expect(await transaction(member, id)).toMatchObject({ taxesSaid: true });
  });

  it('give way to what a document states where they were only confirmed at usual rates', async () => {
    const member = await memory.join();
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'general' });
    const salesTax = {
      ...{ since: '2020-01-01', number: '123026635 RT0001', period: 'quarter', endsIn: 3, method: 'normal' },
    };
    await member.ask('PUT', '/preferences', { currency: 'CAD', salesTax });
    const bought = entry({ description: 'MAPLE HARDWARE', amount: 1420, category: 'Office Supplies' });
    const { id } = bought;
    await member.ask('POST', '/transactions', bought);
    const confirm = async () => {
      const { version } = await transaction(member, id);
      const edit = { id: v7(), act: { do: 'usual-tax' }, entries: [{ transactionId: id, version }] };
      await member.ask('POST', '/transactions/edits', edit);
      await member.until(`/jobs/${edit.id}`, ({ status }) => status !== 'running');
    };
    await confirm();
    expect(await transaction(member, id)).toMatchObject({ taxesSaid: true, taxes: [{ amount: 163 }] });
    const receipt = paper(await organizationIdOf(member), {
      ...{ vendor: 'Maple Hardware', amount: 1420, currency: 'CAD' },
      taxes: [{ ...hst, amount: 40 }],
    });
    await addPapers(memory.cloud, [receipt]);
    await member.ask('POST', '/matches', { id: v7(), receiptIds: [receipt.id], transactionIds: [id] });
    const stated = await transaction(member, id);
    expect(stated.taxes).toEqual([{ kind: 'HST', rate: 13, amount: 40 }]);
    expect(stated).not.toHaveProperty('taxesSaid');
  });

  it('are less than the entry, never negative, and not of a transfer', async () => {
    const { member, id } = await matchedBooks();
    const refused = async (said: object, fields: object) =>
      expect(await change(member, id, said)).toMatchObject({ status: 400, body: { fields } });
    const tax = (amount: number) => ({ taxes: [{ kind: 'GST', rate: 5, amount }] });
    await refused(tax(1420), { taxes: 'The tax must be less than the entry.' });
    await refused(tax(-1), { 'taxes.0.amount': expect.any(String) as unknown });
    await refused(
      { taxes: [{ kind: 'duty', amount: 1 }] },
      { 'taxes.0.kind': expect.any(String) as unknown },
    );
    await refused({ kind: 'transfer', ...tax(1) }, { taxes: expect.stringContaining('transfer') as unknown });
    await change(member, id, tax(500));
    await refused({ amount: 400 }, { amount: 'The tax must be less than the entry.' });
  });
});

/** Registers a member's business for VAT in the United Kingdom. */
async function registerInBritain(member: Member) {
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  await member.ask('PUT', '/preferences', {
    currency: 'GBP',
    salesTax: {
      ...{ since: '2020-01-01', number: '980780684', period: 'quarter', endsIn: 3, method: 'normal' },
    },
  });
}

describe('a service from abroad', () => {
  const boxesOf = async (member: Member) => {
    const path = '/sales-tax?from=2026-01-01&to=2026-03-31';
    const { periods } = contract.getSalesTax.reply.parse(await member.ask('GET', path));
    return Object.fromEntries(periods[0]?.boxes.map(({ code, amount }) => [code, amount]) ?? []);
  };

  it('is a purchase whose VAT is owed and claimed on one return, in no price, and lists with its boxes', async () => {
    const member = await memory.join();
    await registerInBritain(member);
    const bought = entry({ amount: 120_00, category: 'Software', description: 'FIGMA', date: '2026-02-03' });
    await member.ask('POST', '/transactions', bought);
    expect(await boxesOf(member)).toMatchObject({ 1: 0, 4: 0, 6: 0, 7: 120_00 });
    const maybe = async () => {
      const path = '/transactions?tax=abroad&from=2026-01-01&to=2026-03-31';
      const { items } = contract.listTransactions.reply.parse(await member.ask('GET', path));
      return items.map(({ id }) => id);
    };
    await member.ask('POST', '/transactions', entry({ amount: 900, category: 'Rent', date: '2026-02-04' }));
    expect(await maybe()).toEqual([bought.id]);
    await change(member, bought.id, { reverseCharge: true });
    expect(await maybe()).toEqual([]);
    expect(await transaction(member, bought.id)).toMatchObject({ taxesSaid: true, reverseCharge: true });
    expect(await boxesOf(member)).toMatchObject({ 1: 24_00, 4: 24_00, 5: 0, 6: 120_00, 7: 129_00 });
    const { unproven } = contract.getSalesTax.reply.parse(
      await member.ask('GET', '/sales-tax?from=2026-01-01&to=2026-03-31'),
    );
    expect(unproven).toMatchObject([{ id: bought.id, claimed: 24_00, reason: 'no-document' }]);
    for (const [box, boxCode, counted] of [
      ['taxed-sales', '1', 24_00],
      ['taxed-purchases', '4', 24_00],
      ['sales', '6', 120_00],
      ['purchases', '7', 120_00],
    ] as const) {
      const path = `/transactions?box=${box}&boxCode=${boxCode}&from=2026-01-01&to=2026-03-31`;
      const { items } = contract.listTransactions.reply.parse(await member.ask('GET', path));
      expect(items.find(({ id }) => id === bought.id)?.counted).toBe(counted);
    }
    const { items: history } = contract.listTransactionHistory.reply.parse(
      await member.ask('GET', `/transactions/${bought.id}/history`),
    );
    expect(history[0]?.changes).toEqual([{ field: 'reverseCharge', before: null, after: true }]);
    await change(member, bought.id, { taxes: null });
    expect(await transaction(member, bought.id)).not.toHaveProperty('reverseCharge');
    expect(await boxesOf(member)).toMatchObject({ 1: 0, 4: 0, 6: 0 });
  });

  it('is no sale and no transfer, and none in books whose return asks for no such tax', async () => {
    const { member, id } = await matchedBooks();
    const refused = async (entryId: string) => change(member, entryId, { reverseCharge: true });
    const elsewhere = { reverseCharge: expect.stringContaining('registered for VAT') as unknown };
    expect(await refused(id)).toMatchObject({ status: 400, body: { fields: elsewhere } });
    await registerInBritain(member);
    const sale = entry({ kind: 'income', amount: 500, category: 'Sales', description: 'CLIENT' });
    await member.ask('POST', '/transactions', sale);
    const fields = { reverseCharge: 'Only an expense can be a service from abroad.' };
    expect(await refused(sale.id)).toMatchObject({ status: 400, body: { fields } });
  });
});

describe('taxes that a person says of many entries (editTransactions)', () => {
  const edited = async (member: Member, act: object, ids: readonly string[]) => {
    const rows = await Promise.all(ids.map((id) => transaction(member, id)));
    const entries = rows.map(({ id, version }) => ({ transactionId: id, version }));
    const edit = { id: v7(), act, entries };
    await member.ask('POST', '/transactions/edits', edit);
    return member.until(`/jobs/${edit.id}`, ({ status }) => status === 'done');
  };
  const takenBack = async (member: Member, id: unknown) => {
    await member.ask('POST', `/jobs/${String(id)}/undo`);
    return member.until(`/jobs/${String(id)}`, ({ status }) => status === 'undone');
  };

  it('are worked out of each, leave transfers out by name, and are taken back to what documents say by then', async () => {
    const { member, match, id } = await matchedBooks();
    const own = entry({ kind: 'transfer', amount: 500, category: '', description: 'TO SAVINGS' });
    await member.ask('POST', '/transactions', own);
    const job = await edited(member, { do: 'tax', kind: 'GST', rate: 5 }, [id, own.id]);
    expect(job).toMatchObject({
      ...{ done: 1, total: 2 },
      leftOut: {
        ...{ count: 1, untaxed: 1 },
        named: [{ id: own.id, description: 'TO SAVINGS', because: 'untaxed' }],
      },
    });
    const said = { taxes: [{ kind: 'GST', rate: 5, amount: 68 }], taxesSaid: true };
    expect(await transaction(member, id)).toMatchObject(said);
    await decide(member, match, 'confirm');
    expect(await transaction(member, id)).toMatchObject(said);

    expect(await takenBack(member, job['id'])).not.toHaveProperty('leftOut');
    const back = await transaction(member, id);
    expect(back.taxes).toEqual([{ kind: 'HST', rate: 13, amount: 163 }]);
    expect(back).not.toHaveProperty('taxesSaid');
  });

  it('say that there is none, and stay where somebody said others since', async () => {
    const { member, id } = await matchedBooks();
    await change(member, id, { taxes: [{ kind: 'VAT', rate: 20, amount: 237 }] });
    const none = await edited(member, { do: 'no-tax' }, [id]);
    expect(await transaction(member, id)).not.toHaveProperty('taxes');
    await takenBack(member, none['id']);
    const said = { taxes: [{ kind: 'VAT', rate: 20, amount: 237 }], taxesSaid: true };
    expect(await transaction(member, id)).toMatchObject(said);

    const again = await edited(member, { do: 'no-tax' }, [id]);
    const other = { taxes: [{ kind: 'GST', amount: 5 }], taxesSaid: true };
    await change(member, id, { taxes: other.taxes });
    expect(await takenBack(member, again['id'])).toMatchObject({ leftOut: { count: 1 } });
    expect(await transaction(member, id)).toMatchObject(other);
  });

  it('are services from abroad where they are expenses, and what they were when that is taken back', async () => {
    const { member, id } = await matchedBooks();
    expect(
      await member.call('POST', '/transactions/edits', {
        ...{ id: v7(), act: { do: 'reverse-charge' }, entries: [{ transactionId: id, version: 1 }] },
      }),
    ).toMatchObject({ status: 400 });
    await registerInBritain(member);
    const sale = entry({ kind: 'income', amount: 500, category: 'Sales', description: 'CLIENT' });
    await member.ask('POST', '/transactions', sale);
    await change(member, id, { taxes: [{ kind: 'VAT', rate: 20, amount: 237 }] });
    const job = await edited(member, { do: 'reverse-charge' }, [id, sale.id]);
    expect(job).toMatchObject({ done: 1, total: 2 });
    expect(await transaction(member, id)).toMatchObject({ taxesSaid: true, reverseCharge: true });
    expect(await transaction(member, sale.id)).not.toHaveProperty('reverseCharge');
    await takenBack(member, job['id']);
    const back = await transaction(member, id);
    expect(back).toMatchObject({ taxes: [{ kind: 'VAT', rate: 20, amount: 237 }], taxesSaid: true });
    expect(back).not.toHaveProperty('reverseCharge');
  });

  it('are at a rate that leaves something of each', async () => {
    const { member, id } = await matchedBooks();
    const entries = [{ transactionId: id, version: 1 }];
    for (const act of [
      { do: 'tax', kind: 'GST', rate: 0 },
      { do: 'tax', kind: 'GST', rate: 100 },
      { do: 'tax', kind: 'GST' },
    ])
      expect(await member.call('POST', '/transactions/edits', { id: v7(), act, entries })).toMatchObject({
        status: 400,
      });
  });
});
