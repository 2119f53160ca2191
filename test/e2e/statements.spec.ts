import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { dress, expectSound, unlikeLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const fixture = (name: string) => new URL(`../fixtures/statements/${name}`, import.meta.url).pathname;

test('statements of every kind enter the books once, and leave them whole', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const count = async () => (await member.ask('GET', '/transactions/count'))['count'];
  await page.goto('/app/transactions');

  await test.step('a German CSV with a preamble, decimal commas and days that could be months', async () => {
    const preview = await choose(page, 'geschaeftskonto.csv');
    await expect(preview.getByText('In balance')).toBeVisible({ timeout: 30_000 });
    await expect(preview.getByText('Schäfer & Söhne Gutschrift Projekt März').first()).toBeVisible();
    await expect(preview.getByText('€1,250.00').first()).toBeVisible();
    const question = preview.getByLabel('How are the days written?');
    await question.selectOption('Month, day, year');
    await expect(preview.getByText('2026-02-03').first()).toBeVisible();
    await expectSoundInUnlikeLooks(page, 'An answered question');
    await preview.getByRole('button', { name: 'Ask again' }).click();
    await expect(question).toHaveValue('dmy');
    await expect(preview.getByText('2026-03-02').first()).toBeVisible();
    await preview.getByRole('button', { name: 'Add 5 transactions' }).click();
    await expect(page.getByText('5 transactions added')).toBeVisible({ timeout: 30_000 });
    expect(await count()).toBe(5);
  });

  await test.step('an OFX of the same account that overlaps it', async () => {
    const preview = await choose(page, 'geschaeftskonto.ofx');
    await expect(preview.getByText('3 rows are in your books already and will be left out.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(preview.getByText('Already there')).toHaveCount(3);
    await expect(preview.getByLabel('Account').locator('option:checked')).toHaveText('Checking 2051');
    await expect(preview.getByText(/In your books as Stadtwerke Lübeck/)).toBeVisible();
    await expectSoundInUnlikeLooks(page, 'Preview of an overlapping OFX');
    await preview.getByRole('button', { name: 'Add 2 transactions' }).click();
    await expect(page.getByText('2 transactions added')).toBeVisible({ timeout: 30_000 });
    expect(await count()).toBe(7);
  });

  await test.step('a PDF, proven by its balances', async () => {
    const preview = await choose(page, 'chequing.pdf');
    await expect(preview.getByText('In balance')).toBeVisible({ timeout: READ_MS });
    await expect(preview.getByText('PREAUTHORIZED DEBIT LAKESIDE HYDRO 88214')).toBeVisible();
    await preview.getByRole('button', { name: 'Add 6 transactions' }).click();
    await expect(preview.getByText('Choose the account that these rows belong to.')).toBeVisible();
    await preview.getByRole('button', { name: 'It is Checking' }).click();
    await preview.getByRole('button', { name: 'Add 6 transactions' }).click();
    await expect(page.getByText('6 transactions added')).toBeVisible({ timeout: 30_000 });
    expect(await count()).toBe(13);
  });

  await test.step('the first import is taken out, but for the rows that the OFX states as well', async () => {
    await page.getByRole('button', { name: 'Import Statement' }).click();
    await page.getByRole('button', { name: 'Undo the import of geschaeftskonto.csv' }).click();
    const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
    await question.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('Import undone')).toBeVisible();
    await expect.poll(count, { timeout: 30_000 }).toBe(11);
    await page.keyboard.press('Escape');
    await page.goto('/app/transactions');
    await expect(page.getByText('WERFT OSTSEE GMBH').first()).toBeVisible();
    await expect(page.getByText(/Stadtwerke Lübeck/).first()).toBeVisible();
    await expect(page.getByText('Büromarkt Köhler Rechnung 4711')).toHaveCount(0);
  });
});

test('a file in two currencies is added whole, each by itself, and waits for its person', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await page.goto('/app/transactions');
  const preview = await choose(page, {
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
    await expect(preview.getByRole('button', { name: 'Add 3 transactions' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(preview.getByRole('heading', { name: /EUR · 2 rows/ })).toBeVisible();
    await expect(preview.getByRole('heading', { name: /USD · 1 row/ })).toBeVisible();
    await expect(preview.getByText('€1,480.00').first()).toBeVisible();
    await expect(preview.getByText(/US\$33\.50/).first()).toBeVisible();
    await expect(preview.getByLabel('Which currency is this?')).toHaveValue('each');
    await expect(preview.getByText(/· YOUR SUPPLIER · /)).toBeVisible();
    await expectSoundInUnlikeLooks(page, 'Preview of two currencies');
  });

  await test.step('the way back, a reload and the list of imports lead to it again', async () => {
    const address = page.url();
    expect(address).toMatch(/[?&]statement=/);
    await page.reload();
    await expect(preview.getByRole('button', { name: 'Add 3 transactions' })).toBeVisible({
      timeout: 30_000,
    });
    await page.goto('/app/receipts');
    await page.goBack();
    await expect(preview.getByText('AZURE INTERIOR').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await page.getByRole('button', { name: 'Import Statement' }).click();
    await preview.getByRole('button', { name: 'Resume the import of wallet.csv' }).click();
    await expect(preview.getByText('AZURE INTERIOR').first()).toBeVisible();
    expect(page.url()).toBe(address);
  });

  await test.step('an account is made for the euros without leaving', async () => {
    await preview.getByLabel('Account for EUR').selectOption('A new account…');
    const form = preview.getByRole('form', { name: 'Add account' });
    await form.getByLabel('Bank or name').fill('Paris Bank');
    await form.getByLabel('Last digits').fill('2051');
    await expectSoundInUnlikeLooks(page, 'A new account beside a preview');
    await form.getByRole('button', { name: 'Add account' }).click();
    await expect(preview.getByLabel('Account for EUR').locator('option:checked')).toHaveText('Paris Bank');
    await expect(preview.getByLabel('Account for USD').locator('option:checked')).toHaveText(
      'New account: Checking USD',
    );
  });

  await test.step('just as many are added as were promised', async () => {
    await preview.getByRole('button', { name: 'Add 3 transactions' }).click();
    await expect(page.getByText('3 transactions added')).toBeVisible({ timeout: 30_000 });
    const accounts = contract.listAccounts.reply.parse(await member.ask('GET', '/accounts')).items;
    expect(
      accounts
        .filter(({ balance }) => balance !== 0)
        .map(({ name, currency, balance }) => [name, currency, balance]),
    ).toEqual([
      ['Paris Bank', 'EUR', 148_000],
      ['Checking USD', 'USD', -3350],
    ]);
  });
});

test('a statement that does not add up names every row, and is added only as the second choice', async ({
  page,
}) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions');
  const lines = [
    '02,RENT,-900.00,100.00',
    '03,COFFEE,-4.50,91.00',
    '04,TRAIN,-45.00,46.00',
    '05,PAY,200.00,250.00',
  ];
  const buffer = Buffer.from(
    ['Date,Description,Amount,Balance', ...lines.map((line) => `2026-03-${line}`), ''].join('\n'),
  );
  const preview = await choose(page, { name: 'odd.csv', mimeType: 'text/csv', buffer });
  const verdict = preview.getByRole('region', { name: 'Does not add up' });
  await expect(verdict.getByText(/· COFFEE · /)).toBeVisible({ timeout: 30_000 });
  await expect(verdict.getByText(/· PAY · /)).toBeVisible();
  await expect(preview.getByText('Balance breaks here')).toHaveCount(2);
  await expectSoundInUnlikeLooks(page, 'Preview that does not add up');
  await preview.getByRole('button', { name: 'It is Checking' }).click();
  await preview.getByRole('button', { name: 'Add anyway' }).click();
  await expect(page.getByText('4 transactions added')).toBeVisible({ timeout: 30_000 });
});

test('a row at which the balance breaks is gone to from the verdict, however far down it stands', async ({
  page,
}) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions');
  const BROKEN = 310;
  const lines = Array.from({ length: 400 }, (_, at) => {
    const day = addDays('2026-01-01', Math.floor(at / 5));
    const balance = 1000 - at - (at < BROKEN ? 0 : 7);
    return `${day},SHOP ${at},-1.00,${balance}.00`;
  });
  const buffer = Buffer.from(['Date,Description,Amount,Balance', ...lines, ''].join('\n'));
  const preview = await choose(page, { name: 'long.csv', mimeType: 'text/csv', buffer });
  const verdict = preview.getByRole('region', { name: 'Does not add up' });
  const name = new RegExp(`· SHOP ${BROKEN} · `);
  await expect(verdict.getByRole('button', { name })).toBeVisible({ timeout: 30_000 });
  const row = preview.getByRole('region', { name: 'Rows of the statement' }).getByRole('group', { name });
  await expect(row).toHaveCount(0);
  await verdict.getByRole('button', { name }).press('Enter');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expectSoundInUnlikeLooks(page, 'Row at which a balance breaks');
  await page.setViewportSize({ width: 390, height: 844 });
  await verdict.getByRole('button', { name }).click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

/** Opens the import dialog and chooses a file, one of the samples by its name; gives the dialog. */
async function choose(page: Page, file: Chosen): Promise<Locator> {
  await page.getByRole('button', { name: 'Import Statement' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import Statement' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(typeof file === 'string' ? fixture(file) : file);
  return dialog;
}

async function expectSoundInUnlikeLooks(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, name, look);
  }
  await page.setViewportSize(size);
}
