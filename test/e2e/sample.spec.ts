import { brightDesk, dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { newPerson, openNewEntry, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

test('empty books are explored with sample data, whose documents are read, and are empty again with one click', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const explore = page.getByRole('button', { name: 'Explore with sample data' });
  const banner = page.getByRole('region', { name: 'You are exploring sample data.' });

  await test.step('it is offered where there is nothing to see yet', async () => {
    await page.goto('/app/transactions');
    await expect(explore).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(explore).toBeVisible();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'the offer of sample books', look);
    }
    await dress(page, brightDesk);
  });

  await test.step('a year of a business is there, under a band that says so', async () => {
    await explore.click();
    await expect(banner).toBeVisible({ timeout: READ_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundInAllLooks(page, 'the dashboard of sample books');
    await dress(page, brightDesk);
    await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
    await expect(
      page.getByRole('group', { name: /COPPER KETTLE|REDLINE FUEL|LUMEN CLOUD/ }).first(),
    ).toBeVisible();
    await expect(banner).toBeVisible();
  });

  await test.step('its documents are read like any, and nothing else comes in', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Receipts' }).click();
    await page
      .getByRole('button', { name: /View scribble-design-suite/ })
      .first()
      .click({ timeout: READ_MS });
    await expect(page.getByLabel('Total')).toHaveValue('54.99', { timeout: READ_MS });
    await expectSound(page, 'a document of sample books', brightDesk);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'By email' })).toHaveCount(0);
  });

  const elsewhere = await page.context().newPage();
  await test.step('in another tab somebody begins an entry', async () => {
    await elsewhere.goto('/app/transactions');
    await openNewEntry(elsewhere, 'Add Expense');
    const entry = elsewhere.getByRole('dialog', { name: 'Add Expense' });
    await entry.getByLabel('Description').fill('Meant for the sample');
    await entry.getByLabel('Amount').fill('12.00');
    await entry.getByLabel('Account').selectOption('Cash');
  });

  await test.step('it goes, and one’s own books are as they were', async () => {
    await banner.getByRole('button', { name: 'Remove sample data' }).click();
    await expect(explore).toBeVisible({ timeout: READ_MS });
    await expect(banner).toHaveCount(0);
    expect(await member.all('/transactions?limit=200')).toEqual([]);
  });

  await test.step('the other tab saves nothing in them, says so above what was typed, and goes on in them', async () => {
    const others = elsewhere.getByRole('alertdialog', { name: 'Other books are open' });
    // It may have learned of them by itself before: then nothing below can be pressed any more.
    await elsewhere
      .getByRole('button', { name: 'Add Expense' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await expect(others).toBeVisible();
    await expect(elsewhere.getByLabel('Description')).toHaveValue('Meant for the sample');
    await expectSoundInAllLooks(elsewhere, 'other books are open');
    await dress(elsewhere, brightDesk);
    await others.getByRole('button', { name: 'Go on in the books that are open' }).click();
    await expect(elsewhere.getByRole('button', { name: 'Explore with sample data' })).toBeVisible();
    expect(await member.all('/transactions?limit=200')).toEqual([]);
  });
});
