import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { problemOf } from '../../shared/problems.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const year = today.slice(0, 4);
const tab = '/app/reports?tab=reports';

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

const list = (page: Page) => page.getByRole('list', { name: 'Generated reports' }).getByRole('listitem');
const make = async (page: Page, type: string) => {
  await page.getByLabel('Report type').selectOption(type);
  await page.getByRole('button', { name: 'Make report' }).click();
};

/** The cells of what a button downloads. */
async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
  return { name: download.suggestedFilename(), cells: data };
}

test('a report of the days on the screen is made, downloaded, deleted to the archive and brought back', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  await page.goto(tab);
  const name = `matchbook-profit-loss-${year}-01-01-to-${year}-12-31.csv`;

  await test.step('nothing was made yet', async () => {
    await expect(page.getByText('No report was made yet')).toBeVisible();
    await expectSoundInAllLooks(page, 'reports to be made');
  });

  await test.step('it is made, and its file says what the screen says', async () => {
    await make(page, 'Profit & loss');
    await expect(toast(page, 'Report ready')).toContainText(name);
    await expect(list(page)).toContainText(/Profit & loss.*B/);
    await expect(list(page)).toContainText('Ready');
    const file = await downloaded(page, `Download ${name}`);
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

  await test.step('and one of its form, and one of its entries', async () => {
    await make(page, 'Tax form');
    await make(page, 'Transactions');
    await expect(list(page)).toHaveCount(3);
    await expect(list(page).getByText('Ready')).toHaveCount(3);
    const entries = await downloaded(page, `Download ${name.replace('profit-loss', 'transactions')}`);
    expect(
      entries.cells
        .slice(1)
        .map(([, , amount]) => amount)
        .toSorted(),
    ).toEqual(['-129.99', '-42.01', '-9.00', '3100.50'].toSorted());
    const form = await downloaded(page, `Download ${name.replace('profit-loss', 'tax')}`);
    expect(form.cells[0]?.slice(0, 4)).toEqual(['Line', 'Label', 'Amount', 'Counts On The Form']);
    await expectSoundInAllLooks(page, 'made reports');
    await dress(page, leastRoom);
    await list(page).last().scrollIntoViewIfNeeded();
    await expectSound(page, 'made reports', leastRoom);
  });

  await test.step('deleted it is in the archive; Undo brings it back', async () => {
    await page.goto(tab);
    let deletions = 0;
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions += 1;
    });
    await page.getByRole('button', { name: `Delete ${name}` }).dblclick();
    await expect(list(page)).toHaveCount(2);
    expect(deletions).toBe(1);
    await undo(page, 'Report deleted');
    await expect(list(page)).toHaveCount(3);
    await page.reload();
    await expect(list(page)).toHaveCount(3);
  });

  await test.step('from the archive it is brought back too, or goes for good', async () => {
    const others = [name.replace('profit-loss', 'tax'), name.replace('profit-loss', 'transactions')];
    for (const other of others) await page.getByRole('button', { name: `Delete ${other}` }).click();
    await expect(list(page)).toHaveCount(1);
    await page.goto('/app/archive?type=report');
    const rows = page.getByRole('list', { name: 'Archived items' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(`Goes for good on ${Number(year) + 1}`);
    await expect(rows.first()).toContainText('Deleted');
    await expectSoundInAllLooks(page, 'deleted reports in the archive');
    expect((await downloaded(page, `Download ${others[0]}`)).cells[0]?.[0]).toBe('Line');
    await page.getByRole('button', { name: `Restore ${others[0]}` }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: `Delete ${others[1]} for good` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type “delete” to go on').fill('delete');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Nothing found in the archive')).toBeVisible();
    await page.goto(tab);
    await expect(list(page)).toHaveCount(2);
  });
});

test('one that is being made can be neither downloaded nor deleted, and one that failed says why', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  const { code, detail } = problemOf('given-up');
  /** What the browser hears of every report: a real answer between two of these would end its asking. */
  let told: Partial<GeneratedReport> = { status: 'Processing', size: null };
  await page.route(/\/api\/generated-reports(\/[^/]+)?(\?.*)?$/, async (route) => {
    const reply = (await (await route.fetch()).json()) as GeneratedReport & { items?: GeneratedReport[] };
    const { items } = reply;
    const json = items
      ? { ...reply, items: items.map((one) => ({ ...one, ...told })) }
      : { ...reply, ...told };
    await route.fulfill({ json });
  });
  await page.goto(tab);
  await make(page, 'Income');
  await expect(list(page)).toContainText('Processing');
  for (const act of ['Download', 'Delete'])
    await expect(list(page).getByRole('button', { name: act })).toBeDisabled();
  await expectSoundInAllLooks(page, 'a report that is being made');
  told = { status: 'Failed', size: null, problem: { code, detail } };
  await expect(list(page)).toContainText(detail);
  await expect(toast(page, 'The report was not made')).toContainText(detail);
  await expect(list(page).getByRole('button', { name: 'Download' })).toBeDisabled();
  await expectSoundInAllLooks(page, 'a report that failed');
});

test('days without entries make no report, and why is said', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  await page.goto(`${tab}&range=custom&from=2019-03-01&to=2019-03-31`);
  await make(page, 'Transactions');
  await expect(toast(page, 'The report was not made')).toContainText('no transactions in this period');
  await expect(page.getByText('No report was made yet')).toBeVisible();
});

test('one is made as a workbook and as a PDF, and the list says so', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  await page.goto(tab);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Make report' }) });
  for (const [words, format, beginning] of [
    ['Excel workbook (XLSX)', 'xlsx', 'PK'],
    ['PDF', 'pdf', '%PDF'],
  ] as const) {
    await form.getByLabel('File format').selectOption(words);
    await make(page, 'Profit & loss');
    const name = `matchbook-profit-loss-${year}-01-01-to-${year}-12-31.${format}`;
    const made = list(page).filter({ hasText: name });
    await expect(made).toContainText(words);
    await expect(made.getByText('Ready')).toBeVisible({ timeout: 90_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(
      readFileSync(await download.path())
        .toString('latin1')
        .startsWith(beginning),
    ).toBe(true);
  }
  await expectSoundInAllLooks(page, 'reports of several kinds of files');
});

test('in French', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await fill(member);
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  await page.goto(tab);
  await page.getByRole('button', { name: 'Produire le rapport' }).click();
  await expect(toast(page, 'Rapport prêt')).toBeVisible();
  const file = await downloaded(page, `Télécharger matchbook-profit-loss-${year}-01-01-to-${year}-12-31.csv`);
  expect(file.cells.slice(0, 2).map((cells) => cells.slice(0, 3))).toEqual([
    ['Type', 'Libellé', 'Montant'],
    ['Revenu', 'Produits des ventes', '3100.50'],
  ]);
  await expectSoundInAllLooks(page, 'rapports produits');
});
