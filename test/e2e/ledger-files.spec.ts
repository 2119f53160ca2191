import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { MadeReports } from './pages/made-reports.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const year = todayIn('America/Toronto', new Date()).slice(0, 4);

test('a file for the accountant’s program is made, with its warning before and beside it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ category: 'Travel', date: `${year}-01-02` }));
  await new ReportsPage(page).open('?tab=reports');
  const made = new MadeReports(page);

  await made.type.selectOption('Transactions');
  await made.format.selectOption('Xero, precoded statements');
  await expect(made.form).toContainText('Never import it for lines that belong to invoices or bills in Xero');
  await expectSoundInAllLooks(page, 'a file for a program to be made');

  await made.makeChosen();
  const name = `matchbook-xero-precoded-${year}-01-01-to-${year}-12-31.zip`;
  await expect(toast(page, 'Report ready')).toContainText(name);
  const download = await made.download(name);
  expect(download.suggestedFilename()).toBe(name);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(['README.txt', `chequing-precoded_${year}-01-01_to_${year}-12-31.csv`]);
  expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('Never import it');
});
