import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportFields } from '../../shared/model/export.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { entry } from '../support/entries.ts';
import { mailsTo, newestAttachment } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
}, 120_000);

const accountant = () => `${crypto.randomUUID()}@example.com`;
const march = { exportType: 'custom', dateRange: { from: '2026-03-01', to: '2026-03-31' } };

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
    const sent = await member.ask('POST', '/send-custom-export', {
      ...march,
      selectedFields: [...exportFields],
      accountantEmail: to,
      accountantName: 'Zoë Ledger',
    });
    expect(sent).toMatchObject({ success: true, reportId: expect.any(String) as string });
    const [header, ...cells] = await mailedCells(to);
    expect(header).toEqual(exportFields.map((field) => wordsFor('en').reports.titles[field]));
    const shown = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);
    const wanted = rows.map(({ date, description, amount, kind, category = '', accountLabel }) => [
      date,
      shown(description),
      `${kind === 'income' ? '' : '-'}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
      category,
      shown(accountLabel),
      kind === 'income' ? 'Income' : 'Expense',
    ]);
    expect(cells.map((row) => row.slice(0, 6)).toSorted()).toEqual(wanted.toSorted());
    expect(cells.every((row) => row[11] === 'Ada "Countess" Byron')).toBe(true);
    const { mail, fileName } = await newestAttachment(cloud, to);
    expect(fileName).toBe('matchbook-2026-03-01-to-2026-03-31.csv');
    expect(mail.text).toContain('Hello Zoë Ledger,');
    expect(mail.text).toContain(': 4 in all');
  });

  it('puts the fields in the order asked for', async () => {
    const member = await Member.join(cloud);
    await member.ask('POST', '/transactions', entry());
    const to = accountant();
    const selectedFields = ['amount', 'date'];
    await member.ask('POST', '/send-custom-export', { ...march, selectedFields, accountantEmail: to });
    expect(await mailedCells(to)).toEqual([
      ['Amount', 'Date'],
      ['-12.50', '2026-03-10'],
    ]);
  });

  it('mails nothing for an empty period', async () => {
    const member = await Member.join(cloud);
    const to = accountant();
    const body = { ...march, selectedFields: ['date'], accountantEmail: to };
    expect(await member.call('POST', '/send-custom-export', body)).toMatchObject({
      status: 422,
      body: { code: 'nothing-to-export' },
    });
    expect(await mailsTo(cloud, to)).toEqual([]);
  });

  it('mails nobody but the address named', async () => {
    const member = await Member.join(cloud);
    await member.ask('POST', '/transactions', entry());
    const victim = accountant();
    const body = { ...march, selectedFields: ['date'], accountantEmail: `a@example.com\r\nBcc: ${victim}` };
    expect(await member.call('POST', '/send-custom-export', body)).toMatchObject({ status: 400 });
    expect(await mailsTo(cloud, victim)).toEqual([]);
  });
});

describe('sendAccountingReport', () => {
  it('mails the dashboard’s export', async () => {
    const member = await Member.join(cloud);
    await member.ask('POST', '/transactions', entry());
    const to = accountant();
    expect(
      await member.ask('POST', '/send-accounting-report', { ...march, recipientEmail: to }),
    ).toMatchObject({ success: true });
    expect(await mailedCells(to)).toEqual([
      ['Date', 'Description', 'Amount', 'Category', 'Account'],
      ['2026-03-10', 'Paper and ink', '-12.50', 'Office Expenses', 'Checking'],
    ]);
  });

  it('mails this year’s rows, or only those with a receipt', async () => {
    const member = await Member.join(cloud);
    const date = new Date().toISOString().slice(0, 10);
    await member.ask('POST', '/transactions', entry({ date: `${date.slice(0, 4)}-06-15` }));
    const to = accountant();
    const report = (reportType: string) =>
      member.call('POST', '/send-accounting-report', { reportType, accountantEmail: to });
    expect(await report('Yearly CSV')).toMatchObject({ status: 200 });
    expect(await mailedCells(to)).toHaveLength(2);
    expect(await report('Matched Transactions')).toMatchObject({
      status: 422,
      body: { code: 'nothing-to-export' },
    });
  });
});
