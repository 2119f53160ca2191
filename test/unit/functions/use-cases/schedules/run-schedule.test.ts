import { describe, expect, it } from 'vitest';
import { giveUpRun } from '../../../../../functions/use-cases/schedules/give-up-run.ts';
import { changeReportSchedule } from '../../../../../functions/use-cases/schedules/change-report-schedule.ts';
import { deleteReportSchedule } from '../../../../../functions/use-cases/schedules/delete-report-schedule.ts';
import { previewReportSchedule } from '../../../../../functions/use-cases/schedules/preview-report-schedule.ts';
import { restoreReportSchedule } from '../../../../../functions/use-cases/schedules/restore-report-schedule.ts';
import { runSchedule } from '../../../../../functions/use-cases/schedules/run-schedule.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import type { Fault } from '../../../../support/memory-table.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';
import { done, scheduledBooks } from './scheduled-books.ts';

const DUE = '2026-12-01T13:00:00.000Z';

describe('a schedule', () => {
  it('mails a month once it is over, at its hour where it is kept, and not before', async () => {
    const books = await scheduledBooks();
    const { id, next } = await books.add();
    expect(next).toEqual({ from: '2026-11-01', to: '2026-11-30', dueAt: DUE });
    books.setClock('2026-12-01T12:59:59.000Z');
    await books.round();
    expect(books.mail.sent).toEqual([]);
    books.setClock(DUE);
    await books.round();
    await books.round();
    expect(books.mailed()).toEqual(['2026-11-01 2026-11-30']);
    expect(books.mail.sent).toMatchObject([{ to: 'books@example.com' }]);
    expect(await books.runs(id)).toMatchObject([{ from: '2026-11-01', to: '2026-11-30', status: 'sent' }]);
    expect((await books.schedule(id)).due).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('mails each month that was missed by itself, the earliest first, after months without', async () => {
    const books = await scheduledBooks();
    await books.add();
    books.setClock('2027-03-20T12:00:00.000Z');
    await books.round();
    expect(books.mailed()).toEqual([
      ...['2026-11-01 2026-11-30', '2026-12-01 2026-12-31', '2027-01-01 2027-01-31', '2027-02-01 2027-02-28'],
    ]);
  });

  it('goes on in further messages where more was missed than one decides', async () => {
    const books = await scheduledBooks({ at: '2026-01-15T12:00:00.000Z' });
    await books.add();
    books.setClock('2027-12-20T12:00:00.000Z');
    await books.round();
    expect(new Set(books.mailed()).size).toBe(23);
    expect(books.mail.sent).toHaveLength(23);
  });

  it('is decided once by three that do it at the same time', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add();
    books.setClock('2027-02-03T12:00:00.000Z');
    const { organizationId } = books.caller;
    await Promise.allSettled([1, 2, 3].map(() => runSchedule(organizationId, id, books.cloud)));
    await books.round();
    expect(books.mailed()).toEqual([
      '2026-11-01 2026-11-30',
      '2026-12-01 2026-12-31',
      '2027-01-01 2027-01-31',
    ]);
  });

  it('is mailed once wherever the machine ends in between', async () => {
    for (let endAt = 1; ; endAt += 1) {
      let operations = -Infinity;
      const ending = (): Fault | undefined => {
        operations += 1;
        if (operations === endAt) throw new Error('The machine ended.');
        return undefined;
      };
      const books = await scheduledBooks({ trouble: ending, entries: ['2026-11-10', '2026-12-10'] });
      await books.add();
      books.setClock('2027-01-03T12:00:00.000Z');
      operations = 0;
      const isEnded = await books.round().then(
        () => false,
        () => true,
      );
      operations = -Infinity;
      // What was claimed before the end may have left: nobody sends it again.
      books.setClock('2027-01-03T13:00:00.000Z');
      await books.round();
      expect(new Set(books.mailed()).size).toBe(books.mail.sent.length);
      const { items } = await books.cloud.reports.page(books.caller.organizationId, {
        after: undefined,
        limit: 9,
      });
      expect(items.map(({ from }) => from).toSorted()).toEqual(['2026-11-01', '2026-12-01']);
      expect(items.every(({ status }) => status !== 'Processing')).toBe(true);
      if (!isEnded) break;
    }
  });
});

describe('a change of a schedule', () => {
  it('of day, hour or zone mails no month twice and loses none', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add();
    const change = async (said: object) => {
      const { version } = await books.schedule(id);
      return done(await changeReportSchedule(id, { version, ...said }, books.caller, books.cloud));
    };
    books.setClock('2026-12-01T14:00:00.000Z');
    await books.round();
    expect((await change({ day: 2 })).next.to).toBe('2026-12-31');
    expect((await change({ timeZone: 'Pacific/Auckland', hour: 23 })).next.to).toBe('2026-12-31');
    books.setClock('2026-12-03T14:00:00.000Z');
    await books.round();
    expect(books.mailed()).toEqual(['2026-11-01 2026-11-30']);
    await change({ day: 20, timeZone: 'America/Toronto' });
    books.setClock('2027-01-10T14:00:00.000Z');
    await books.round();
    expect(books.mail.sent).toHaveLength(1);
    // Earlier again: December is due since the 5th, and goes at once.
    await change({ day: 5 });
    await books.work();
    expect(books.mailed()).toEqual(['2026-11-01 2026-11-30', '2026-12-01 2026-12-31']);
  });

  it('of the rhythm and back mails no month twice', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add({ day: 15 });
    books.setClock('2026-12-16T14:00:00.000Z');
    await books.round();
    const change = async (said: object) => {
      const { version } = await books.schedule(id);
      return done(await changeReportSchedule(id, { version, ...said }, books.caller, books.cloud));
    };
    expect((await change({ frequency: 'quarterly', day: 25 })).next).toMatchObject({ from: '2026-10-01' });
    expect((await change({ frequency: 'monthly' })).next).toMatchObject({ from: '2026-12-01' });
    books.setClock('2027-01-26T14:00:00.000Z');
    await books.round();
    expect(books.mailed()).toEqual(['2026-11-01 2026-11-30', '2026-12-01 2026-12-31']);
  });

  it('makes up for nothing that was due while it was paused or deleted', async () => {
    const books = await scheduledBooks();
    const { id, version } = await books.add();
    done(await changeReportSchedule(id, { version, isPaused: true }, books.caller, books.cloud));
    books.setClock('2026-12-20T14:00:00.000Z');
    await books.round();
    const paused = await books.schedule(id);
    const on = { version: paused.version, isPaused: false };
    expect(done(await changeReportSchedule(id, on, books.caller, books.cloud)).next.from).toBe('2026-12-01');
    done(await deleteReportSchedule(id, books.caller, books.cloud));
    books.setClock('2027-01-20T14:00:00.000Z');
    await books.round();
    expect(done(await restoreReportSchedule(id, books.caller, books.cloud)).next.from).toBe('2027-01-01');
    expect(books.mail.sent).toEqual([]);
    // Taken back on the same day nothing is lost.
    books.setClock('2027-02-01T12:00:00.000Z');
    done(await deleteReportSchedule(id, books.caller, books.cloud));
    books.setClock('2027-02-01T13:30:00.000Z');
    done(await restoreReportSchedule(id, books.caller, books.cloud));
    await books.work();
    expect(books.mailed()).toEqual(['2027-01-01 2027-01-31']);
  });

  it('of the fiscal year places quarters and years anew', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add({ frequency: 'yearly' });
    expect((await books.schedule(id)).due.to).toBe('2026-12-31');
    done(await savePreferences({ fiscalYearStart: '12-01' }, books.caller, books.cloud));
    await books.work();
    expect((await books.schedule(id)).due).toMatchObject({
      from: '2025-12-01',
      to: '2026-11-30',
      dueAt: DUE,
    });
  });
});

describe('a period that is not mailed', () => {
  const told = async ({ cloud, caller }: Awaited<ReturnType<typeof scheduledBooks>>) =>
    (await cloud.notices.page(caller.organizationId, { after: undefined, limit: 9 })).items.map(
      ({ kind }) => kind,
    );

  it('is left out with a word where nothing is in it, and the next one goes', async () => {
    const books = await scheduledBooks({ entries: ['2026-12-05'] });
    const { id } = await books.add();
    books.setClock('2027-01-02T12:00:00.000Z');
    await books.round();
    expect(books.mailed()).toEqual(['2026-12-01 2026-12-31']);
    expect(await books.runs(id)).toMatchObject([
      { from: '2026-12-01', status: 'sent' },
      { from: '2026-11-01', status: 'skipped', problem: { code: 'nothing-to-export' } },
    ]);
    expect((await told(books)).toSorted()).toEqual(['report-sent', 'schedule-skipped']);
  });

  it('fails with a reason where the plan lacks its format by then, and says so', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add();
    const kept = await books.schedule(id);
    const content = { kind: 'report', type: 'transactions', format: 'xlsx' } as const;
    await books.cloud.table.write(books.cloud.reportSchedules.change(kept, { ...kept, content }));
    books.setClock('2027-01-02T12:00:00.000Z');
    await books.round();
    expect(books.mail.sent).toEqual([]);
    expect(await books.runs(id)).toMatchObject([
      { from: '2026-12-01', status: 'failed', problem: { code: 'plan-lacks-format' } },
      { from: '2026-11-01', status: 'failed', problem: { code: 'plan-lacks-format' } },
    ]);
    expect(await told(books)).toEqual(['schedule-failed', 'schedule-failed']);
  });

  it('fails where whoever set it up may export no more, so that nobody who left is sent the books', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add();
    await books.cloud.table.write([books.cloud.people.endingMembership(books.caller.membership)]);
    books.setClock(DUE);
    await books.round();
    expect(books.mail.sent).toEqual([]);
    expect(await books.runs(id)).toMatchObject([{ status: 'failed', problem: { code: 'not-allowed' } }]);
  });

  it('fails beyond what a day may bring, and blocks no other', async () => {
    // Still on trial: five new addresses a day.
    const books = await scheduledBooks({ at: '2026-04-01T11:00:00.000Z' });
    const added = [];
    for (let at = 0; at < 7; at += 1)
      added.push(await books.add({ recipientEmail: `books${at}@example.com` }));
    books.setClock('2026-04-01T12:00:00.000Z');
    await books.round();
    expect(books.mail.sent).toHaveLength(5);
    const runs = (await Promise.all(added.map(({ id }) => books.runs(id)))).flat();
    expect(runs.filter(({ status }) => status === 'failed')).toMatchObject([
      { from: '2026-03-01', problem: { code: 'export-limit-reached' } },
      { from: '2026-03-01', problem: { code: 'export-limit-reached' } },
    ]);
  });

  it('goes with books that are erased, and leaves no word', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add();
    await books.cloud.table.write([books.cloud.erasures.end(books.caller.organizationId)]);
    books.setClock(DUE);
    await books.round();
    expect((await books.schedule(id)).due.dueAt).toBe(DUE);
    expect(await told(books)).toEqual([]);
  });

  it('is given up after a day of trying, not before', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add();
    const { organizationId } = books.caller;
    books.setClock('2026-12-02T12:00:00.000Z');
    await giveUpRun(organizationId, id, books.cloud);
    expect(await books.runs(id)).toEqual([]);
    books.setClock('2026-12-02T13:00:00.000Z');
    await giveUpRun(organizationId, id, books.cloud);
    await giveUpRun(organizationId, id, books.cloud);
    expect(await books.runs(id)).toMatchObject([{ from: '2026-11-01', problem: { code: 'given-up' } }]);
    expect((await books.schedule(id)).due.from).toBe('2026-12-01');
  });
});

describe('what was mailed before', () => {
  const mailedTwice = async (
    meanwhile: (books: Awaited<ReturnType<typeof scheduledBooks>>) => Promise<unknown>,
  ) => {
    const books = await scheduledBooks({ entries: [] });
    const row = await books.enter('2026-11-10');
    const [first, second] = [await books.add(), await books.add({ day: 5, skipUnchanged: true })];
    books.setClock(DUE);
    await books.round();
    books.setClock('2026-12-03T12:00:00.000Z');
    await meanwhile({ ...books, row } as never);
    books.setClock('2026-12-05T13:00:00.000Z');
    await books.round();
    expect(first.id).not.toBe(second.id);
    return { sent: books.mailed(), runs: await books.runs(second.id) };
  };

  it('is left out where nothing changed of the period, also where other days did', async () => {
    const { sent, runs } = await mailedTwice((books) =>
      books.enter('2026-12-02', '2026-12-03T12:00:00.000Z'),
    );
    expect(sent).toEqual(['2026-11-01 2026-11-30']);
    expect(runs).toMatchObject([{ status: 'skipped', problem: { code: 'nothing-to-export' } }]);
  });

  it('is mailed again where an entry was added', async () => {
    const { sent } = await mailedTwice((books) => books.enter('2026-11-20', '2026-12-03T12:00:00.000Z'));
    expect(sent).toEqual(['2026-11-01 2026-11-30', '2026-11-01 2026-11-30']);
  });

  it('is mailed again where what was mailed came back', async () => {
    const { sent } = await mailedTwice(async ({ cloud, caller }) => {
      const [report] = (await cloud.reports.page(caller.organizationId, { after: undefined, limit: 9 }))
        .items;
      if (!report || !('messageId' in report)) throw new Error('Nothing was mailed.');
      const delivery = { status: 'bounced' as const, at: '2026-12-02T12:00:00.000Z' };
      return cloud.table.write(cloud.reports.change(report, { ...report, delivery }, delivery.at).writes);
    });
    expect(sent).toEqual(['2026-11-01 2026-11-30', '2026-11-01 2026-11-30']);
  });

  it('is mailed again where one was deleted or moved away', async () => {
    const { sent } = await mailedTwice(async (books) => {
      await books.enter('2026-11-21', '2026-01-01T00:00:00.000Z');
      const [row] = await books.cloud.ledger.some(
        books.caller.organizationId,
        { from: '2026-11-10', to: '2026-11-10' },
        { limit: 1 },
      );
      return deleteTransaction(row?.id ?? '', books.caller, books.cloud);
    });
    expect(sent).toHaveLength(2);
  });
});

describe('a preview', () => {
  it('is the mail that is sent', async () => {
    const books = await scheduledBooks();
    const { id } = await books.add({ language: 'fr' });
    const shown = done(await previewReportSchedule(id, books.caller, books.cloud));
    books.setClock(DUE);
    await books.round();
    const [sent] = books.mail.sent;
    expect(shown.mail).toMatchObject({ to: sent?.to, subject: sent?.subject, fileName: sent?.fileName });
    // The size of the file is not known before, and what stands open may be another by then.
    const open = wordsFor('fr').reports.letter.open;
    const lasting = (text = '') => text.replace(new RegExp(`${open}[^]*?\\n\\n`), '');
    expect(lasting(shown.mail?.text)).toBe(lasting(sent?.text.replace(/ \(0[^)]*\)/, '')));
  });

  it('says why nothing would be sent', async () => {
    const books = await scheduledBooks({ entries: [] });
    const { id } = await books.add();
    expect(await previewReportSchedule(id, books.caller, books.cloud)).toMatchObject({
      ...{ mail: null, problem: { code: 'nothing-to-export' } },
    });
  });

  it('says that mail came back from the address, or that whoever set it up has left', async () => {
    const books = await scheduledBooks();
    const { caller, cloud } = books;
    const { organizationId } = caller;
    const [{ id }, other] = [await books.add(), await books.add({ recipientEmail: 'bo@example.com' })];
    const at = '2026-11-20T12:00:00.000Z';
    const bounced = { organizationId, email: 'books@example.com', at, reason: 'no-such-address' } as const;
    await cloud.table.write([cloud.bouncedAddresses.noting(bounced, undefined)]);
    const problem = async (scheduleId: string) =>
      done(await previewReportSchedule(scheduleId, caller, cloud)).problem?.code;
    expect(await problem(id)).toBe('address-bounced');
    expect(await problem(other.id)).toBeUndefined();
    await cloud.table.write([cloud.people.endingMembership(caller.membership)]);
    expect(await problem(other.id)).toBe('not-allowed');
  });
});
