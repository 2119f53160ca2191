import { globSync, readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../functions/domain/outcome.ts';
import { countedIn, countedOut, recount } from '../../../../functions/store/counts.ts';
import { addReportSchedule } from '../../../../functions/use-cases/schedules/add-report-schedule.ts';
import { deleteReportSchedule } from '../../../../functions/use-cases/schedules/delete-report-schedule.ts';
import { restoreReportSchedule } from '../../../../functions/use-cases/schedules/restore-report-schedule.ts';
import { limits, mailLimits, planLimits } from '../../../../shared/limits.ts';
import { reportSchedule } from '../../../support/entries.ts';
import { limitTrials } from '../../../support/limit-trials.ts';
import { memoryBooks } from '../../../support/memory-books.ts';

describe('every limit of the table', () => {
  it('is tried', () => {
    const names = [limits, planLimits.starter, mailLimits.onTrial].flatMap(Object.keys);
    expect(Object.keys(limitTrials).toSorted()).toEqual(names.toSorted());
  });

  it('stands in it: nothing else says how many there may be on a day or in an hour', () => {
    const declared = /^(export )?const (?!SECONDS_|MS_)[A-Z_]*(_A_DAY|_AN_HOUR)[A-Z_]* = /m;
    const files = [...globSync('functions/**/*.ts'), ...globSync('shared/**/*.ts')];
    expect(files.filter((file) => declared.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(Object.entries(limitTrials))(
    'holds of %s when three times as many are asked for at once',
    async (_, begin) => {
      const { room, ask } = await begin();
      const answers = await Promise.all(Array.from({ length: 3 * room }, (__, at) => ask(at)));
      expect(answers.filter(Boolean)).toHaveLength(room);
      expect(room).toBeGreaterThan(0);
    },
  );
});

describe('schedules of books that are older than their count', () => {
  it('are counted the first time that one is added, deleted or brought back', async () => {
    const { cloud, caller } = await memoryBooks();
    const add = () => addReportSchedule(reportSchedule(), caller, cloud);
    const shown = await add();
    if (isRefusal(shown)) throw new Error(shown.refused);
    const kept = await cloud.reportSchedules.get(caller.organizationId, shown.id);
    if (!kept) throw new Error('There is no schedule.');
    // Other books, where schedules were written without being counted.
    const old = await memoryBooks();
    const { organizationId } = old.caller;
    for (let at = 0; at < limits.reportSchedules - 1; at += 1) {
      const [put] = old.cloud.reportSchedules.addition({ ...kept, organizationId, id: v7() });
      if (put) await old.cloud.table.write([put]);
    }
    const [first] = await old.cloud.reportSchedules.of(organizationId);
    const addOld = () => addReportSchedule(reportSchedule(), old.caller, old.cloud);
    const both = await Promise.all([
      deleteReportSchedule(first?.id ?? '', old.caller, old.cloud),
      ...Array.from({ length: 6 }, addOld),
    ]);
    expect(isRefusal(both[0])).toBe(false);
    // The place of the one that was deleted may come too late for those of the same moment.
    await Promise.all(Array.from({ length: 6 }, addOld));
    expect(await old.cloud.reportSchedules.of(organizationId)).toHaveLength(limits.reportSchedules);
    expect(await restoreReportSchedule(first?.id ?? '', old.caller, old.cloud)).toMatchObject({
      refused: 'wrong-state',
      because: { code: 'schedules-full', limit: limits.reportSchedules },
    });
  });
});

describe('a count that has drifted from what it counts', () => {
  async function drifted(by: number) {
    const { cloud, caller } = await memoryBooks();
    const { organizationId } = caller;
    await cloud.reportSchedules.hasRoom(organizationId);
    const what = { organizationId, of: 'REPORT-SCHEDULE' };
    for (let at = 0; at < by; at += 1) await cloud.table.write([countedIn(what, by, cloud.table)]);
    const add = () => addReportSchedule(reportSchedule(), caller, cloud);
    return { cloud, organizationId, add };
  }

  it('keeps nobody out: it is counted again where it says that there is no room', async () => {
    const { cloud, organizationId, add } = await drifted(limits.reportSchedules);
    expect(isRefusal(await add())).toBe(false);
    const answers = await Promise.all(Array.from({ length: 3 * limits.reportSchedules }, add));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(limits.reportSchedules - 1);
    expect(await cloud.reportSchedules.of(organizationId)).toHaveLength(limits.reportSchedules);
  });

  it('is left where something was counted while it was counted again', async () => {
    const { cloud, organizationId } = await drifted(limits.reportSchedules);
    const what = { organizationId, of: 'REPORT-SCHEDULE' };
    const countAll = async () => {
      await cloud.table.write([countedOut(what, cloud.table)]);
      return 0;
    };
    expect(await recount(what, countAll, cloud.table)).toBe(limits.reportSchedules - 1);
    expect(await recount(what, () => Promise.resolve(0), cloud.table)).toBe(0);
  });
});
