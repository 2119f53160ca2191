import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import { strictUnzip } from '../support/strict-unzip.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const tab = '/app/reports?tab=reports';
const lists = /\/api\/generated-reports\?/;
const latest = (page: Page) => page.getByRole('region', { name: 'Latest package' });

/** Shows every package of the list as it was when so much of it was done. */
async function showHalfDone(page: Page, progress: number): Promise<void> {
  await page.route(lists, async (route) => {
    const answer = await route.fetch();
    const { items, ...rest } = contract.listGeneratedReports.reply.parse(await answer.json());
    const then = items.map((item) =>
      item.type === 'package' ? { ...item, status: 'Processing' as const, progress, size: null } : item,
    );
    await route.fulfill({ response: answer, json: { ...rest, items: then } });
  });
}

test('a package for the accountant is made, found again with its progress, and downloaded', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const row = entry({ description: 'Oak chair', date: today });
  await member.ask('POST', '/transactions', row);
  const { id: receiptId } = await uploadUnreadable(member, 'slip.jpg');
  const { version } = await member.ask('GET', `/transactions/${row.id}`);
  await member.ask('PUT', `/transactions/${row.id}/documents`, { version, receiptIds: [receiptId] });
  const panel = page.getByRole('region', { name: 'Accountant package', exact: true });

  await test.step('days that hold nothing are refused with a reason', async () => {
    await page.goto(tab);
    // To begin with they are the days on the screen.
    await expect(panel.getByLabel('Time Period')).toHaveValue('custom');
    await panel.getByLabel('From').fill('2019-01-01');
    await panel.getByLabel('To').fill('2019-01-31');
    await panel.getByRole('button', { name: 'Make package' }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(latest(page)).toHaveCount(0);
  });

  await test.step('it is made of chosen days', async () => {
    await panel.getByLabel('Time Period').selectOption('yearly');
    await panel.getByRole('button', { name: 'Make package' }).click();
    await expect(toast(page, 'Package is being made')).toBeVisible();
    await expect(latest(page).getByRole('button', { name: 'Download package' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Generated reports' })).toContainText('Accountant package');
  });

  await test.step('who comes back while it is being made sees how far it is', async () => {
    await showHalfDone(page, 0.42);
    await page.goto(tab);
    const bar = latest(page).getByRole('progressbar', { name: 'Progress of the package' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(latest(page)).toContainText('You may leave this page');
    await expectSoundInAllLooks(page, 'a package being made');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('it waits in the accountant’s tab as well, and is one whole zip', async () => {
    await page.goto('/app/accounting?tab=accountant');
    const button = latest(page).getByRole('button', { name: 'Download package' });
    await expectSoundInAllLooks(page, 'a package at the accountant');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const names = strictUnzip(readFileSync(await download.path())).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ledger.xlsx', 'README.txt', 'SHA256SUMS']));
    expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(1);
  });

  await test.step('its notification leads back to it', async () => {
    await page.goto('/app/notifications');
    await page.getByRole('link', { name: /Your accountant package is ready to download/ }).click();
    await expect(latest(page)).toBeVisible();
  });
});
