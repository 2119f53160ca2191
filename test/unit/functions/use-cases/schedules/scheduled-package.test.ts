import { describe, expect, it } from 'vitest';
import { planItems } from '../../../../../functions/store/plans.ts';
import { sendReport } from '../../../../../functions/use-cases/exports/send-report.ts';
import { PackageJob } from '../../../../../functions/use-cases/packages/package-job.ts';
import { runSchedule } from '../../../../../functions/use-cases/schedules/run-schedule.ts';
import { previewReportSchedule } from '../../../../../functions/use-cases/schedules/preview-report-schedule.ts';
import { done, scheduledBooks } from './scheduled-books.ts';

const DUE = '2026-12-01T13:00:00.000Z';

/** Books with a schedule of packages, in a plan that has them. */
async function packageBooks() {
  const books = await scheduledBooks();
  const { cloud, caller } = books;
  const { organizationId } = caller;
  await cloud.table.write([
    cloud.table.put(planItems, { organizationId, name: 'business', trialEndsAt: null }),
  ]);
  const schedule = await books.add({ content: { kind: 'package' } });
  const ordered = async () => {
    const { items } = await cloud.reports.page(organizationId, { after: undefined, limit: 9 });
    return items;
  };
  return { ...books, schedule, ordered, organizationId };
}

describe('a schedule of packages', () => {
  it('orders one of the period, and mails a link to it once it is whole', async () => {
    const { setClock, round, work, ordered, cloud, mail, runs, schedule, organizationId } =
      await packageBooks();
    setClock(DUE);
    await round();
    await round();
    const [report, ...others] = await ordered();
    if (!report || !('packing' in report)) throw new Error('No package was ordered.');
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      type: 'package',
      from: '2026-11-01',
      to: '2026-11-30',
      status: 'Processing',
    });
    // Until it is whole there is nothing to mail.
    await sendReport(organizationId, report.id, cloud);
    expect(mail.sent).toEqual([]);
    await new PackageJob(report, cloud).end(12_345, 1);
    await work();
    await sendReport(organizationId, report.id, cloud);
    expect(mail.sent).toHaveLength(1);
    expect(mail.sent[0]).toMatchObject({ to: 'books@example.com', fileName: '' });
    expect(mail.sent[0]?.text).toMatch(/https:\/\/matchbook\.example\/shared\/\S{20,}/);
    expect(await runs(schedule.id)).toMatchObject([{ status: 'sent', from: '2026-11-01' }]);
  });

  it('fails for no limit that is not reached where two go to a new address at the same moment', async () => {
    const { add, setClock, round, ordered, cloud, runs, schedule, organizationId } = await packageBooks();
    const second = await add({ content: { kind: 'package' } });
    setClock(DUE);
    await Promise.allSettled([schedule, second].map(({ id }) => runSchedule(organizationId, id, cloud)));
    await round();
    expect(await ordered()).toHaveLength(2);
    for (const { id } of [schedule, second]) expect(await runs(id)).toMatchObject([{ status: 'sending' }]);
  });

  it('fails with a reason where the plan has none by then', async () => {
    const { setClock, round, ordered, cloud, runs, schedule, organizationId } = await packageBooks();
    await cloud.table.write([
      cloud.table.put(planItems, { organizationId, name: 'starter', trialEndsAt: null }),
    ]);
    setClock(DUE);
    await round();
    expect(await ordered()).toEqual([]);
    expect(await runs(schedule.id)).toMatchObject([
      { status: 'failed', problem: { code: 'plan-lacks-format' } },
    ]);
  });

  it('shows the mail before, all but the secret of its link', async () => {
    const { caller, cloud, schedule } = await packageBooks();
    const { mail } = done(await previewReportSchedule(schedule.id, caller, cloud));
    expect(mail?.fileName).toMatch(/-2026-11-01-to-2026-11-30\.zip$/);
    expect(mail?.text).toContain('https://matchbook.example/shared/');
  });
});
