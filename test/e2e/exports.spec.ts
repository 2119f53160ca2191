import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { problemOf } from '../../shared/problems.ts';
import { entry } from '../support/entries.ts';
import { dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { ExportTools } from './pages/export-tools.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { test } from './product.ts';

/** Somebody at their dashboard with an entry of this month and an accountant; gives the accountant's address. */
async function atTheDashboard(page: Page): Promise<string> {
  const member = await signIn(page, newPerson());
  const accountant = `${v7()}@example.com`;
  await member.ask('PUT', '/accountant', { name: 'Zoë', email: accountant, company: '', phone: '' });
  await member.ask('POST', '/transactions', entry({ date: new Date().toISOString().slice(0, 10) }));
  await new DashboardPage(page).open();
  return accountant;
}

/** Lets the browser hear this of every report. */
const hearing = (page: Page, told: Partial<GeneratedReport>) =>
  page.route('**/api/generated-reports/*', async (route) => {
    const report = (await (await route.fetch()).json()) as GeneratedReport;
    await route.fulfill({ json: { ...report, ...told } });
  });

test('the dashboard’s export comes to the accountant as the kind of file that was chosen, and one that may not have left says so', async ({
  page,
}) => {
  const accountant = await atTheDashboard(page);
  const tools = new ExportTools(page);
  const dialog = await tools.openSending();
  await dialog.format.selectOption('Excel workbook (XLSX)');
  await expectSoundInAllLooks(page, 'sending with a kind of file');
  await dialog.send();
  await expect(tools.told('Export Successful')).toBeVisible();
  const [mail] = await mailTo(page, accountant);
  expect(mail?.attachments.map(({ fileName }) => fileName.split('.').at(-1))).toEqual(['xlsx']);

  const { code, detail } = problemOf('mail-unknown');
  await hearing(page, { status: 'Failed', problem: { code, detail } });
  const failed = tools.told(`Export Failed${detail}`);
  for (const look of looks) {
    await dress(page, look);
    await new DashboardPage(page).exportToAccountant();
    await expect(failed).toBeVisible();
    await expectSound(page, 'Export Failed', look);
    await tools.close(failed);
    await expect(failed).toHaveCount(0);
  }
});
