import { v7 } from 'uuid';
import { Files } from '../../../../../functions/adapters/files.ts';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { getArchiveSummary } from '../../../../../functions/use-cases/archive/get-archive-summary.ts';
import { listArchive } from '../../../../../functions/use-cases/archive/list-archive.ts';
import { makeReport } from '../../../../../functions/use-cases/exports/make-report.ts';
import { sendReport } from '../../../../../functions/use-cases/exports/send-report.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import type { ReportFormat, WantedReport } from '../../../../../shared/model/export.ts';
import { entry } from '../../../../support/entries.ts';
import { gathered } from '../../../../support/gathered.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { factsOf } from '../../../../support/report-facts.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

/** A bucket of reports. */
class Bucket extends Files {
  readonly kept = new Map<string, string>();
  /** The last file as it is. */
  latest: Buffer = Buffer.of();
  /** Done once before a file is kept. */
  before: (() => Promise<unknown>) | undefined;

  constructor() {
    super('documents');
  }
  override async saveReport(
    _organizationId: string,
    fileId: string,
    _format: ReportFormat,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number> {
    this.latest = await gathered(chunks);
    const { before } = this;
    this.before = undefined;
    await before?.();
    this.kept.set(fileId, this.latest.toString());
    return this.latest.byteLength;
  }
  override removeReport(_organizationId: string, fileId: string) {
    this.kept.delete(fileId);
    return Promise.resolve();
  }
}

export const march = { from: '2026-03-01', to: '2026-03-31' };
const wish = { type: 'profit-loss', ...march, format: 'csv' } as const;

/** Books with two entries of March, and how reports are made of them. */
export async function books() {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId } = caller;
  const files = new Bucket();
  const clock = { now: '2026-04-01T12:00:00Z' };
  const now = () => new Date(clock.now);
  const outbox = new NotedOutbox(parts.table, now);
  const mail = new Mailer('Matchbook <books@example.com>');
  const cloud = { ...parts, files, now, outbox, mail, log: console, siteUrl: 'https://matchbook.example' };
  const rows = [entry({ amount: 1250, category: 'Travel' }), entry({ amount: 750, category: 'Travel' })];
  for (const row of rows) await addTransaction(row, caller, cloud);
  const ask = (change: Partial<WantedReport> = {}) =>
    makeReport({ id: v7(), ...wish, ...change }, caller, cloud);
  const ordered = async (change: Partial<WantedReport> = {}) => {
    const taken = await ask(change);
    if (isRefusal(taken)) throw new Error(taken.refused);
    return taken.id;
  };
  const work = (id: string) => sendReport(organizationId, id, cloud);
  const made = async () => {
    const id = await ordered();
    await work(id);
    return id;
  };
  const stored = async (id: string) => factsOf(await cloud.reports.get(organizationId, id));
  const archive = async () => {
    const page = await listArchive({ type: 'report', limit: 50 }, caller, cloud);
    return isRefusal(page) ? [] : page.items;
  };
  const counted = async () => (await getArchiveSummary(caller, cloud)).reports;
  return {
    cloud,
    caller,
    organizationId,
    rows,
    ...{ files, clock, ask, ordered, work, made, stored, archive, counted },
  };
}
