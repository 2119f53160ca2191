import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { documentFixture, uploadReceipt } from '../support/upload-receipt.ts';
import { expectSound, expectSoundInAllLooks, leastRoom, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

const names = [
  'Maple Hardware, shelves and screws',
  'Hydro-Québec électricité',
  '北京办公用品有限公司',
  'مكتبة الشرق للقرطاسية',
  'Кофейня «Чайка»',
  'A long description that a bank printed over three lines with REF 000012345678901234567890123456789012345',
];
const days = { from: '2026-01-01', to: '2026-03-31' };

/** Books of sixty entries of which one has a document, and a package of them that is made. */
async function givePackage(member: Member): Promise<void> {
  const rows = Array.from({ length: 60 }, (_, at) =>
    entry({
      date: `2026-0${1 + (at % 3)}-${String(1 + (at % 28)).padStart(2, '0')}`,
      description: names[at % names.length] ?? '',
      amount: 4_200 + 37 * at,
      ...(at % 9 === 4 ? { kind: 'income', category: 'Sales Revenue' } : {}),
    }),
  );
  for (const row of rows) await member.ask('POST', '/transactions', row);
  const paper = await uploadReceipt(member, documentFixture('receipt-cafe.jpg'), 'cafe.jpg', 'image/jpeg');
  const pair = { receiptIds: [paper.id], transactionIds: [rows[0]?.id] };
  await member.ask('POST', '/matches', { id: v7(), ...pair });
  const id = v7();
  await member.ask('POST', '/accountant-packages', { id, ...days });
  const ended = await member.until(`/generated-reports/${id}`, ({ status }) => status !== 'Processing', 240);
  expect(ended).toMatchObject({ status: 'Ready', type: 'package' });
}

/**
 * Looks at a page in all looks, as its reader's own settings choose them: in a browser that sets aside what the page allows itself, since what
 * looks for faults is a script.
 */
async function expectPageSound(looker: Page, name: string): Promise<void> {
  for (const look of [...looks, { ...leastRoom, theme: 'light' as const }]) {
    await looker.setViewportSize(look.viewport);
    await looker.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    await expectSound(looker, name, look);
  }
}

test('a package is shared by a link, opened signed out, searched and downloaded, then revoked and gone', async ({
  page,
  browser,
}) => {
  const member = await signIn(page, newPerson());
  await givePackage(member);
  await page.goto('/app/reports?tab=reports');
  let address = '';

  await test.step('the link is made once, with a pass phrase', async () => {
    await page.getByRole('button', { name: /^Share link to/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Share by link' });
    await expect(dialog.getByText('There are none yet.')).toBeVisible();
    await expectSoundInAllLooks(page, 'a link to be made');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByText('Fill in this field.')).toBeVisible();
    await dialog.getByLabel('Who it is for').fill('Anna Accountant');
    await dialog.getByLabel(/^Pass phrase/).fill('maple hardware');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    address = await dialog.getByText(/\/shared\/[\w-]{32}$/).innerText();
    await expect(dialog.getByRole('listitem')).toContainText('Not opened yet');
    await expectSoundInAllLooks(page, 'a link that was made');
  });

  const context = await browser.newContext({ acceptDownloads: true });
  const reader = await context.newPage();
  const looker = await (await browser.newContext({ bypassCSP: true })).newPage();
  const look = async (name: string) => {
    await looker.goto(reader.url());
    await expectPageSound(looker, name);
  };
  const errors: string[] = [];
  reader.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await test.step('whoever has it is asked for the pass phrase first', async () => {
    await reader.goto(address);
    await look('a locked page');
    await reader.getByLabel('Pass phrase').fill('maple hardwood');
    await reader.getByRole('button', { name: 'Open' }).click();
    await expect(reader.getByRole('alert')).toContainText('This is not the pass phrase');
    await looker.getByLabel('Pass phrase').fill('maple hardwood');
    await looker.getByRole('button', { name: 'Open' }).click();
    await expect(looker.getByRole('alert')).toBeVisible();
    await expectPageSound(looker, 'a wrong pass phrase');
    await reader.getByLabel('Pass phrase').fill('maple hardware');
    await reader.getByRole('button', { name: 'Open' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('January 1, 2026 to March 31, 2026');
    expect(await context.cookies()).toEqual([]);
    await look('a shared package');
  });

  await test.step('entries are searched and paged through', async () => {
    await reader.getByRole('link', { name: 'Next' }).click();
    await expect(reader.getByText('Page 2 of 2')).toBeVisible();
    await reader.getByLabel(/^Search by text/).fill('electricite');
    await reader.getByRole('button', { name: 'Search' }).click();
    await expect(reader.getByRole('status')).toHaveText(/^\d+ of 60 entries hold “electricite”$/);
    await reader.getByLabel(/^Search by text/).fill('no such thing <script>');
    await reader.getByRole('button', { name: 'Search' }).click();
    await expect(reader.getByRole('status')).toContainText('No entry holds “no such thing <script>”');
    await look('a search that found nothing');
    await reader.getByRole('link', { name: 'Show all' }).click();
    await expect(reader.getByRole('status')).toHaveText('60 entries');
  });

  await test.step('a document is opened in a tab of its own', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      reader.getByRole('link', { name: /\.jpg/ }).click(),
    ]);
    await tab.waitForURL(/uploads/);
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(100);
    await tab.close();
  });

  await test.step('and all of it downloaded', async () => {
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('link', { name: /^Download everything/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/2026-01-01.*\.zip$/);
    const zip = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(zip).filter((path) => path.endsWith('.jpg'))).toHaveLength(1);
  });

  await test.step('each use stands in the log, and is told', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Share link to/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Share by link' });
    await expect(dialog.getByText(/^Opened (once|\d+ times)/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Log of the link for Anna Accountant' }).click();
    for (const use of ['Wrong pass phrase', 'Document opened', 'Downloaded'])
      await expect(dialog.getByText(use).first()).toBeVisible();
    await expectSoundInAllLooks(page, 'the log of a link');
    const told = contract.listNotifications.reply.parse(await member.ask('GET', '/notifications'));
    expect(told.items.filter(({ kind }) => kind === 'link-opened')).toHaveLength(1);
  });

  await test.step('it is given another end, which is taken back', async () => {
    const dialog = page.getByRole('dialog', { name: 'Share by link' });
    const until = dialog
      .getByText(/^By Grace Hopper .* until /)
      .locator('time')
      .nth(1);
    const before = await until.innerText();
    await dialog.getByRole('button', { name: /^Change until when the link for Anna/ }).click();
    const ending = page.getByRole('dialog', { name: /^Until when does the link for Anna/ });
    await ending.getByLabel('Opens for').selectOption('Until a day…');
    await ending.getByLabel('Last day').fill('2020-01-01');
    await ending.getByRole('button', { name: 'Save' }).click();
    await expect(ending.getByText('Choose a day that lies ahead.')).toBeVisible();
    await expectSoundInAllLooks(page, 'another end of a link');
    await ending.getByLabel('Opens for').selectOption('90 days from today');
    await ending.getByRole('button', { name: 'Save' }).click();
    await expect(ending).toBeHidden();
    await expect(until).not.toHaveText(before);
    // What stands behind an open dialog is out of its reach.
    await page.keyboard.press('Escape');
    await undo(page, 'The link for Anna Accountant has another end');
    await page.getByRole('button', { name: /^Share link to/ }).click();
    await expect(until).toHaveText(before);
    await dialog.getByRole('button', { name: 'Log of the link for Anna Accountant' }).click();
    await expect(dialog.getByText(/^Opens until /)).toHaveCount(2);
  });

  await test.step('revoked, it opens no more', async () => {
    const dialog = page.getByRole('dialog', { name: 'Share by link' });
    await dialog.getByRole('button', { name: 'Revoke the link for Anna Accountant' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, 'The link for Anna Accountant opens no more')).toBeVisible();
    await expect(dialog.getByText('Revoked')).toBeVisible();
    const answer = await reader.goto(address);
    expect(answer?.status()).toBe(410);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link no longer opens');
    await look('a link that is over');
    expect((await reader.goto(`${new URL(address).origin}/shared/${v7()}`))?.status()).toBe(404);
  });

  expect(errors.filter((error) => !/status of (403|404|410)/.test(error))).toEqual([]);
  await Promise.all([context.close(), looker.context().close()]);
});
