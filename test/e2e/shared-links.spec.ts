import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { contract } from '../../shared/contract/index.ts';
import { statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { documentFixture, uploadReceipt } from '../support/upload-receipt.ts';
import { expectSound, expectSoundInAllLooks, leastRoom, looks } from './looks.ts';
import { LinkEndDialog } from './pages/link-end-dialog.ts';
import { MadeReports } from './pages/made-reports.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { ShareDialog } from './pages/share-dialog.ts';
import { SharedPage } from './pages/shared-page.ts';
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
  const rows = Array.from({ length: 60 }, (_, at) => ({
    date: `2026-0${1 + (at % 3)}-${String(1 + (at % 28)).padStart(2, '0')}`,
    description: `"${names[at % names.length]}"`,
    amount: (at % 9 === 4 ? 1 : -1) * (4_200 + 37 * at),
  }));
  const imported = await member.readStatement(
    statementCsv(rows.toSorted((a, b) => a.date.localeCompare(b.date))),
  );
  await member.commit(String(imported['id']));
  const { items } = contract.listTransactions.reply.parse(
    await member.ask('GET', `/transactions?from=${days.from}&to=${days.from}`),
  );
  const paper = await uploadReceipt(member, documentFixture('receipt-cafe.jpg'), 'cafe.jpg', 'image/jpeg');
  const pair = { receiptIds: [paper.id], transactionIds: [items[0]?.id] };
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
  await new ReportsPage(page).open('?tab=reports');
  const made = new MadeReports(page);
  const dialog = new ShareDialog(page);
  let address = '';

  await test.step('the link is made once, with a pass phrase', async () => {
    await made.share();
    await expect(dialog.empty).toBeVisible();
    await expectSoundInAllLooks(page, 'a link to be made');
    await dialog.create();
    await expect(dialog.text('Fill in this field.')).toBeVisible();
    await dialog.label.fill('Anna Accountant');
    await dialog.passPhrase.fill('maple hardware');
    await dialog.create();
    address = await dialog.address.innerText();
    await expect(dialog.links).toContainText('Not opened yet');
    await expectSoundInAllLooks(page, 'a link that was made');
  });

  const context = await browser.newContext({ acceptDownloads: true });
  const reader = await context.newPage();
  const shared = new SharedPage(reader);
  const looker = await (await browser.newContext({ bypassCSP: true })).newPage();
  const look = async (name: string) => {
    await looker.context().addCookies(await context.cookies());
    await looker.goto(reader.url());
    await expectPageSound(looker, name);
  };
  const errors: string[] = [];
  reader.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await test.step('whoever has it is asked for the pass phrase first', async () => {
    await reader.goto(address);
    await look('a locked page');
    await shared.unlock('maple hardwood');
    await expect(shared.problem).toContainText('This is not the pass phrase');
    const looked = new SharedPage(looker);
    await looked.unlock('maple hardwood');
    await expect(looked.problem).toBeVisible();
    await expectPageSound(looker, 'a wrong pass phrase');
    await shared.unlock('maple hardware');
    await expect(shared.title).toHaveText('January 1, 2026 to March 31, 2026');
    // Chromium takes a secure cookie of a sandboxed page's form, and the redirect, links and searches carry it.
    expect(reader.url()).toBe(address);
    expect(await context.cookies()).toMatchObject([
      { path: new URL(address).pathname, httpOnly: true, secure: true, sameSite: 'Lax' },
    ]);
    await look('a shared package');
    // A font or an icon that the policy refused would be among the errors of the reader's console.
    expect(await new SharedPage(looker).loadedFonts()).toEqual(['Inter Variable', 'Source Serif 4 Variable']);
  });

  await test.step('entries are searched and paged through', async () => {
    await shared.turnPage();
    await expect(shared.text('Page 2 of 2')).toBeVisible();
    const looked = new SharedPage(looker);
    const first = await looked.amounts();
    await looked.turnPage();
    await expect(looked.text('Page 2 of 2')).toBeVisible();
    const all = [...first, ...(await looked.amounts())];
    expect(all).toHaveLength(60);
    expect(all.reduce((sum, cents) => sum + cents, 0)).toBe(await looked.total('Net'));
    await shared.searchFor('electricite');
    await expect(shared.count).toHaveText(/^\d+ of 60 entries hold “electricite”$/);
    await shared.searchFor('no such thing <script>');
    await expect(shared.count).toContainText('No entry holds “no such thing <script>”');
    await look('a search that found nothing');
    await shared.showAll();
    await expect(shared.count).toHaveText('60 entries');
  });

  await test.step('a document is opened in a tab of its own', async () => {
    const tab = await shared.openDocument(/\.jpg/);
    await tab.waitForURL(/uploads/);
    expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(100);
    await tab.close();
  });

  await test.step('and all of it downloaded', async () => {
    const download = await shared.download();
    expect(download.suggestedFilename()).toMatch(/2026-01-01.*\.zip$/);
    const zip = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(zip).filter((path) => path.endsWith('.jpg'))).toHaveLength(1);
  });

  await test.step('each use stands in the log, and is told', async () => {
    await page.reload();
    await made.share();
    await expect(dialog.text(/^Opened (once|\d+ times)/)).toBeVisible();
    await dialog.openLog('Anna Accountant');
    for (const use of ['Wrong pass phrase', 'Document opened', 'Downloaded'])
      await expect(dialog.text(use).first()).toBeVisible();
    await expectSoundInAllLooks(page, 'the log of a link');
    const told = contract.listNotifications.reply.parse(await member.ask('GET', '/notifications'));
    expect(told.items.filter(({ kind }) => kind === 'link-opened')).toHaveLength(1);
  });

  await test.step('it is given another end, which is taken back', async () => {
    const until = dialog.endOfLinkBy('Grace Hopper');
    const before = await until.innerText();
    await dialog.changeEnd('Anna Accountant');
    const ending = new LinkEndDialog(page, 'Anna Accountant');
    await ending.opensFor.selectOption('Until a day…');
    await ending.lastDay.fill('2020-01-01');
    await ending.save();
    await expect(ending.text('Choose a day that lies ahead.')).toBeVisible();
    await expectSoundInAllLooks(page, 'another end of a link');
    await ending.opensFor.selectOption('90 days from today');
    await ending.save();
    await expect(ending.root).toBeHidden();
    await expect(until).not.toHaveText(before);
    // What stands behind an open dialog is out of its reach.
    await page.keyboard.press('Escape');
    await undo(page, 'The link for Anna Accountant has another end');
    await made.share();
    await expect(until).toHaveText(before);
    await dialog.openLog('Anna Accountant');
    await expect(dialog.text(/^Opens until /)).toHaveCount(2);
  });

  await test.step('revoked, it opens no more', async () => {
    await dialog.revoke('Anna Accountant');
    await expect(toast(page, 'The link for Anna Accountant opens no more')).toBeVisible();
    await expect(dialog.text('Revoked')).toBeVisible();
    const answer = await reader.goto(address);
    expect(answer?.status()).toBe(410);
    await expect(shared.title).toHaveText('This link no longer opens');
    await look('a link that is over');
    expect((await reader.goto(`${new URL(address).origin}/shared/${v7()}`))?.status()).toBe(404);
  });

  expect(errors.filter((error) => !/status of (403|404|410)/.test(error))).toEqual([]);
  await Promise.all([context.close(), looker.context().close()]);
});
