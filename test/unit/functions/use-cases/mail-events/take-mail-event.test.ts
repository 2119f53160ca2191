import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { ReportState } from '../../../../../functions/store/report-states.ts';
import { listBouncedAddresses } from '../../../../../functions/use-cases/exports/list-bounced-addresses.ts';
import { sendCustomExport } from '../../../../../functions/use-cases/exports/send-custom-export.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { takeMailEvent } from '../../../../../functions/use-cases/mail-events/take-mail-event.ts';
import type { Fate } from '../../../../../infra/local/mail/mail-events.ts';
import { bounceAdvice, bounces } from '../../../../../shared/text/en/bounces.ts';
import { wordKept } from '../../../../../shared/text/kept-words.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { factsOf } from '../../../../support/report-facts.ts';
import { sesEvent } from '../../../../support/ses-events.ts';

const HOUR = 3_600_000;
const email = 'zoe@example.com';

/** Books with an entry of March, whose clock goes on by hours, and reports of that entry that are mailed to one address. */
async function books() {
  const { cloud: parts, caller, memory } = await memoryBooks();
  const { organizationId } = caller;
  let hours = 0;
  const now = () => new Date(parts.now().getTime() + hours * HOUR);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const cloud = { ...parts, now, log };
  await addTransaction(entry(), caller, cloud);
  const order = (sendAnyway?: boolean) => {
    const days = { exportType: 'custom' as const, dateRange: { from: '2026-03-01', to: '2026-03-31' } };
    const body = { ...days, selectedFields: ['date' as const], accountantEmail: email, sendAnyway };
    return sendCustomExport({ body }, caller, cloud);
  };
  const change = async (id: string, to: ReportState) => {
    const report = await parts.reports.get(organizationId, id);
    if (!report) throw new Error('There is no such report.');
    await parts.table.write(parts.reports.change(report, to, now().toISOString()).writes);
  };
  const made = { size: 12, rows: 1 };
  const recipient = { email, name: '' };
  /** A report that is on its way to the mail: it is claimed, and its answer not yet noted. */
  const claimed = async () => {
    const taken = await order(true);
    if (isRefusal(taken)) throw new Error(taken.refused);
    const claimedAt = now().toISOString();
    await change(taken.reportId, { status: 'Processing', size: null, recipient, claimedAt, made });
    return taken.reportId;
  };
  const sent = async (messageId: string) => {
    const id = await claimed();
    const at = now().toISOString();
    const mail = { recipient, messageId, sentAt: at, delivery: { status: 'sent', at } } as const;
    await change(id, { status: 'Ready', ...made, isKept: true, ...mail });
    return id;
  };
  const tell = (fate: Fate, messageId: string, report: string, organization = organizationId) => {
    const at = now().toISOString();
    return takeMailEvent(
      sesEvent(fate, { messageId, tags: { organization, report }, sentAt: at }, at),
      cloud,
    );
  };
  return {
    ...{ cloud, caller, order, claimed, sent, tell, log, organizationId },
    pass: (more: number) => (hours += more),
    report: async (id: string) => factsOf(await parts.reports.get(organizationId, id)),
    notices: () => memory.items().filter((item) => item['entity'] === 'notice'),
    state: () => JSON.stringify(memory.items()),
  };
}

const reasonOf = (report: ReturnType<typeof factsOf>) => wordKept(report?.delivery?.reason ?? '');

describe('what SES tells of a report', () => {
  it('that came back stands on it with why and what to do, is told to people, and keeps its address from being mailed', async () => {
    const { sent, tell, report, notices, order, cloud, caller } = await books();
    const id = await sent('m1');
    await tell('bounced', 'm1', id);
    const bounced = await report(id);
    expect(bounced).toMatchObject({ status: 'Ready', delivery: { status: 'bounced' } });
    expect(reasonOf(bounced)).toBe(`${bounces['no-such-address']} ${bounceAdvice['no-such-address']}`);
    expect(notices()).toMatchObject([{ kind: 'report-bounced', aboutId: id }]);
    expect(await order()).toEqual({
      refused: 'address-bounced',
      because: { code: 'address-bounced', on: '2026-04-01', reason: 'no-such-address' },
    });
    const { items } = await listBouncedAddresses(caller, cloud);
    expect(items).toMatchObject([{ email, kind: 'bounced' }]);
    expect(await order(true)).toMatchObject({ success: true });
  });

  it('that was reported as spam is told as that', async () => {
    const { sent, tell, report, order, cloud, caller } = await books();
    const id = await sent('m1');
    await tell('complaint', 'm1', id);
    expect(await report(id)).toMatchObject({ delivery: { status: 'complained' } });
    expect(await order()).toMatchObject({ refused: 'address-bounced', because: { reason: 'unwanted' } });
    expect((await listBouncedAddresses(caller, cloud)).items).toMatchObject([{ kind: 'complained' }]);
  });

  it('that met a full mailbox leaves its address alone for a week', async () => {
    const { sent, tell, order, pass, cloud, caller } = await books();
    await tell('transient', 'm1', await sent('m1'));
    expect(await order()).toMatchObject({ because: { reason: 'mailbox-full' } });
    pass(7 * 24 - 1);
    expect(await order()).toMatchObject({ refused: 'address-bounced' });
    pass(1);
    expect(await order()).toMatchObject({ success: true });
    expect((await listBouncedAddresses(caller, cloud)).items).toEqual([]);
  });

  it('that was delivered has its address forgiven, if it was sent after that came back', async () => {
    const { sent, tell, order, pass, report } = await books();
    const [early, bounced] = [await sent('m1'), await sent('m2')];
    pass(1);
    await tell('bounced', 'm2', bounced);
    pass(1);
    const late = await sent('m3');
    await tell('delivered', 'm3', late);
    expect(await report(late)).toMatchObject({ delivery: { status: 'delivered' } });
    expect(await order()).toMatchObject({ success: true });
    await tell('delivered', 'm1', early);
    expect(await report(early)).toMatchObject({ delivery: { status: 'delivered' } });
  });

  it('that had left before its address came back forgives nothing', async () => {
    const { sent, tell, order, pass, cloud, organizationId } = await books();
    const [early, bounced] = [await sent('m1'), await sent('m2')];
    const sentAt = cloud.now().toISOString();
    pass(1);
    await tell('bounced', 'm2', bounced);
    pass(1);
    const tags = { organization: organizationId, report: early };
    await takeMailEvent(
      sesEvent('delivered', { messageId: 'm1', tags, sentAt }, cloud.now().toISOString()),
      cloud,
    );
    expect(await order()).toMatchObject({ refused: 'address-bounced' });
  });

  it('before its answer was noted has it sent: the mail itself says that it left', async () => {
    const { claimed, tell, report, notices } = await books();
    const id = await claimed();
    await tell('delivered', 'm1', id);
    expect(await report(id)).toMatchObject({
      ...{ status: 'Ready', messageId: 'm1', size: 12, rows: 1, delivery: { status: 'delivered' } },
    });
    expect(notices()).toMatchObject([{ kind: 'report-sent' }]);
    const other = await claimed();
    await tell('bounced', 'm2', other);
    expect(await report(other)).toMatchObject({ status: 'Ready', delivery: { status: 'bounced' } });
  });

  it('of another mail, another organisation or no report changes nothing, nor does what is no event', async () => {
    const { sent, tell, state, log, cloud, organizationId, order } = await books();
    const id = await sent('m1');
    const made = await order(true);
    const before = state();
    await tell('bounced', 'm2', id);
    await tell('bounced', 'm1', id, v7());
    await tell('bounced', 'm1', v7());
    await tell('bounced', 'm1', isRefusal(made) ? '' : made.reportId);
    const at = cloud.now().toISOString();
    for (const tags of [
      {},
      { organization: organizationId },
      { organization: `${organizationId}#`, report: id },
    ])
      await takeMailEvent(sesEvent('bounced', { messageId: 'm1', tags }, at), cloud);
    for (const body of [
      '',
      'Successfully validated SNS topic for Amazon SES event publishing.',
      '{}',
      '[]',
      'null',
    ])
      await takeMailEvent(body, cloud);
    await takeMailEvent(JSON.stringify({ eventType: 'Open', mail: {} }), cloud);
    expect(state()).toBe(before);
    expect(log.warn).toHaveBeenCalledTimes(13);
  });

  it('in any order and however often comes to the same', async () => {
    const fates: readonly Fate[] = ['delivered', 'bounced', 'transient', 'complaint'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 6 }), async (told) => {
        const { sent, tell, report, notices, order } = await books();
        const id = await sent('m1');
        for (const fate of told) await tell(fate, 'm1', id);
        const has = (...some: Fate[]) => some.some((fate) => told.includes(fate));
        const came = has('bounced', 'transient');
        const worst = has('complaint') ? 'complained' : came ? 'bounced' : 'delivered';
        expect((await report(id))?.delivery?.status).toBe(worst);
        // Each of the two is told once at most, what is worse last.
        expect(notices().length).toBeLessThanOrEqual(2);
        expect(notices().length > 0).toBe(worst !== 'delivered');
        expect(isRefusal(await order())).toBe(worst !== 'delivered');
      }),
      { numRuns: 40 },
    );
  });

  it('twice at once is noted once', async () => {
    const { sent, tell, report, notices } = await books();
    const id = await sent('m1');
    await Promise.all([tell('bounced', 'm1', id), tell('bounced', 'm1', id), tell('bounced', 'm1', id)]);
    expect(await report(id)).toMatchObject({ delivery: { status: 'bounced' } });
    expect(notices()).toHaveLength(1);
  });
});
