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
import { toast } from './toast.ts';

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

/** The cells of what a button downloads; of several that are called the same, the newest. */
async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
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

  await test.step('so are others, each as the kind of file that was chosen', async () => {
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Make report' }) });
    for (const [type, words] of [
      ['Tax form', 'Excel workbook (XLSX)'],
      ['Transactions', 'PDF'],
    ] as const) {
      await form.getByLabel('File format').selectOption(words);
      await make(page, type);
      const made = list(page).filter({ hasText: words });
      await expect(made.getByText('Ready')).toBeVisible({ timeout: 90_000 });
    }
    await expect(list(page)).toHaveCount(3);
    await expectSoundInAllLooks(page, 'made reports of several kinds of files');
    await dress(page, leastRoom);
    await list(page).last().scrollIntoViewIfNeeded();
    await expectSound(page, 'made reports', leastRoom);
  });

  await test.step('deleted it is in the archive, where it is downloaded and brought back', async () => {
    await page.goto(tab);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(list(page)).toHaveCount(2);
    await page.goto('/app/archive?type=report');
    const rows = page.getByRole('list', { name: 'Archived items' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`Goes for good on ${Number(year) + 1}`);
    await expectSoundInAllLooks(page, 'deleted reports in the archive');
    expect((await downloaded(page, `Download ${name}`)).cells[0]?.[0]).toBe('Type');
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText('Nothing found in the archive')).toBeVisible();
    await page.goto(tab);
    await expect(list(page)).toHaveCount(3);
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
    await expect(list(page).first()).toContainText('Processing');
    await expect(list(page).nth(1)).toContainText(detail);
    await expectSoundInAllLooks(page, 'a report that is being made, and one that failed');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await page.getByRole('button', { name: 'Produire le rapport' }).click();
    await expect(toast(page, 'Rapport prêt')).toBeVisible();
    const { cells } = await downloaded(page, `Télécharger ${name}`);
    expect(cells.slice(0, 2).map((line) => line.slice(0, 3))).toEqual([
      ['Type', 'Libellé', 'Montant'],
      ['Revenu', 'Produits des ventes', '3100.50'],
    ]);
    await expectSoundInAllLooks(page, 'rapports produits');
  });
});
