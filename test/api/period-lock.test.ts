import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry, recurringEntry, statementCsv } from '../support/entries.ts';
import { booksWith, decide, pending } from '../support/matching-books.ts';
import { Member, type Answer } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const today = new Date().toISOString().slice(0, 10);
const END = '2026-03-31';
const lockOf = async (member: Member) =>
  contract.getPeriodLock.reply.parse(await member.ask('GET', '/period-lock'));
const close = async (member: Member, until: string | null = END) => {
  const { version } = await lockOf(member);
  return contract.lockPeriod.reply.parse(await member.ask('PUT', '/period-lock', { until, version }));
};
const rowsOf = (member: Member) => member.all('/transactions?limit=200');
const done = (member: Member, id: string) =>
  member.until(`/jobs/${id}`, ({ status }) => status === 'done' || status === 'undone');
const refused = {
  status: 409,
  body: { code: 'period-locked', detail: expect.stringContaining('Ada Byron') as string },
};
const noDrift = async (member: Member) =>
  expect(await driftOf(await organizationIdOf(member), memory.cloud)).toEqual([]);

describe('getPeriodLock, previewPeriodLock and lockPeriod', () => {
  it('close and reopen books, and keep who did it and when', async () => {
    const master = await memory.join();
    expect(await lockOf(master)).toEqual({ lock: null, version: 0, history: [] });
    await master.ask('POST', '/transactions', entry());
    await master.ask('POST', '/transactions', entry({ kind: 'income', category: 'Sales Revenue' }));
    await master.ask('POST', '/transactions', entry({ date: '2026-04-01' }));
    expect(await master.ask('GET', `/period-lock/preview?until=${END}`)).toEqual({ count: 2, unready: 1 });

    const wish = { until: END, version: 0 };
    const lock = { until: END, byName: 'Ada Byron' };
    for (let sent = 0; sent < 2; sent += 1)
      expect(await master.ask('PUT', '/period-lock', wish)).toMatchObject({ version: 1, lock });
    expect(await master.ask('GET', `/period-lock/preview?until=${END}`)).toEqual({ count: 0, unready: 0 });
    expect(await master.call('PUT', '/period-lock', { until: '2026-02-28', version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    await close(master, '2026-02-28');
    expect(await close(master, null)).toMatchObject({ lock: null, version: 3 });
    expect((await lockOf(master)).history.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-28', null],
      [END, '2026-02-28'],
      [null, END],
    ]);
  });

  it('close only days that are over', async () => {
    const master = await memory.join();
    for (const until of [addDays(today, 1), '2026-02-30'])
      expect(await master.call('PUT', '/period-lock', { until, version: 0 })).toMatchObject({
        status: 400,
        body: { fields: { until: expect.any(String) as string } },
      });
  });

  it('keep with what accounts began, their kind and the currency, until the books are reopened', async () => {
    const master = await memory.join();
    await master.ask('POST', '/transactions', entry());
    await close(master);
    const late = { id: v7(), name: 'Late', kind: 'cash', openingBalance: 1 };
    const { country } = (await master.ask('GET', '/me'))['organization'] as { country: string };
    const elsewhere = { country: country === 'Ireland' ? 'UK' : 'Ireland', profession: 'general' };
    for (const [method, path, body] of [
      ['PATCH', '/accounts/checking', { openingBalance: 100 }],
      ['PATCH', '/accounts/checking', { kind: 'loan' }],
      ['POST', '/accounts', late],
      ['PUT', '/preferences', { currency: 'EUR' }],
      ['PUT', '/profile', elsewhere],
    ] as const)
      expect(await master.call(method, path, body), path).toMatchObject(refused);
    await close(master, null);
    await master.ask('POST', '/accounts', late);
    expect(await master.ask('PUT', '/preferences', { currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
  });

  it('are the master’s: assistants read them', async () => {
    const [master, assistant] = [await memory.join(), await memory.join('Bo Assistant')];
    await makeAssistant(memory.cloud, assistant, await organizationIdOf(master), 'full');
    expect(await assistant.call('PUT', '/period-lock', { until: END, version: 0 })).toMatchObject({
      status: 403,
    });
    await close(master);
    expect(await lockOf(assistant)).toEqual(await lockOf(master));
    expect(await assistant.call('PUT', '/period-lock', { until: null, version: 1 })).toMatchObject({
      status: 403,
    });
    expect(await assistant.call('POST', '/transactions', entry())).toMatchObject(refused);
  });

  it('are of one organisation alone', async () => {
    const [master, other] = [await memory.join(), await memory.join()];
    await close(master);
    expect(await lockOf(other)).toMatchObject({ lock: null });
    await other.ask('POST', '/transactions', entry());
  });
});

describe('a closed period', () => {
  it('takes no entry, loses none and changes none, with who closed it and when', async () => {
    const member = await memory.join();
    const [kept, deleted, later] = [entry(), entry(), entry({ date: '2026-04-02' })];
    for (const row of [kept, deleted, later]) await member.ask('POST', '/transactions', row);
    await member.ask('DELETE', `/transactions/${deleted.id}`);
    const before = await rowsOf(member);
    await close(member);

    const category = String(before[0]?.['categoryId']);
    const version = 1;
    const recurring = { id: v7(), frequency: 'monthly', nextDueDate: '2026-04-10' } as const;
    const tries: [string, Promise<Answer>][] = [
      ['add', member.call('POST', '/transactions', entry({ date: END }))],
      ['first of many', member.call('POST', '/transactions', entry({ recurring }))],
      ['edit', member.call('PATCH', `/transactions/${kept.id}`, { version, amount: 7 })],
      ['note', member.call('PATCH', `/transactions/${kept.id}`, { version, notes: 'Late' })],
      ['move in', member.call('PATCH', `/transactions/${later.id}`, { version, date: END })],
      ['move out', member.call('PATCH', `/transactions/${kept.id}`, { version, date: '2026-04-03' })],
      ['delete', member.call('DELETE', `/transactions/${kept.id}`)],
      ['restore', member.call('POST', `/transactions/${deleted.id}/restore`)],
      ['merge', member.call('POST', `/categories/${category}/merge`, { id: v7(), intoId: 'travel' })],
      ['line', member.call('PATCH', `/categories/${category}`, { formLines: { expense: null } })],
    ];
    for (const [name, answer] of tries) expect(await answer, name).toMatchObject(refused);
    expect(await rowsOf(member)).toEqual(before);

    await member.ask('PATCH', `/transactions/${later.id}`, { version, amount: 7 });
    await member.ask('POST', '/transactions', entry({ date: '2026-04-01' }));
    await close(member, '2026-02-28');
    await member.ask('POST', `/transactions/${deleted.id}/restore`);
    await noDrift(member);
  });

  it('says it in the reader’s language', async () => {
    const member = await memory.join();
    await close(member);
    const { body } = await member.call('POST', '/transactions', entry(), { 'accept-language': 'fr-CA' });
    expect(body['detail']).toContain('Ces livres sont fermés jusqu’au 31 mars 2026');
  });

  it('has no document linked or taken off', async () => {
    const { member, receipts, rows } = await booksWith(
      memory,
      [
        { vendor: 'Alder Books', amount: 2000 },
        { vendor: 'Birch Cafe', amount: 2100 },
        { vendor: 'Cedar Tools', amount: 9900 },
      ],
      [
        { description: 'Alder Books', amount: 2000 },
        { description: 'Birch Cafe', amount: 2100, category: undefined },
      ],
    );
    const waiting = await pending(member, (items) => items.length === 2);
    const [alder, birch] = rows.map(({ id }) => waiting.find((match) => match.transactionIds[0] === id));
    await decide(member, birch, 'confirm');
    const before = await rowsOf(member);
    await close(member);

    const [, paid, free] = receipts;
    const link = { id: v7(), receiptIds: [free?.id], transactionIds: [rows[0]?.id] };
    const tries: [string, Promise<Answer>][] = [
      ['confirm', member.call('POST', `/matches/${alder?.id}/confirm`)],
      ['unmatch', member.call('POST', `/matches/${birch?.id}/undo`)],
      ['match', member.call('POST', '/matches', link)],
      [
        'documents',
        member.call('PUT', `/transactions/${rows[1]?.id}/documents`, { version: 2, receiptIds: [] }),
      ],
      ['archive', member.call('DELETE', `/receipts/${paid?.id}`)],
      ['correct', member.call('PATCH', `/receipts/${paid?.id}`, { version: 2, category: 'Travel' })],
    ];
    for (const [name, answer] of tries) expect(await answer, name).toMatchObject(refused);
    expect(await rowsOf(member)).toEqual(before);

    const preview = contract.previewAutoMatch.reply.parse(await member.ask('GET', '/matches/auto-match'));
    expect(preview).toMatchObject({ count: 0, leftOut: [{ because: 'closed' }] });
    const run = { id: v7(), matchIds: [alder?.id] };
    await member.ask('POST', '/matches/auto-match', run);
    expect(await done(member, run.id)).toMatchObject({
      ...{ status: 'done', done: 0 },
      leftOut: { count: 1, closed: 1, named: [{ id: rows[0]?.id, because: 'period-locked' }] },
    });
  });

  it('has no payout divided and no transfer paired or parted', async () => {
    const member = await memory.join();
    const bank = async (accountId: string, rows: Parameters<typeof statementCsv>[0]) => {
      const { id } = await member.readStatement(statementCsv(rows), accountId);
      await member.commit(String(id));
    };
    await bank('checking', [
      { date: '2026-03-02', description: 'ONLINE TRF 5512', amount: -50_000 },
      { date: '2026-03-05', description: 'PAYMENT TO SUPPLIER', amount: -7000 },
      { date: '2026-03-20', description: 'STRIPE PAYOUT ST-K2J8', amount: 121_345 },
    ]);
    await bank('savings', [
      { date: '2026-03-03', description: 'TRF RECEIVED', amount: 50_000 },
      { date: '2026-03-06', description: 'PAYMENT FROM CLIENT', amount: 7000 },
    ]);
    const pairs = async (status: string) =>
      contract.listPairs.reply.parse(
        await member.until(
          `/pairs?status=${status}`,
          ({ items }) => Array.isArray(items) && items.length === 1,
        ),
      ).items[0]?.pair.id;
    const [made, offered] = [await pairs('decided'), await pairs('open')];
    const [payout] = contract.listPayouts.reply.parse(await member.ask('GET', '/payouts?status=open')).items;
    const before = await rowsOf(member);
    await close(member);

    const split = {
      ...{ version: payout?.transaction.version, decision: 'split', gross: 125_000, fees: 3655 },
      categories: { sales: 'Sales Revenue', fees: 'other' },
    };
    const tries: [string, Promise<Answer>][] = [
      ['payout', member.call('POST', `/payouts/${payout?.transaction.id}/decide`, split)],
      ['pair', member.call('POST', `/pairs/${offered}/decide`, { decision: 'confirm' })],
      ['part', member.call('POST', `/pairs/${made}/decide`, { decision: 'undo' })],
    ];
    for (const [name, answer] of tries) expect(await answer, name).toMatchObject(refused);
    expect(await rowsOf(member)).toEqual(before);
  });

  it('is left out of what is done to many, and named; what was done before is not taken back', async () => {
    const member = await memory.join();
    const rows = [entry({ description: 'March' }), entry({ description: 'April', date: '2026-04-02' })];
    for (const row of rows) await member.ask('POST', '/transactions', row);
    const entries = (version: number) => rows.map(({ id: transactionId }) => ({ transactionId, version }));
    const edit = async (act: object, version: number) => {
      const id = v7();
      await member.ask('POST', '/transactions/edits', { id, act, entries: entries(version) });
      return { id, job: await done(member, id) };
    };
    const earlier = await edit({ do: 'category', category: 'Travel' }, 1);
    expect(earlier.job).toMatchObject({ done: 2 });
    await close(member);

    const named = [{ id: rows[0]?.id, description: 'March', because: 'period-locked' }];
    const left = { done: 1, leftOut: { count: 1, closed: 1, named } };
    const byCategory = await edit({ do: 'category', category: 'Meals' }, 2);
    expect(byCategory.job).toMatchObject(left);
    const run = { id: v7(), transactionIds: rows.map(({ id }) => id), categories: ['Office Expenses'] };
    await member.ask('POST', '/category-runs', run);
    expect(await done(member, run.id)).toMatchObject(left);
    expect(await member.call('POST', `/jobs/${earlier.id}/undo`)).toMatchObject(refused);
    await member.ask('POST', `/jobs/${run.id}/undo`);
    expect(await done(member, run.id)).toMatchObject({ status: 'undone', done: 0 });
    const version = Number((await member.ask('GET', `/transactions/${rows[1]?.id}`))['version']);
    const id = v7();
    const named2 = [
      { transactionId: rows[0]?.id, version: 2 },
      { transactionId: rows[1]?.id, version },
    ];
    await member.ask('POST', '/transactions/edits', { id, act: { do: 'delete' }, entries: named2 });
    expect(await done(member, id)).toMatchObject(left);
    await noDrift(member);
  });

  it('lets a rule for the past change only what is open', async () => {
    const member = await memory.join();
    const rows = [entry({ description: 'TAXI 1' }), entry({ description: 'TAXI 2', date: '2026-04-02' })];
    for (const row of rows) await member.ask('POST', '/transactions', row);
    await close(member);
    const rule = { id: v7(), conditions: { text: 'TAXI' }, effect: { category: 'Travel' } };
    const run = { id: v7(), transactionIds: rows.map(({ id }) => id), rule };
    await member.ask('POST', '/category-runs', run);
    expect(await done(member, run.id)).toMatchObject({ done: 1, leftOut: { closed: 1 } });
  });

  it('has its rows of an import named before, and left out; what was imported is not taken out', async () => {
    const member = await memory.join();
    const bank = (days: string[]) =>
      statementCsv(days.map((date, at) => ({ date, description: `SHOP ${date}`, amount: -100 - at })));
    const earlier = await member.readStatement(bank(['2026-03-01', '2026-04-01']));
    await member.commit(String(earlier['id']));
    await close(member);
    expect(await member.call('POST', `/statement-imports/${String(earlier['id'])}/undo`)).toMatchObject(
      refused,
    );

    const read = await member.readStatement(bank(['2026-03-01', '2026-03-30', '2026-03-31', '2026-04-05']));
    expect(read).toMatchObject({ status: 'ready', closed: [2, 3, 4] });
    const committed = contract.getStatementImport.reply.parse(await member.commit(String(read['id'])));
    expect(committed).toMatchObject({ status: 'committed', added: 1 });
    expect(committed.leftOut?.map(({ row, because }) => [row, because])).toEqual([
      [2, 'in-books'],
      [3, 'period-locked'],
      [4, 'period-locked'],
    ]);
    expect(await member.undo(String(read['id']))).toMatchObject({ status: 'undone' });
    expect(await rowsOf(member)).toHaveLength(2);
    await noDrift(member);
  });

  it('has nothing entered that is due in it: that is told, and later days go on', async () => {
    const member = await memory.join();
    await close(member, addDays(today, -10));
    const wish = recurringEntry({ frequency: 'weekly', nextDueDate: addDays(today, -15) });
    await member.ask('POST', '/recurring-entries', wish);
    await member.until('/transactions/count', ({ count }) => count === 2);
    const [entered] = contract.listRecurringEntries.reply.parse(
      await member.ask('GET', '/recurring-entries'),
    ).items;
    expect(entered).toMatchObject({ closedDates: [addDays(today, -15)], nextDueDate: addDays(today, 6) });
  });
});
