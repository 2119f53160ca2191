import { Files } from '../../../../../functions/adapters/files.ts';
import { v7 } from 'uuid';
import { Mailer, type Letter, type Mail, type MailOutcome } from '../../../../../functions/adapters/mail.ts';
import { isRefusal, type Refusal } from '../../../../../functions/domain/outcome.ts';
import { Work } from '../../../../../functions/domain/work.ts';
import { sendReport } from '../../../../../functions/use-cases/exports/send-report.ts';
import { addReportSchedule } from '../../../../../functions/use-cases/schedules/add-report-schedule.ts';
import { askForSchedules } from '../../../../../functions/use-cases/schedules/ask-for-schedules.ts';
import { listScheduleRuns } from '../../../../../functions/use-cases/schedules/list-schedule-runs.ts';
import { placeSchedules } from '../../../../../functions/use-cases/schedules/place-schedules.ts';
import { runSchedule } from '../../../../../functions/use-cases/schedules/run-schedule.ts';
import type { NewReportSchedule } from '../../../../../shared/model/report-schedule.ts';
import { reportSchedule } from '../../../../support/entries.ts';
import { gathered } from '../../../../support/gathered.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import type { MemoryTableOptions } from '../../../../support/memory-table.ts';
import { Outbox } from '../../../../../functions/store/outbox.ts';
import { writeRows } from '../../../../support/write-rows.ts';

/** Takes every letter, and keeps what left. */
class Letters extends Mailer {
  readonly sent: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly fileName: string;
  }[] = [];
  constructor() {
    super('Matchbook <books@example.com>');
  }
  override compose(mail: Mail): Promise<Letter> {
    const { to, subject, text, attachments } = mail;
    const said = { to, subject, text, fileName: attachments[0]?.fileName ?? '' };
    return Promise.resolve({ to, raw: Buffer.from(JSON.stringify(said)) });
  }
  override send({ raw }: Letter): Promise<MailOutcome> {
    this.sent.push(JSON.parse(Buffer.from(raw).toString()) as (typeof this.sent)[number]);
    return Promise.resolve({ kind: 'sent', messageId: `mail-${this.sent.length}` });
  }
}

/** Keeps no file. */
class NoFiles extends Files {
  override async saveReport(...[, , , chunks]: Parameters<Files['saveReport']>): Promise<number> {
    return (await gathered(chunks)).byteLength;
  }
}

interface Setting extends MemoryTableOptions {
  readonly at?: string;
  readonly timeZone?: string;
  readonly fiscalYearStart?: string;
  /** Days of entries; one in each month of three years unless told. */
  readonly entries?: readonly string[];
}

const everyMonth = Array.from({ length: 48 }, (_, month) => {
  const year = 2026 + Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-10`;
});

/** Books whose clock the test sets, with the rounds of schedules and the workers behind them. */
export async function scheduledBooks({
  at = '2026-11-25T12:00:00.000Z',
  timeZone = 'America/Toronto',
  fiscalYearStart = '01-01',
  entries = everyMonth,
  ...options
}: Setting = {}) {
  const { cloud: parts, caller, memory } = await memoryBooks(options);
  let clock = new Date(at);
  const now = () => clock;
  const mail = new Letters();
  const silent = () => undefined;
  const cloud = {
    ...parts,
    ...{ now, mail, outbox: new Outbox(parts.table, now), siteUrl: 'https://matchbook.example' },
    files: new NoFiles('documents'),
    siteUrl: 'https://matchbook.example',
    log: { info: silent, warn: silent, error: silent },
  };
  const { organizationId, userId } = caller;
  await cloud.table.write([
    cloud.organizations.settingsChange(organizationId, { timeZone, fiscalYearStart }),
  ]);
  const enter = async (date: string, createdAt = '2026-01-01T00:00:00.000Z') => {
    const id = v7();
    const row = {
      ...{ id, organizationId, userId, date, createdAt, kind: 'expense' as const, amount: -1000 },
      ...{
        description: `Paper of ${date}`,
        currency: 'USD' as const,
        accountId: 'checking',
        categoryId: 'expense',
      },
      ...{ receiptId: null, receiptIds: [], noReceiptNeeded: false, source: 'entry' as const, version: 1 },
    };
    await writeRows(cloud, [{ after: row }], { userId, at: createdAt });
    return row;
  };
  for (const date of entries) await enter(date);

  const asked = () =>
    memory.items().flatMap((item) => {
      if (item['entity'] !== 'message') return [];
      return [{ id: String(item['id']), work: Work.parse(item['work']) }];
    });
  /** Does what was asked for, each once, and what that asks for. */
  const work = async () => {
    for (let left = asked(); left.length > 0; left = asked())
      for (const { id, work: wanted } of left) {
        if (wanted.kind === 'run-schedule') await runSchedule(organizationId, wanted.scheduleId, cloud);
        if (wanted.kind === 'place-schedules') await placeSchedules(organizationId, cloud);
        if (wanted.kind === 'send-report') await sendReport(organizationId, wanted.reportId, cloud);
        await cloud.outbox.forget({ id, work: wanted });
      }
  };
  const round = async () => {
    await askForSchedules(cloud);
    await work();
  };
  return {
    ...{ cloud, caller, mail, memory, enter, work, round },
    add: async (wish: Partial<NewReportSchedule> = {}) =>
      done(await addReportSchedule(reportSchedule(wish), caller, cloud)),
    schedule: async (id: string) => {
      const kept = await cloud.reportSchedules.get(organizationId, id);
      if (!kept) throw new Error('There is no such schedule.');
      return kept;
    },
    runs: async (id: string) => done(await listScheduleRuns(id, { limit: 100 }, caller, cloud)).items,
    /** The periods that were mailed, by the names of their files. */
    mailed: () => mail.sent.map(({ fileName }) => fileName.replace(/^.*?-(\d{4}-.*)-to-(.*)\.\w+$/, '$1 $2')),
    setClock: (instant: string | number) => {
      clock = new Date(instant);
    },
  };
}

/** What an intention gave that was not refused. */
export function done<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}
