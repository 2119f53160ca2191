import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { KilledReads } from '../../../../../functions/store/killed-reads.ts';
import { planItems } from '../../../../../functions/store/plans.ts';
import { setPlan } from '../../../../../functions/use-cases/billing/set-plan.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { takeMailIn } from '../../../../../functions/use-cases/mail/take-mail-in.ts';
import { noticeLetter } from '../../../../../functions/use-cases/notices/notice-letter.ts';
import { organizationOf } from '../../../../../functions/use-cases/books/organization-of.ts';
import { askForRoom } from '../../../../../functions/use-cases/receipts/ask-for-room.ts';
import { changeReceipt } from '../../../../../functions/use-cases/receipts/change-receipt.ts';
import { readReceipt } from '../../../../../functions/use-cases/receipts/read-receipt.ts';
import { startUpload } from '../../../../../functions/use-cases/receipts/start-upload.ts';
import type { Plan } from '../../../../../shared/model/organization.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { readLines, receiptLines } from '../../../../support/simulation/documents.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

learnWords('fr', french);

const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };
const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };
const APRIL = '2026-04';
const silent = () => undefined;

/** Books on a plan with so many documents of April used, at a clock that a test turns. */
async function books(used: number, plan: Plan = 'starter') {
  const { cloud: kept, caller } = await memoryBooks();
  const { organizationId, userId } = caller;
  const clock = { now: new Date('2026-04-10T12:00:00Z') };
  const now = () => clock.now;
  const outbox = new NotedOutbox(kept.table, now);
  const made: unknown = {
    ...{ ...kept, outbox, now, killedReads: new KilledReads(kept.table) },
    files: Object.assign(new MemoryFiles(calm, silent), {
      mail: (key: string) => Promise.resolve(new TextEncoder().encode(textOf(key))),
    }),
    siteUrl: 'https://matchbook.example',
    supportAddress: 'support@matchbook.example',
    log: { info: silent, warn: silent, error: silent },
  };
  const cloud = made as Cloud & { outbox: NotedOutbox; files: MemoryFiles };
  await cloud.table.write([
    cloud.table.put(planItems, { organizationId, name: plan, trialEndsAt: null }),
    cloud.plans.usageChange(organizationId, APRIL, { documents: used }),
  ]);
  const texts = new Map<string, string>();
  const textOf = (name: string) =>
    texts.get(name) ?? receiptLines({ vendor: `Shop ${name}`, day: '2026-04-02', amount: 1250 });
  const upload = async (name = v7(), text = textOf(name)) => {
    const file = {
      ...{ id: v7(), fileName: `${name}.pdf`, contentType: 'application/pdf', size: 3 },
      ...{ sha256: createHash('sha256').update(name).digest('hex'), purpose: 'receipt' as const },
    };
    await startUpload(file, caller, cloud);
    await cloud.files.saveOriginal(
      { ...file, organizationId, userId, createdAt: '' },
      new TextEncoder().encode(text),
    );
    return file.id;
  };
  const given = {
    cloud,
    caller,
    clock,
    upload,
    organizationId,
    /** As its queue has it: what lost every race comes back. */
    read: async (receiptId: string) => {
      for (;;)
        try {
          await readReceipt({ organizationId, receiptId }, cloud, reader);
          return;
        } catch (error) {
          if (!(error instanceof Error) || !/quicker|not kept/.test(error.message)) throw error;
        }
    },
    mailed: (name: string) =>
      takeMailIn(
        { organizationId, mailKey: name, messageId: `<${name}@shop.example>`, subject: name, from: 'shop' },
        { userId, actor: { organizationId, system: 'receive-mail' } },
        cloud,
      ).then((receipt) => receipt?.id ?? ''),
    receipt: (id: string) => cloud.receipts.get(organizationId, id),
    used: async (month = APRIL) => (await cloud.plans.usage(organizationId, month)).documents,
    told: async () => {
      const { items } = await cloud.notices.page(organizationId, { limit: 50 });
      return items.filter(({ kind }) => kind === 'plan-limit-near').toReversed();
    },
    /** A round of the hour, and what it asks for. */
    round: async () => {
      await askForRoom(cloud);
      await given.work();
    },
    work: async () => {
      for (let next = cloud.outbox.asked.shift(); next; next = cloud.outbox.asked.shift())
        if (next.kind === 'read-waiting') await doWork(next, cloud);
        else if (next.kind === 'read-receipt') await given.read(next.receiptId);
    },
  };
  return given;
}

describe('200 documents uploaded at once where three are left of the month', () => {
  it('are three more, and the others wait', async () => {
    const { upload, read, receipt, used } = await books(7);
    const ids = await Promise.all(Array.from({ length: 200 }, () => upload()));
    await Promise.all(ids.map((id) => read(id)));
    const receipts = await Promise.all(ids.map(receipt));
    expect(receipts.filter((one) => one?.problem === undefined && one?.status === 'processed')).toHaveLength(
      3,
    );
    expect(receipts.filter((one) => one?.problem?.code === 'plan-limit-reached')).toHaveLength(197);
    expect(await used()).toBe(10);
  });

  it('count no copy, and none that cannot be read', async () => {
    const { upload, read, receipt, used } = await books(7);
    const first = await upload('ink');
    await read(first);
    const copy = await upload('ink');
    const blank = await upload('blank', '%PDF-1.7');
    await Promise.all([copy, blank].map((id) => read(id)));
    expect(await receipt(copy)).toMatchObject({ twins: [{ id: first, by: 'file' }] });
    expect(await receipt(blank)).toMatchObject({ problem: { code: 'unreadable-file' } });
    expect(await used()).toBe(8);
    const more = await Promise.all(Array.from({ length: 5 }, () => upload()));
    await Promise.all(more.map((id) => read(id)));
    expect(await used()).toBe(10);
    // Refused before it is there.
    expect(await receipt(await upload('late'))).toBeUndefined();
    expect(await used()).toBe(10);
  });
});

describe('the limit of a month', () => {
  it('is told of once from four fifths on, however many documents are read at once', async () => {
    const { upload, read, told, used, organizationId, cloud, caller } = await books(3);
    const read2 = async (count: number) => {
      const ids = await Promise.all(Array.from({ length: count }, () => upload()));
      await Promise.all(ids.map((id) => read(id)));
    };
    await read2(2);
    expect(await told()).toEqual([]);
    await read2(5);
    expect(await used()).toBe(10);
    const near = await told();
    expect(near).toMatchObject([{ name: 'Starter', day: '2026-05-01', documents: { used: 8, limit: 10 } }]);
    const organization = await organizationOf(organizationId, cloud);
    const letter = (language: 'en' | 'fr') =>
      noticeLetter(
        'plan-limit-near',
        { notices: near },
        { person: { ...caller.person, language }, organization },
        cloud,
      );
    expect(await letter('en')).toMatchObject({
      subject: 'Your plan’s limit is near: Starter',
      text: expect.stringContaining('You’ve used 8 of this month’s 10 documents.') as unknown,
    });
    expect((await letter('fr')).text).toContain('Vous avez utilisé 8 des 10 documents de ce mois-ci.');
  });

  it('is told of once more in the next month, and of a larger plan', async () => {
    const { upload, read, told, clock, cloud, organizationId } = await books(7);
    await read(await upload());
    clock.now = new Date('2026-04-11T12:00:00Z');
    await cloud.table.write([
      cloud.table.put(planItems, { organizationId, name: 'professional', trialEndsAt: null }),
      cloud.plans.usageChange(organizationId, APRIL, { documents: 111 }),
    ]);
    await read(await upload());
    clock.now = new Date('2026-05-10T12:00:00Z');
    await cloud.table.write([cloud.plans.usageChange(organizationId, '2026-05', { documents: 120 })]);
    await read(await upload());
    expect((await told()).map(({ documents }) => documents)).toEqual([
      { used: 8, limit: 10 },
      { used: 120, limit: 150 },
      { used: 121, limit: 150 },
    ]);
  });

  it('is none where a plan has none', async () => {
    const { upload, read, told } = await books(10_000, 'business');
    await read(await upload());
    expect(await told()).toEqual([]);
  });
});

describe('a mailed document over the limit', () => {
  it('waits, and is read by itself when the month turns where the books are kept', async () => {
    const { mailed, receipt, round, clock, used, cloud } = await books(10);
    const id = await mailed('ink');
    expect(await receipt(id)).toMatchObject({ status: 'processed', amount: null });
    expect((await receipt(id))?.problem?.detail).toContain('document-waits');
    // New York: four hours behind.
    clock.now = new Date('2026-05-01T03:30:00Z');
    await round();
    expect(await receipt(id)).toMatchObject({ amount: null });
    clock.now = new Date('2026-05-01T04:30:00Z');
    await round();
    expect(await receipt(id)).toMatchObject({ status: 'processed', amount: 1250, date: '2026-04-02' });
    expect((await receipt(id))?.problem).toBeUndefined();
    expect([await used(), await used('2026-05')]).toEqual([10, 1]);
    await round();
    expect(cloud.outbox.asked).toEqual([]);
  });

  it('waits on behind those that came before it, and is read once the plan rises', async () => {
    const { mailed, receipt, round, work, clock, cloud, organizationId } = await books(10);
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      ids.push(await mailed(`ink ${at}`));
    }
    const amounts = async () => (await Promise.all(ids.map(receipt))).map((one) => one?.amount ?? 0);
    clock.now = new Date('2026-05-02T12:00:00Z');
    await round();
    expect(await amounts()).toEqual([...Array.from({ length: 10 }, () => 1250), 0, 0]);
    await round();
    expect(await amounts()).toContain(0);
    await setPlan({ organizationId, plan: 'enterprise' }, cloud);
    await work();
    expect(await amounts()).not.toContain(0);
  });

  it('is left to the person who filled it in meanwhile', async () => {
    const { mailed, receipt, round, clock, cloud, caller } = await books(10);
    const id = await mailed('ink');
    const before = await receipt(id);
    await changeReceipt(id, { version: before?.version ?? 0, vendor: 'By hand', amount: 99 }, caller, cloud);
    clock.now = new Date('2026-05-02T12:00:00Z');
    await round();
    expect(await receipt(id)).toMatchObject({ vendor: 'By hand', amount: 99 });
  });
});
