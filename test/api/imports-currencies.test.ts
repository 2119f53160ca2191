import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { contract } from '../../shared/contract/index.ts';
import type { StatementImport } from '../../shared/model/statement-import.ts';
import { organizationIdOf } from '../support/books.ts';
import { statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const parsed = (body: unknown) => contract.getStatementImport.reply.parse(body);
const everyAccount = '';
const wallet = [
  'Date,Description,Amount,Currency',
  '2026-03-02,YOUR SUPPLIER,-33.50,USD',
  '2026-03-02,AZURE INTERIOR,1525.00,EUR',
  '',
].join('\n');
const twoBanks = [
  'Date,Account,Description,Amount,Currency',
  '2026-03-02,100-1234,COFFEE,-4.50,USD',
  '2026-03-03,200-9876,TRAIN,-45.00,EUR',
  '2026-03-04,100-1234,CLIENT 7,100.00,USD',
  '2026-03-05,200-9876,CLIENT 8,200.00,EUR',
  '',
].join('\n');

/** Somebody in Ontario, whose books are kept in Canadian dollars. */
async function canadian(): Promise<Member> {
  const member = await cloud.join();
  await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'plumber' });
  return member;
}

async function standings(member: Member) {
  const { items } = contract.listAccounts.reply.parse(await member.ask('GET', '/accounts'));
  return items
    .filter(({ balance }) => balance !== 0)
    .map(({ name, currency, balance }) => [name, currency, balance]);
}

const answersAssumed = ({ statement }: StatementImport) =>
  Object.fromEntries((statement?.questions ?? []).map(({ about, assumed }) => [about, assumed]));

describe('a statement that states its rates', () => {
  it('brings rows that count by them, and says whose rate it is', async () => {
    const member = await canadian();
    const file = [
      'Date,Amount,Currency,Description,Running Balance,Exchange From,Exchange To,Exchange Rate',
      '2019-09-02,-100.00,USD,Converted USD to CAD,900.00,USD,CAD,1.33000',
      '2019-09-03,-10.00,USD,Card transaction,890.00,,,',
      '',
    ].join('\n');
    const ready = parsed(await member.readStatement(file, everyAccount));
    await member.ask('POST', `/statement-imports/${ready.id}/commit`, {});
    await member.until(`/statement-imports/${ready.id}`, ({ status }) => status === 'committed');
    const rows = await member.all('/transactions?from=2019-09-01&to=2019-09-30');
    const worth = {
      currency: 'CAD',
      amount: -133_00,
      rate: '1.33000',
      source: 'statement',
      day: '2019-09-02',
    };
    expect(rows.find(({ amount }) => amount === -100_00)).toMatchObject({ currency: 'USD', worth });
    expect(rows.find(({ amount }) => amount === -10_00)).not.toHaveProperty('worth');
    expect(await driftOf(await organizationIdOf(member), cloud.cloud)).toEqual([]);
  });
});

describe('a statement in two currencies', () => {
  it.each(['without a word about its currencies', 'with the answer that was assumed'])(
    'is added whole, each currency to an account of its own, %s',
    async (how) => {
      const member = await canadian();
      const ready = parsed(await member.readStatement(wallet, everyAccount));
      expect(ready.statement?.accounts?.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
      const answers = how.startsWith('with ') ? { answers: answersAssumed(ready) } : {};
      await member.ask('POST', `/statement-imports/${ready.id}/commit`, answers);
      const done = parsed(
        await member.until(`/statement-imports/${ready.id}`, ({ status }) => status === 'committed'),
      );
      expect(done).toMatchObject({ added: 2, leftOut: [] });
      expect(await standings(member)).toEqual([
        ['Chequing USD', 'USD', -3350],
        ['Chequing EUR', 'EUR', 152_500],
      ]);
      expect(await driftOf(await organizationIdOf(member), cloud.cloud)).toEqual([]);
    },
  );

  it('over two accounts goes to both by their numbers, and a second time to neither', async () => {
    const member = await canadian();
    const ready = parsed(await member.readStatement(twoBanks, everyAccount));
    expect(ready.accounts.map(({ currency, lastDigits }) => [currency, lastDigits])).toEqual([
      ['USD', '1234'],
      ['EUR', '9876'],
    ]);
    expect(parsed(await member.commit(ready.id)).added).toBe(4);
    const second = parsed(await member.readStatement(twoBanks, everyAccount));
    const done = parsed(await member.commit(second.id));
    expect(done.added).toBe(0);
    expect(done.leftOut?.map(({ because, description }) => [because, description])).toEqual([
      ['in-books', 'COFFEE'],
      ['in-books', 'TRAIN'],
      ['in-books', 'CLIENT 7'],
      ['in-books', 'CLIENT 8'],
    ]);
    expect(await standings(member)).toEqual([
      ['Chequing 1234', 'USD', 9550],
      ['Chequing 9876', 'EUR', 15_500],
    ]);
  });

  it('that a person calls one in euros names the rows it leaves out, with what the file says of them', async () => {
    const member = await canadian();
    const { id } = parsed(await member.readStatement(wallet, everyAccount));
    await member.ask('POST', `/statement-imports/${id}/commit`, { answers: { currency: 'EUR' } });
    const done = parsed(
      await member.until(`/statement-imports/${id}`, ({ status }) => status === 'committed'),
    );
    expect(done.added).toBe(1);
    expect(done.leftOut).toMatchObject([{ row: 2, because: 'unread' }]);
    expect(done.leftOut?.[0]?.detail).toContain('USD');
  });

  it('goes where a person says, account by account', async () => {
    const member = await canadian();
    const euros = '01997000-0000-7000-8000-0000000000e0';
    await member.ask('POST', '/accounts', { id: euros, name: 'Paris', kind: 'savings', currency: 'EUR' });
    const { id } = parsed(await member.readStatement(wallet, everyAccount));
    await member.ask('POST', `/statement-imports/${id}/read-again`, { accountIds: [null, euros] });
    const ready = parsed(await member.until(`/statement-imports/${id}`, ({ status }) => status === 'ready'));
    expect(ready.accounts.map(({ accountId, name }) => [accountId, name])).toEqual([
      [null, 'Chequing USD'],
      [euros, 'Paris'],
    ]);
    expect(parsed(await member.commit(id)).added).toBe(2);
    expect(await standings(member)).toEqual([
      ['Paris', 'EUR', 152_500],
      ['Chequing USD', 'USD', -3350],
    ]);
  });
});

describe('a statement sent to an account of another currency', () => {
  const dollars = wallet
    .split('\n')
    .filter((line) => !line.includes('EUR'))
    .join('\n');

  it('keeps its own currency there, and moves no balance of the account’s', async () => {
    const member = await canadian();
    const ready = parsed(await member.readStatement(dollars, 'checking'));
    expect(ready).toMatchObject({ accountId: 'checking', statement: { currency: 'USD' } });
    expect(parsed(await member.commit(ready.id)).added).toBe(1);
    expect(await member.all('/transactions')).toMatchObject([{ currency: 'USD', accountId: 'checking' }]);
    expect(await standings(member)).toEqual([]);
  });
});

describe('a statement of which another import is quicker', () => {
  it('tells by name the rows that it was to bring and did not', async () => {
    const member = await canadian();
    const rows = [
      { date: '2026-03-02', description: 'COFFEE', amount: -450 },
      { date: '2026-03-03', description: 'RENT', amount: -90_000 },
    ];
    const first = parsed(await member.readStatement(statementCsv(rows.slice(0, 1))));
    const second = parsed(await member.readStatement(statementCsv(rows)));
    expect(second.duplicates).toEqual([]);
    await member.commit(first.id);
    const done = parsed(await member.commit(second.id));
    expect(done.added).toBe(1);
    expect(done.leftOut).toMatchObject([
      { because: 'in-books', date: '2026-03-02', description: 'COFFEE', amount: -450, currency: 'CAD' },
    ]);
  });
});

describe('the account of a statement that names none', () => {
  it('is said to be assumed, until a person chooses it or files of its shape went there', async () => {
    const member = await canadian();
    const march = statementCsv([{ date: '2026-03-02', description: 'COFFEE', amount: -450 }]);
    const ready = parsed(await member.readStatement(march, everyAccount));
    expect(ready.accounts).toMatchObject([{ accountId: 'checking', isAssumed: true }]);
    await member.ask('POST', `/statement-imports/${ready.id}/read-again`, { accountId: 'savings' });
    const chosen = parsed(
      await member.until(`/statement-imports/${ready.id}`, ({ status }) => status === 'ready'),
    );
    expect(chosen.accounts[0]).toEqual(expect.not.objectContaining({ isAssumed: true }));
    await member.commit(ready.id);
    const april = statementCsv([{ date: '2026-04-02', description: 'COFFEE', amount: -450 }]);
    const next = parsed(await member.readStatement(april, everyAccount));
    expect(next).toMatchObject({ accountId: 'savings' });
    expect(next.accounts[0]).toEqual(expect.not.objectContaining({ isAssumed: true }));
  });
});

describe('openStatementFile', () => {
  it('gives the file as it was uploaded', async () => {
    const member = await Member.join(await sharedCloud());
    const { id } = parsed(await member.readStatement(wallet, everyAccount));
    const { url, fileName } = await member.ask('GET', `/statement-imports/${id}/file?as=download`);
    expect(fileName).toBe('statement.csv');
    expect(await (await fetch(String(url))).text()).toBe(wallet);
  });
});

describe('discardStatementImport', () => {
  it('takes an import that was not added out of the history, and no other', async () => {
    const member = await canadian();
    const { id } = parsed(await member.readStatement(wallet, everyAccount));
    await member.ask('DELETE', `/statement-imports/${id}`);
    expect(await member.all('/statement-imports')).toEqual([]);
    expect((await member.call('GET', `/statement-imports/${id}`)).status).toBe(404);
    const again = parsed(await member.readStatement(wallet, everyAccount));
    await member.commit(again.id);
    expect(await member.call('DELETE', `/statement-imports/${again.id}`)).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
  });
});
