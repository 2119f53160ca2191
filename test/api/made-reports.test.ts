import * as XLSX from '@e965/xlsx';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentTypeOf } from '../../shared/report-files.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, makeAssistant, organizationIdOf, putOnStarter } from '../support/books.ts';
import { bucketOf } from '../support/bucket.ts';
import { madeReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { opened, pagesOf } from '../support/printed-pages.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const march = { from: '2026-03-01', to: '2026-03-31' };

/** A member whose books hold entries of March, one of them in a category that a spreadsheet would calculate. */
async function bookkeeper(): Promise<Member> {
  const member = await Member.join(cloud);
  await member.ask('POST', '/categories', { id: v7(), name: '=1+1', kind: 'expense' });
  for (const category of ['=1+1', 'Travel'])
    await member.ask('POST', '/transactions', entry({ amount: 1250, category }));
  await member.ask(
    'POST',
    '/transactions',
    entry({ kind: 'income', amount: 99_900, category: 'Sales Revenue' }),
  );
  return member;
}

/** The file of a report as it is downloaded, and its cells. */
async function downloaded(member: Member, id: string) {
  const told = await member.ask('GET', `/generated-reports/${id}/file`);
  const { url, fileName, contentType } = contract.openGeneratedReport.reply.parse(told);
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { data } = Papa.parse<string[]>(bytes.toString().slice(1), { skipEmptyLines: true });
  return { fileName, contentType, served: answer.headers.get('content-type'), bytes, cells: data };
}

function textOfWorkbook(file: Buffer): string {
  const { SheetNames, Sheets } = XLSX.read(file);
  return SheetNames.map((name) => XLSX.utils.sheet_to_csv(Sheets[name] ?? {})).join('\n');
}

const listed = async (member: Member) => (await member.all('/generated-reports')).map(({ id }) => id);
const archived = (member: Member) => member.all('/archive?type=report');

describe('makeReport', () => {
  it('makes the figures that the screen shows of them, nothing a spreadsheet would run', async () => {
    const member = await bookkeeper();
    for (const type of ['profit-loss', 'expense', 'income', 'category', 'tax'] as const) {
      const report = await madeReport(member, { type, ...march });
      const { bytes, cells, fileName } = await downloaded(member, report.id);
      expect(report).toMatchObject({ status: 'Ready', type, format: 'csv', size: bytes.byteLength });
      expect(fileName).toBe(`matchbook-${type}-2026-03-01-to-2026-03-31.csv`);
      const shown = contract.getReport.reply.parse(
        await member.ask('GET', `/reports/${type}?from=${march.from}&to=${march.to}`),
      );
      const figures = cells.slice(1).map(([, label, amount]) => [label?.replace(/^'/, ''), Number(amount)]);
      expect(figures).toEqual(shown.rows.map(({ label, amount }) => [label, amount / 100]));
      expect(bytes.toString()).not.toContain(',=1+1');
    }
  });

  it('makes the entries of the days, in the language of who asks', async () => {
    const member = await bookkeeper();
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    const { id } = await madeReport(member, { type: 'transactions', ...march });
    const { cells } = await downloaded(member, id);
    expect(cells[0]).toEqual(['Date', 'Description', 'Montant', 'Catégorie', 'Compte', 'Type']);
    expect(cells.slice(1).map(([, , amount]) => amount)).toEqual(
      expect.arrayContaining(['-12.50', '999.00']),
    );
    const figures = await downloaded(
      member,
      (await madeReport(member, { type: 'profit-loss', ...march })).id,
    );
    expect(figures.cells.map(([kind, label]) => [kind, label])).toContainEqual(['Dépense', 'Voyages']);
  });

  it.each(['xlsx', 'pdf'] as const)('makes the same as %s, downloaded as what it is', async (format) => {
    const member = await bookkeeper();
    for (const type of ['profit-loss', 'transactions'] as const) {
      const report = await madeReport(member, { type, format, ...march });
      const { bytes, fileName, contentType, served } = await downloaded(member, report.id);
      expect(report).toMatchObject({ status: 'Ready', type, format, size: bytes.byteLength });
      expect(fileName).toBe(`matchbook-${type}-2026-03-01-to-2026-03-31.${format}`);
      expect([contentType, served]).toEqual([contentTypeOf(format), contentTypeOf(format)]);
      const text =
        format === 'pdf'
          ? (await pagesOf(await opened(new Uint8Array(bytes)))).map(({ own }) => own).join('\n')
          : textOfWorkbook(bytes);
      for (const word of ['Travel', '999', 'Total']) expect(text).toContain(word);
    }
  });

  it('makes it once however often a button is pressed', async () => {
    const member = await bookkeeper();
    const body = { id: v7(), type: 'tax', ...march };
    const answers = await Promise.all([1, 2, 3].map(() => member.call('POST', '/generated-reports', body)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await member.until(`/generated-reports/${body.id}`, ({ status }) => status === 'Ready');
    expect(await listed(member)).toEqual([body.id]);
    const folder = `reports/${await organizationIdOf(member)}/`;
    expect(await bucketOf(cloud).liesIn(folder)).toHaveLength(1);
    const other = await member.call('POST', '/generated-reports', { ...body, type: 'category' });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  it('refuses what it cannot make', async () => {
    const member = await bookkeeper();
    const ask = (change: object) =>
      member.call('POST', '/generated-reports', { id: v7(), type: 'tax', ...march, ...change });
    expect(await ask({ from: '2025-03-01', to: '2025-03-31' })).toMatchObject({ status: 422 });
    // A program that takes books in takes entries.
    expect(await ask({ format: 'ofx' })).toMatchObject({ status: 415, body: { code: 'unsupported-format' } });
    await putOnStarter(booksOf(cloud), await organizationIdOf(member));
    for (const format of ['xlsx', 'pdf'])
      expect(await ask({ format })).toMatchObject({ status: 402, body: { code: 'plan-lacks-format' } });
    for (const wrong of [{ type: 'rain' }, { id: 'x' }, { to: '2026-02-01' }, { format: 'doc' }, { more: 1 }])
      expect(await ask(wrong)).toMatchObject({ status: 400 });
    expect(await listed(member)).toEqual([]);
  });
});

describe('deleteGeneratedReport, restoreGeneratedReport and removeDeletedReport', () => {
  it('take a report to the archive, back, and away with its file', async () => {
    const member = await bookkeeper();
    const { id, name } = await madeReport(member, { type: 'profit-loss', ...march });
    const file = (await downloaded(member, id)).bytes;
    const path = `/generated-reports/${id}`;
    expect(await archived(member)).toEqual([]);
    expect(await member.call('DELETE', `/archive/reports/${id}`)).toMatchObject({ status: 409 });

    await member.ask('DELETE', path);
    expect(await listed(member)).toEqual([]);
    expect(await archived(member)).toMatchObject([
      { id, name, hasFile: true, goesOn: expect.any(String) as string },
    ]);
    expect((await downloaded(member, id)).bytes.equals(file)).toBe(true);

    await member.ask('POST', `${path}/restore`);
    expect(await listed(member)).toEqual([id]);
    expect(await archived(member)).toEqual([]);

    await member.ask('DELETE', path);
    await member.ask('DELETE', `/archive/reports/${id}`);
    expect(await archived(member)).toEqual([]);
    expect(await member.call('POST', `${path}/restore`)).toMatchObject({ status: 404 });
    const folder = `reports/${await organizationIdOf(member)}/`;
    await expect.poll(() => bucketOf(cloud).liesIn(folder)).toEqual([]);
  });

  it('put it into a zip of the archive as it was made, as sent to nobody', async () => {
    const member = await bookkeeper();
    const { id, name } = await madeReport(member, { type: 'category', ...march });
    const { bytes } = await downloaded(member, id);
    await member.ask('DELETE', `/generated-reports/${id}`);
    const zip = v7();
    await member.ask('POST', '/archive/exports', { id: zip, filter: { type: 'report' } });
    await member.until(`/archive/exports/${zip}`, ({ status }) => status === 'ready');
    const { url } = contract.openArchiveExport.reply.parse(
      await member.ask('GET', `/archive/exports/${zip}/file`),
    );
    const files = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    expect(Buffer.from(files[`reports/${name}`] ?? []).equals(bytes)).toBe(true);
    const lines = Buffer.from(files['reports.csv'] ?? []).toString();
    expect(lines).toContain(`${name},${march.from},${march.to},,,3\r\n`);
  });

  it('are for those who may export, of these books alone; for good for those who may delete', async () => {
    const member = await bookkeeper();
    const { id } = await madeReport(member, { type: 'tax', ...march });
    const [stranger, assistant] = [await Member.join(cloud), await Member.join(cloud)];
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(member), 'view-only');
    const acts = [
      ['DELETE', `/generated-reports/${id}`],
      ['POST', `/generated-reports/${id}/restore`],
      ['DELETE', `/archive/reports/${id}`],
    ] as const;
    for (const [method, path] of acts) {
      expect(await stranger.call(method, path)).toMatchObject({ status: 404 });
      expect(await assistant.call(method, path)).toMatchObject({ status: 403 });
    }
    const body = { id: v7(), type: 'tax', ...march };
    expect(await assistant.call('POST', '/generated-reports', body)).toMatchObject({ status: 403 });
    expect(await listed(member)).toEqual([id]);
  });
});
