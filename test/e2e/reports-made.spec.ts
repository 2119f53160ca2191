import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { problemOf } from '../../shared/problems.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { ArchivePage } from './pages/archive-page.ts';
import { MadeReports } from './pages/made-reports.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { press } from './pages/press.ts';
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

  await test.step('so are others, each as the kind of file that was chosen', async () => {
    for (const [type, words] of [
      ['Tax form', 'Excel workbook (XLSX)'],
      ['Transactions', 'PDF'],
    ] as const) {
      await made.format.selectOption(words);
      await made.make(type);
      await expect(made.status('Ready', words)).toBeVisible({ timeout: 90_000 });
    }
    await made.type.selectOption('Transactions');
    await made.format.selectOption('Xero, precoded statements');
    await expect(made.form).toContainText(
      'Never import it for lines that belong to invoices or bills in Xero',
    );
    await expect(made.rows).toHaveCount(3);
    await expectSoundInAllLooks(
      page,
      'made reports of several kinds of files, and one for a program to be made',
    );
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
    await open();
    await made.delete(name);
    await expect(made.rows).toHaveCount(3);
    const archive = new ArchivePage(page);
    await archive.open('?type=report');
    await expect(archive.rows).toHaveCount(1);
    await expect(archive.rows).toContainText(`Goes for good on ${Number(year) + 1}`);
    await expectSoundInAllLooks(page, 'deleted reports in the archive');
    expect((await readCells(await archive.download(name))).cells[0]?.[0]).toBe('Type');
    await archive.restore(name);
    await expect(archive.empty).toBeVisible();
    await open();
    await expect(made.rows).toHaveCount(4);
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

  await test.step('as one sees those that are being made or have failed', async () => {
    const { code, detail } = problemOf('given-up');
    const told: Partial<GeneratedReport>[] = [
      { status: 'Processing', size: null },
      { status: 'Failed', size: null, problem: { code, detail } },
    ];
    await page.route(/\/api\/generated-reports(\?.*)?$/, async (route) => {
      const reply = (await (await route.fetch()).json()) as { items: GeneratedReport[] };
      await route.fulfill({
        json: { ...reply, items: reply.items.map((one, at) => ({ ...one, ...told[at] })) },
      });
    });
    await page.reload();
    await expect(made.rows.first()).toContainText('Processing');
    await expect(made.rows.nth(1)).toContainText(detail);
    await expectSoundInAllLooks(page, 'a report that is being made, and one that failed');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await press(made.button('Produire le rapport'));
    await expect(toast(page, 'Rapport prêt')).toBeVisible();
    const { cells } = await readCells(await made.downloadBy(made.button(`Télécharger ${name}`).first()));
    expect(cells.slice(0, 2).map((line) => line.slice(0, 3))).toEqual([
      ['Type', 'Libellé', 'Montant'],
      ['Revenu', 'Produits des ventes', '3100.50'],
    ]);
    await expectSoundInAllLooks(page, 'rapports produits');
  });
});
