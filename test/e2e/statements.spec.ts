import type { Locator, Page } from '@playwright/test';
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
    await expect(preview.getByText('Schäfer & Söhne Gutschrift Projekt März')).toBeVisible();
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
    await expect(preview.getByText(/^Column \d/)).toHaveCount(0);
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

/** Opens the import dialog and chooses a file; gives the dialog. */
async function choose(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Import Statement' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import Statement' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(fixture(name));
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
