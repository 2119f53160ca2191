import { v7 } from 'uuid';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { entity } from '../../../../../functions/store/entity.ts';
import { inOrganization } from '../../../../../functions/store/keys.ts';
import { askForEnded } from '../../../../../functions/use-cases/archive/ask-for-ended.ts';
import { getArchiveSummary } from '../../../../../functions/use-cases/archive/get-archive-summary.ts';
import { removeDeletedReport } from '../../../../../functions/use-cases/archive/remove-deleted-report.ts';
import { removeEndedReport } from '../../../../../functions/use-cases/archive/remove-ended-report.ts';
import { deleteGeneratedReport } from '../../../../../functions/use-cases/exports/delete-generated-report.ts';
import { restoreGeneratedReport } from '../../../../../functions/use-cases/exports/restore-generated-report.ts';
import { OrderedReport } from '../../../../../functions/store/report-states.ts';
import type { StoredReport } from '../../../../../functions/store/report-states.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { books, march } from './made-reports.ts';

/** Reports as they were kept when they were noted once they had been mailed. */
const formerReports = entity({
  name: 'report',
  schema: z.looseObject({ organizationId: z.string(), id: z.string() }),
  key: ({ organizationId, id }) => inOrganization(organizationId, `REPORT#${id}`),
});

describe('a deleted report', () => {
  it('leaves the list for the archive with its file, and comes back as it was', async () => {
    const { cloud, caller, organizationId, made, archive, counted, files } = await books();
    const id = await made();
    expect(await archive()).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await deleteGeneratedReport(id, caller, cloud)).toMatchObject({ id });
    expect((await cloud.reports.page(organizationId, { limit: 5 })).items).toEqual([]);
    expect(await archive()).toMatchObject([{ id, hasFile: true, goesOn: '2027-04-01' }]);
    expect(await counted()).toBe(1);
    for (let twice = 0; twice < 2; twice += 1) await restoreGeneratedReport(id, caller, cloud);
    expect((await cloud.reports.page(organizationId, { limit: 5 })).items).toMatchObject([{ id }]);
    expect([await archive(), await counted(), files.kept.size]).toEqual([[], 0, 1]);
  });

  it('cannot be one that is being made', async () => {
    const { cloud, caller, ordered, work, stored, files } = await books();
    const id = await ordered();
    let answer: unknown;
    files.before = async () => (answer = await deleteGeneratedReport(id, caller, cloud));
    await work(id);
    expect(answer).toEqual({ refused: 'wrong-state' });
    expect(await stored(id)).toMatchObject({ status: 'Ready' });
    expect(await deleteGeneratedReport(id, caller, cloud)).toMatchObject({ id });
  });

  it('goes with its file after a year, once that day is over nowhere, and not where it was restored', async () => {
    const { cloud, caller, organizationId, made, stored, clock, counted, files } = await books();
    const [going, back] = [await made(), await made()];
    for (const id of [going, back]) await deleteGeneratedReport(id, caller, cloud);
    await restoreGeneratedReport(back, caller, cloud);
    const roundAt = async (instant: string) => {
      clock.now = instant;
      const outbox = new NotedOutbox(cloud.table, cloud.now);
      const noting = { ...cloud, outbox };
      await askForEnded(noting);
      for (const work of [...outbox.asked])
        if (work.kind === 'remove-ended-report')
          await removeEndedReport(organizationId, work.reportId, noting);
      for (const work of outbox.asked)
        if (work.kind === 'remove-report-file') await files.removeReport(organizationId, work.fileId);
      return (await stored(going)) !== undefined;
    };
    expect(await roundAt('2027-04-01T10:00:00Z')).toBe(true);
    expect(await roundAt('2027-04-01T11:30:00Z')).toBe(false);
    expect(await stored(back)).toMatchObject({ status: 'Ready' });
    expect([...files.kept.keys()]).toEqual([(await stored(back))?.fileId]);
    expect(await counted()).toBe(0);
  });

  it('goes before that where a person says so, and only once it is deleted', async () => {
    const { cloud, caller, made, stored } = await books();
    const id = await made();
    expect(await removeDeletedReport(id, caller, cloud)).toEqual({ refused: 'wrong-state' });
    await deleteGeneratedReport(id, caller, cloud);
    const fileId = (await stored(id))?.fileId;
    expect(await removeDeletedReport(id, caller, cloud)).toMatchObject({ id });
    expect(cloud.outbox.asked).toContainEqual(
      expect.objectContaining({ kind: 'remove-report-file', fileId }),
    );
    for (const act of [removeDeletedReport, deleteGeneratedReport, restoreGeneratedReport])
      expect(await act(id, caller, cloud)).toEqual({ refused: 'not-found' });
  });

  it('from before reports were ordered first can be deleted too', async () => {
    const { cloud, caller, organizationId, archive } = await books();
    const former = { id: v7(), organizationId, userId: caller.userId, name: 'a.csv', ...march };
    const sent = { rows: 1, recipient: 'a@example.com', messageId: 'm', sentAt: '2025-03-01T12:00:00.000Z' };
    await cloud.table.write([cloud.table.put(formerReports, { ...former, ...sent })]);
    expect(await deleteGeneratedReport(former.id, caller, cloud)).toMatchObject({ id: former.id });
    expect(await archive()).toMatchObject([{ id: former.id, hasFile: false, goesOn: '2027-04-01' }]);
  });

  it('that had been mailed is in the archive once, by when it was deleted', async () => {
    const { cloud, caller, organizationId, made, archive, counted, clock } = await books();
    const report = await cloud.reports.get(organizationId, await made());
    if (!report) throw new Error('It is not there.');
    const recipient = { email: 'a@b.c', name: '' };
    const mailed: StoredReport = {
      ...OrderedReport.parse(report),
      id: v7(),
      status: 'Processing',
      size: null,
      version: 1,
      recipient,
    };
    await cloud.table.write([cloud.reports.addition(mailed)]);
    const at = mailed.createdAt;
    const left = { status: 'Ready', size: 1, recipient, messageId: 'm', sentAt: at } as const;
    await cloud.table.write(cloud.reports.change(mailed, left, at).writes);
    const sent = { id: mailed.id, archivedAt: mailed.createdAt, goesOn: null };
    expect([await archive(), await counted()]).toEqual([[expect.objectContaining(sent)], 1]);
    for (const [now, goesOn] of [
      ['2026-05-01T12:00:00.000Z', '2027-05-01'],
      ['2027-01-15T12:00:00.000Z', '2028-01-15'],
    ] as const) {
      clock.now = now;
      await deleteGeneratedReport(mailed.id, caller, cloud);
      expect(await archive()).toMatchObject([{ id: mailed.id, archivedAt: now, goesOn }]);
      expect(await getArchiveSummary(caller, cloud)).toMatchObject({ reports: 1, years: [now.slice(0, 4)] });
      await restoreGeneratedReport(mailed.id, caller, cloud);
      expect([await archive(), await counted()]).toEqual([[expect.objectContaining(sent)], 1]);
    }
  });
});
