import { spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { LedgerFormat } from '../../shared/model/ledger-format.ts';
import { endedReport, madeReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { hasHledger } from '../support/has-hledger.ts';
import { newestAttachment } from '../support/inbox.ts';
import { lintBankCsv } from '../support/ledgers/lint-bank-csv.ts';
import { lintOfx } from '../support/ledgers/lint-ofx.ts';
import { readBeancount } from '../support/ledgers/read-beancount.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const march = { from: '2026-03-01', to: '2026-03-31' };
const HOSTILE = '=1+1; "Café" | 日本 <b>';

/** A member whose books hold a sale, a purchase with an odd text, one by card, and one of cash. */
async function bookkeeper(): Promise<Member> {
  const member = await Member.join(cloud);
  for (const body of [
    entry({ kind: 'income', amount: 250_000, category: 'Sales Revenue', date: '2026-03-02' }),
    entry({ description: HOSTILE, date: '2026-03-13', category: 'Travel' }),
    entry({ accountLabel: 'Credit Card', amount: 4_000, date: '2026-03-14' }),
    entry({ accountLabel: 'Cash', amount: 300, date: '2026-03-15' }),
  ])
    await member.ask('POST', '/transactions', body);
  return member;
}

/** The file of a report in a format, as it is downloaded. */
async function downloaded(member: Member, format: LedgerFormat) {
  const report = await madeReport(member, { type: 'transactions', ...march, format });
  const opened = await member.ask('GET', `/generated-reports/${report.id}/file`);
  const { url, fileName, contentType } = contract.openGeneratedReport.reply.parse(opened);
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(report).toMatchObject({ status: 'Ready', format, size: bytes.byteLength });
  return { fileName, contentType, bytes };
}

const unpacked = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]));

describe('makeReport for other programs', () => {
  it('makes CSVs for QuickBooks, one an account', async () => {
    const { fileName, contentType, bytes } = await downloaded(await bookkeeper(), 'quickbooks-3');
    expect([fileName, contentType]).toEqual([
      'matchbook-quickbooks-3-2026-03-01-to-2026-03-31.zip',
      'application/zip',
    ]);
    const files = unpacked(bytes);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'checking_2026-03-01_to_2026-03-31.csv',
      'credit-card_2026-03-01_to_2026-03-31.csv',
    ]);
    const [readme = '', checking = ''] = files.values();
    expect(readme).toContain('“Cash” is no bank account or card');
    const rules = { rowsMax: 1000, bytesMax: 350_000, head: ['Date', 'Description', 'Amount'] };
    const dateOrder = readme.includes('MM/DD/YYYY') ? 'MDY' : 'DMY';
    expect(lintBankCsv(checking, { ...rules, amounts: ['Amount'], dateOrder })).toEqual([
      { Date: '2026-03-02', Description: 'Paper and ink', Amount: '2500.00' },
      { Date: '2026-03-13', Description: `'${HOSTILE}`, Amount: '-12.50' },
    ]);
    const four = unpacked((await downloaded(await bookkeeper(), 'quickbooks-4')).bytes);
    expect(four.get('credit-card_2026-03-01_to_2026-03-31.csv')).toMatch(
      /^Date,Description,Credit,Debit\r\n\d\d\/\d\d\/2026,Paper and ink,,40.00\r\n$/,
    );
  });

  it('makes precoded statements for Xero, with the warning beside them', async () => {
    const files = unpacked((await downloaded(await bookkeeper(), 'xero-precoded')).bytes);
    expect(files.get('README.txt')).toContain('Never import it for lines that belong to invoices or bills');
    expect(files.get('checking-precoded_2026-03-01_to_2026-03-31.csv')).toContain(',Travel,');
  });

  it('makes statements of OFX with what accounts held', async () => {
    const files = unpacked((await downloaded(await bookkeeper(), 'ofx')).bytes);
    const [checking] = lintOfx(files.get('checking_2026-03-01_to_2026-03-31.ofx') ?? '');
    const [card] = lintOfx(files.get('credit-card_2026-03-01_to_2026-03-31.ofx') ?? '');
    expect([checking?.balance, card?.balance, card?.isCard]).toEqual(['2487.50', '-40.00', true]);
    expect(checking?.rows.map(({ text }) => text)).toEqual(['Paper and ink', HOSTILE]);
  });

  it('makes the books whole for plain-text accounting', async () => {
    const member = await bookkeeper();
    const beancount = await downloaded(member, 'beancount');
    expect(beancount.fileName).toBe('matchbook-beancount-2026-03-01-to-2026-03-31.beancount');
    expect(readBeancount(beancount.bytes.toString()).entries.map(({ narration }) => narration)).toEqual([
      ...['Paper and ink', HOSTILE, 'Paper and ink', 'Paper and ink'],
    ]);
    const journal = await downloaded(member, 'hledger');
    expect(journal.fileName).toBe('matchbook-hledger-2026-03-01-to-2026-03-31.journal');
    if (!hasHledger()) return;
    const args = ['-f', '-', 'balance', '--flat', '--no-total', 'assets', 'liabilities'];
    const env = { ...process.env, LANG: 'C.UTF-8' };
    const { stdout } = spawnSync('hledger', args, { input: journal.bytes, encoding: 'utf8', env });
    expect(stdout).toMatch(
      /^ *2487\.50 \w{3} {2}assets:Checking\n *-3\.00 .*:Cash\n *-40\.00 .*:Credit Card\n$/,
    );
  });

  it('makes them of all entries of some days alone', async () => {
    const member = await bookkeeper();
    const asked = { id: v7(), type: 'profit-loss', ...march, format: 'ofx' };
    expect(await member.call('POST', '/generated-reports', asked)).toMatchObject({
      status: 415,
      body: { code: 'unsupported-format' },
    });
  });
});

describe('sendAccountingReport for other programs', () => {
  it('mails them with what has to be known before they are imported', async () => {
    const member = await bookkeeper();
    const recipientEmail = `${crypto.randomUUID()}@example.com`;
    const body = { exportType: 'custom', dateRange: march, recipientEmail, format: 'xero-precoded' };
    expect(await endedReport(member, '/send-accounting-report', body)).toMatchObject({ status: 'Ready' });
    const { mail, fileName, bytes } = await newestAttachment(cloud, recipientEmail);
    expect(fileName).toMatch(/-xero-precoded-2026-03-01-to-2026-03-31\.zip$/);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('reconciles them at once. Never import it for lines');
    expect(mail.attachments[0]?.contentType).toBe('application/zip');
    expect(unpacked(bytes).has('README.txt')).toBe(true);
  });
});
