import { v7 } from 'uuid';
import { wordKept } from '../../shared/text/kept-words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Files } from '../../functions/adapters/files.ts';
import { Queues } from '../../functions/adapters/queues.ts';
import type { Stage } from '../../functions/domain/work.ts';
import type { StoredImport } from '../../functions/store/imports.ts';
import type { StoredJob } from '../../functions/store/jobs.ts';
import type { ReportToBeMade } from '../../functions/store/report-states.ts';
import { problemOf } from '../../functions/use-cases/exports/ended-report.ts';
import { giveUp } from '../../functions/use-cases/jobs/give-up.ts';
import { resumeWork } from '../../functions/use-cases/jobs/resume-work.ts';
import { pendingReceipt } from '../../functions/use-cases/receipts/pending-receipt.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { startTableAlone, type TableAlone } from '../support/table-alone.ts';

// A table of its own: the caretaker of a running cloud would come in between.
let alone: TableAlone;
beforeAll(async () => {
  alone = await startTableAlone();
});
afterAll(() => alone.stop());

/** A bucket of which is known what has arrived. */
class Arrivals extends Files {
  readonly ids = new Set<string>();
  override hasOriginal(_organizationId: string, uploadId: string): Promise<boolean> {
    return Promise.resolve(this.ids.has(uploadId));
  }
}

class SilentQueues extends Queues<Stage> {
  override send(): Promise<void> {
    return Promise.resolve();
  }
}

/** The caretaker's parts; what it asks for is noted, and done by nobody. */
function caretaker() {
  const { parts } = meteredCloud(alone);
  return { ...parts, files: new Arrivals('documents'), queues: new SilentQueues(() => '') };
}
type Caretaker = ReturnType<typeof caretaker>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function jobOf(organizationId: string, minutes: number): StoredJob {
  const at = minutesAgo(minutes);
  const state = { status: 'running' as const, progress: 0, total: 1, done: 0, next: 0 };
  const facts = { id: v7(), kind: 'change-rows' as const, itemIds: ['row'], organizationId };
  return { ...facts, ...state, userId: organizationId, createdAt: at, changedAt: at, version: 1 };
}

function reportOf(organizationId: string, minutes: number): ReportToBeMade {
  const at = minutesAgo(minutes);
  const facts = {
    id: v7(),
    name: 'march.csv',
    from: '2026-03-01',
    to: '2026-03-31',
    size: null,
    asked: 'all',
  };
  const order = { type: 'transactions', format: 'csv', fields: [], onlyMatched: false } as const;
  const state = { status: 'Processing', createdAt: at, changedAt: at, version: 1 } as const;
  const recipient = { email: 'ann@example.com', name: 'Ann' };
  return { ...facts, ...order, ...state, fields: [], recipient, organizationId, userId: organizationId };
}

function importOf(
  organizationId: string,
  minutes: number,
  status: StoredImport['status'] = 'reading',
): StoredImport {
  const at = minutesAgo(minutes);
  const facts = { id: v7(), uploadId: v7(), fileName: 's.pdf', accountId: null, organizationId };
  const state = { status, progress: 0, added: 0, period: null, accounts: [] };
  return { ...facts, ...state, userId: organizationId, createdAt: at, changedAt: at, version: 1 };
}

async function announced(organizationId: string, minutes: number, { receipts, table }: Caretaker) {
  const upload = {
    id: v7(),
    fileName: 'lunch.pdf',
    contentType: 'application/pdf' as const,
    size: 4,
    sha256: '0'.repeat(64),
    purpose: 'receipt' as const,
    organizationId,
    userId: organizationId,
    createdAt: minutesAgo(minutes),
  };
  await table.write(receipts.arrivals(upload, pendingReceipt(upload)));
  return upload.id;
}

/** What a round asks for, for one organisation. */
async function askedBy(parts: Caretaker, organizationId: string) {
  const before = parts.outbox.asked.length;
  await resumeWork(parts);
  return parts.outbox.asked.slice(before).filter((work) => work.organizationId === organizationId);
}

describe('the round of the caretaker', () => {
  it('gives each organisation its turn, also beside one with a hundred and ten that never go on', async () => {
    const [poisoned, patient] = [v7(), v7()];
    const parts = caretaker();
    for (let at = 0; at < 110; at += 1) await parts.table.write([parts.jobs.addition(jobOf(poisoned, 600))]);
    const job = jobOf(patient, 20);
    await parts.table.write([parts.jobs.addition(job)]);
    const before = parts.outbox.asked.length;
    await resumeWork(parts);
    const asked = parts.outbox.asked.slice(before);
    expect(asked.filter(({ organizationId }) => organizationId === patient)).toEqual([
      { kind: 'run-job', organizationId: patient, jobId: job.id },
    ]);
    expect(asked.filter(({ organizationId }) => organizationId === poisoned)).toHaveLength(20);
    // The next round goes on with others of them.
    const again = await askedBy(parts, poisoned);
    expect(again).toHaveLength(20);
    expect(asked).not.toEqual(expect.arrayContaining([again[0]]));
  });

  it('asks ever more seldom for what does not go on, and from the beginning once it has', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const job = jobOf(organizationId, 20);
    await parts.table.write([parts.jobs.addition(job)]);
    const at = (minutes: number) => ({ ...parts, now: () => new Date(Date.now() + minutes * 60_000) });
    expect(await askedBy(parts, organizationId)).toHaveLength(1);
    expect(await askedBy(at(10), organizationId)).toHaveLength(0);
    expect(await askedBy(at(16), organizationId)).toHaveLength(1);
    expect(await askedBy(at(40), organizationId)).toHaveLength(0);
    expect(await askedBy(at(48), organizationId)).toHaveLength(1);
    const stored = await parts.jobs.get(organizationId, job.id);
    if (!stored) throw new Error('The job is gone.');
    await parts.table.write([
      parts.jobs.change(stored, { next: 1, changedAt: at(50).now().toISOString() }).write,
    ]);
    expect(await askedBy(at(60), organizationId)).toHaveLength(0);
    expect(await askedBy(at(66), organizationId)).toHaveLength(1);
  });

  it('asks again for a report that was ordered and never sent, and for none that has ended', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const report = reportOf(organizationId, 20);
    await parts.table.write([parts.reports.addition(report)]);
    const failed = {
      ...reportOf(organizationId, 20),
      ...{ status: 'Failed' as const, problem: problemOf('mail-refused') },
    };
    await parts.table.write([parts.reports.addition(failed)]);
    expect(await askedBy(parts, organizationId)).toEqual([
      { kind: 'send-report', organizationId, reportId: report.id },
    ]);
  });

  it('gives up no import for its age, and asks for a document that has been silent for some minutes', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const arrived = await announced(organizationId, 5, parts);
    parts.files.ids.add(arrived);
    const job = importOf(organizationId, 600);
    await parts.table.write([parts.imports.addition(job)]);
    const asked = await askedBy(parts, organizationId);
    expect(asked).toHaveLength(2);
    expect(asked).toEqual(
      expect.arrayContaining([
        { kind: 'read-receipt', organizationId, receiptId: arrived },
        { kind: 'read-statement', organizationId, importId: job.id },
      ]),
    );
    expect(await parts.receipts.get(organizationId, arrived)).toMatchObject({ status: 'pending' });
    expect(await parts.imports.get(organizationId, job.id)).toMatchObject({ status: 'reading' });
  });

  it('ends a document that arrived and was silent for eight minutes, and says so', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const silent = await announced(organizationId, 9, parts);
    parts.files.ids.add(silent);
    expect(await askedBy(parts, organizationId)).toMatchObject([{ kind: 'tell-members' }]);
    const told = await parts.receipts.get(organizationId, silent);
    expect(told).toMatchObject({ status: 'processed', problem: { code: 'given-up' } });
  });

  it('says of a document that can’t arrive any more that it did not', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const [onItsWay, lost] = [
      await announced(organizationId, 5, parts),
      await announced(organizationId, 90, parts),
    ];
    expect(await askedBy(parts, organizationId)).toMatchObject([{ kind: 'tell-members' }]);
    expect(await parts.receipts.get(organizationId, onItsWay)).toMatchObject({ status: 'pending' });
    const told = await parts.receipts.get(organizationId, lost);
    expect(told).toMatchObject({ status: 'processed', problem: { code: 'unreadable-file' } });
    expect(wordKept(told?.problem?.detail ?? '')).toContain('did not arrive');
  });
});

describe('work that is given up', () => {
  it('fails a document, a reading and a job, each with a reason, and only while it is waited for', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const receiptId = await announced(organizationId, 1, parts);
    const job = jobOf(organizationId, 1);
    const reading = importOf(organizationId, 1);
    await parts.table.write([parts.jobs.addition(job)]);
    await parts.table.write([parts.imports.addition(reading)]);
    const importId = reading.id;
    // Not what this import waits for: a message that comes late harms nothing.
    await giveUp({ kind: 'commit-import', organizationId, importId }, parts);
    expect(await parts.imports.get(organizationId, importId)).toMatchObject({ status: 'reading' });
    await giveUp({ kind: 'read-receipt', organizationId, receiptId }, parts);
    await giveUp({ kind: 'read-statement', organizationId, importId }, parts);
    await giveUp({ kind: 'run-job', organizationId, jobId: job.id }, parts);
    const problem = { code: 'given-up' };
    expect(await parts.receipts.get(organizationId, receiptId)).toMatchObject({
      status: 'processed',
      problem,
    });
    expect(await parts.imports.get(organizationId, importId)).toMatchObject({ status: 'failed', problem });
    expect(await parts.jobs.get(organizationId, job.id)).toMatchObject({ status: 'failed', problem });
    expect(await askedBy(parts, organizationId)).toEqual([]);
  });

  it('takes out what a commit had added: no books hold half a statement', async () => {
    const organizationId = v7();
    const parts = caretaker();
    const begun = { ...importOf(organizationId, 1, 'committing'), plan: 'kept.plan' };
    const unplanned = importOf(organizationId, 1, 'committing');
    for (const job of [begun, unplanned]) {
      await parts.table.write([parts.imports.addition(job)]);
      await giveUp({ kind: 'commit-import', organizationId, importId: job.id }, parts);
    }
    const told = await parts.imports.get(organizationId, begun.id);
    expect(told).toMatchObject({ status: 'undoing', problem: { code: 'given-up' } });
    expect(wordKept(told?.problem?.detail ?? '')).toContain('None of them is in your books');
    expect(await parts.imports.get(organizationId, unplanned.id)).toMatchObject({ status: 'failed' });
    expect(parts.outbox.asked.filter(({ kind }) => kind !== 'tell-members')).toEqual([
      { kind: 'undo-import', organizationId, importId: begun.id },
    ]);
    await giveUp({ kind: 'undo-import', organizationId, importId: begun.id }, parts);
    expect(await parts.imports.get(organizationId, begun.id)).toMatchObject({ status: 'committed' });
  });
});
