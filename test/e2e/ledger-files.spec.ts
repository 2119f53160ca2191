import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const year = todayIn('America/Toronto', new Date()).slice(0, 4);

test('a file for the accountant’s program is made, with its warning before and beside it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ category: 'Travel', date: `${year}-01-02` }));
  await page.goto('/app/reports?tab=reports');
  const panel = page.locator('form').filter({ has: page.getByRole('button', { name: 'Make report' }) });

  await panel.getByLabel('Report type').selectOption('Transactions');
  await panel.getByLabel('File format').selectOption('Xero, precoded statements');
  await expect(panel).toContainText('Never import it for lines that belong to invoices or bills in Xero');
  await expectSoundInAllLooks(page, 'a file for a program to be made');

  await panel.getByRole('button', { name: 'Make report' }).click();
  const name = `matchbook-xero-precoded-${year}-01-01-to-${year}-12-31.zip`;
  await expect(toast(page, 'Report ready')).toContainText(name);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(['README.txt', `checking-precoded_${year}-01-01_to_${year}-12-31.csv`]);
  expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('Never import it');
});
