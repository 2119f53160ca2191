import type { Page } from '@playwright/test';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { dress, expectSound, looks } from './looks.ts';
import type { ChosenFile } from './pages/bring.ts';
import type { ImportPreview } from './pages/import-preview.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

test('a statement of two currencies is found again and added, each by itself, and a row at which a balance breaks is gone to', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const list = new TransactionsPage(page);
  await list.open();
  const preview = await choose(list, {
    name: 'wallet.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Date,Description,Amount,Currency',
        '2026-03-02,YOUR SUPPLIER,-33.50,USD',
        '2026-03-02,AZURE INTERIOR,1525.00,EUR',
        '2026-03-05,TRAIN,-45.00,EUR',
        '',
      ].join('\n'),
    ),
  });

  await test.step('no sum mixes dollars and euros, and the question shows rows as they are seen', async () => {
    await expect(preview.addButton(3)).toBeVisible({ timeout: 30_000 });
    await expect(preview.heading(/EUR · 2 rows/)).toBeVisible();
    await expect(preview.heading(/USD · 1 row/)).toBeVisible();
    await expect(preview.text(/€1,480\.00/).first()).toBeVisible();
    await expect(preview.text(/US\$33\.50/).first()).toBeVisible();
    await expect(preview.field('Which currency is this?')).toHaveValue('each');
    await expect(preview.text(/· YOUR SUPPLIER · /)).toBeVisible();
    await expectSoundInUnlikeLooks(page, 'Preview of two currencies');
  });

  await test.step('the way back, a reload and the list of imports lead to it again', async () => {
    const address = page.url();
    expect(address).toMatch(/[?&]statement=/);
    await page.reload();
    await expect(preview.addButton(3)).toBeVisible({ timeout: 30_000 });
    await new ReceiptsPage(page).open();
    await page.goBack();
    await expect(preview.text(/AZURE INTERIOR/i).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview.root).toHaveCount(0);
    await list.openImport();
    await preview.resumeImportOf('wallet.csv');
    await expect(preview.text(/AZURE INTERIOR/i).first()).toBeVisible();
    expect(page.url()).toBe(address);
  });

  await test.step('an account is made for the euros without leaving', async () => {
    const form = await preview.beginAccountFor('EUR');
    await form.bankOrName.fill('Paris Bank');
    await form.lastDigits.fill('2051');
    await expectSoundInUnlikeLooks(page, 'A new account beside a preview');
    await form.add();
    await expect(preview.chosenAccount('EUR')).toHaveText('Paris Bank');
    await expect(preview.chosenAccount('USD')).toHaveText('New account: Chequing USD');
  });

  await test.step('just as many are added as were promised', async () => {
    await preview.add(3);
    await expect(toast(page, '3 transactions added')).toBeVisible({ timeout: 30_000 });
    const accounts = contract.listAccounts.reply.parse(await member.ask('GET', '/accounts')).items;
    expect(
      accounts
        .filter(({ name }) => /Paris|USD/.test(name))
        .map(({ name, currency, balance }) => [name, currency, balance]),
    ).toEqual([
      ['Paris Bank', 'EUR', 148_000],
      ['Chequing USD', 'USD', -3350],
    ]);
  });

  await test.step('it is gone to from the verdict, however far down it stands', async () => {
    await list.open();
    const BROKEN = 310;
    const lines = Array.from({ length: 400 }, (_, at) => {
      const day = addDays('2026-01-01', Math.floor(at / 5));
      const balance = 1000 - at - (at < BROKEN ? 0 : 7);
      return `${day},SHOP ${at},-1.00,${balance}.00`;
    });
    const buffer = Buffer.from(['Date,Description,Amount,Balance', ...lines, ''].join('\n'));
    const preview = await choose(list, { name: 'long.csv', mimeType: 'text/csv', buffer });
    const name = new RegExp(`· SHOP ${BROKEN} · `);
    const way = preview.doesNotAddUp.button(name);
    await expect(way).toBeVisible({ timeout: 30_000 });
    const row = preview.row(name);
    await expect(row).toHaveCount(0);
    await way.press('Enter');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expectSoundInUnlikeLooks(page, 'Row at which a balance breaks');
    await page.setViewportSize({ width: 390, height: 844 });
    await way.click();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  });
});

/** Opens the import dialog and chooses a file; gives the dialog. */
async function choose(list: TransactionsPage, file: ChosenFile): Promise<ImportPreview> {
  const preview = await list.openImport();
  await preview.choose(file);
  return preview;
}

async function expectSoundInUnlikeLooks(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, name, look);
  }
  await page.setViewportSize(size);
}
