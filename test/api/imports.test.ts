import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { contract } from '../../shared/contract/index.ts';
import { organizationIdOf } from '../support/books.ts';
import { statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const chequing = readFileSync(new URL('../fixtures/statements/chequing.csv', import.meta.url), 'utf8');
const parsed = (body: unknown) => contract.getStatementImport.reply.parse(body);
const noDrift = async (member: Member) =>
  expect(await driftOf(await organizationIdOf(member), cloud.cloud)).toEqual([]);

describe('importStatement and getStatementImport', () => {
  it('read the rows, prove them by the balances, and add nothing yet', async () => {
    const member = await cloud.join();
    const ready = parsed(await member.readStatement(chequing));
    expect(ready).toMatchObject({ status: 'ready', duplicates: [], added: 0, accountId: 'checking' });
    expect(ready.statement).toMatchObject({
      format: 'csv',
      proven: true,
      opening: 100_000,
      closing: 341_525,
    });
    expect(ready.statement?.transactions.map(({ amount }) => amount)).toEqual([-475, 250_000, -8000]);
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 0 });
  });

  it('say where a balance stops agreeing', async () => {
    const member = await cloud.join();
    const ready = parsed(await member.readStatement(chequing.replace('3495.25', '3495.26')));
    expect(ready.statement).toMatchObject({ proven: false, brokenAt: { row: 3, difference: 1 } });
  });

  it('answer the same import when asked twice, and refuse its id for another file', async () => {
    const member = await cloud.join();
    const importId = v7();
    const first = parsed(await member.readStatement(chequing, 'checking', importId));
    const again = await member.call('POST', '/statement-imports', {
      id: importId,
      uploadId: first.uploadId,
      accountId: 'checking',
    });
    expect(again).toMatchObject({ status: 202, body: { id: importId, status: 'ready' } });
    const uploadId = await member.upload(Buffer.from('other'), 'other.csv', 'text/csv', 'statement');
    const other = await member.call('POST', '/statement-imports', { id: importId, uploadId });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  it('make rows as old as their entering, so that one deleted since another import brought it has a history of its own', async () => {
    const member = await cloud.join();
    const { id, createdAt: readAt } = await member.readStatement(chequing);
    await member.commit(String(id));
    const rows = await member.all('/transactions?limit=200');
    expect(rows).toHaveLength(3);
    for (const { createdAt } of rows) expect(String(createdAt) > String(readAt)).toBe(true);
  });

  it('refuse an account that is none of the books', async () => {
    const member = await cloud.join();
    const uploadId = await member.upload(Buffer.from(chequing), 'a.csv', 'text/csv', 'statement');
    const answer = await member.call('POST', '/statement-imports', {
      id: v7(),
      uploadId,
      accountId: 'offshore',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { accountId: expect.any(String) as string } },
    });
  });
});

describe('commitStatementImport', () => {
  it('adds the rows once, whoever asks how often, and a later import of the same file adds nothing', async () => {
    const member = await cloud.join();
    const ready = parsed(await member.readStatement(chequing));
    const commits = await Promise.all(
      [1, 2, 3].map(() => member.call('POST', `/statement-imports/${ready.id}/commit`, {})),
    );
    expect(commits.every(({ status }) => status === 202 || status === 409)).toBe(true);
    const committed = parsed(
      await member.until(`/statement-imports/${ready.id}`, ({ status }) => status === 'committed'),
    );
    expect(committed).toMatchObject({ added: 3, progress: 1 });
    const rows = await member.all('/transactions');
    expect(rows.map(({ amount, source }) => [amount, source])).toEqual([
      [-8000, `import:${ready.id}`],
      [250_000, `import:${ready.id}`],
      [-475, `import:${ready.id}`],
    ]);
    const second = parsed(await member.readStatement(chequing));
    expect(second.duplicates.map(({ row }) => row)).toEqual([2, 3, 4]);
    const [coffee] = rows.filter(({ amount }) => amount === -475);
    expect(second.duplicates[0]?.twin).toMatchObject({ transactionId: coffee?.['id'], amount: -475 });
    expect(parsed(await member.commit(second.id))).toMatchObject({ status: 'committed', added: 0 });
    expect(await member.all('/transactions')).toEqual(rows);
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { statements: 1 } });
    await noDrift(member);
  });

  it('adds only the rows that an overlapping statement brings anew, twins of one day included', async () => {
    const member = await cloud.join();
    const coffee = { date: '2026-03-02', description: 'COFFEE', amount: -450 };
    const rent = { date: '2026-03-03', description: 'RENT', amount: -90_000 };
    const first = parsed(await member.readStatement(statementCsv([coffee, coffee])));
    expect(await member.commit(first.id)).toMatchObject({ added: 2 });
    const second = parsed(await member.readStatement(statementCsv([coffee, coffee, rent])));
    expect(second.duplicates.map(({ row }) => row)).toEqual([2, 3]);
    expect(await member.commit(second.id)).toMatchObject({ added: 1 });
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 3 });
  });

  it('tells rightly what each of two overlapping imports added that were read before either was committed', async () => {
    const member = await cloud.join();
    const rows = Array.from({ length: 40 }, (_, n) => ({
      date: '2026-03-02',
      description: `SHOP ${n}`,
      amount: -100 - n,
    }));
    const first = parsed(await member.readStatement(statementCsv(rows.slice(0, 25))));
    const second = parsed(await member.readStatement(statementCsv(rows)));
    const both = await Promise.all([member.commit(first.id), member.commit(second.id)]);
    const added = both.map((job) => parsed(job).added);
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 40 });
    expect((added[0] ?? 0) + (added[1] ?? 0)).toBe(40);
    await noDrift(member);
  });
});

describe('undoStatementImport', () => {
  it('leaves to a later file the rows that it states as well, with their receipts and what was changed in them', async () => {
    const member = await cloud.join();
    const row = (day: number, description: string) => ({
      date: `2026-03-0${day}`,
      description,
      amount: -100 * day,
    });
    const first = parsed(await member.readStatement(statementCsv([row(1, 'TOLL'), row(2, 'RENT')])));
    await member.commit(first.id);
    const second = parsed(await member.readStatement(statementCsv([row(2, 'RENT'), row(3, 'FUEL')])));
    await member.commit(second.id);
    const rent = (await member.all('/transactions')).find(({ description }) => description === 'RENT');
    await member.ask('PATCH', `/transactions/${String(rent?.['id'])}`, { version: 1, category: 'Rent' });
    expect(await member.undo(first.id)).toMatchObject({ status: 'undone' });
    const left = (await member.all('/transactions')).map(({ description, category }) => [
      description,
      category,
    ]);
    expect(left).toEqual([
      ['FUEL', 'expense'],
      ['RENT', 'Rent'],
    ]);
    expect(await member.undo(second.id)).toMatchObject({ status: 'undone' });
    expect(await member.all('/transactions')).toEqual([]);
    await noDrift(member);
  });

  it('takes out every row of the import, edited and matched ones too, and opens the receipt again', async () => {
    const member = await cloud.join();
    const ready = parsed(await member.readStatement(chequing));
    await member.commit(ready.id);
    const [hydro, deposit, coffee] = await member.all('/transactions');
    await member.ask('PATCH', `/transactions/${String(deposit?.['id'])}`, {
      version: 1,
      description: 'Invoice 1042',
      category: 'Sales',
      date: '2026-04-01',
    });
    const receiptId = await member.upload(
      Buffer.from('not a picture'),
      'coffee.jpg',
      'image/jpeg',
      'receipt',
    );
    await member.until(`/receipts/${receiptId}`, ({ status }) => status === 'processed');
    await member.ask('POST', '/matches', {
      id: v7(),
      receiptIds: [receiptId],
      transactionIds: [coffee?.['id']],
    });
    expect(await member.ask('GET', `/receipts/${receiptId}`)).toMatchObject({ status: 'matched' });
    await member.ask('DELETE', `/transactions/${String(hydro?.['id'])}`);

    const asked = await member.call('POST', `/statement-imports/${ready.id}/undo`);
    expect(asked).toMatchObject({ status: 202 });
    await member.until(`/statement-imports/${ready.id}`, ({ status }) => status === 'undone');
    expect(await member.all('/transactions')).toEqual([]);
    expect(await member.ask('GET', `/receipts/${receiptId}`)).toMatchObject({
      status: 'processed',
      transactionIds: [],
    });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { statements: 0 } });
    await noDrift(member);

    const again = parsed(await member.readStatement(chequing));
    expect(again.duplicates).toEqual([]);
    expect(await member.commit(again.id)).toMatchObject({ added: 3 });
  });

  it('leaves rows that another import or a person brought', async () => {
    const member = await cloud.join();
    const first = parsed(await member.readStatement(chequing));
    await member.commit(first.id);
    const more = parsed(await member.readStatement(`${chequing}2026-03-12,NEW SHOP,10.00,,3405.25\n`));
    await member.commit(more.id);
    await member.undo(more.id);
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 3 });
    await noDrift(member);
  });

  it('refuses an import that is not committed', async () => {
    const member = await cloud.join();
    const ready = parsed(await member.readStatement(chequing));
    const answer = await member.call('POST', `/statement-imports/${ready.id}/undo`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });
});

describe('listStatementImports and getStatementCoverage', () => {
  it('tell what was imported, newest first, and which months that covers', async () => {
    const member = await cloud.join();
    const january = ['2026-01-01', '2026-01-17', '2026-01-31'].map((date, index) => ({
      date,
      description: `SHOP ${index}`,
      amount: -1000 - index,
    }));
    const march = [{ date: '2026-03-10', description: 'SHOP', amount: -500 }];
    const first = parsed(await member.readStatement(statementCsv(january, 50_000)));
    await member.commit(first.id);
    const second = parsed(await member.readStatement(statementCsv(march, 9000)));
    await member.commit(second.id);

    const { items } = contract.listStatementImports.reply.parse(
      await member.ask('GET', '/statement-imports'),
    );
    expect(items.map(({ id, added, status, period }) => ({ id, added, status, period }))).toEqual([
      { id: second.id, added: 1, status: 'committed', period: { from: '2026-03-10', to: '2026-03-10' } },
      { id: first.id, added: 3, status: 'committed', period: { from: '2026-01-01', to: '2026-01-31' } },
    ]);
    const coverage = contract.getStatementCoverage.reply.parse(
      await member.ask('GET', '/statement-coverage?from=2026-01-01&to=2026-03-31'),
    );
    const checking = coverage.items.find(({ accountId }) => accountId === 'checking');
    expect(checking?.months).toEqual([
      { month: '2026-01', state: 'covered', overlaps: false, importIds: [first.id] },
      { month: '2026-02', state: 'missing', overlaps: false, importIds: [] },
      { month: '2026-03', state: 'partly', overlaps: false, importIds: [second.id] },
    ]);
  });
});
