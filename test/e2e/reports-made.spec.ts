import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { ArchivePage } from './pages/archive-page.ts';
import { MadeReports } from './pages/made-reports.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const year = today.slice(0, 4);

/** This year's first income and expenses. */
async function fill(member: Member): Promise<void> {
  const rows = [
    entry({ kind: 'income', amount: 310_050, category: 'Sales Revenue', date: `${year}-01-01` }),
    entry({ amount: 12_999, category: 'Travel', date: `${year}-01-01` }),
    entry({ amount: 4_201, category: 'Travel', date: today }),
    entry({ amount: 900, category: 'Software', date: today }),
  ];
  for (const row of rows) await member.ask('POST', '/transactions', row);
}

/** The name and the cells of a file that was downloaded. */
async function readCells(download: Download) {
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
  return { name: download.suggestedFilename(), cells: data };
}

test('reports of the days on the screen are made, downloaded, deleted to the archive and brought back', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  const made = new MadeReports(page);
  const open = () => new ReportsPage(page).open('?tab=reports');
  await open();
  const name = `matchbook-profit-loss-${year}-01-01-to-${year}-12-31.csv`;

  await test.step('nothing was made yet', async () => {
    await expect(made.empty).toBeVisible();
    await expectSoundInAllLooks(page, 'reports to be made');
  });

  await test.step('it is made, and its file says what the screen says', async () => {
    await made.make('Profit & loss');
    await expect(toast(page, 'Report ready')).toContainText(name);
    await expect(made.rows).toContainText(/Profit & loss.*B/);
    await expect(made.rows).toContainText('Ready');
    const file = await readCells(await made.download(name));
    expect(file.name).toBe(name);
    const days = [`${year}-01-01`, `${year}-12-31`];
    const { currency } = contract.getReport.reply.parse(
      await member.ask('GET', `/reports/profit-loss?from=${days[0]}&to=${days[1]}`),
    );
    expect(file.cells).toEqual([
      ['Type', 'Label', 'Amount', 'Entries', 'Currency', 'From', 'To'],
      ['Income', 'Sales Revenue', '3100.50', '1', currency, ...days],
      ['Expense', 'Travel', '-172.00', '2', currency, ...days],
      ['Expense', 'Software', '-9.00', '1', currency, ...days],
    ]);
  });

  await test.step('so is one for a program, which says how not to use it', async () => {
    await made.type.selectOption('Transactions');
    await made.format.selectOption('Xero, precoded statements');
    await expect(made.form).toContainText(
      'Never import it for lines that belong to invoices or bills in Xero',
    );
    await expectSoundInAllLooks(page, 'a made report, and one for a program to be made');
    await dress(page, leastRoom);
    await made.rows.last().scrollIntoViewIfNeeded();
    await expectSound(page, 'made reports', leastRoom);
    await dress(page, brightDesk);
    await made.makeChosen();
    const zip = `matchbook-xero-precoded-${year}-01-01-to-${year}-12-31.zip`;
    await expect(toast(page, 'Report ready').filter({ hasText: zip })).toBeVisible();
    const files = unzipSync(readFileSync(await (await made.download(zip)).path()));
    expect(Object.keys(files)).toEqual([
      'README.txt',
      `chequing-precoded_${year}-01-01_to_${year}-12-31.csv`,
    ]);
  });

  await test.step('deleted it is in the archive, where it is downloaded and brought back', async () => {
    await made.delete(name);
    await expect(made.rows).toHaveCount(1);
    const archive = new ArchivePage(page);
    await archive.goWithin('/app/archive?type=report');
    await expect(archive.rows).toHaveCount(1);
    await expect(archive.rows).toContainText(`Deleted permanently on ${Number(year) + 1}`);
    await expectSoundInAllLooks(page, 'deleted reports in the archive');
    expect((await readCells(await archive.download(name))).cells[0]?.[0]).toBe('Type');
    await archive.restore(name);
    await expect(archive.empty).toBeVisible();
    await made.goWithin('/app/reports?tab=reports');
    await expect(made.rows).toHaveCount(2);
  });

  await test.step('one that is sent and comes back says why, before it is sent again and in its place in the list', async () => {
    const wrong = `wrong-${v7()}@example.com`;
    const reports = new ReportsPage(page);
    await (await reports.openSending()).sendTo(wrong);
    await expect(made.status('Delivered')).toBeVisible();
    const [newest] = await mailTo(page, wrong);
    const told = await page.request.post('/_local/bounce', { data: { messageId: newest?.id } });
    expect(told.status()).toBe(202);
    const notifications = new NotificationsPage(page);
    await notifications.open();
    await notifications.openNotice(/Report not accepted/);
    await expect(made.status('Came back')).toBeVisible();
    await expect(made.rows).toContainText(['There is no mailbox of this address. Correct the address']);
    const form = await reports.openSending();
    await form.accountantEmail.fill(wrong);
    await expect(form.cameBack).toBeVisible();
    await expectSoundInAllLooks(page, 'a report that came back');
    await form.cancel();
    await dress(page, brightDesk);
    const dialog = await made.sendAgain();
    await expect(dialog.cameBack).toBeVisible();
    await expectSoundInAllLooks(page, 'a report to be sent again');
    await dress(page, brightDesk);
    const right = `right-${v7()}@example.com`;
    await dialog.sendTo(right);
    await expect(made.rows.first()).toContainText(`To ${right}`);
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await expect(made.button('Produire le rapport')).toBeVisible();
    await expect(made.button(`Télécharger ${name}`).first()).toBeVisible();
    await expectSoundInAllLooks(page, 'rapports produits');
  });
});
