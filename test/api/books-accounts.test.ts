import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry, recurringEntry, statementCsv } from '../support/entries.ts';
import { endedReport } from '../support/ended-report.ts';
import { newestAttachment } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const accountsOf = async (member: Member) =>
  contract.listAccounts.reply.parse(await member.ask('GET', '/accounts')).items;
const accountOf = async (member: Member, id: string) =>
  (await accountsOf(member)).find((account) => account.id === id);

describe('addAccount, changeAccount and listAccounts', () => {
  it('keep an account, once however often it is sent, and show it beside the others', async () => {
    const member = await cloud.join();
    const account = {
      id: v7(),
      name: 'Tax reserve',
      kind: 'savings',
      lastDigits: '0815',
      openingBalance: 5000,
    };
    for (let n = 0; n < 2; n += 1)
      expect(await member.call('POST', '/accounts', account)).toMatchObject({ status: 201, body: account });
    expect(await accountsOf(member)).toHaveLength(6);
    expect(await accountOf(member, account.id)).toMatchObject({ balance: 5000, lastClosing: null });
    const other = await member.call('POST', '/accounts', { ...account, name: 'Another' });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    const twin = await member.call('POST', '/accounts', { ...account, id: v7() });
    expect(twin).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) as string } } });
  });

  it('keep every account that many people add at the same moment', async () => {
    const member = await cloud.join();
    const names = ['A', 'B', 'C', 'D'];
    await Promise.all(names.map((name) => member.ask('POST', '/accounts', { id: v7(), name, kind: 'cash' })));
    const kept = await accountsOf(member);
    expect(names.every((name) => kept.some((account) => account.name === name))).toBe(true);
  });

  it('leave an account its rows when it is renamed', async () => {
    const member = await cloud.join();
    await member.ask('POST', '/transactions', entry({ amount: 1250 }));
    await member.ask('PATCH', '/accounts/checking', { name: 'Main account', lastDigits: '4321' });
    await member.ask('POST', '/transactions', entry({ amount: 750, accountLabel: 'Main account' }));
    expect(await accountOf(member, 'checking')).toMatchObject({
      name: 'Main account',
      lastDigits: '4321',
      balance: -2000,
    });
    const taken = await member.call('POST', '/accounts', { id: v7(), name: 'Main account', kind: 'cash' });
    expect(taken.status).toBe(400);
    const idTaken = await member.call('POST', '/accounts', { id: v7(), name: 'checking', kind: 'cash' });
    expect(idTaken.status).toBe(400);
    const currency = await member.call('PATCH', '/accounts/checking', { currency: 'EUR' });
    expect(currency).toMatchObject({
      status: 400,
      body: { fields: { currency: expect.any(String) as string } },
    });
  });
});

describe('removeAccount', () => {
  it('takes out an account that nothing is in, and adding it again brings it back as it was', async () => {
    const member = await cloud.join();
    const before = await accountsOf(member);
    const account = { id: v7(), name: 'Tax reserve', kind: 'savings', openingBalance: 5000 };
    await member.ask('POST', '/accounts', account);
    expect(await member.ask('DELETE', `/accounts/${account.id}`)).toMatchObject(account);
    expect(await accountsOf(member)).toEqual(before);
    expect(await member.call('DELETE', `/accounts/${account.id}`)).toMatchObject({ status: 404 });
    await member.ask('POST', '/accounts', account);
    expect(await accountOf(member, account.id)).toMatchObject(account);
  });

  it('takes out none that holds an entry or a statement, or to which an entry is to come, and never the last', async () => {
    const member = await cloud.join();
    await member.ask('POST', '/transactions', entry());
    await member.ask('POST', '/recurring-entries', recurringEntry({ accountLabel: 'Business' }));
    const statement = statementCsv([{ date: '2026-03-02', description: 'PARKING', amount: -1250 }]);
    const { id } = await member.readStatement(statement, 'savings');
    await member.commit(String(id));
    for (const used of ['checking', 'business', 'savings'])
      expect(await member.call('DELETE', `/accounts/${used}`)).toMatchObject({
        status: 409,
        body: { code: 'wrong-state', detail: expect.stringContaining('Move them') as string },
      });
    expect(await accountsOf(member)).toHaveLength(5);

    const empty = await cloud.join();
    const [first] = await accountsOf(empty);
    for (const unused of ['checking', 'savings', 'business', 'cash'])
      await empty.ask('DELETE', `/accounts/${unused}`);
    expect(await empty.call('DELETE', '/accounts/credit-card')).toMatchObject({ status: 409 });
    expect(await accountsOf(empty)).toHaveLength(1);
    const { id: again, name, kind } = first ?? {};
    await empty.ask('POST', '/accounts', { id: again, name, kind });
    expect(await accountOf(empty, String(again))).toEqual(first);
  });
});

describe('an account that is renamed', () => {
  const found = async (member: Member, query: string) => (await member.all(`/transactions?${query}`)).length;

  it('shows its new name in every row, list, search and export at once, and leaves the old one free', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    await member.ask('POST', '/transactions', entry({ amount: 1250 }));
    await member.ask('PATCH', '/accounts/checking', { name: 'Main account' });
    await member.ask('POST', '/transactions', entry({ amount: 750, accountLabel: 'checking' }));
    const labels = (await member.all('/transactions')).map(({ accountLabel }) => accountLabel);
    expect(labels).toEqual(['Main account', 'Main account']);
    for (const query of ['account=Main%20account', 'account=checking', 'q=main%20paper'])
      expect([query, await found(member, query)]).toEqual([query, 2]);
    for (const query of ['account=Checking', 'q=checking'])
      expect([query, await found(member, query)]).toEqual([query, 0]);
    const to = `${v7()}@example.com`;
    const march = { exportType: 'custom', dateRange: { from: '2026-03-01', to: '2026-03-31' } };
    const selectedFields = ['date', 'description', 'amount', 'account_label'];
    await endedReport(member, '/send-custom-export', { ...march, selectedFields, accountantEmail: to });
    const { bytes } = await newestAttachment(local, to);
    expect(bytes.toString('utf8').match(/Main account/g)).toHaveLength(2);
    const successor = { id: v7(), name: 'Checking', kind: 'checking' };
    await member.ask('POST', '/accounts', successor);
    expect(await accountOf(member, successor.id)).toMatchObject({ balance: 0 });
    expect(await found(member, 'account=Checking')).toBe(0);
    expect(await accountOf(member, 'checking')).toMatchObject({ balance: -2000 });
    expect(await driftOf(await organizationIdOf(member), booksOf(local))).toEqual([]);
  });

  it('knows the rows of a file that is imported again', async () => {
    const member = await cloud.join();
    const file = statementCsv([{ date: '2026-03-02', description: 'COFFEE', amount: -450 }]);
    await member.commit(String((await member.readStatement(file))['id']));
    await member.ask('PATCH', '/accounts/checking', { name: 'Main account' });
    const again = await member.commit(String((await member.readStatement(file))['id']));
    expect(again).toMatchObject({ status: 'committed', added: 0 });
    expect(await member.all('/transactions')).toMatchObject([{ accountLabel: 'Main account' }]);
  });
});

describe('a label that names no account', () => {
  it('becomes one account, however many rows bring it at once', async () => {
    const member = await cloud.join();
    const sent = [1, 2, 3].map(() => entry({ accountLabel: 'Tip jar', amount: 100 }));
    const rows = await Promise.all(sent.map((one) => member.ask('POST', '/transactions', one)));
    const [id] = new Set(rows.map(({ accountId }) => String(accountId)));
    expect(rows.map(({ accountId }) => accountId)).toEqual([id, id, id]);
    expect(id).not.toBe('Tip jar');
    expect(await accountOf(member, String(id))).toMatchObject({
      name: 'Tip jar',
      kind: 'checking',
      currency: 'USD',
      balance: -300,
    });
    await member.ask('PATCH', `/accounts/${String(id)}`, { name: 'Jar' });
    const later = await member.ask('POST', '/transactions', entry({ accountLabel: 'Tip jar', amount: 50 }));
    expect(later['accountId']).not.toBe(id);
    expect(await accountOf(member, String(id))).toMatchObject({ name: 'Jar', balance: -300 });
    expect(await driftOf(await organizationIdOf(member), cloud.cloud)).toEqual([]);
  });
});

describe('listAccounts after statements', () => {
  const rows = [
    { date: '2026-03-02', description: 'COFFEE', amount: -450 },
    { date: '2026-03-30', description: 'RENT', amount: -90_000 },
  ];

  it('checks the balance against the closing that was proven, and sees a row that went missing', async () => {
    const member = await cloud.join();
    const ready = await member.readStatement(statementCsv(rows, 200_000));
    await member.commit(String(ready['id']));
    const proven = { day: '2026-03-30', amount: 109_550, agrees: true };
    expect(await accountOf(member, 'checking')).toMatchObject({
      openingBalance: 200_000,
      balance: 109_550,
      lastClosing: proven,
    });
    const [rent] = await member.all('/transactions');
    await member.ask('DELETE', `/transactions/${String(rent?.['id'])}`);
    expect(await accountOf(member, 'checking')).toMatchObject({
      balance: 199_550,
      lastClosing: { ...proven, agrees: false },
    });
    await member.ask('POST', `/statement-imports/${String(ready['id'])}/undo`);
    await member.until(`/statement-imports/${String(ready['id'])}`, ({ status }) => status === 'undone');
    expect(await accountOf(member, 'checking')).toMatchObject({ balance: 0, lastClosing: null });
  });
});
