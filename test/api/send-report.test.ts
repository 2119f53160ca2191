import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { simpleParser } from 'mailparser';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Files } from '../../functions/adapters/files.ts';
import { Mailer } from '../../functions/adapters/mail.ts';
import { matchIdOf } from '../../functions/domain/ids.ts';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import type { StoredMatch } from '../../functions/store/matches.ts';
import { foundBooks } from '../../functions/use-cases/books/found-books.ts';
import { sendCustomExport } from '../../functions/use-cases/exports/send-custom-export.ts';
import { sendReport } from '../../functions/use-cases/exports/send-report.ts';
import { openedLink } from '../../functions/use-cases/shared-links/opened-link.ts';
import { giveUp } from '../../functions/use-cases/jobs/give-up.ts';
import type { ExportField, ReportFormat } from '../../shared/model/export.ts';
import { wordsToKeep } from '../../shared/text/kept-words.ts';
import { say } from '../../shared/text/said.ts';
import { gathered } from '../support/gathered.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { addPapers, paper } from '../support/papers.ts';
import { startTableAlone, type TableAlone } from '../support/table-alone.ts';
import { factsOf } from '../support/report-facts.ts';
import { writeRows } from '../support/write-rows.ts';

// A table of its own: the workers of a running cloud would come in between.
let alone: TableAlone;
const ses = mockClient(SESClient);
beforeAll(async () => {
  alone = await startTableAlone();
});
afterEach(() => ses.reset());
afterAll(async () => {
  ses.restore();
  await alone.stop();
});

const day = '2026-03-10';
const row = (organizationId: string, change: Partial<LedgerRow> = {}): LedgerRow => ({
  id: v7(),
  kind: 'expense',
  description: 'Paper and ink',
  amount: -1250,
  currency: 'USD',
  date: day,
  accountId: 'checking',
  categoryId: 'other',
  noReceiptNeeded: false,
  receiptId: null,
  receiptIds: [],
  source: 'entry',
  userId: organizationId,
  organizationId,
  createdAt: '2026-03-11T12:00:00.000Z',
  version: 1,
  ...change,
});

const settings = { region: 'ca-central-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

/** The files of reports, by the reports’ ids. */
const keptFiles = new Map<string, string>();
class KeptReports extends Files {
  override async saveReport(
    _organizationId: string,
    reportId: string,
    _format: ReportFormat,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number> {
    const content = await gathered(chunks);
    keptFiles.set(reportId, content.toString());
    return content.byteLength;
  }
}

/** The parts of a worker, whose clock goes before or after by some minutes. */
function worker(minutes = 0, mail = new Mailer('Matchbook <books@example.com>', settings)) {
  const { parts } = meteredCloud(alone);
  return {
    ...parts,
    mail,
    files: new KeptReports('documents'),
    siteUrl: 'https://matchbook.example',
    now: () => new Date(Date.now() + minutes * 60_000),
  };
}

/** Books with these rows, of which a report is ordered. */
async function ordered(
  rowsOf: (organizationId: string) => LedgerRow[] = (id) => [row(id)],
  selectedFields: ExportField[] = ['date', 'amount'],
) {
  const organizationId = v7();
  const parts = worker();
  await foundBooks({ userId: organizationId, email: 'ada@example.com', fullName: 'Ada' }, parts);
  const rows = rowsOf(organizationId);
  for (let at = 0; at < rows.length; at += 90)
    await writeRows(
      parts,
      rows.slice(at, at + 90).map((after) => ({ after })),
      null,
    );
  const caller = await callerOf(organizationId, parts);
  if (!caller) throw new Error('Nobody may order.');
  const dateRange = { from: '2026-03-01', to: '2026-03-31' };
  const body = { exportType: 'custom' as const, dateRange, selectedFields, accountantEmail: 'a@example.com' };
  const order = await sendCustomExport({ body }, caller, parts);
  if (isRefusal(order)) throw new Error(order.refused);
  const { reportId } = order;
  return {
    organizationId,
    reportId,
    rows,
    report: async () => factsOf(await parts.reports.get(organizationId, reportId)),
    send: (by = worker()) => sendReport(organizationId, reportId, by),
    giveUp: () => giveUp({ kind: 'send-report', organizationId, reportId }, parts),
  };
}

const sent = () => ses.commandCalls(SendRawEmailCommand);
const fault = (name: string, more: object) => Object.assign(new Error(name), { name }, more);
const lost = fault('TimeoutError', { code: 'ECONNRESET' });
const throttled = fault('Throttling', { $metadata: { httpStatusCode: 400 } });

/** The mail that was sent last. */
const mailed = () =>
  simpleParser(Buffer.from(sent().at(-1)?.args[0].input.RawMessage?.Data ?? new Uint8Array()));

/** The lines of the file that was mailed last, without the header. */
async function mailedLines(): Promise<string[]> {
  const { attachments } = await mailed();
  return (attachments[0]?.content.toString() ?? '').split('\r\n').slice(1, -1);
}

/** A machine that is switched off in the moment when it hands over the mail. */
class Dying extends Mailer {
  override send(): Promise<never> {
    return Promise.reject(new Error('The machine is off.'));
  }
}

describe('a report', () => {
  it('is mailed once, and says when and as what', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { send, report } = await ordered();
    expect(await report()).toMatchObject({ status: 'Processing', size: null });
    await send();
    await send();
    expect(sent()).toHaveLength(1);
    expect(await report()).toMatchObject({ status: 'Ready', messageId: 'm1', rows: 1 });
    const lines = await mailedLines();
    expect(lines).toEqual([`${day},-12.50,Expense`]);
    expect(
      keptFiles
        .get((await report())?.id ?? '')
        ?.split('\r\n')
        .slice(1, -1),
    ).toEqual(lines);
  });

  it('whose answer is lost is mailed once, and never told as if nothing had happened', async () => {
    ses.on(SendRawEmailCommand).rejects(lost);
    const { send, report } = await ordered();
    await send();
    await send();
    expect(sent()).toHaveLength(1);
    const problem = { code: 'mail-unknown', detail: wordsToKeep.problems['mail-unknown'] };
    expect(await report()).toMatchObject({ status: 'Failed', problem });
  });

  it('that was claimed by somebody who then ended is not mailed by another', async () => {
    const { send, report } = await ordered();
    await expect(send(worker(0, new Dying('books@example.com', settings)))).rejects.toThrow('off');
    await expect(send(worker(5))).rejects.toThrow('Somebody');
    expect(await report()).toMatchObject({ status: 'Processing' });
    await send(worker(7));
    expect(await report()).toMatchObject({ status: 'Failed', problem: { code: 'mail-unknown' } });
    expect(sent()).toHaveLength(0);
  });

  it('comes back after too many at once, and is then mailed', async () => {
    ses.on(SendRawEmailCommand).rejectsOnce(throttled).resolves({ MessageId: 'm2' });
    const { send, report } = await ordered();
    await expect(send()).rejects.toThrow('has not left');
    expect(await report()).toMatchObject({ status: 'Processing' });
    await send();
    expect(await report()).toMatchObject({ status: 'Ready', messageId: 'm2' });
    expect(sent()).toHaveLength(2);
  });

  it('is mailed by one of two who begin at the same moment', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm3' });
    const { send, report } = await ordered();
    await Promise.allSettled([send(), send()]);
    expect(sent()).toHaveLength(1);
    expect(await report()).toMatchObject({ status: 'Ready' });
  });

  it('is ready where it was mailed, whatever was thought of it meanwhile', async () => {
    const { send, report } = await ordered();
    ses.on(SendRawEmailCommand).callsFake(async () => {
      await send(worker(7));
      expect(await report()).toMatchObject({ status: 'Failed' });
      return { MessageId: 'm4' };
    });
    await send();
    const ready = await report();
    expect(ready).toMatchObject({ status: 'Ready', messageId: 'm4' });
    expect(ready?.problem).toBeUndefined();
  });

  it('fails where its rows are gone', async () => {
    const { rows, ...emptied } = await ordered();
    await writeRows(
      worker(),
      rows.map((before) => ({ before })),
      null,
    );
    await emptied.send();
    expect(await emptied.report()).toMatchObject({
      status: 'Failed',
      problem: { code: 'nothing-to-export' },
    });
    expect(sent()).toHaveLength(0);
  });

  it('too large for a mail is kept, and its letter tells a link that opens it for thirty days', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm7' });
    const { send, report, organizationId, reportId } = await ordered();
    const small = Object.assign(new Mailer('books@example.com', settings), { attachmentBytesMax: 10 });
    await send(worker(0, small));
    expect(await report()).toMatchObject({ status: 'Ready', messageId: 'm7', isKept: true });
    const { attachments, text = '' } = await mailed();
    expect(attachments).toEqual([]);
    const [, token = ''] = /https:\/\/matchbook\.example\/shared\/([\w-]+)/.exec(text) ?? [];
    expect(await openedLink(token, worker())).toMatchObject({
      link: { reportId, label: 'a@example.com', sender: 'Ada' },
      report: { organizationId },
    });
    expect(await openedLink(token, worker(31 * 24 * 60))).toBe('ended');
    expect(keptFiles.has(reportId)).toBe(true);
  });

  it('that is given up says whether it may have left', async () => {
    const [untouched, claimed] = [await ordered(), await ordered()];
    await expect(claimed.send(worker(0, new Dying('books@example.com', settings)))).rejects.toThrow('off');
    for (const { giveUp: end } of [untouched, claimed]) await end();
    expect(await untouched.report()).toMatchObject({
      status: 'Failed',
      problem: { code: 'given-up', detail: say(wordsToKeep.files, { code: 'report-given-up' }) },
    });
    expect(await claimed.report()).toMatchObject({ problem: { code: 'mail-unknown' } });
  });
});

describe('the file of a report', () => {
  it('says how sure a match was, whoever made it', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm5' });
    const { send, organizationId, rows } = await ordered(
      (id) => [row(id), row(id, { amount: -1000 }), row(id, { amount: -900 })],
      ['amount', 'receipt_vendor', 'match_confidence'],
    );
    const parts = worker();
    const link = async (at: number, change: Partial<StoredMatch>) => {
      const before = rows[at];
      if (!before) throw new Error('There is no such row.');
      const receipt = paper(organizationId, { vendor: `Shop ${at}`, transactionIds: [before.id] });
      const sides = { receiptIds: [receipt.id], transactionIds: [before.id] };
      const match: StoredMatch = {
        ...{ id: matchIdOf(sides), ...sides, organizationId, version: 1, reasons: [] },
        ...{ confidence: 97.6, decision: 'suggest', status: 'confirmed' },
        ...{ decidedAt: '2026-03-12T12:00:00.000Z', createdAt: '2026-03-12T12:00:00.000Z' },
        ...change,
      };
      await addPapers(parts, [receipt]);
      const after = { ...before, receiptIds: [receipt.id], version: 2 };
      await writeRows(parts, [{ before, after }], null, parts.matches.additions(match));
    };
    await link(0, {});
    await link(1, { id: v7(), decision: 'manual', confidence: 100 });
    await send();
    expect((await mailedLines()).toSorted()).toEqual([
      '-10.00,Shop 1,100,Expense',
      '-12.50,Shop 0,98,Expense',
      '-9.00,,,Expense',
    ]);
  });

  it('holds ten thousand rows, and is read some at a time', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm6' });
    const { send, report } = await ordered((id) =>
      Array.from({ length: 10_000 }, (_, at) =>
        row(id, { amount: -at - 1, receiptIds: at % 50 ? [] : [v7()] }),
      ),
    );
    const short = worker();
    const read: number[] = [];
    const pages = short.ledger.rowPages.bind(short.ledger);
    short.ledger.rowPages = async function* (...range) {
      for await (const page of pages(...range)) {
        read.push(page.length);
        yield page;
      }
    };
    await send(short);
    expect(Math.max(...read)).toBe(500);
    expect(await report()).toMatchObject({ status: 'Ready', rows: 10_000 });
    const lines = await mailedLines();
    expect(new Set(lines).size).toBe(10_000);
  });
});
