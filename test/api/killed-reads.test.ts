import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { KilledReads } from '../../functions/store/killed-reads.ts';
import { readBehindOthers } from '../../functions/use-cases/receipts/read-behind-others.ts';
import { hostilePdfs } from '../support/hostile-pdfs.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { documentFixture, uploadReceipt } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const PDF = 'application/pdf';
/** Asks for gigabytes within a second. */
const hostile = () => hostilePdfs['a font of two billion widths']();
const me = async (member: Member) => contract.getMe.reply.parse(await member.ask('GET', '/me'));
const documentsUsed = async (member: Member) => (await me(member)).usage.documents;

describe('an organisation whose files ask for more than any document needs', () => {
  it('has the first killed among everybody’s; it ends with the reason, uncounted; its further files are read all the same, behind everybody else’s', async () => {
    const member = await Member.join(cloud);
    const { parts } = meteredCloud(cloud);
    const { id: organizationId } = (await me(member)).organization;
    const today = new Date().toISOString().slice(0, 10);
    // Killed once among everybody's, which counts, and once where it has all the time of a document, which does not.
    const receipt = await uploadReceipt(member, Buffer.from(hostile()), 'scan.pdf', PDF);
    expect(receipt).toMatchObject({ status: 'processed', problem: { code: 'unreadable-file' } });
    expect(receipt.problem?.detail).toMatch(/far more than any document needs/);
    expect(await parts.killedReads.on(organizationId, today)).toBe(1);
    expect(await documentsUsed(member)).toBe(0);

    // The worker of everybody puts it behind: only the slow lane reads it.
    const work = { kind: 'read-receipt', organizationId, receiptId: 'r' } as const;
    expect(await readBehindOthers(work, parts)).toBe(true);
    expect(parts.outbox.asked).toEqual([{ ...work, lane: 'slow' }]);
    const next = await uploadReceipt(member, documentFixture('invoice-printer.pdf'), 'invoice.pdf', PDF);
    expect(next.problem).toBeFalsy();
    expect(next.amount).not.toBeNull();
    expect(await documentsUsed(member)).toBe(1);
  });

  it('is as everybody again on the next day, and slows nobody else', async () => {
    const { parts } = meteredCloud(cloud);
    const reads = new KilledReads(parts.table);
    const [one, other] = ['slowed', 'quick'].map((name) => `${name}-${crypto.randomUUID()}`);
    const at = (instant: string) => ({ ...parts, now: () => new Date(instant) });
    await parts.table.write([reads.counting(String(one), '2026-05-04')]);
    const of = (organizationId = '') => ({ kind: 'read-pages', organizationId, importId: 'i' }) as const;
    expect(await readBehindOthers(of(one), at('2026-05-04T23:59:59.000Z'))).toBe(true);
    expect(await readBehindOthers(of(one), at('2026-05-05T00:00:00.000Z'))).toBe(false);
    expect(await readBehindOthers(of(other), at('2026-05-04T12:00:00.000Z'))).toBe(false);
    expect(await readBehindOthers({ ...of(one), lane: 'slow' }, at('2026-05-04T12:00:00.000Z'))).toBe(false);
  });
});
