import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { problemOf } from '../../shared/problems.ts';
import { entry } from '../support/entries.ts';
import { dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { test } from './product.ts';

/** Somebody at their dashboard with an entry of this month and an accountant; gives the accountant's address. */
async function atTheDashboard(page: Page): Promise<string> {
  const member = await signIn(page, newPerson());
  const accountant = `${v7()}@example.com`;
  await member.ask('PUT', '/accountant', { name: 'Zoë', email: accountant, company: '', phone: '' });
  await member.ask('POST', '/transactions', entry({ date: new Date().toISOString().slice(0, 10) }));
  await page.goto('/app/dashboard');
  return accountant;
}

/** Lets the browser hear this of every report. */
const hearing = (page: Page, told: Partial<GeneratedReport>) =>
  page.route('**/api/generated-reports/*', async (route) => {
    const report = (await (await route.fetch()).json()) as GeneratedReport;
    await route.fulfill({ json: { ...report, ...told } });
  });

const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root]');

/** Turns the clock until a toast says so: in turns shorter than a toast stays, between which answers that are on their way arrive. */
const turnUntilTold = (page: Page, told: string) =>
  expect(async () => {
    await page.clock.runFor(2000);
    await expect(toast(page).filter({ hasText: told })).toBeVisible({ timeout: 500 });
  }).toPass();

test('an export of which nobody can tell whether it left is told so, and can be sent again', async ({
  page,
}) => {
  const accountant = await atTheDashboard(page);
  const { code, detail } = problemOf('mail-unknown');
  await hearing(page, { status: 'Failed', problem: { code, detail } });
  const exporting = async () => {
    await page.getByRole('button', { name: 'Export to Accountant' }).click();
    await expect(toast(page)).toContainText(`Export Failed${detail}`);
  };
  for (const look of unlikeLooks) {
    await dress(page, look);
    await exporting();
    await expectSound(page, 'Export Failed', look);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(0);
  }
  await exporting();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page).filter({ hasText: 'Export Successful' })).toBeVisible();
  expect(await mailTo(page, accountant)).toHaveLength(unlikeLooks.length + 2);
});

test('the dashboard’s export comes to the accountant as the kind of file that was chosen', async ({
  page,
}) => {
  const accountant = await atTheDashboard(page);
  const tools = page.getByRole('region', { name: 'Export Tools', exact: true });
  const kinds = [
    ['CSV', 'csv'],
    ['Excel workbook (XLSX)', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const;
  for (const [words, format] of kinds) {
    await tools.getByLabel('File format').selectOption(words);
    if (format === 'xlsx') await expectSoundInAllLooks(page, 'export tools with a kind of file');
    await tools.getByRole('button', { name: 'Email to Accountant' }).click();
    await expect(async () => {
      const [newest] = await mailTo(page, accountant);
      expect(newest?.attachments.map(({ fileName }) => fileName.split('.').at(-1))).toEqual([format]);
    }).toPass();
  }
});

test('an export that takes long may be left, and is told of when it has ended', async ({ page }) => {
  await page.clock.install();
  await atTheDashboard(page);
  await hearing(page, { status: 'Processing', size: null });
  await page.getByRole('button', { name: 'Export to Accountant' }).click();
  await expect(page.getByRole('button', { name: 'Exporting...' }).first()).toBeVisible();
  await turnUntilTold(page, 'Export on its way');
  await expect(page.getByRole('button', { name: 'Export to Accountant' })).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  await turnUntilTold(page, 'Export Successful');
});
