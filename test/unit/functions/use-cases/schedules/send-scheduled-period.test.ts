import { describe, expect, it } from 'vitest';
import { planItems } from '../../../../../functions/store/plans.ts';
import { changeReportSchedule } from '../../../../../functions/use-cases/schedules/change-report-schedule.ts';
import { deleteReportSchedule } from '../../../../../functions/use-cases/schedules/delete-report-schedule.ts';
import { sendScheduledPeriod } from '../../../../../functions/use-cases/schedules/send-scheduled-period.ts';
import type { ScheduledContent } from '../../../../../shared/model/report-schedule.ts';
import { done, scheduledBooks } from './scheduled-books.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };

/** Books whose November was left out as nothing was in it, and has an entry by now. */
async function leftOutBooks(content?: ScheduledContent) {
  const books = await scheduledBooks({ entries: [] });
  if (content) {
    const { organizationId } = books.caller;
    const plan = { organizationId, name: 'business', trialEndsAt: null } as const;
    await books.cloud.table.write([books.cloud.table.put(planItems, plan)]);
  }
  const { id } = await books.add(content ? { content } : {});
  books.setClock('2026-12-01T13:00:00.000Z');
  await books.round();
  expect(await books.runs(id)).toMatchObject([{ status: 'skipped' }]);
  await books.enter('2026-11-10', '2026-12-01T13:30:00.000Z');
  books.setClock('2026-12-01T14:00:00.000Z');
  const send = (body = {}, idempotencyKey?: string) =>
    sendScheduledPeriod(id, { body: { ...november, ...body }, idempotencyKey }, books.caller, books.cloud);
  return { ...books, id, send };
}

describe('a period that was not mailed', () => {
  it('is mailed when somebody asks for it, as the schedule says by then, and once', async () => {
    const books = await leftOutBooks();
    const { id, send } = books;
    const { version } = await books.schedule(id);
    const change = { version, recipientEmail: 'dana@example.com' };
    done(await changeReportSchedule(id, change, books.caller, books.cloud));
    expect(done(await send())).toMatchObject({ ...november, status: 'sending' });
    expect(await send()).toMatchObject({ refused: 'wrong-state', because: { code: 'period-sending' } });
    await books.work();
    expect(books.mail.sent).toMatchObject([{ to: 'dana@example.com' }]);
    expect(books.mailed()).toEqual(['2026-11-01 2026-11-30']);
    expect(await books.runs(id)).toMatchObject([{ ...november, status: 'sent' }]);
    expect(await send()).toMatchObject({ refused: 'wrong-state', because: { code: 'period-sent' } });
    await books.round();
    expect(books.mail.sent).toHaveLength(1);
  });

  it('is mailed once though many ask at the same time, and answered alike under one key', async () => {
    const books = await leftOutBooks();
    const asked = await Promise.all(Array.from({ length: 5 }, (_, at) => books.send({}, `key-${at % 2}`)));
    expect(asked.some((one) => 'status' in one && one.status === 'sending')).toBe(true);
    await books.work();
    expect(books.mail.sent).toHaveLength(1);
    const { items } = await books.cloud.reports.page(books.caller.organizationId, {
      after: undefined,
      limit: 9,
    });
    expect(items).toHaveLength(1);
    const again = await Promise.all(['key-0', 'key-1', 'key-2'].map((one) => books.send({}, one)));
    expect(again.filter((one) => 'status' in one && one.status === 'sent')).toHaveLength(1);
    expect(books.mail.sent).toHaveLength(1);
  });

  it('is mailed again where that failed too', async () => {
    const books = await leftOutBooks();
    const { organizationId } = books.caller;
    for (const attempt of [2, 3]) {
      const { reportId = '' } = done(await books.send());
      const report = await books.cloud.reports.get(organizationId, reportId);
      if (!report) throw new Error('Nothing was ordered.');
      await books.cloud.table.write(
        books.cloud.reports.change(
          report,
          {
            ...{ status: 'Failed', size: null },
            problem: { code: 'mail-refused', detail: 'The mailbox is full.' },
          },
          report.changedAt,
        ).writes,
      );
      await books.work();
      expect(await books.cloud.reportSchedules.run(await books.schedule(books.id), november)).toMatchObject({
        attempt,
      });
      expect(await books.runs(books.id)).toMatchObject([
        { status: 'failed', problem: { code: 'mail-refused' } },
      ]);
    }
    done(await books.send());
    await books.work();
    expect(await books.runs(books.id)).toMatchObject([{ status: 'sent' }]);
    expect(books.mail.sent).toHaveLength(1);
  });

  it('stays as it was where it can’t be mailed, and is none of a deleted schedule or of no period', async () => {
    const books = await leftOutBooks();
    expect(await books.send({ from: '2026-10-01', to: '2026-10-31' })).toMatchObject({
      refused: 'not-found',
    });
    const { caller, cloud, id } = books;
    const at = books.cloud.now().toISOString();
    const { organizationId } = caller;
    const bounced = { organizationId, email: 'books@example.com', at, reason: 'no-such-address' } as const;
    await cloud.table.write([cloud.bouncedAddresses.noting(bounced, undefined)]);
    expect(await books.send()).toMatchObject({ refused: 'address-bounced' });
    expect(await books.runs(id)).toMatchObject([{ status: 'skipped' }]);
    expect(done(await books.send({ sendAnyway: true }))).toMatchObject({ status: 'sending' });
    done(await deleteReportSchedule(id, caller, cloud));
    expect(await books.send()).toMatchObject({ refused: 'not-found' });
  });

  it('is a package where the schedule sends packages', async () => {
    const books = await leftOutBooks({ kind: 'package' });
    const asked = await Promise.all([books.send(), books.send()]);
    for (const one of asked) expect(done(one)).toMatchObject({ status: 'sending' });
    const { items } = await books.cloud.reports.page(books.caller.organizationId, {
      after: undefined,
      limit: 9,
    });
    expect(items).toMatchObject([{ type: 'package', recipient: { email: 'books@example.com' } }]);
  });
});
