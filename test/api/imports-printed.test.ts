import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { drawPdf } from '../support/draw-statement.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const fixture = (name: string) => readFileSync(new URL(`../fixtures/statements/${name}`, import.meta.url));
const parsed = (body: unknown) => contract.getStatementImport.reply.parse(body);

async function importOf(member: Member, bytes: Uint8Array, fileName: string, contentType: string) {
  const uploadId = await member.upload(bytes, fileName, contentType, 'statement');
  const { id } = await member.ask('POST', '/statement-imports', { id: v7(), uploadId });
  return settled(member, String(id));
}

const settled = async (member: Member, id: string) =>
  parsed(await member.until(`/statement-imports/${id}`, ({ status }) => status !== 'reading'));

describe('a printed statement', () => {
  it('is read and proven, read again the same, committed and taken out', async () => {
    const member = await Member.join(cloud);
    const ready = await importOf(member, fixture('chequing.pdf'), 'chequing.pdf', 'application/pdf');
    expect(ready).toMatchObject({
      status: 'ready',
      accounts: [{ lastDigits: '4821' }],
      statement: { format: 'pdf', proven: true, opening: 182_440, closing: 388_865, rejected: [] },
    });
    const again = await member.call('POST', `/statement-imports/${ready.id}/read-again`, {
      accountId: 'checking',
    });
    expect(again).toMatchObject({ status: 202, body: { status: 'reading' } });
    const reread = await settled(member, ready.id);
    expect(reread.statement?.transactions).toEqual(ready.statement?.transactions);

    const rows = reread.statement?.transactions.length ?? 0;
    expect(await member.commit(ready.id)).toMatchObject({ status: 'committed', added: rows });
    const csv = `Date,Description,Amount\n2026-01-06,HARBOUR COFFEE ROASTERS,-18.75\n2026-03-01,NEW SHOP,-5.00\n`;
    const overlapping = parsed(await member.readStatement(csv));
    expect(overlapping.duplicates.map(({ twin }) => twin.amount)).toEqual([-1875]);
    await member.ask('POST', `/statement-imports/${ready.id}/undo`);
    await member.until(`/statement-imports/${ready.id}`, ({ status }) => status === 'undone');
    expect(await member.ask('GET', '/transactions/count')).toEqual({ count: 0 });
    expect(await driftOf(await organizationIdOf(member), booksOf(cloud))).toEqual([]);
  });

  it('holds the days that it prints as its period, not those of its rows alone: there its balances are', async () => {
    const member = await Member.join(cloud);
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'general' });
    const ready = await importOf(member, fixture('chequing.pdf'), 'chequing.pdf', 'application/pdf');
    const printed = { from: '2025-12-15', to: '2026-01-14' };
    expect(ready.statement?.period).toEqual(printed);
    await member.commit(ready.id);
    const { items: accounts } = contract.listAccounts.reply.parse(await member.ask('GET', '/accounts'));
    expect(accounts.find(({ id }) => id === 'checking')?.lastClosing?.day).toBe(printed.to);
    await expect
      .poll(() => member.ask('GET', '/accounts/checking/reconciliation'))
      .toMatchObject({ statement: { ...printed, closing: 388_865 }, lines: [] });
  });

  it('is read from a photograph', async () => {
    const member = await Member.join(cloud);
    const ready = await importOf(member, fixture('chequing.jpg'), 'IMG_0412.JPG', 'image/jpeg');
    expect(ready.statement).toMatchObject({
      format: 'image',
      proven: true,
      opening: 182_440,
      closing: 388_865,
    });
  });

  it('says what to do where a password locks it or nothing can be read of it', async () => {
    const member = await Member.join(cloud);
    const bytes = await drawPdf([[{ text: '01/02/2026 Coffee 4.50', x: 40, y: 40 }]], { password: 'ada' });
    const locked = await importOf(member, bytes, 'locked.pdf', 'application/pdf');
    expect(locked).toMatchObject({ status: 'failed', problem: { code: 'password-needed' } });
    expect(locked.problem?.detail).toMatch(/Open it with the password, save or print it as a new PDF/);
    const cut = fixture('chequing.pdf').subarray(0, 900);
    expect(await importOf(member, cut, 'cut.pdf', 'application/pdf')).toMatchObject({
      status: 'failed',
      problem: { code: 'unreadable-file' },
    });
  });
});
