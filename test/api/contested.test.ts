import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Files } from '../../functions/adapters/files.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import { memberships, organizations } from '../../functions/store/entities.ts';
import { Matches } from '../../functions/store/matches.ts';
import { archiveReceipt, deleteForever } from '../../functions/use-cases/archive-receipt.ts';
import { driftOf } from '../../functions/use-cases/audit-ledger.ts';
import { undoImport } from '../../functions/use-cases/decide-import.ts';
import { pendingReceipt } from '../../functions/use-cases/receive-upload.ts';
import { readReceipt } from '../../functions/use-cases/read-receipt.ts';
import { showMe } from '../../functions/use-cases/show-me.ts';
import { carryOutUndo } from '../../functions/use-cases/undo-import.ts';
import { documentFolders } from '../../shared/cloud-names.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf, type Books } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv, statementOfx } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { addPapers, paper } from '../support/papers.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
let books: Books;
beforeAll(async () => {
  cloud = await sharedCloud();
  books = booksOf(cloud);
}, 120_000);

/** The bucket behind the running cloud, in which every upload has arrived and no worker was told of it. */
class ArrivedFiles extends Files {
  override original(): Promise<Uint8Array> {
    return Promise.resolve(Buffer.from('a picture'));
  }
}

/** The bucket as its administrator has it: as files, and what lies in one folder. */
function bucketOf({ stack }: SharedCloud) {
  const { bucketName: Bucket, region, endpoints } = stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const liesIn = async (Prefix: string) => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    return Contents.map(({ Key }) => Key);
  };
  return { files: new ArrivedFiles(Bucket, client), liesIn };
}

/** A member whose organisation is on Starter, with this many documents of the month used. */
async function onStarter(documents: number) {
  const member = await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  const organization = await books.people.organization(organizationId);
  if (!organization) throw new Error('There is no organisation.');
  const { usage } = contract.getMe.reply.parse(await member.ask('GET', '/me'));
  await books.table.write([
    books.table.put(organizations, { ...organization, plan: { name: 'starter', trialEndsAt: null } }),
    books.people.usageChange(organizationId, usage.month, { documents }),
  ]);
  return { member, organizationId };
}

/** Asks for a form, and posts the file with it when told. */
async function announced(member: Member, bytes: Uint8Array, sha256: string) {
  const id = v7();
  const facts = { id, fileName: `${id}.pdf`, contentType: 'application/pdf', size: bytes.byteLength };
  const ticket = contract.startUpload.reply.parse(
    await member.ask('POST', '/uploads', { ...facts, sha256, purpose: 'receipt' }),
  );
  const post = async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${id}.pdf`);
    await fetch(ticket.url, { method: 'POST', body: form });
    const isRead = ({ status }: Record<string, unknown>) => status !== 'pending';
    return contract.getReceipt.reply.parse(await member.until(`/receipts/${id}`, isRead));
  };
  return { id, post };
}

describe('what is kept at the same moment', () => {
  it('stays: accounts beside the accountant and the country', async () => {
    const member = await Member.join(cloud);
    const names = Array.from({ length: 6 }, (_, at) => `Reserve ${at}`);
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
    const longAgo = { ...caller.membership, lastActivity: '2026-01-01T00:00:00.000Z' };
    await showMe({ ...caller, membership: longAgo }, parts).catch(() => undefined);
    expect(await books.people.membership(organizationId, organizationId)).toBeUndefined();
  });
});

describe('the documents of a plan', () => {
  it('are no more than it holds, however many are announced at once', async () => {
    const { member } = await onStarter(9);
    const papers = await Promise.all(
      ['11.10', '22.20', '33.30'].map((total) => receiptPdf('Northside Hardware Ltd.', '2026-03-02', total)),
    );
    const uploads = await Promise.all(
      papers.map((bytes, at) => announced(member, bytes, `${at}`.repeat(64))),
    );
    const read = await Promise.all(uploads.map(({ post }) => post()));
    expect(read.filter(({ amount }) => amount !== null)).toHaveLength(1);
    expect(read.filter(({ problem }) => problem?.code === 'plan-limit-reached')).toHaveLength(2);
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 10 } });
  });

  it('count each by its bytes, whatever a browser says they are', async () => {
    const member = await Member.join(cloud);
    for (const total of ['44.40', '55.50']) {
      const bytes = await receiptPdf('Northside Hardware Ltd.', '2026-03-02', total);
      const receipt = await (await announced(member, bytes, 'a'.repeat(64))).post();
      expect(receipt.twins).toEqual([]);
    }
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 2 } });
  });
});

describe('a document deleted for good', () => {
  it('leaves nothing behind, even while it is being read', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { files, liesIn } = bucketOf(cloud);
    const parts = { ...meteredCloud(cloud).parts, files };
    const receipt = pendingReceipt({ ...paper(organizationId), purpose: 'receipt' });
    await addPapers(books, [receipt]);
    const caller = await callerOf(organizationId, parts);
    if (!caller) throw new Error('There is no caller.');
    const picture = { full: new Uint8Array([1]), small: new Uint8Array([2]) };
    const readPages = async () => {
      await archiveReceipt(receipt.id, caller, parts);
      await deleteForever(receipt.id, caller, parts);
      const pages = [{ page: 1, width: 600, height: 800, words: [], picture }];
      return { kind: 'pages', pages, engine: 'pdf-text' } as const;
    };
    const reader = { readPages, pictureHash: () => Promise.resolve(undefined) };
    await readReceipt(organizationId, receipt.id, parts, reader);
    expect(await liesIn(`${documentFolders.readings}${organizationId}/`)).toEqual([]);
  });

  it('no longer teaches how its vendor is called', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { parts } = meteredCloud(cloud);
    const bytes = await receiptPdf('NSH Retail 0031', '2026-03-02', '66.60');
    const receipt = await (await announced(member, bytes, 'b'.repeat(64))).post();
    await member.ask('PATCH', `/receipts/${receipt.id}`, { version: receipt.version, vendor: 'Northside' });
    expect(await parts.receipts.vendorLessons(organizationId, 5)).toHaveLength(1);
    await member.ask('DELETE', `/receipts/${receipt.id}`);
    await member.ask('DELETE', `/receipts/${receipt.id}?forever=true`);
    expect(await parts.receipts.vendorLessons(organizationId, 5)).toEqual([]);
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
    await member.until('/matches', has(0), 5);
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
    await member.until(`/statement-imports/${String(id)}`, ({ status }) => status === 'undone', 10);
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
    await undoImport(importId, caller, parts);
    const killed = { ...parts, matches: new UnreachableMatches(books.table) };
    await expect(carryOutUndo(organizationId, importId, killed)).rejects.toThrow('killed');
    await carryOutUndo(organizationId, importId, parts);
    expect(await member.ask('GET', `/statement-imports/${importId}`)).toMatchObject({ status: 'undone' });
    expect(await parts.matches.get(organizationId, id)).toMatchObject({ status: 'undone' });
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
