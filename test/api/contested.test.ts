import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { withReceipts } from '../../functions/domain/ledger/entry.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import { memberships } from '../../functions/store/people.ts';
import { Matches } from '../../functions/store/matches.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { makeMatch } from '../../functions/use-cases/matching/make-match.ts';
import { undoStatementImport } from '../../functions/use-cases/imports/undo-statement-import.ts';
import { getMe } from '../../functions/use-cases/books/get-me.ts';
import { undoImport } from '../../functions/use-cases/imports/undo-import.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf, type Books } from '../support/books.ts';
import { entry, statementCsv, statementOfx } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { bucketOf } from '../support/bucket.ts';
import { addPapers, paper } from '../support/papers.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { writeRows } from '../support/write-rows.ts';

let cloud: SharedCloud;
let books: Books;
beforeAll(async () => {
  cloud = await sharedCloud();
  books = booksOf(cloud);
});

describe('what is kept at the same moment', () => {
  it('stays: accounts beside the accountant and the country', async () => {
    const member = await Member.join(cloud);
    const names = Array.from({ length: 3 }, (_, at) => `Reserve ${at}`);
    const answers = await Promise.all(
      names.flatMap((name) => [
        member.call('POST', '/accounts', { id: v7(), name, kind: 'savings' }),
        member.call('PUT', '/accountant', { name, email: '', company: 'C', phone: '1' }),
        member.call('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'freelancer' }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const kept = names.filter((_, at) => answers[at * 3]?.status === 201);
    const { items } = contract.listAccounts.reply.parse(await member.ask('GET', '/accounts'));
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
    expect(kept.length).toBeGreaterThan(0);
  });

  it('does not bring back a member who was removed', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { parts } = meteredCloud(cloud);
    const caller = await callerOf(organizationId, parts);
    if (!caller) throw new Error('There is no caller.');
    await books.table.write([books.table.remove(memberships, caller.membership)]);
    await getMe(caller, parts).catch(() => undefined);
    expect(await books.people.member(organizationId)).toBeUndefined();
  });
});

describe('a suggestion', () => {
  it.each([
    ['moved to another year', { date: '2025-01-10' }],
    ['made a transfer', { kind: 'transfer' }],
  ])('is gone once its transaction is %s', async (_what, change) => {
    const member = await Member.join(cloud);
    const row = entry({ amount: 1250, description: 'MAPLE HARDWARE 0031' });
    await addPapers(books, [paper(await organizationIdOf(member))]);
    await member.ask('POST', '/transactions', row);
    const has = (count: number) => (page: Record<string, unknown>) =>
      (page['items'] as unknown[]).length === count;
    await member.until('/matches', has(1));
    await member.ask('PATCH', `/transactions/${row.id}`, { version: 1, ...change });
    await member.until('/matches', has(0));
  });
});

describe('an entry offered as a double', () => {
  it('stays when its amount was changed since', async () => {
    const member = await Member.join(cloud);
    const row = entry({ amount: 1250, description: 'STAPLES', date: '2026-03-10' });
    await member.ask('POST', '/transactions', row);
    const { id } = await member.readStatement(
      statementCsv([{ date: '2026-03-11', description: 'STAPLES 0031', amount: -1250 }]),
    );
    await member.commit(String(id));
    const page = await member.until('/pairs?status=open', ({ items }) => (items as unknown[]).length === 1);
    const [pair] = contract.listPairs.reply.parse(page).items;
    await member.ask('PATCH', `/transactions/${row.id}`, { version: 1, amount: 9900 });
    const path = `/pairs/${String(pair?.pair.id)}/decide`;
    expect(await member.call('POST', path, { decision: 'confirm' })).toMatchObject({ status: 409 });
    expect(await member.ask('GET', `/transactions/${row.id}`)).toMatchObject({ amount: -9900 });
  });
});

describe('many receipts', () => {
  it('of few rows do not keep an import from being undone', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const lines = Array.from({ length: 30 }, (_, at) => ({
      date: '2026-03-10',
      description: `CLIENT ${at}`,
      amount: 1000 + at,
    }));
    const { id } = await member.readStatement(statementCsv(lines));
    await member.commit(String(id));
    const { items } = contract.listTransactions.reply.parse(await member.ask('GET', '/transactions?limit=5'));
    const papers = items.flatMap(() =>
      Array.from({ length: 16 }, () => paper(organizationId, { vendor: null, date: null })),
    );
    await addPapers(books, papers);
    for (const [at, row] of items.entries())
      await member.ask('POST', '/matches', {
        id: v7(),
        receiptIds: papers.slice(at * 16, at * 16 + 16).map((one) => one.id),
        transactionIds: [row.id],
      });
    await member.ask('POST', `/statement-imports/${String(id)}/undo`);
    await member.until(`/statement-imports/${String(id)}`, ({ status }) => status === 'undone');
    expect(await driftOf(organizationId, books)).toEqual([]);
    expect(await member.ask('GET', `/receipts/${String(papers[0]?.id)}`)).toMatchObject({
      status: 'processed',
    });
  });

  it('and rows, as many as one match may hold, are linked at once', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const rows = Array.from({ length: 20 }, (_, at) => entry({ category: `Category ${at}` }));
    for (const row of rows) await member.ask('POST', '/transactions', row);
    const papers = rows.map((_, at) =>
      paper(organizationId, { vendor: `${['Elm', 'Fir', 'Oak', 'Ash', 'Yew'][at % 5]} Works`, date: null }),
    );
    await addPapers(books, papers);
    const wish = {
      id: v7(),
      receiptIds: papers.map(({ id }) => id),
      transactionIds: rows.map(({ id }) => id),
    };
    const answer = await member.call('POST', '/matches', wish);
    expect(answer.status).toBeLessThan(500);
  });
});

/** Decisions that nobody can look for: a worker ends where it begins to. */
class UnreachableMatches extends Matches {
  override about(): Promise<never> {
    return Promise.reject(new Error('killed'));
  }
}

describe('an undo that was killed', () => {
  it('after it took rows out, still undoes the matches with them', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const parts = { ...meteredCloud(cloud).parts, ...bucketOf(cloud) };
    const caller = await callerOf(organizationId, parts);
    if (!caller) throw new Error('There is no caller.');
    const lines = [{ date: '2026-03-10', description: 'STAPLES', amount: -1250 }];
    const importId = String((await member.readStatement(statementCsv(lines)))['id']);
    await member.commit(importId);
    const [row] = await member.all('/transactions');
    const receipt = paper(organizationId);
    await addPapers(books, [receipt]);
    const id = v7();
    await member.ask('POST', '/matches', { id, receiptIds: [receipt.id], transactionIds: [row?.['id']] });
    await undoStatementImport(importId, caller, parts);
    const killed = { ...parts, matches: new UnreachableMatches(books.table) };
    await expect(undoImport(organizationId, importId, killed)).rejects.toThrow('killed');
    await undoImport(organizationId, importId, parts);
    expect(await member.ask('GET', `/statement-imports/${importId}`)).toMatchObject({ status: 'undone' });
    expect(await parts.matches.get(organizationId, id)).toMatchObject({ status: 'undone' });
  });
});

describe('a match whose receipt was taken out of it', () => {
  it('leaves alone what the receipt belongs to since when it is undone', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { parts } = meteredCloud(cloud);
    const [first, second] = [entry(), entry()];
    for (const row of [first, second]) await member.ask('POST', '/transactions', row);
    const receipt = paper(organizationId, { vendor: null, amount: null, date: null });
    await addPapers(books, [receipt]);
    const link = (id: string, row: string) =>
      makeMatch(
        { id, receiptIds: [receipt.id], transactionIds: [row] },
        { organizationId, userId: null },
        parts,
      );
    const [one, other] = [v7(), v7()];
    await link(one, first.id);
    // Its worker ended after the receipt was taken out, before the match was told.
    const linked = await parts.receipts.get(organizationId, receipt.id);
    const row = await parts.ledger.get(organizationId, first.id);
    if (!linked || !row) throw new Error('The link is not there.');
    const open = { ...linked, transactionIds: [], status: 'processed' as const };
    const change = { before: row, after: withReceipts(row, []) };
    await writeRows(parts, [change], null, [parts.receipts.change(linked, open)]);
    await link(other, second.id);
    await member.ask('POST', `/matches/${one}/undo`);
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({
      status: 'matched',
      transactionIds: [second.id],
    });
    expect(await driftOf(organizationId, books)).toEqual([]);
  });
});

describe('a statement whose rows all stand on one line', () => {
  it('is imported without the one row that is left, and restores only the one that is wanted', async () => {
    const member = await Member.join(cloud);
    const lines = ['COFFEE', 'BREAD', 'MILK'].map((description, at) => ({
      date: `2026-03-0${at + 2}`,
      description,
      amount: -100 * (at + 1),
    }));
    const file = statementOfx(lines)
      .replace('CAD', 'USD')
      .replace(/\n(?=<STMTTRN>)/g, '');
    const first = contract.getStatementImport.reply.parse(await member.readStatement(file));
    const [coffee] = first.statement?.transactions ?? [];
    await member.ask('POST', `/statement-imports/${first.id}/commit`, { left: [coffee?.row] });
    await member.until(`/statement-imports/${first.id}`, ({ status }) => status === 'committed');
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 2 });
    const second = contract.getStatementImport.reply.parse(await member.readStatement(file));
    expect(second.duplicates).toHaveLength(2);
    await member.ask('POST', `/statement-imports/${second.id}/commit`, {
      restored: [second.duplicates[0]?.row],
    });
    await member.until(`/statement-imports/${second.id}`, ({ status }) => status === 'committed');
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 4 });
  });
});
