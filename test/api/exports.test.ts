import * as XLSX from '@e965/xlsx';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { exportFields } from '../../shared/model/export.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { contentTypeOf } from '../../shared/report-files.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { booksOf, organizationIdOf, putOnStarter } from '../support/books.ts';
import { endedReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { mailsTo, newestAttachment } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { opened, pagesOf } from '../support/printed-pages.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const accountant = () => `${crypto.randomUUID()}@example.com`;
const march = { exportType: 'custom', dateRange: { from: '2026-03-01', to: '2026-03-31' } };

/** A member whose books hold an entry of March. */
async function bookkeeper(): Promise<Member> {
  const member = await Member.join(cloud);
  await member.ask('POST', '/transactions', entry());
  return member;
}

/** The cells of the file that was mailed last; fails where it is not strict CSV with a byte order mark. */
async function mailedCells(address: string): Promise<string[][]> {
  const { bytes } = await newestAttachment(cloud, address);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const { data, errors } = Papa.parse<string[]>(bytes.toString('utf8').slice(1), { skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe('sendCustomExport', () => {
  it('mails exactly the rows of the period with the chosen fields, nothing a spreadsheet would run', async () => {
    const member = await Member.join(cloud, 'Ada "Countess" Byron');
    const rows = [
      entry({ date: '2026-03-01', description: '=HYPERLINK("http://evil.example")', amount: 1999 }),
      entry({
        date: '2026-03-02',
        description: '+1 234, "quoted"; and more',
        kind: 'income',
        amount: 100_001,
        category: 'sales',
      }),
      entry({ date: '2026-03-03', description: '@SUM(A1:A9)', amount: 5 }),
      entry({ date: '2026-03-31', description: 'Café Zoë — 日本', amount: 120_000, accountLabel: '-Cash' }),
    ];
    for (const row of [...rows, entry({ date: '2026-02-28' }), entry({ date: '2026-04-01' })])
      await member.ask('POST', '/transactions', row);
    const to = accountant();
    const report = await endedReport(member, '/send-custom-export', {
      ...march,
      selectedFields: [...exportFields],
      accountantEmail: to,
      accountantName: 'Zoë Ledger',
    });
    const { bytes } = await newestAttachment(cloud, to);
    expect(report).toMatchObject({ status: 'Ready', type: 'custom', format: 'csv', size: bytes.length });
    const [header, ...cells] = await mailedCells(to);
    expect(header).toEqual(exportFields.map((field) => wordsFor('en').reports.titles[field]));
    const shown = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);
    const wanted = rows.map(({ date, description, amount, kind, category = '', accountLabel }) => [
      date,
      shown(description),
      `${kind === 'income' ? '' : '-'}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
      category === 'sales' ? 'Sales' : category,
      shown(accountLabel),
      kind === 'income' ? 'Income' : 'Expense',
    ]);
    expect(cells.map((row) => row.slice(0, 6)).toSorted()).toEqual(wanted.toSorted());
    expect(cells.every((row) => row[11] === 'Ada "Countess" Byron')).toBe(true);
    const { mail, fileName } = await newestAttachment(cloud, to);
    expect(fileName).toBe('ada-countess-byron-transactions-2026-03-01-to-2026-03-31.csv');
    expect(mail.subject).toBe('“Ada "Countess" Byron”: transactions, March 2026');
    expect(mail.text).toContain('Hello Zoë Ledger,');
    expect(mail.text).toContain('(4 in total)');
    expect(mail.text).toContain('Still open in this period:');
  });

  it('puts the fields in the order asked for, and says the type behind them', async () => {
    const member = await bookkeeper();
    const to = accountant();
    const selectedFields = ['amount', 'date'];
    await endedReport(member, '/send-custom-export', { ...march, selectedFields, accountantEmail: to });
    expect(await mailedCells(to)).toEqual([
      ['Amount', 'Date', 'Type'],
      ['-12.50', '2026-03-10', 'Expense'],
    ]);
  });

  it.each(['xlsx', 'pdf'] as const)('mails the same rows as %s, as what that is', async (format) => {
    const member = await bookkeeper();
    const to = accountant();
    const selectedFields = ['date', 'description', 'amount'];
    const report = await endedReport(member, '/send-custom-export', {
      ...march,
      ...{ selectedFields, accountantEmail: to, format },
    });
    const { bytes, fileName, mail } = await newestAttachment(cloud, to);
    expect(report).toMatchObject({ status: 'Ready', format, size: bytes.length });
    expect(fileName).toMatch(new RegExp(`^[a-z-]+-transactions-2026-03-01-to-2026-03-31\\.${format}$`));
    expect(mail.attachments[0]?.contentType).toBe(contentTypeOf(format).split(';')[0]);
    if (format === 'xlsx') {
      const [first] = Object.values(XLSX.read(bytes).Sheets);
      expect(XLSX.utils.sheet_to_json(first ?? {})[0]).toMatchObject({ Amount: -12.5 });
    } else expect((await pagesOf(await opened(new Uint8Array(bytes))))[0]?.own).toContain('12.50');
  });

  it('mails no format that the plan lacks', async () => {
    const member = await bookkeeper();
    await putOnStarter(booksOf(cloud), await organizationIdOf(member));
    const answer = await member.call('POST', '/send-custom-export', {
      ...march,
      ...{ selectedFields: ['date'], accountantEmail: accountant(), format: 'xlsx' },
    });
    expect(answer).toMatchObject({ status: 402, body: { code: 'plan-lacks-format', success: false } });
  });

  it('mails nothing for an empty period', async () => {
    const member = await Member.join(cloud);
    const to = accountant();
    const body = { ...march, selectedFields: ['date'], accountantEmail: to };
    const { detail } = (await member.call('POST', '/send-custom-export', body)).body;
    expect(await member.call('POST', '/send-custom-export', body)).toMatchObject({
      status: 422,
      body: { code: 'nothing-to-export', success: false, error: detail },
    });
    expect(await mailsTo(cloud, to)).toEqual([]);
    expect(await member.ask('GET', '/generated-reports')).toEqual({ items: [] });
  });

  it('mails nobody but the address named', async () => {
    const member = await bookkeeper();
    const victim = accountant();
    const body = { ...march, selectedFields: ['date'], accountantEmail: `a@example.com\r\nBcc: ${victim}` };
    expect(await member.call('POST', '/send-custom-export', body)).toMatchObject({ status: 400 });
    expect(await mailsTo(cloud, victim)).toEqual([]);
  });

  it('mails once under one key, however often it is asked, and each time without one', async () => {
    const member = await bookkeeper();
    const to = accountant();
    const body = { ...march, selectedFields: ['date'], accountantEmail: to };
    const order = (key?: string, change = {}) =>
      member.call(
        'POST',
        '/send-custom-export',
        { ...body, ...change },
        key ? { 'Idempotency-Key': key } : undefined,
      );
    const key = v7();
    // A double click: both at once.
    const twice = await Promise.all([order(key), order(key)]);
    const again = await order(key);
    const [first] = twice;
    expect(first).toMatchObject({ status: 200, body: { success: true } });
    expect([...twice, again].map(({ body: { reportId } }) => reportId)).toEqual(
      Array(3).fill(first.body['reportId']),
    );
    expect(await order(key, { selectedFields: ['date', 'amount'] })).toMatchObject({
      status: 409,
      body: { code: 'already-exists', success: false },
    });
    expect(await order('')).toMatchObject({ status: 200 });
    expect(await order('x'.repeat(256))).toMatchObject({
      status: 400,
      body: { fields: { idempotencyKey: expect.any(String) as string } },
    });
    const listed = await member.until('/generated-reports', (page) =>
      contract.listGeneratedReports.reply.parse(page).items.every(({ status }) => status !== 'Processing'),
    );
    expect(listed['items']).toHaveLength(2);
    expect(await mailsTo(cloud, to)).toHaveLength(2);
  });

  it('lets nobody on trial mail to more than five new addresses a day, nor more than twenty times', async () => {
    const member = await bookkeeper();
    const order = (to: string) =>
      member.call('POST', '/send-custom-export', { ...march, selectedFields: ['date'], accountantEmail: to });
    const known = accountant();
    for (const to of [known, ...Array.from({ length: 4 }, accountant)])
      expect(await order(to)).toMatchObject({ status: 200 });
    const stranger = accountant();
    expect(await order(stranger)).toMatchObject({
      status: 429,
      body: {
        code: 'export-limit-reached',
        detail: expect.stringContaining('at most 5 new addresses') as string,
      },
    });
    const more = await Promise.all(Array.from({ length: 16 }, () => order(known.toUpperCase())));
    expect(more.map(({ status }) => status).toSorted()).toEqual([...Array<number>(15).fill(200), 429]);
    const detail = expect.stringMatching(/At most 20 .*midnight.*America\/New_York/) as string;
    expect(await order(known)).toMatchObject({ status: 429, body: { detail, success: false } });
    expect(await mailsTo(cloud, stranger)).toEqual([]);
  });
});

describe('sendAccountingReport', () => {
  it('mails the dashboard’s export', async () => {
    const member = await bookkeeper();
    const to = accountant();
    expect(
      await endedReport(member, '/send-accounting-report', { ...march, recipientEmail: to }),
    ).toMatchObject({
      status: 'Ready',
      type: 'transactions',
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(await mailedCells(to)).toEqual([
      ['Date', 'Description', 'Amount', 'Category', 'Account', 'Type'],
      ['2026-03-10', 'Paper and ink', '-12.50', 'Office Expenses', 'Checking', 'Expense'],
    ]);
  });

  it('says of every row which currency it is in, once one differs from the books', async () => {
    const member = await bookkeeper();
    await member.ask('POST', '/transactions', entry({ currency: 'EUR', category: '', date: '2026-03-11' }));
    const to = accountant();
    await endedReport(member, '/send-accounting-report', { ...march, recipientEmail: to });
    expect(await mailedCells(to)).toEqual([
      ['Date', 'Description', 'Amount', 'Currency', 'Category', 'Account', 'Type'],
      ['2026-03-10', 'Paper and ink', '-12.50', 'USD', 'Office Expenses', 'Checking', 'Expense'],
      ['2026-03-11', 'Paper and ink', '-12.50', 'EUR', 'Uncategorized', 'Checking', 'Expense'],
    ]);
  });

  it('calls the lists’ categories what the person’s language calls them, and accounts too, their own as they typed it', async () => {
    const member = await bookkeeper();
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    const meals = entry({ category: 'meals', date: '2026-03-11' });
    const said = entry({ category: 'fournitures de bureau', date: '2026-03-12' });
    for (const row of [meals, said]) await member.ask('POST', '/transactions', row);
    expect(await member.ask('GET', `/transactions/${said.id}`)).toMatchObject({
      ...{ categoryId: 'office-supplies', category: 'Office Supplies' },
    });
    const to = accountant();
    await endedReport(member, '/send-accounting-report', { ...march, recipientEmail: to });
    expect(await mailedCells(to)).toEqual([
      ['Date', 'Description', 'Montant', 'Catégorie', 'Compte', 'Type'],
      ['2026-03-10', 'Paper and ink', '-12.50', 'Office Expenses', 'Chèques', 'Dépense'],
      ['2026-03-11', 'Paper and ink', '-12.50', 'Repas', 'Chèques', 'Dépense'],
      ['2026-03-12', 'Paper and ink', '-12.50', 'Fournitures de bureau', 'Chèques', 'Dépense'],
    ]);
    const found = await member.ask('GET', '/transactions?q=fournitures');
    expect(found['items']).toMatchObject([{ id: said.id }]);
  });

  it('mails any month to the accountant, beside the documented body', async () => {
    const member = await bookkeeper();
    const to = accountant();
    const body = { reportType: 'Monthly CSV', accountantEmail: to, dateRange: march.dateRange };
    expect(await endedReport(member, '/send-accounting-report', body)).toMatchObject({
      ...{ status: 'Ready', type: 'transactions' },
      ...march.dateRange,
    });
    expect(await mailedCells(to)).toHaveLength(2);
  });

  it('mails this year’s rows, or only those with a receipt', async () => {
    const member = await Member.join(cloud);
    const date = todayIn('America/New_York', new Date());
    await member.ask('POST', '/transactions', entry({ date: `${date.slice(0, 4)}-06-15` }));
    const to = accountant();
    const report = (reportType: string) => ({ reportType, accountantEmail: to });
    await endedReport(member, '/send-accounting-report', report('Yearly CSV'));
    expect(await mailedCells(to)).toHaveLength(2);
    expect(
      await member.call('POST', '/send-accounting-report', report('Matched Transactions')),
    ).toMatchObject({ status: 422, body: { code: 'nothing-to-export' } });
  });

  it('fails with a reason where the mail server refuses the address', async () => {
    const member = await bookkeeper();
    const recipientEmail = `${'x'.repeat(65)}@example.com`;
    const report = await endedReport(member, '/send-accounting-report', { ...march, recipientEmail });
    expect(report).toMatchObject({ status: 'Failed', problem: { code: 'mail-refused' }, size: null });
  });
});

describe('listGeneratedReports, getGeneratedReport and openGeneratedReport', () => {
  it('give the file of a report just as it was mailed, and none of one that was not', async () => {
    const [member, recipientEmail] = [await bookkeeper(), accountant()];
    const { id, size, name } = await endedReport(member, '/send-accounting-report', {
      ...march,
      recipientEmail,
    });
    const opened = await member.ask('GET', `/generated-reports/${id}/file`);
    const file = await fetch(String(opened['url']));
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    const content = Buffer.from(await file.arrayBuffer());
    expect(content.byteLength).toBe(size);
    expect(content.equals((await newestAttachment(cloud, recipientEmail)).bytes)).toBe(true);
    const nobody = `${'x'.repeat(65)}@example.com`;
    const refused = await endedReport(member, '/send-accounting-report', {
      ...march,
      recipientEmail: nobody,
    });
    expect(await member.call('GET', `/generated-reports/${refused.id}/file`)).toMatchObject({ status: 409 });
  });

  it('give what was ordered, newest first, page by page, to members alone', async () => {
    const [member, stranger] = [await bookkeeper(), await Member.join(cloud)];
    const ordered: GeneratedReport[] = [];
    for (let n = 0; n < 3; n += 1)
      ordered.push(
        await endedReport(member, '/send-accounting-report', { ...march, recipientEmail: accountant() }),
      );
    expect(await member.all('/generated-reports?limit=2')).toEqual(ordered.toReversed());
    const [report] = ordered;
    expect(report).toEqual({
      id: report?.id,
      name: expect.stringMatching(/-transactions-2026-03-01-to-2026-03-31\.csv$/) as string,
      type: 'transactions',
      format: 'csv',
      ...march.dateRange,
      status: 'Ready',
      size: expect.any(Number) as number,
      recipient: { email: report?.recipient?.email, name: 'Accountant' },
      delivery: { status: 'delivered', at: expect.any(String) as string },
      createdAt: expect.any(String) as string,
    });
    expect(await stranger.call('GET', `/generated-reports/${report?.id}`)).toMatchObject({ status: 404 });
    expect(await stranger.ask('GET', '/generated-reports')).toEqual({ items: [] });
  });
});
