import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { contract } from '../../shared/contract/index.ts';
import { organizationIdOf, putOnStarter } from '../support/books.ts';
import { statementCsv, statementOfx } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const parsed = (body: unknown) => contract.getStatementImport.reply.parse(body);
const twoAccounts = readFileSync(new URL('../fixtures/statements/two-accounts.ofx', import.meta.url), 'utf8');

/** A member whose organisation is on the plan without a trial. */
async function onStarter(): Promise<Member> {
  const member = await cloud.join();
  await putOnStarter(cloud.cloud, await organizationIdOf(member));
  return member;
}

describe('the statements of a plan', () => {
  it('are two a month on Starter, however many are committed at once', async () => {
    const member = await onStarter();
    const files = [1, 2, 3, 4].map((n) =>
      statementCsv([{ date: `2026-0${n}-02`, description: `SHOP ${n}`, amount: -n * 100 }]),
    );
    const jobs = await Promise.all(files.map(async (file) => parsed(await member.readStatement(file))));
    const answers = await Promise.all(
      jobs.map(({ id }) => member.call('POST', `/statement-imports/${id}/commit`, {})),
    );
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.map(({ body }) => body['code'])).toEqual(['plan-limit-reached', 'plan-limit-reached']);
    const taken = jobs.filter((_, at) => answers[at]?.status === 202);
    for (const { id } of taken)
      await member.until(`/statement-imports/${id}`, ({ status }) => status === 'committed');
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 2 });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { statements: 2 } });
  });
});

describe('the layout of a file (readStatementAgain)', () => {
  it('is remembered for the next file of its shape', async () => {
    const member = await cloud.join();
    const file = (day: number): string =>
      `Date,Text,Paid,Other\n2026-03-0${day},COFFEE,4.50,1.00\n2026-03-0${day},RENT,900.00,2.00\n`;
    const first = parsed(await member.readStatement(file(2)));
    await member.ask('POST', `/statement-imports/${first.id}/read-again`, {
      columns: { 2: 'debit', 3: 'ignored' },
    });
    const again = parsed(
      await member.until(`/statement-imports/${first.id}`, ({ status }) => status === 'ready'),
    );
    expect(again.statement?.transactions.map(({ amount }) => amount)).toEqual([-450, -90_000]);
    await member.commit(first.id);
    const second = parsed(await member.readStatement(file(3)));
    expect(second.columns).toMatchObject({ 2: 'debit', 3: 'ignored' });
    expect(second.statement?.transactions.map(({ amount }) => amount)).toEqual([-450, -90_000]);
  });
});

describe('rows of a statement', () => {
  it('that only move money between own accounts count as neither income nor expense', async () => {
    const member = await cloud.join();
    const rows = [
      { date: '2026-03-02', description: 'TRANSFER TO SAVINGS', amount: -50_000 },
      { date: '2026-03-03', description: 'CLIENT 7', amount: 120_000 },
    ];
    await member.commit(parsed(await member.readStatement(statementCsv(rows))).id);
    const kinds = (await member.all('/transactions')).map(({ kind, amount }) => [kind, amount]);
    expect(kinds).toEqual([
      ['income', 120_000],
      ['transfer', -50_000],
    ]);
    expect(await member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31')).toMatchObject({
      income: 120_000,
      expenses: 0,
    });
  });

  it('add nothing when another format brings them in other words, and enter all the same where a person says so', async () => {
    const member = await cloud.join();
    const rows = [
      { date: '2026-03-02', description: 'COFFEE HOUSE MONTREAL', amount: -450 },
      { date: '2026-03-02', description: 'COFFEE HOUSE MONTREAL', amount: -450 },
      { date: '2026-03-05', description: 'HYDRO-QUEBEC', amount: -8412 },
    ];
    await member.commit(parsed(await member.readStatement(statementCsv(rows))).id);
    const second = parsed(await member.readStatement(statementOfx(rows)));
    expect(second.duplicates.map(({ twin }) => [twin.date, twin.amount])).toEqual(
      rows.map(({ date, amount }) => [date, amount]),
    );
    const [restored] = second.duplicates.map(({ row }) => row);
    await member.ask('POST', `/statement-imports/${second.id}/commit`, { restored: [restored] });
    const done = await member.until(
      `/statement-imports/${second.id}`,
      ({ status }) => status === 'committed',
    );
    expect(parsed(done).added).toBe(1);
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 4 });
    expect(await driftOf(await organizationIdOf(member), cloud.cloud)).toEqual([]);
  });

  it('of several accounts in one file go to an account each', async () => {
    const member = await cloud.join();
    const ready = parsed(await member.readStatement(twoAccounts, ''));
    expect(ready.accounts).toHaveLength(2);
    await member.commit(ready.id);
    const rows = await member.all('/transactions');
    expect(rows.map(({ description, amount }) => [description, amount]).toSorted()).toEqual([
      ['BOOKS & MORE', -1250],
      ['FUEL', -2000],
    ]);
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(2);
  });
});

describe('an import of another organisation', () => {
  it('is not there, whatever is asked of it', async () => {
    const [owner, other] = await Promise.all([cloud.join(), cloud.join()]);
    const { id } = parsed(
      await owner.readStatement(statementCsv([{ date: '2026-03-02', description: 'A', amount: -1 }])),
    );
    const path = `/statement-imports/${id}`;
    const answers = await Promise.all([
      other.call('GET', path),
      other.call('POST', `${path}/commit`, {}),
      other.call('POST', `${path}/undo`),
      other.call('POST', `${path}/read-again`, { answers: {} }),
      other.call('GET', `/statement-imports/${v7()}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(parsed(await owner.ask('GET', path)).status).toBe('ready');
  });
});
