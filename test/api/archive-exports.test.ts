import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { ArchiveExport } from '../../shared/model/archive.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { bucketOf } from '../support/bucket.ts';
import { endedReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { documentFixture, uploadReceipt } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

/** A member whose archive holds a document, one whose original is gone, a deleted entry and a sent report. */
async function withArchive() {
  const member = await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  const original = documentFixture('invoice-locked.pdf');
  const receipt = await uploadReceipt(member, original, 'Rechnung März.pdf', 'application/pdf');
  await member.ask('DELETE', `/receipts/${receipt.id}`);
  const lost = paper(organizationId, { vendor: '+Lost & Found', archivedAt: '2026-03-20T12:00:00.000Z' });
  await addPapers(booksOf(cloud), [lost]);
  const [row, kept] = [entry({ description: '=1+1' }), entry()];
  for (const each of [row, kept]) await member.ask('POST', '/transactions', each);
  await endedReport(member, '/send-accounting-report', {
    exportType: 'custom',
    dateRange: { from: kept.date, to: kept.date },
    recipientEmail: `${v7()}@example.com`,
  });
  await member.ask('DELETE', `/transactions/${row.id}`);
  return { member, organizationId, original, receipt, lost, row };
}

async function exported(member: Member, filter = {}, id = v7()): Promise<ArchiveExport> {
  await member.ask('POST', '/archive/exports', { id, filter });
  const ended = await member.until(`/archive/exports/${id}`, ({ status }) => status !== 'making');
  return contract.getArchiveExport.reply.parse(ended);
}

async function fetched(member: Member, id: string) {
  const link = contract.openArchiveExport.reply.parse(await member.ask('GET', `/archive/exports/${id}/file`));
  const answer = await fetch(link.url);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = Buffer.from(files['index.csv'] ?? []).toString();
  const index = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return { answer, files, index: index.data };
}

/** The only report in an archive, as it is downloaded by itself. */
async function reportOf(member: Member): Promise<Buffer> {
  const [item] = await member.all('/archive?type=report');
  expect(item).toMatchObject({ hasFile: true });
  const opened = await member.ask('GET', `/generated-reports/${String(item?.['id'])}/file`);
  const { url } = contract.openGeneratedReport.reply.parse(opened);
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

describe('countArchive, exportArchive, getArchiveExport and openArchiveExport', () => {
  it('gives a zip of just what the list shows, named after its day', async () => {
    const { member, original } = await withArchive();
    const listed = await member.all('/archive');
    expect(await member.ask('GET', '/archive/count')).toMatchObject({ count: listed.length, fits: true });
    const ended = await exported(member);
    expect(ended).toMatchObject({ status: 'ready', progress: 1, total: listed.length, missing: 1 });
    const { answer, files, index } = await fetched(member, ended.id);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''matchbook-archive-\d{4}-\d\d-\d\d\.zip$/,
    );
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(Number(answer.headers.get('content-length'))).toBe(ended.size);
    expect(index.map(({ Type }) => Type?.toLowerCase())).toEqual(listed.map(({ type }) => type));
    const named = index.map(({ File = '' }) => File).filter((file) => file !== '');
    expect(new Set([...named, 'index.csv', 'reports.csv'])).toEqual(new Set(Object.keys(files)));
    const document = Object.keys(files).find((name) => name.startsWith('receipts/')) ?? '';
    expect(Buffer.from(files[document] ?? []).equals(original)).toBe(true);
    expect(index.find(({ Note }) => Note)).toMatchObject({ Vendor: "'+Lost & Found", File: '' });
    expect(Buffer.from(files['transactions.csv'] ?? []).toString()).toContain("'=1+1");
    expect(Buffer.from(files['reports.csv'] ?? []).toString()).toContain('@example.com');
    const [report] = Object.keys(files).filter((name) => name.startsWith('reports/'));
    expect(Buffer.from(files[report ?? ''] ?? []).equals(await reportOf(member))).toBe(true);
    const told = await member.ask('GET', '/notifications');
    expect(contract.listNotifications.reply.parse(told).items).toContainEqual(
      expect.objectContaining({ kind: 'archive-ready', aboutId: ended.id }),
    );
  });

  it('holds what the filters hold, and refuses nothing to hold', async () => {
    const { member, row } = await withArchive();
    const byType = await exported(member, { type: 'transaction', q: '1+1' });
    const { files, index } = await fetched(member, byType.id);
    expect(index).toMatchObject([{ Name: "'=1+1" }]);
    expect(Object.keys(files).toSorted()).toEqual(['index.csv', 'transactions.csv']);
    expect(Buffer.from(files['transactions.csv'] ?? []).toString()).toContain(row.date);
    const none = await member.call('POST', '/archive/exports', { id: v7(), filter: { year: '1999' } });
    expect(none).toMatchObject({ status: 422, body: { code: 'nothing-to-export' } });
    for (const body of [{}, { id: 'x' }, { id: v7(), filter: { year: '26' } }, { id: v7(), all: true }])
      expect(await member.call('POST', '/archive/exports', body)).toMatchObject({ status: 400 });
  });

  it('is one zip however often it is asked for at once, and not to be had before it is made', async () => {
    const { member, organizationId } = await withArchive();
    const body = { id: v7(), filter: {} };
    const answers = await Promise.all([1, 2, 3].map(() => member.call('POST', '/archive/exports', body)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const early = await member.call('GET', `/archive/exports/${body.id}/file`);
    expect([200, 409]).toContain(early.status);
    expect(await exported(member, {}, body.id)).toMatchObject({ status: 'ready' });
    expect(await bucketOf(cloud).liesIn(`exports/${organizationId}/`)).toHaveLength(1);
    const other = await member.call('POST', '/archive/exports', { ...body, filter: { type: 'report' } });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  it('is for those who may export, of these books alone', async () => {
    const { member, organizationId } = await withArchive();
    const { id } = await exported(member);
    const stranger = await Member.join(cloud);
    const [report] = await member.all('/archive?type=report');
    const ofReport = `/generated-reports/${String(report?.['id'])}/file`;
    for (const path of [`/archive/exports/${id}`, `/archive/exports/${id}/file`, ofReport])
      expect(await stranger.call('GET', path)).toMatchObject({ status: 404 });
    const assistant = await Member.join(cloud);
    await makeAssistant(booksOf(cloud), assistant, organizationId, 'view-only');
    expect(await assistant.call('GET', ofReport)).toMatchObject({ status: 403 });
    for (const path of ['/archive/count', `/archive/exports/${id}`, `/archive/exports/${id}/file`])
      expect(await assistant.call('GET', path)).toMatchObject({ status: 403 });
    const ordered = await assistant.call('POST', '/archive/exports', { id: v7(), filter: {} });
    expect(ordered).toMatchObject({ status: 403 });
  });
});
